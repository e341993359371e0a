"""Graph to graph: lowering, reverse-mode gradients, data parallelism."""
