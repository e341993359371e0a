// 12. Running statistics part (pytorch/pytorch#13711, pytorch/pytorch#30718, YOLOX#1176, google/flax#877, huggingface/pytorch-image-models#110, facebookresearch/fvcore#152, open-mmlab/mmdetection#4582)
// On 2 replicas: The global variance with the global count.
// Verdict: PROVED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%x: tensor<2xf32>) -> (tensor<f32> {jax.result_info = "variance"}) {
    %constant = stablehlo.constant dense<0.0> : tensor<f32>
    %reduce = stablehlo.reduce(%x init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %constant_1 = stablehlo.constant dense<2.0> : tensor<f32>
    %divide = stablehlo.divide %reduce, %constant_1 : tensor<f32>
    %all_reduce = "stablehlo.all_reduce"(%divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_1 = stablehlo.divide %all_reduce, %constant_1 : tensor<f32>
    %broadcast_in_dim = stablehlo.broadcast_in_dim %divide, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %subtract = stablehlo.subtract %x, %broadcast_in_dim : tensor<2xf32>
    %multiply = stablehlo.multiply %subtract, %subtract : tensor<2xf32>
    %reduce_1 = stablehlo.reduce(%multiply init: %constant) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %divide_2 = stablehlo.divide %reduce_1, %constant_1 : tensor<f32>
    %subtract_1 = stablehlo.subtract %divide, %divide_1 : tensor<f32>
    %multiply_1 = stablehlo.multiply %subtract_1, %subtract_1 : tensor<f32>
    %add = stablehlo.add %divide_2, %multiply_1 : tensor<f32>
    %all_reduce_1 = "stablehlo.all_reduce"(%add) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add_1 = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add_1 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %divide_3 = stablehlo.divide %all_reduce_1, %constant_1 : tensor<f32>
    %constant_2 = stablehlo.constant dense<4.0> : tensor<f32>
    %multiply_2 = stablehlo.multiply %divide_3, %constant_2 : tensor<f32>
    %constant_3 = stablehlo.constant dense<3.0> : tensor<f32>
    %divide_4 = stablehlo.divide %multiply_2, %constant_3 : tensor<f32>
    return %divide_4 : tensor<f32>
  }
}
