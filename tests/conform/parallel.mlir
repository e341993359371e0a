// Programs side by side: the three ways to group devices.

module @cross_replica {
  func.func @all_reduce(%x: tensor<4xi64>) -> tensor<4xi64> {
    %sum = "stablehlo.all_reduce"(%x) ({
      ^bb0(%a: tensor<i64>, %b: tensor<i64>):
        %0 = stablehlo.add %a, %b : tensor<i64>
        stablehlo.return %0 : tensor<i64>
    }) {
      replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>
    } : (tensor<4xi64>) -> tensor<4xi64>
    return %sum : tensor<4xi64>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %1 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
    %2 = stablehlo.constant dense<9> : tensor<4xi64>
    %out:3 = "interpreter.run_parallel"(%0, %1, %2) {
      programs = [[@all_reduce], [@all_reduce], [@all_reduce]]
    } : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
    check.expect_eq_const %out#0, dense<[6, 8, 10, 12]> : tensor<4xi64>
    check.expect_eq_const %out#1, dense<[6, 8, 10, 12]> : tensor<4xi64>
    check.expect_eq_const %out#2, dense<9> : tensor<4xi64>
    return
  }
}

// -----

// A channel without global ids: all partitions of the group's replicas, replica by replica.
module @cross_replica_and_partition {
  func.func @gather(%x: tensor<1xi32>) -> tensor<4xi32> {
    %all = "stablehlo.all_gather"(%x) {
      all_gather_dim = 0 : i64,
      replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
    } : (tensor<1xi32>) -> tensor<4xi32>
    return %all : tensor<4xi32>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<0> : tensor<1xi32>
    %1 = stablehlo.constant dense<1> : tensor<1xi32>
    %2 = stablehlo.constant dense<2> : tensor<1xi32>
    %3 = stablehlo.constant dense<3> : tensor<1xi32>
    %out:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {
      programs = [[@gather, @gather], [@gather, @gather]]
    } : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
      -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
    check.expect_eq_const %out#0, dense<[2, 3, 0, 1]> : tensor<4xi32>
    check.expect_eq %out#0, %out#3 : tensor<4xi32>
    return
  }
}

// -----

module @flattened_ids {
  func.func @scatter(%x: tensor<2xi32>) -> tensor<1xi32> {
    %part = "stablehlo.reduce_scatter"(%x) ({
      ^bb0(%a: tensor<i32>, %b: tensor<i32>):
        %0 = stablehlo.maximum %a, %b : tensor<i32>
        stablehlo.return %0 : tensor<i32>
    }) {
      scatter_dimension = 0 : i64,
      replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      use_global_device_ids
    } : (tensor<2xi32>) -> tensor<1xi32>
    return %part : tensor<1xi32>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<[1, 20]> : tensor<2xi32>
    %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
    %2 = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
    %3 = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
    %out:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {
      programs = [[@scatter, @scatter], [@scatter, @scatter]]
    } : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
      -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
    check.expect_eq_const %out#0, dense<7> : tensor<1xi32>
    check.expect_eq_const %out#1, dense<6> : tensor<1xi32>
    check.expect_eq_const %out#2, dense<5> : tensor<1xi32>
    check.expect_eq_const %out#3, dense<20> : tensor<1xi32>
    return
  }
}

// -----

// With a channel the ids of pairs are partitions: the same in each replica.
module @cross_partition {
  func.func @permute(%x: tensor<i32>) -> (tensor<i32>, tensor<ui32>, tensor<ui32>) {
    %moved = "stablehlo.collective_permute"(%x) {
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
    } : (tensor<i32>) -> tensor<i32>
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    return %moved, %r, %p : tensor<i32>, tensor<ui32>, tensor<ui32>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.constant dense<12> : tensor<i32>
    %3 = stablehlo.constant dense<13> : tensor<i32>
    %out:12 = "interpreter.run_parallel"(%0, %1, %2, %3) {
      programs = [[@permute, @permute], [@permute, @permute]]
    } : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
      -> (tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<ui32>, tensor<ui32>,
          tensor<i32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %out#0, dense<0> : tensor<i32>
    check.expect_eq_const %out#3, dense<10> : tensor<i32>
    check.expect_eq_const %out#6, dense<0> : tensor<i32>
    check.expect_eq_const %out#9, dense<12> : tensor<i32>
    check.expect_eq_const %out#7, dense<1> : tensor<ui32>
    check.expect_eq_const %out#8, dense<0> : tensor<ui32>
    check.expect_eq_const %out#5, dense<1> : tensor<ui32>
    return
  }
}

// -----

// Programs that differ: one sends, the other receives; an infeed has values for the first.
module @send_and_receive {
  func.func @queue() -> (tensor<2xi64>) {
    %0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @receiver(%token: !stablehlo.token) -> (tensor<2xi64>) {
    %got:2 = "stablehlo.recv"(%token) {
      channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>
    } : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    return %got#0 : tensor<2xi64>
  }
  func.func @sender(%token: !stablehlo.token) -> () {
    %fed:2 = "stablehlo.infeed"(%token) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %sent = "stablehlo.send"(%fed#0, %fed#1) {
      channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>
    } : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
    return
  }
  func.func @main() {
    %token = stablehlo.after_all : !stablehlo.token
    %out = "interpreter.run_parallel"(%token, %token) {
      infeed = [@queue],
      programs = [[@receiver], [@sender]]
    } : (!stablehlo.token, !stablehlo.token) -> tensor<2xi64>
    check.expect_eq_const %out, dense<[3, 4]> : tensor<2xi64>
    return
  }
}
