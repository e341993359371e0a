"""The two multiply-accumulate operators: ``dot_general`` and ``convolution``.

Specification: the sections of these names; a message cites the constraint it enforces (``dot_general_c9``).  Both are
bilinear, so each adjoint is the same operator with permuted axes.  Their ``den`` is BLAS for floats, NumPy's own loops for
integers and ``Fraction`` objects; narrow floats arrive widened, so products accumulate in float32 and round once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from shlo.ir.core import Example, Value, full_like, primitive
from shlo.ir.errors import fail
from shlo.ir.ops.convolve import Window, convolve, dilated, working_type
from shlo.ir.ops.data import reshape, reverse, transpose
from shlo.ir.ops.elementwise import convert
from shlo.ir.ops.quant import check_product
from shlo.ir.quantized import per_axis
from shlo.ir.types import DYNAMIC, DType, TensorType, fits

Array = np.ndarray[Any, Any]
Axes = tuple[int, ...]
Axis = int | None

_BF16, _F32 = DType.all["bf16"], DType.all["f32"]
PRECISIONS = ("DEFAULT", "HIGH", "HIGHEST")


def _check_elements(name: str, lhs: Value, rhs: Value, dtype: DType | None, precision_config: tuple[str, ...]) -> DType:
    """The element type of the result; ``name`` carries the constraint on the element types."""
    quantized = check_product(name.rpartition("_c")[0], lhs.dtype, rhs.dtype, dtype or lhs.dtype)
    floats = name == "dot_general_c13" and lhs.dtype.is_float and rhs.dtype.is_float
    if lhs.dtype is not rhs.dtype and not quantized and not floats:
        fail(f"both operands must have the same element type ({name}): {lhs.dtype} and {rhs.dtype}")
    if dtype is lhs.dtype:
        fail(f"dtype is {dtype}, the operands' own element type: leave it out (equal nodes have equal attributes)")
    if len(precision_config) > 2 or not set(precision_config) <= set(PRECISIONS):
        fail(f"precision_config must be at most two of {', '.join(PRECISIONS)}, got {precision_config}")
    return dtype or lhs.dtype


def result_dtype(operand: Value, wanted: DType | None) -> DType | None:
    """The ``dtype`` attribute that gives an element type ``wanted``: None where it is the operand's own."""
    return None if wanted is operand.dtype else wanted


# --------------------------------------------------------------------------------------------------- dot_general


def _free(rank: int, batching: Axes, contracting: Axes) -> Axes:
    """The axes that are neither batched nor contracted."""
    return tuple(axis for axis in range(rank) if axis not in batching and axis not in contracting)


@primitive(
    form="$lhs, $rhs(, batching_dims = $lhs_batching_dimensions x $rhs_batching_dimensions)?, contracting_dims = "
    "$lhs_contracting_dimensions x $rhs_contracting_dimensions(, precision = $precision_config)?"
    "(, algorithm = $algorithm)? : fn",
    examples=[
        Example("f32[2, 3]", "f32[3, 4]", lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,)),
        Example("f32[3, 2]", "f32[4, 3]", lhs_contracting_dimensions=(0,), rhs_contracting_dimensions=(1,)),
        Example(
            "f32[3, 2, 4]",
            "f32[5, 4, 2]",
            lhs_batching_dimensions=(1,),
            rhs_batching_dimensions=(2,),
            lhs_contracting_dimensions=(2,),
            rhs_contracting_dimensions=(1,),
        ),
        Example(
            "f32[2, 3, 4, 5]",
            "f32[5, 2, 6, 4]",
            lhs_batching_dimensions=(0,),
            rhs_batching_dimensions=(1,),
            lhs_contracting_dimensions=(3, 2),
            rhs_contracting_dimensions=(0, 3),
            precision_config=("HIGHEST", "HIGHEST"),
        ),
        Example("f32[2]", "f32[3]"),
        Example("i32[2, 3]", "i32[3]", lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,)),
        Example(
            "bf16[2, 3]", "bf16[3, 2]", lhs_contracting_dimensions=(1,), rhs_contracting_dimensions=(0,), dtype=_F32
        ),
    ],
)
def dot_general(
    lhs: Value,
    rhs: Value,
    *,
    lhs_batching_dimensions: Axes = (),
    rhs_batching_dimensions: Axes = (),
    lhs_contracting_dimensions: Axes = (),
    rhs_contracting_dimensions: Axes = (),
    precision_config: tuple[str, ...] = (),
    algorithm: str | None = None,
    dtype: DType | None = None,
) -> TensorType:
    """Σ lhs · rhs over the contracting axes, separately at each index of the batching ones.

    The result's axes are the batching axes, then the lhs's others, then the rhs's others.  ``dtype`` is the result's
    element type where it is not the operands'."""
    for side, value, batching, contracting in (
        ("lhs", lhs, lhs_batching_dimensions, lhs_contracting_dimensions),
        ("rhs", rhs, rhs_batching_dimensions, rhs_contracting_dimensions),
    ):
        labels = ("c3", "c5", "c6") if side == "lhs" else ("c4", "c7", "c8")
        if len({*batching, *contracting}) != len(batching) + len(contracting):
            fail(f"{side}'s batching and contracting dimensions repeat an axis (dot_general_{labels[0]})")
        for what, axes, label in (("batching", batching, labels[1]), ("contracting", contracting, labels[2])):
            if not all(0 <= axis < value.rank for axis in axes):
                fail(f"{side}_{what}_dimensions {axes} are not axes of {value.type} (dot_general_{label})")
    for what, left, right, count, sizes in (
        ("batching", lhs_batching_dimensions, rhs_batching_dimensions, "c1", "c9"),
        ("contracting", lhs_contracting_dimensions, rhs_contracting_dimensions, "c2", "c10"),
    ):
        if len(left) != len(right):
            fail(f"lhs has {len(left)} {what} dimensions, rhs {len(right)} (dot_general_{count})")
        for a, b in zip(left, right, strict=True):
            if not fits(lhs.shape[a], rhs.shape[b]):
                fail(
                    f"{what} sizes differ: axis {a} of lhs has {lhs.shape[a]}, "
                    f"axis {b} of rhs {rhs.shape[b]} (dot_general_{sizes})"
                )
    element = _check_elements("dot_general_c13", lhs, rhs, dtype, precision_config)
    scaled = per_axis(rhs.dtype)
    if scaled in rhs_contracting_dimensions:
        fail(f"dot_general_c16: rhs is quantised along the contracting axis {scaled}: {rhs.dtype}")
    left = _free(lhs.rank, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = _free(rhs.rank, rhs_batching_dimensions, rhs_contracting_dimensions)
    shape = [lhs.shape[a] for a in (*lhs_batching_dimensions, *left)] + [rhs.shape[a] for a in right]
    return TensorType(tuple(shape), element)


@dot_general.den
def _(
    lhs: Array,
    rhs: Array,
    *,
    lhs_batching_dimensions: Axes,
    rhs_batching_dimensions: Axes,
    lhs_contracting_dimensions: Axes,
    rhs_contracting_dimensions: Axes,
    dtype: DType | None,
    **_: Any,
) -> Array:
    lhs, rhs = working_type(dtype, lhs, rhs)
    left = _free(lhs.ndim, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = _free(rhs.ndim, rhs_batching_dimensions, rhs_contracting_dimensions)
    batch = tuple(lhs.shape[a] for a in lhs_batching_dimensions)
    rows, columns = tuple(lhs.shape[a] for a in left), tuple(rhs.shape[a] for a in right)
    depth = math.prod(lhs.shape[a] for a in lhs_contracting_dimensions)
    # One stack of matrix products [b, m, k] · [b, k, n]; the sizes are spelled out because -1 fails on empty tensors.
    b, m, n = map(math.prod, (batch, rows, columns))
    a = lhs.transpose(*lhs_batching_dimensions, *left, *lhs_contracting_dimensions).reshape(b, m, depth)
    c = rhs.transpose(*rhs_batching_dimensions, *rhs_contracting_dimensions, *right).reshape(b, depth, n)
    return np.asarray(np.matmul(a, c).reshape((*batch, *rows, *columns)))


@dot_general.vjp
def _(
    dy: Value,
    lhs: Value,
    rhs: Value,
    *,
    lhs_batching_dimensions: Axes,
    rhs_batching_dimensions: Axes,
    lhs_contracting_dimensions: Axes,
    rhs_contracting_dimensions: Axes,
    dtype: DType | None,
    **attrs: Any,
) -> tuple[Value, Value]:
    left = _Side(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    right = _Side(rhs, rhs_batching_dimensions, rhs_contracting_dimensions)
    split = len(left.batching) + len(left.free)
    dy_left, dy_right = tuple(range(len(left.batching), split)), tuple(range(split, dy.rank))
    return _pull_back(dy, dy_right, left, right, attrs), _pull_back(dy, dy_left, right, left, attrs)


class _Side(NamedTuple):
    """One operand of a dot_general, with the roles of its axes."""

    value: Value
    batching: Axes
    contracting: Axes

    @property
    def free(self) -> Axes:
        return _free(self.value.rank, self.batching, self.contracting)


def _pull_back(dy: Value, summed: Axes, mine: _Side, other: _Side, attrs: dict[str, Any]) -> Value:
    """The cotangent of ``mine``: dy · other over ``summed``, the axes of dy that are other's free ones."""
    product = dot_general(
        dy,
        as_type(other.value, dy.dtype),
        lhs_batching_dimensions=tuple(range(len(other.batching))),
        rhs_batching_dimensions=other.batching,
        lhs_contracting_dimensions=summed,
        rhs_contracting_dimensions=other.free,
        **attrs,
    )
    # Its axes are the batching ones, mine's free ones, and other's contracting ones in ascending order.
    matched = [axis for _, axis in sorted(zip(other.contracting, mine.contracting, strict=True))]
    made = (*mine.batching, *mine.free, *matched)
    back = tuple(made.index(axis) for axis in range(len(made)))
    ordered = product if back == tuple(range(len(made))) else transpose(product, permutation=back)
    return as_type(ordered, mine.value.dtype)


def as_type(value: Value, dtype: DType) -> Value:
    """The value, converted where it is not of this element type."""
    return value if value.dtype is dtype else convert(value, dtype=dtype)


@dot_general.cut
def _(
    axes: Sequence[Axis],
    lhs: Value,
    rhs: Value,
    *,
    lhs_batching_dimensions: Axes,
    rhs_batching_dimensions: Axes,
    lhs_contracting_dimensions: Axes,
    rhs_contracting_dimensions: Axes,
    **_: Any,
) -> Axis | str:
    a, b = axes
    left = (*lhs_batching_dimensions, *_free(lhs.rank, lhs_batching_dimensions, lhs_contracting_dimensions))
    right = _free(rhs.rank, rhs_batching_dimensions, rhs_contracting_dimensions)
    if a is not None and b is not None:
        if (a, b) in zip(lhs_batching_dimensions, rhs_batching_dimensions, strict=True):
            return left.index(a)
        return (
            "sum" if (a, b) in zip(lhs_contracting_dimensions, rhs_contracting_dimensions, strict=True) else "couples"
        )
    if a is not None:
        return left.index(a) if a in left[len(lhs_batching_dimensions) :] else "couples"
    if b is not None:
        return len(left) + right.index(b) if b in right else "couples"
    return None


def matmul(lhs: Value, rhs: Value, *, dtype: DType | None = None, precision_config: tuple[str, ...] = ()) -> Value:
    """lhs[…, k] · rhs[k, …]: the last axis of lhs against the first of rhs; the result's elements are ``dtype``."""
    return dot_general(
        lhs,
        rhs,
        lhs_contracting_dimensions=(lhs.rank - 1,),
        rhs_contracting_dimensions=(0,),
        precision_config=precision_config,
        dtype=result_dtype(lhs, dtype),
    )


# --------------------------------------------------------------------------------------------------- convolution


class ConvDims(NamedTuple):
    """What each axis of a convolution's tensors is, in XLA's letters: ``bf01_oi01->bf01`` is NCHW by OIHW to NCHW.

    ``b`` batch, ``f`` feature, ``o`` and ``i`` the kernel's output and input features, digits the spatial axes in the
    order of ``window_strides``.  ``ConvDims("b01f", "01io", "b01f")`` is TensorFlow's NHWC and HWIO.
    """

    lhs: str = "bf01"
    rhs: str = "oi01"
    out: str = "bf01"

    def __str__(self) -> str:
        return f"{self.lhs}_{self.rhs}->{self.out}"

    @staticmethod
    def of_rank(rank: int) -> ConvDims:
        """Batch, feature, then the spatial axes of a tensor of this rank: ``bf012_oi012->bf012`` at 5."""
        digits = _digits(rank)
        return ConvDims(f"bf{digits}", f"oi{digits}", f"bf{digits}")

    @staticmethod
    def axes(labels: str) -> Axes:
        """The axes of ``labels`` in canonical order: b or o, f or i, then the spatial ones."""
        letters = "bf" if "b" in labels else "oi"
        return tuple(labels.index(c) for c in letters + _digits(len(labels)))

    def check(self, rank: int) -> None:
        """Refuse labels that do not name each axis of tensors of this rank once (inside a type rule)."""
        for which, labels, letters, label in (
            ("input", self.lhs, "bf", "c13"),
            ("kernel", self.rhs, "oi", "c18"),
            ("output", self.out, "bf", "c20"),
        ):
            if sorted(labels) != sorted(letters + _digits(rank)):
                fail(
                    f"the {which} dimensions '{labels}' must name {', '.join(letters + _digits(rank))} once each "
                    f"(convolution_{label})"
                )


def _digits(rank: int) -> str:
    return "".join(map(str, range(rank - 2)))


Pads = tuple[tuple[int, int], ...]
_CONV = {"padding": ((1, 1), (1, 1)), "window_strides": (1, 1), "lhs_dilation": (1, 1), "rhs_dilation": (1, 1)}
_CONV |= {"window_reversal": (False, False)}


def _conv_example(lhs: str, rhs: str, **attrs: Any) -> Example:
    return Example(lhs, rhs, **{**_CONV, **attrs})


@primitive(
    form="convolution",
    examples=[
        _conv_example("f32[2, 3, 5, 4]", "f32[4, 3, 3, 3]"),
        _conv_example("f32[2, 2, 6, 6]", "f32[3, 2, 3, 3]", window_strides=(2, 2), padding=((0, 1), (1, 0))),
        _conv_example(
            "f32[2, 2, 6, 7]", "f32[3, 2, 2, 3]", rhs_dilation=(2, 1), lhs_dilation=(1, 2), window_strides=(1, 3)
        ),
        _conv_example("f32[1, 2, 5, 5]", "f32[2, 2, 2, 3]", window_reversal=(True, False), padding=((-1, 2), (2, -1))),
        _conv_example(
            "f32[2, 5, 4, 3]",
            "f32[3, 3, 3, 2]",
            dimension_numbers=ConvDims("b01f", "01io", "b01f"),
            window_strides=(2, 1),
        ),
        _conv_example("f32[2, 4, 4, 4]", "f32[6, 2, 3, 3]", feature_group_count=2),
        _conv_example("f32[2, 3, 5, 5]", "f32[3, 1, 3, 3]", feature_group_count=3, window_strides=(2, 2)),
        _conv_example("f32[4, 2, 4, 4]", "f32[6, 2, 3, 3]", batch_group_count=2),
        _conv_example("i32[1, 2, 3, 3]", "i32[2, 2, 2, 2]"),
        Example(
            "f32[2, 3, 6]",
            "f32[2, 3, 3]",
            window_strides=(1,),
            padding=((2, 0),),
            lhs_dilation=(1,),
            rhs_dilation=(1,),
            window_reversal=(False,),
            dimension_numbers=ConvDims("bf0", "oi0", "bf0"),
            precision_config=("HIGH", "DEFAULT"),
        ),
    ],
)
def convolution(
    lhs: Value,
    rhs: Value,
    *,
    window_strides: Axes,
    padding: Pads,
    lhs_dilation: Axes,
    rhs_dilation: Axes,
    window_reversal: tuple[bool, ...],
    dimension_numbers: ConvDims = ConvDims(),
    feature_group_count: int = 1,
    batch_group_count: int = 1,
    precision_config: tuple[str, ...] = (),
    dtype: DType | None = None,
) -> TensorType:
    """Slide the kernel rhs over lhs: out[b, o, p] = Σ_{i,k} lhs[b, i, p·stride + k·rhs_dilation − low] · rhs[o, i, k].

    lhs is first spread by ``lhs_dilation`` (zeros between elements), then padded (negative padding cuts); a reversed
    axis flips the kernel.  ``feature_group_count`` cuts features and output features into groups that do not mix,
    ``batch_group_count`` the batch.  All five window attributes are given in full, one entry a spatial axis, so that equal
    convolutions have equal attributes; :func:`conv` fills them in."""
    rank, spatial = lhs.rank, lhs.rank - 2
    if rank != rhs.rank or rank < 2:
        fail("lhs and rhs must have the same rank, at least 2 (convolution_c1)")
    for name, given, label in (
        ("window_strides", window_strides, "c2"),
        ("padding", padding, "c4"),
        ("lhs_dilation", lhs_dilation, "c5"),
        ("rhs_dilation", rhs_dilation, "c7"),
        ("window_reversal", window_reversal, "c9"),
    ):
        if len(given) != spatial:
            fail(
                f"{name} must have one entry for each of the {spatial} spatial axes, got {given} (convolution_{label})"
            )
    for name, steps, label in (
        ("window_strides", window_strides, "c3"),
        ("lhs_dilation", lhs_dilation, "c6"),
        ("rhs_dilation", rhs_dilation, "c8"),
    ):
        if any(step < 1 for step in steps):
            fail(f"{name} must be positive, got {steps} (convolution_{label})")
    if feature_group_count < 1 or batch_group_count < 1:
        fail("feature_group_count and batch_group_count must be positive (convolution_c21, c22)")
    if feature_group_count > 1 and batch_group_count > 1:
        fail("feature_group_count and batch_group_count cannot both exceed 1 (convolution_c23)")
    dimension_numbers.check(rank)
    element = _check_elements("convolution_c27", lhs, rhs, dtype, precision_config)
    for value, axis, what, label in (
        (rhs.dtype, dimension_numbers.rhs.index("o"), "rhs", "c29"),
        (element, dimension_numbers.out.index("f"), "the result", "c30"),
    ):
        if per_axis(value) not in (None, axis):
            fail(f"convolution_{label}: {what} must be quantised along its output features, axis {axis}: {value}")
    n, features, *sizes = (lhs.shape[a] for a in ConvDims.axes(dimension_numbers.lhs))
    o, i, *kernel = (rhs.shape[a] for a in ConvDims.axes(dimension_numbers.rhs))
    for what, size, group, count, label in (
        ("lhs's batch", n, "batch_group_count", batch_group_count, "c10"),
        ("lhs's feature axis", features, "feature_group_count", feature_group_count, "c11"),
        ("rhs's output features", o, "batch_group_count", batch_group_count, "c15"),
        ("rhs's output features", o, "feature_group_count", feature_group_count, "c16"),
    ):
        if size != DYNAMIC and size % count:
            fail(f"{what} ({size}) must be a multiple of {group} = {count} (convolution_{label})")
    if DYNAMIC not in (i, features) and i * feature_group_count != features:
        fail(
            f"rhs takes {i} input features, but lhs has {features} in {feature_group_count} "
            f"group{'s' * (feature_group_count > 1)} (convolution_c14)"
        )
    window = Window(tuple(kernel), window_strides, padding, lhs_dilation, rhs_dilation)
    shape = (DYNAMIC if n == DYNAMIC else n // batch_group_count, o, *window.positions(sizes))
    order = ConvDims.axes(dimension_numbers.out)
    return TensorType(tuple(shape[order.index(axis)] for axis in range(rank)), element)


@convolution.den
def _(
    lhs: Array,
    rhs: Array,
    *,
    window_strides: Axes,
    padding: Pads,
    lhs_dilation: Axes,
    rhs_dilation: Axes,
    window_reversal: tuple[bool, ...],
    dimension_numbers: ConvDims,
    feature_group_count: int,
    batch_group_count: int,
    dtype: DType | None,
    **_: Any,
) -> Array:
    x, w = working_type(dtype, lhs, rhs)
    x, w = x.transpose(ConvDims.axes(dimension_numbers.lhs)), w.transpose(ConvDims.axes(dimension_numbers.rhs))
    w = np.flip(w, tuple(2 + i for i, flipped in enumerate(window_reversal) if flipped))
    window = Window(w.shape[2:], window_strides, padding, lhs_dilation, rhs_dilation)
    y = convolve(x, w, window, feature_groups=feature_group_count, batch_groups=batch_group_count)
    order = ConvDims.axes(dimension_numbers.out)
    return y.transpose([order.index(axis) for axis in range(y.ndim)])


@convolution.vjp
def _(
    dy: Value,
    lhs: Value,
    rhs: Value,
    *,
    window_strides: Axes,
    padding: Pads,
    lhs_dilation: Axes,
    rhs_dilation: Axes,
    window_reversal: tuple[bool, ...],
    dimension_numbers: ConvDims,
    feature_group_count: int,
    batch_group_count: int,
    precision_config: tuple[str, ...],
    dtype: DType | None,
) -> tuple[Value, Value]:
    if not dy.type.size:  # no position at all, so nothing depends on the operands
        return full_like(lhs, 0.0), full_like(rhs, 0.0)
    dims, groups = dimension_numbers, max(feature_group_count, batch_group_count)
    x_spatial, w_spatial, y_spatial = (ConvDims.axes(labels)[2:] for labels in dims)
    # Along each axis: the extents of x, of the window and of y once spread.
    extents = [
        (dilated(lhs.shape[a], base), dilated(rhs.shape[b], spread), dilated(dy.shape[c], stride))
        for a, b, c, base, spread, stride in zip(
            x_spatial, w_spatial, y_spatial, lhs_dilation, rhs_dilation, window_strides, strict=True
        )
    ]
    reversed_axes = tuple(b for b, flipped in zip(w_spatial, window_reversal, strict=True) if flipped)

    # ∂/∂lhs: spread dy by the strides and slide the kernel over it backwards, its input and output features exchanged.
    # With groups the kernel's features first change sides: [G·o, i] becomes [o, G·i].
    w_input, w_output = dims.rhs.index("i"), dims.rhs.index("o")
    straight_axes = tuple(b for b, flipped in zip(w_spatial, window_reversal, strict=True) if not flipped)
    kernel = reverse(rhs, dimensions=straight_axes) if straight_axes else rhs
    kernel = _regroup(as_type(kernel, dy.dtype), w_output, w_input, groups)
    spread_back = [(window - 1 - low, x + low - y) for (x, window, y), (low, _) in zip(extents, padding, strict=True)]
    dlhs = convolution(
        dy,
        kernel,
        window_strides=lhs_dilation,
        padding=tuple(spread_back),
        lhs_dilation=window_strides,
        rhs_dilation=rhs_dilation,
        window_reversal=(False,) * len(padding),
        dimension_numbers=ConvDims(dims.out, _renamed(dims.rhs, o="i", i="o"), dims.lhs),
        feature_group_count=groups,
        precision_config=precision_config,
    )
    if batch_group_count > 1:  # [N/G, G·f] back to [N, f]: the groups are of the batch
        dlhs = _regroup(dlhs, dims.lhs.index("f"), dims.lhs.index("b"), batch_group_count)

    # ∂/∂rhs: slide dy, spread by the strides, over lhs; its batch is what the features were.  The groups of features are
    # then groups of the batch, and the other way round.
    drhs = convolution(
        as_type(lhs, dy.dtype),
        dy,
        window_strides=rhs_dilation,
        padding=tuple(
            (low, y + window - x - 1 - low) for (x, window, y), (low, _) in zip(extents, padding, strict=True)
        ),
        lhs_dilation=lhs_dilation,
        rhs_dilation=window_strides,
        window_reversal=(False,) * len(padding),
        dimension_numbers=ConvDims(
            _renamed(dims.lhs, b="f", f="b"), _renamed(dims.out, b="i", f="o"), _renamed(dims.rhs, o="f", i="b")
        ),
        feature_group_count=batch_group_count,
        batch_group_count=feature_group_count,
        precision_config=precision_config,
    )
    if reversed_axes:
        drhs = reverse(drhs, dimensions=reversed_axes)
    return as_type(dlhs, lhs.dtype), as_type(drhs, rhs.dtype)


def _renamed(labels: str, **names: str) -> str:
    return "".join(names.get(c, c) for c in labels)


def _regroup(value: Value, source: int, target: int, groups: int) -> Value:
    """Move a leading factor ``groups`` of axis ``source`` to the front of axis ``target``: [G·a, b] → [a, G·b]."""
    if groups == 1:
        return value
    sizes = list(value.shape)
    sizes[source] //= groups
    split = reshape(value, shape=(*sizes[:source], groups, *sizes[source:]))
    # The group is axis ``source`` of the split value; it goes right before ``target``.
    order = [axis for axis in range(value.rank + 1) if axis != source]
    order.insert(order.index(target if target < source else target + 1), source)
    sizes[target] *= groups
    return reshape(transpose(split, permutation=tuple(order)), shape=tuple(sizes))


@convolution.cut
def _(
    axes: Sequence[Axis],
    lhs: Value,
    rhs: Value,
    *,
    dimension_numbers: ConvDims,
    feature_group_count: int,
    batch_group_count: int,
    **_: Any,
) -> Axis | str:
    a, b = axes
    if a is None and b is None:
        return None
    names = None if a is None else dimension_numbers.lhs[a], None if b is None else dimension_numbers.rhs[b]
    if names == ("b", None) and batch_group_count == 1:
        return dimension_numbers.out.index("b")
    if names == (None, "o") and feature_group_count == batch_group_count == 1:
        return dimension_numbers.out.index("f")
    return "sum" if names == ("f", "i") and feature_group_count == 1 else "couples"


def conv(
    lhs: Value,
    rhs: Value,
    *,
    window_strides: Axes | None = None,
    padding: Pads | None = None,
    lhs_dilation: Axes | None = None,
    rhs_dilation: Axes | None = None,
    window_reversal: tuple[bool, ...] | None = None,
    dimension_numbers: ConvDims | None = None,
    feature_group_count: int = 1,
    batch_group_count: int = 1,
    precision_config: tuple[str, ...] = (),
    dtype: DType | None = None,
) -> Value:
    """:func:`convolution` with what is left out filled in: strides and dilations 1, no padding, no reversal, batch and
    feature first, the result's elements lhs's."""
    spatial = lhs.rank - 2
    ones = (1,) * spatial
    return convolution(
        lhs,
        rhs,
        window_strides=window_strides or ones,
        padding=padding or ((0, 0),) * spatial,
        lhs_dilation=lhs_dilation or ones,
        rhs_dilation=rhs_dilation or ones,
        window_reversal=window_reversal or (False,) * spatial,
        dimension_numbers=dimension_numbers or ConvDims.of_rank(lhs.rank),
        feature_group_count=feature_group_count,
        batch_group_count=batch_group_count,
        precision_config=precision_config,
        dtype=result_dtype(lhs, dtype),
    )
