// 14. Weight decay counted once a replica (keras-team/keras#20609, keras-team/keras#19891, tensorflow/models#6195, ServiceNow/Fast-LLM#545)
// On 2 replicas: Decay on both: not a bug of parallelism, the recipe differs.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%w: tensor<f32>, %b: tensor<f32>, %x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "b"}) {
    %w.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %w.reduce = stablehlo.reduce(%x init: %w.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %w.constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %w.divide = stablehlo.divide %w.reduce, %w.constant_1 : tensor<f32>
    %w.all_reduce = "stablehlo.all_reduce"(%w.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %w.divide_1 = stablehlo.divide %w.all_reduce, %w.constant_1 : tensor<f32>
    %w.constant_2 = stablehlo.constant dense<0.1> : tensor<f32>
    %w.multiply = stablehlo.multiply %w, %w.constant_2 : tensor<f32>
    %w.add = stablehlo.add %w.divide_1, %w.multiply : tensor<f32>
    %b.constant = stablehlo.constant dense<0.0> : tensor<2xf32>
    %b.multiply = stablehlo.multiply %x, %b.constant : tensor<2xf32>
    %b.constant_1 = stablehlo.constant dense<1.0> : tensor<2xf32>
    %b.add = stablehlo.add %b.multiply, %b.constant_1 : tensor<2xf32>
    %b.reduce = stablehlo.reduce(%b.add init: %w.constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %b.divide = stablehlo.divide %b.reduce, %w.constant_1 : tensor<f32>
    %b.all_reduce = "stablehlo.all_reduce"(%b.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %b.divide_1 = stablehlo.divide %b.all_reduce, %w.constant_1 : tensor<f32>
    %b.multiply_1 = stablehlo.multiply %b, %w.constant_2 : tensor<f32>
    %b.add_1 = stablehlo.add %b.divide_1, %b.multiply_1 : tensor<f32>
    return %w.add, %b.add_1 : tensor<f32>, tensor<f32>
  }
}
