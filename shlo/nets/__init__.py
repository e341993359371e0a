"""Networks, losses, optimisers and recipes: what becomes a training step."""
