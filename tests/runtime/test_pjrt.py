"""Executing through PJRT: replicas that differ, donation, state that stays on the devices, element types, errors."""

import numpy as np
import pytest

from shlo.interp.den import PerDevice
from shlo.ir.errors import ShloError
from shlo.ir.types import DType, bf16, f32, tensor
from shlo.runtime import DeviceArray, Runtime, run_module, signature
from tests.runtime.programs import all_reduce, identity, step


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


# ------------------------------------------------------------------------------------------------------ replicas


@pytest.mark.parametrize("replicas", [1, 2, 4])
@pytest.mark.parametrize("shape", [(), (3,), (2, 5), (0, 4)])
def test_all_reduce_sums_what_differs(replicas, shape):
    given = [normal(*shape, seed=i) for i in range(replicas)]
    text = all_reduce(replicas, "x".join([*map(str, shape), "f32"]))
    (result,) = run_module(text, [PerDevice(given)])
    versions = result if replicas > 1 else [result]
    assert len(versions) == replicas
    for version in versions:
        assert version.shape == shape
        np.testing.assert_allclose(version, sum(given), rtol=1e-6, atol=1e-6)


def test_groups_reduce_apart():
    (result,) = run_module(
        all_reduce(4, groups=[[0, 2], [1, 3]]), [PerDevice(np.full(3, 10.0**i, "f") for i in range(4))]
    )
    assert [float(v[0]) for v in result] == [101, 1010, 101, 1010]


def test_one_array_reaches_every_replica():
    (result,) = run_module(all_reduce(4), [np.array([1, 2, 3], np.float32)])
    assert isinstance(result, PerDevice)
    assert all(np.array_equal(v, [4, 8, 12]) for v in result)


def test_several_clients_in_one_process():
    two, four, again = Runtime(devices=2), Runtime(devices=4), Runtime(devices=2)
    for runtime in (four, two, again, four):
        (out,) = runtime.compile(all_reduce(runtime.devices))(np.ones(3, np.float32))
        assert [float(v[0]) for v in out.shards()] == [runtime.devices] * runtime.devices


def test_fewer_replicas_than_devices_use_the_first():
    runtime = Runtime(devices=4)
    executable = runtime.compile(all_reduce(2))
    (out,) = executable(runtime.put(np.ones(3, np.float32), replicas=2))
    assert [float(v[0]) for v in out.shards()] == [2, 2]
    with pytest.raises(ShloError, match="input x lies on other devices"):
        executable(runtime.put(np.ones(3, np.float32)))


def test_agree_compares_bits():
    runtime = Runtime(devices=2)
    assert runtime.put(np.array([np.nan], np.float32)).agree()
    assert not runtime.put(PerDevice([np.float32(0.0), np.float32(-0.0)])).agree()


# --------------------------------------------------------------------------------------------- state and donation


@pytest.mark.parametrize("replicas", [1, 2])
def test_state_on_the_devices_equals_round_trips_to_the_host(replicas):
    executable = Runtime(devices=replicas).compile(step(replicas))
    stays, travels = executable.put(normal(4, 4), 0), normal(4, 4)
    for i in range(5):
        batch = PerDevice([normal(4, 4, seed=10 * i + r) for r in range(replicas)])
        stays, loss = executable(stays, batch)
        again, loss_again = executable(travels, batch)
        assert stays.agree()
        travels = again.to_host()
        assert np.array_equal(loss.shards(), loss_again.shards())
    assert np.array_equal(stays.to_host(), travels)
    assert not np.allclose(stays.shards()[0], normal(4, 4))


def test_a_donated_input_is_gone_and_says_so():
    executable = Runtime().compile(step(1))
    assert executable.signature.donated == {0: 0}
    w, x = executable.put(normal(4, 4), 0), executable.put(normal(4, 4), 1)
    executable(w, x)
    assert w.deleted
    assert not x.deleted
    assert "donated" in repr(w)
    with pytest.raises(ShloError, match="input w was donated to an earlier execution and is gone"):
        executable(w, x)
    with pytest.raises(ShloError, match="was donated to an execution and is gone"):
        w.to_host()
    with pytest.raises(ShloError, match="input w is donated and cannot be input x too"):
        executable(x, x)


def test_host_arrays_may_change_after_put_and_after_to_host():
    executable = Runtime().compile(step(1))
    array = normal(4, 4)
    before = array.copy()
    on_device = executable.put(array, 0)
    array[:] = 7
    seen = on_device.to_host()
    assert np.array_equal(seen, before)
    executable(on_device, before)  # donates the memory that `seen` was read from
    assert np.array_equal(seen, before)


def test_timing_follows_the_donated_state():
    executable = Runtime(devices=2).compile(step(2))
    seconds = executable.seconds([normal(4, 4), normal(4, 4)], 3)
    assert len(seconds) == 3
    assert all(s > 0 for s in seconds)


def test_what_an_executable_tells():
    executable = Runtime(devices=2).compile(step(2))
    assert executable.replicas == 2
    assert executable.input_types == (f32[4, 4], f32[4, 4])
    assert executable.output_types == (f32[4, 4], f32[()])
    assert executable.signature.input_names == ("w", "x")
    assert executable.signature.output_names == ("w", "loss")
    assert executable.compile_seconds > 0
    memory = executable.memory()
    assert (memory.arguments, memory.aliased) == (128, 64)
    assert memory.total >= memory.arguments
    assert "all-reduce" in executable.hlo_text()


# ------------------------------------------------------------------------------------------------- element types

UNSUPPORTED_BY_CPU = {"f6E2M3FN", "f6E3M2FN", "index"}


@pytest.mark.parametrize("dtype", [d for d in DType.all.values() if d.name not in UNSUPPORTED_BY_CPU], ids=str)
def test_every_element_type_goes_there_and_back(dtype):
    values = np.array([[0, 1, 1], [1, 0, 1]])
    array = (values + 1 if dtype.name == "f8E8M0FNU" else values).astype(dtype.numpy)
    type = tensor(array.shape, dtype)
    runtime = Runtime(devices=2)
    versions = PerDevice([array, array[::-1].copy()])
    (out,) = runtime.compile(identity(str(type)), replicas=2)(versions)
    assert out.type is type
    for got, given in zip(out.to_host(), versions, strict=True):
        assert got.dtype == dtype.numpy
        assert got.tobytes() == given.tobytes()


def test_bf16_arithmetic():
    text = identity("tensor<3xbf16>").replace("return %x", "%y = stablehlo.add %x, %x : tensor<3xbf16>\n  return %y")
    array = np.array([1, 2.5, -3], bf16.numpy)
    assert np.array_equal(run_module(text, [array])[0], array + array)


def test_scalars_and_strided_arrays():
    (scalar,) = run_module(identity("tensor<f32>"), [np.float32(2.5)])
    assert scalar.shape == ()
    assert scalar == 2.5
    strided = normal(6, 4)[::2, ::-1].T
    assert np.array_equal(run_module(identity("tensor<4x3xf32>"), [strided])[0], strided)


# -------------------------------------------------------------------------------------------------------- errors

X = np.ones(3, np.float32)


def says(message: str):
    return pytest.raises(ShloError, match=message)


def test_wrong_inputs_are_named_with_both_types():
    executable = Runtime(devices=2).compile(all_reduce(2))
    with says("takes 1 input, got 2"):
        executable(X, X)
    with says("input x must be tensor<3xf32>, got tensor<2xf32>"):
        executable(X[:2])
    with says("input x must be tensor<3xf32>, got tensor<3xf64>"):
        executable(X.astype(np.float64))
    with says("input x must be tensor<3xf32>, got tensor<2xf32> on device 1"):
        executable(PerDevice([X, X[:2]]))
    with says("input x has 3 versions for 2 devices"):
        executable(PerDevice([X, X, X]))
    with says("input x: arrays of NumPy type object"):
        executable(np.array(["a", None]))
    with says("input x must be tensor<3xf32>, got tensor<4xf32>"):
        executable(Runtime(devices=2).compile(all_reduce(2, "4xf32"))(np.ones(4, np.float32))[0])


def test_an_array_of_another_runtime_is_refused():
    other = Runtime(devices=2).put(X)
    with says("input x lies on other devices"):
        Runtime(devices=4).compile(all_reduce(4))(other)
    (out,) = Runtime(devices=2).compile(all_reduce(2))(other)  # another runtime, the same devices
    assert out.agree()


def test_more_replicas_than_devices():
    with says(r"for 4 replicas but there are 2 devices of platform cpu: ask for more"):
        Runtime(devices=2).compile(all_reduce(4))
    with says("at least one device, not 0"):
        Runtime(devices=0)


def test_text_that_mlir_refuses_has_its_position():
    with says(r"^step\.mlir:2:10: MLIR: "):
        Runtime().compile(identity("tensor<3xf32>").replace("return %x", "return %q"), file="step.mlir")


def test_text_that_xla_refuses():
    text = identity("tensor<3xf32>").replace(
        "return %x",
        "%y = stablehlo.custom_call @mhlo.nobody(%x) {mhlo.attributes = {}} : (tensor<3xf32>) -> tensor<3xf32>\n  return %y",
    )
    with says(r"^step\.mlir:\d+: XLA does not compile it: .*nobody"):
        Runtime().compile(text, file="step.mlir")


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ('"x"', 'must be the number of a result, not "x"'),
        ("-1 : i32", "-1: @main has 2 results"),
        ("2 : i32", "2: @main has 2 results"),
        ("0 : i32", "0: another parameter gives its memory"),
        ("1 : i32", r"1: the parameter is tensor<2xf32>, the result tensor<i32>"),
    ],
)
def test_donations_that_cannot_be(target, message):
    """XLA itself answers with its stack."""
    text = f"""func.func @main(%x: tensor<2xf32> {{tf.aliasing_output = 0 : i32}}, %n: tensor<i32>,
    %y: tensor<2xf32> {{tf.aliasing_output = {target}}}) -> (tensor<2xf32>, tensor<i32>) {{
  return %x, %n : tensor<2xf32>, tensor<i32>
}}"""
    with says(rf"^step\.mlir:2:24: tf\.aliasing_output.* {message}"):
        Runtime().compile(text, file="step.mlir")


def test_groups_that_do_not_run():
    """XLA looks at the groups only where there are several replicas."""
    with says(r"step\.mlir:3:10: stablehlo\.all_reduce: replica_groups name replica 1, which is not there \(1 run\)"):
        run_module(all_reduce(2), [X], replicas=1, file="step.mlir")
    permute = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @inner(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @inner(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}"""
    with says("collective_permute: source_target_pairs name replica 1"):
        Runtime().compile(permute)


def test_an_option_that_xla_does_not_have():
    runtime = Runtime()
    runtime.compile(all_reduce(1), options={"xla_backend_optimization_level": 0})
    with says("No such compile option: 'xla_make_it_so'"):
        runtime.compile(all_reduce(1), options={"xla_make_it_so": True})


def test_unknown_sizes_are_refused():
    with says(r"tensors of known sizes to run, not tensor<\?xf32>"):
        Runtime().compile(identity("tensor<?xf32>"))


def test_no_main():
    with says("no function @main"):
        Runtime().compile(identity("tensor<3xf32>").replace("@main", "@other"))


def test_platforms():
    with says("there is no platform 'abacus': one of cpu, cuda"):
        Runtime("abacus")


# ----------------------------------------------------------------------------------------------------- signature


def test_signature_without_names_in_the_text():
    generic = """"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<i1>) -> tensor<i1>, sym_name = "main"}> ({
  ^bb0(%p: tensor<2xf32>, %q: tensor<i1>):
    "func.return"(%q) : (tensor<i1>) -> ()
  }) : () -> ()
}) : () -> ()"""
    sig = signature(generic)
    assert sig.input_names == ("arg0", "arg1")
    assert sig.output_names == ("0",)
    assert sig.replicas == 1


def test_signature_of_parameters_with_attributes_and_locations():
    text = """func.func public @main(%a.b: tensor<2xf32> {jax.note = "%c: tensor<"} loc("a"), %c: tensor<f32>) -> tensor<f32> {
  return %c : tensor<f32>
}"""
    assert signature(text).input_types == (f32[2], f32[()])


def test_results_are_device_arrays():
    (out,) = Runtime().compile(all_reduce(1))(X)
    assert isinstance(out, DeviceArray)
    assert out.wait() is out
    assert out.nbytes == 12
    assert not out.deleted
