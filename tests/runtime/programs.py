"""Small StableHLO texts that the runtime's tests execute."""


def all_reduce(replicas: int, shape: str = "3xf32", groups: list[list[int]] | None = None) -> str:
    """The sum of %x over the replicas of each group."""
    groups = groups or [list(range(replicas))]
    element = shape.rpartition("x")[2]
    return f"""module attributes {{mhlo.num_replicas = {replicas} : i32}} {{
  func.func @main(%x: tensor<{shape}>) -> (tensor<{shape}> {{jax.result_info = "sum"}}) {{
    %0 = "stablehlo.all_reduce"(%x) <{{replica_groups = dense<{groups}> : tensor<{len(groups)}x{len(groups[0])}xi64>}}> ({{
    ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
      %1 = stablehlo.add %a, %b : tensor<{element}>
      stablehlo.return %1 : tensor<{element}>
    }}) : (tensor<{shape}>) -> tensor<{shape}>
    return %0 : tensor<{shape}>
  }}
}}
"""


def step(replicas: int) -> str:
    """A training step in small: w ← w − mean over replicas of (w·x); returns w and w's sum before.  %w is donated."""
    return f"""module attributes {{mhlo.num_replicas = {replicas} : i32}} {{
  func.func @main(%w: tensor<4x4xf32> {{tf.aliasing_output = 0 : i32}}, %x: tensor<4x4xf32>)
      -> (tensor<4x4xf32> {{jax.result_info = "w"}}, tensor<f32> {{jax.result_info = "loss"}}) {{
    %g = stablehlo.dot_general %w, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %s = "stablehlo.all_reduce"(%g) <{{replica_groups = dense<[{list(range(replicas))}]> : tensor<1x{replicas}xi64>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }}) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %r = stablehlo.constant dense<{1 / (10 * replicas)}> : tensor<4x4xf32>
    %d = stablehlo.multiply %s, %r : tensor<4x4xf32>
    %n = stablehlo.subtract %w, %d : tensor<4x4xf32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %l = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    return %n, %l : tensor<4x4xf32>, tensor<f32>
  }}
}}
"""


def identity(type: str) -> str:
    return f"func.func @main(%x: {type}) -> {type} {{\n  return %x : {type}\n}}\n"
