// 12. Running statistics part (pytorch/pytorch#13711, pytorch/pytorch#30718, YOLOX#1176, google/flax#877, huggingface/pytorch-image-models#110, facebookresearch/fvcore#152, open-mmlab/mmdetection#4582)
// On 2 replicas: Once a micro-batch: 0.99⁸.
// Verdict: REFUTED.
module @zoo attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%ema: tensor<f32>, %x: tensor<1x8xf32>) -> (tensor<f32> {jax.result_info = "ema"}) {
    %micro.slice = stablehlo.slice %x [0:1, 0:1] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.constant = stablehlo.constant dense<0.0> : tensor<f32>
    %micro.reduce = stablehlo.reduce(%micro.slice init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.constant_1 = stablehlo.constant dense<1.0> : tensor<f32>
    %micro.divide = stablehlo.divide %micro.reduce, %micro.constant_1 : tensor<f32>
    %micro.all_reduce = "stablehlo.all_reduce"(%micro.divide) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.constant_2 = stablehlo.constant dense<2.0> : tensor<f32>
    %micro.divide_1 = stablehlo.divide %micro.all_reduce, %micro.constant_2 : tensor<f32>
    %micro.constant_3 = stablehlo.constant dense<0.99> : tensor<f32>
    %micro.multiply = stablehlo.multiply %ema, %micro.constant_3 : tensor<f32>
    %micro.constant_4 = stablehlo.constant dense<0.01> : tensor<f32>
    %micro.multiply_1 = stablehlo.multiply %micro.divide_1, %micro.constant_4 : tensor<f32>
    %micro.add = stablehlo.add %micro.multiply, %micro.multiply_1 : tensor<f32>
    %micro.slice_1 = stablehlo.slice %x [0:1, 1:2] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_1 = stablehlo.reduce(%micro.slice_1 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_2 = stablehlo.divide %micro.reduce_1, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_1 = "stablehlo.all_reduce"(%micro.divide_2) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_3 = stablehlo.divide %micro.all_reduce_1, %micro.constant_2 : tensor<f32>
    %micro.multiply_2 = stablehlo.multiply %micro.add, %micro.constant_3 : tensor<f32>
    %micro.multiply_3 = stablehlo.multiply %micro.divide_3, %micro.constant_4 : tensor<f32>
    %micro.add_1 = stablehlo.add %micro.multiply_2, %micro.multiply_3 : tensor<f32>
    %micro.slice_2 = stablehlo.slice %x [0:1, 2:3] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_2 = stablehlo.reduce(%micro.slice_2 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_4 = stablehlo.divide %micro.reduce_2, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_2 = "stablehlo.all_reduce"(%micro.divide_4) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_5 = stablehlo.divide %micro.all_reduce_2, %micro.constant_2 : tensor<f32>
    %micro.multiply_4 = stablehlo.multiply %micro.add_1, %micro.constant_3 : tensor<f32>
    %micro.multiply_5 = stablehlo.multiply %micro.divide_5, %micro.constant_4 : tensor<f32>
    %micro.add_2 = stablehlo.add %micro.multiply_4, %micro.multiply_5 : tensor<f32>
    %micro.slice_3 = stablehlo.slice %x [0:1, 3:4] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_3 = stablehlo.reduce(%micro.slice_3 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_6 = stablehlo.divide %micro.reduce_3, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_3 = "stablehlo.all_reduce"(%micro.divide_6) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_7 = stablehlo.divide %micro.all_reduce_3, %micro.constant_2 : tensor<f32>
    %micro.multiply_6 = stablehlo.multiply %micro.add_2, %micro.constant_3 : tensor<f32>
    %micro.multiply_7 = stablehlo.multiply %micro.divide_7, %micro.constant_4 : tensor<f32>
    %micro.add_3 = stablehlo.add %micro.multiply_6, %micro.multiply_7 : tensor<f32>
    %micro.slice_4 = stablehlo.slice %x [0:1, 4:5] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_4 = stablehlo.reduce(%micro.slice_4 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_8 = stablehlo.divide %micro.reduce_4, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_4 = "stablehlo.all_reduce"(%micro.divide_8) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_9 = stablehlo.divide %micro.all_reduce_4, %micro.constant_2 : tensor<f32>
    %micro.multiply_8 = stablehlo.multiply %micro.add_3, %micro.constant_3 : tensor<f32>
    %micro.multiply_9 = stablehlo.multiply %micro.divide_9, %micro.constant_4 : tensor<f32>
    %micro.add_4 = stablehlo.add %micro.multiply_8, %micro.multiply_9 : tensor<f32>
    %micro.slice_5 = stablehlo.slice %x [0:1, 5:6] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_5 = stablehlo.reduce(%micro.slice_5 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_10 = stablehlo.divide %micro.reduce_5, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_5 = "stablehlo.all_reduce"(%micro.divide_10) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_11 = stablehlo.divide %micro.all_reduce_5, %micro.constant_2 : tensor<f32>
    %micro.multiply_10 = stablehlo.multiply %micro.add_4, %micro.constant_3 : tensor<f32>
    %micro.multiply_11 = stablehlo.multiply %micro.divide_11, %micro.constant_4 : tensor<f32>
    %micro.add_5 = stablehlo.add %micro.multiply_10, %micro.multiply_11 : tensor<f32>
    %micro.slice_6 = stablehlo.slice %x [0:1, 6:7] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_6 = stablehlo.reduce(%micro.slice_6 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_12 = stablehlo.divide %micro.reduce_6, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_6 = "stablehlo.all_reduce"(%micro.divide_12) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_13 = stablehlo.divide %micro.all_reduce_6, %micro.constant_2 : tensor<f32>
    %micro.multiply_12 = stablehlo.multiply %micro.add_5, %micro.constant_3 : tensor<f32>
    %micro.multiply_13 = stablehlo.multiply %micro.divide_13, %micro.constant_4 : tensor<f32>
    %micro.add_6 = stablehlo.add %micro.multiply_12, %micro.multiply_13 : tensor<f32>
    %micro.slice_7 = stablehlo.slice %x [0:1, 7:8] : (tensor<1x8xf32>) -> tensor<1x1xf32>
    %micro.reduce_7 = stablehlo.reduce(%micro.slice_7 init: %micro.constant) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %micro.divide_14 = stablehlo.divide %micro.reduce_7, %micro.constant_1 : tensor<f32>
    %micro.all_reduce_7 = "stablehlo.all_reduce"(%micro.divide_14) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %add = stablehlo.add %lhs, %rhs : tensor<f32>
      stablehlo.return %add : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %micro.divide_15 = stablehlo.divide %micro.all_reduce_7, %micro.constant_2 : tensor<f32>
    %micro.multiply_14 = stablehlo.multiply %micro.add_6, %micro.constant_3 : tensor<f32>
    %micro.multiply_15 = stablehlo.multiply %micro.divide_15, %micro.constant_4 : tensor<f32>
    %micro.add_7 = stablehlo.add %micro.multiply_14, %micro.multiply_15 : tensor<f32>
    return %micro.add_7 : tensor<f32>
  }
}
