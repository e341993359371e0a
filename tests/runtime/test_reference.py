"""The C++ reference interpreter, on every element type, and its way of ending the process."""

import numpy as np
import pytest

from shlo.ir.errors import ShloError
from shlo.ir.types import DType, tensor
from shlo.runtime.reference import reference_eval

ADD = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def same(a: np.ndarray, b: np.ndarray) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()


# What the interpreter refuses to compute with: some narrow floats, and index, the type of sizes.
REFUSED = {"f8E8M0FNU", "f6E2M3FN", "f6E3M2FN", "f4E2M1FN", "index"}
REFERENCE_TYPES = [d for d in DType.all.values() if d.name not in REFUSED]


@pytest.mark.parametrize("shape", [(), (2, 3), (0,), (9, 17)])
@pytest.mark.parametrize("dtype", REFERENCE_TYPES, ids=str)
def test_the_reference_interpreter_sees_every_element_type(dtype, shape):
    type = tensor(shape, dtype)
    text = f"func.func @main(%a: {type}) -> {type} {{\n  return %a : {type}\n}}"
    values = np.arange(type.size).reshape(shape) % 4 - (0 if dtype.kind == "uint" else 1)
    array = (values > 0) if dtype.kind == "bool" else values.astype(dtype.numpy)
    if dtype.kind == "complex":
        array = (array + 1j * array[::-1] if shape else array + 2j).astype(dtype.numpy)
    if dtype.name in ("i2", "ui2"):
        array = (values % 2).astype(dtype.numpy)
    (result,) = reference_eval(text, [array])
    assert same(result, array)


def test_infinities_and_nan_of_complex_numbers_survive():
    text = "func.func @main(%a: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {\n  return %a : tensor<3xcomplex<f32>>\n}"
    array = np.array([complex(np.inf, 1.5), complex(0.1, -np.inf), complex(np.nan, -0.0)], np.complex64)
    assert same(reference_eval(text, [array])[0], array)


def test_several_results_of_several_kinds():
    text = """func.func @main(%a: tensor<2xbf16>, %b: tensor<3xf32>, %c: tensor<2xcomplex<f32>>)
      -> (tensor<2xcomplex<f32>>, tensor<3xf32>, tensor<2xbf16>) {
  return %c, %b, %a : tensor<2xcomplex<f32>>, tensor<3xf32>, tensor<2xbf16>
}"""
    a, b = np.array([1, 2], DType.all["bf16"].numpy), np.array([1, 2, 3], np.float32)
    c = np.array([1 + 2j, -1j], np.complex64)
    assert [same(x, y) for x, y in zip(reference_eval(text, [a, b, c]), (c, b, a), strict=True)] == [True] * 3


def test_isolated_equals_direct():
    array = np.array([1.5, -2], np.float32)
    assert same(reference_eval(ADD, [array], isolated=True)[0], array * 2)


def test_an_abort_of_the_isolated_interpreter_is_an_error():
    text = """func.func @main(%a: tensor<2x2x2x2xf32>, %s: tensor<2xf32>) -> tensor<2x2x2x2xf32> {
  %0 = "stablehlo.batch_norm_inference"(%a, %s, %s, %s, %s) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64}
    : (tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2x2x2xf32>
  return %0 : tensor<2x2x2x2xf32>
}"""
    args = [np.ones((2, 2, 2, 2), np.float32), np.ones(2, np.float32)]
    with pytest.raises(ShloError, match="reference interpreter"):
        reference_eval(text, args, isolated=True)
    with pytest.raises(ShloError, match=r"did not finish in 0\.01 s"):
        reference_eval(text, args, isolated=True, timeout=0.01)


def test_wrong_arguments_of_the_reference_interpreter():
    with pytest.raises(ShloError, match="reference interpreter"):
        reference_eval(ADD, [], isolated=True)
