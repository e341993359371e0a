"""Shardy's collectives: how the parts of a tensor move when it is laid out otherwise.

As everywhere in a program with shardings, tensors are whole here: a gather of the parts is the tensor that it was, and so is the
sum over devices of what is *unreduced* (to be summed along a mesh axis).  To the evaluator all of them are the identity.  What an
operand's sharding must be is Shardy's to say: that is an attribute of whatever computes it.  Everything else is checked here.

Source: the Shardy dialect (``sdy``), as jaxlib registers it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from shlo.ir.core import CUT, VJP, Example, Value, primitive
from shlo.ir.errors import fail
from shlo.ir.literal import Literal
from shlo.ir.sharding import Axis, DimSharding, Mesh, Sharding, Transfer, check_axes, check_sharding, parts
from shlo.ir.types import Type

Array = np.ndarray[Any, Any]

MeshAxes = tuple[Axis, ...]

_MESH = Mesh("mesh", (("x", 2), ("y", 2)))
_X, _Y = Axis("x"), Axis("y")
_UNRUN = "XLA wants it lowered"


def _on(*dims: MeshAxes, unreduced: MeshAxes = ()) -> Sharding:
    return Sharding(_MESH, tuple(DimSharding(d) for d in dims), unreduced=unreduced)


def _example(**attrs: Any) -> list[Example]:
    return [Example("f32[4, 4]", unrun=_UNRUN, **attrs)]


# -------------------------------------------------------------------------------------------------------- gathers and cuts

_LISTS = "$axes $operand out_sharding=$out_sharding : same"


@primitive(
    form=_LISTS.replace("axes", "gathering_axes", 1),
    dialect="sdy",
    text_name="sdy.all_gather",
    examples=_example(gathering_axes=((_X,), ()), out_sharding=_on((), (_Y,))),
)
def sdy_all_gather(operand: Value, *, gathering_axes: tuple[MeshAxes, ...], out_sharding: Sharding) -> Type:
    """The operand, no longer cut along ``gathering_axes`` (mesh axes, a list for each axis of the tensor)."""
    _lists(operand, gathering_axes, out_sharding)
    return operand.type


@primitive(
    form=_LISTS.replace("axes", "slicing_axes", 1),
    dialect="sdy",
    examples=_example(slicing_axes=((_X,), ()), out_sharding=_on((_X,), (_Y,))),
)
def all_slice(operand: Value, *, slicing_axes: tuple[MeshAxes, ...], out_sharding: Sharding) -> Type:
    """The operand, cut along ``slicing_axes`` too."""
    _lists(operand, slicing_axes, out_sharding, last=True)
    return operand.type


@primitive(
    form=_LISTS.replace("axes", "reduce_scatter_axes", 1),
    dialect="sdy",
    text_name="sdy.reduce_scatter",
    examples=_example(reduce_scatter_axes=((_X,), ()), out_sharding=_on((_X,), (_Y,))),
)
def sdy_reduce_scatter(operand: Value, *, reduce_scatter_axes: tuple[MeshAxes, ...], out_sharding: Sharding) -> Type:
    """The operand, summed along ``reduce_scatter_axes`` and cut along them."""
    _lists(operand, reduce_scatter_axes, out_sharding, last=True)
    return operand.type


@primitive(
    form=_LISTS,
    dialect="sdy",
    examples=_example(axes=((_X,), ()), out_sharding=_on((), (_Y,), unreduced=(_X,))),
)
def sharded_to_unreduced(operand: Value, *, axes: tuple[MeshAxes, ...], out_sharding: Sharding) -> Type:
    """The operand, no longer cut along ``axes`` but to be summed along them."""
    _lists(operand, axes, out_sharding)
    _unreduced([a for dim in axes for a in dim], out_sharding)
    return operand.type


def _lists(operand: Value, axes: tuple[MeshAxes, ...], out: Sharding, *, last: bool = False) -> None:
    """Hold the lists to the result's sharding: one an axis of the tensor, of mesh axes that cut the result last, or not."""
    check_sharding(out, operand.type)
    if len(axes) != len(out.dims):
        fail(f"there are {len(axes)} lists of axes, the tensor has {len(out.dims)} axes")
    check_axes([a for dim in axes for a in dim], out.mesh)
    for i, (moved, dim) in enumerate(zip(axes, out.dims, strict=True)):
        mine, cuts = parts(moved, dim.axes, out.mesh), parts(dim.axes, moved, out.mesh)
        if last and cuts[len(cuts) - len(mine) :] != mine:
            fail(f"axis {i} of the result is cut along {_listed(dim.axes)}, which does not end in {_listed(moved)}")
        if not last and set(mine) & set(cuts):
            fail(f"axis {i} of the result is still cut along {_listed(dim.axes)}, gathered are {_listed(moved)}")


# ------------------------------------------------------------------------------------------------------------------- sums

_ONE_LIST = "$reduction_axes $operand out_sharding=$out_sharding : same"


@primitive(
    form=_ONE_LIST,
    dialect="sdy",
    text_name="sdy.all_reduce",
    examples=_example(reduction_axes=(_X,), out_sharding=_on((), (_Y,))),
)
def sdy_all_reduce(operand: Value, *, reduction_axes: MeshAxes, out_sharding: Sharding) -> Type:
    """The operand, summed along ``reduction_axes``: the whole tensor already is that sum."""
    check_sharding(out_sharding, operand.type)
    check_axes(reduction_axes, out_sharding.mesh)
    _in_order(reduction_axes, out_sharding.mesh)
    for dim in (*(d.axes for d in out_sharding.dims), out_sharding.unreduced):
        if set(parts(reduction_axes, dim, out_sharding.mesh)) & set(parts(dim, reduction_axes, out_sharding.mesh)):
            fail(
                f"the result is cut, or still to be summed, along {_listed(dim)}, summed are {_listed(reduction_axes)}"
            )
    return operand.type


@primitive(
    form=_ONE_LIST.replace("reduction_axes", "axes", 1),
    dialect="sdy",
    examples=_example(axes=(_X,), out_sharding=_on((), (_Y,), unreduced=(_X,))),
)
def replicated_to_unreduced(operand: Value, *, axes: MeshAxes, out_sharding: Sharding) -> Type:
    """The operand, from now on to be summed along ``axes``: one device has it, the others zeros."""
    check_sharding(out_sharding, operand.type)
    check_axes(axes, out_sharding.mesh)
    if not axes:
        fail("axes must name a mesh axis")
    _in_order(axes, out_sharding.mesh)
    _unreduced(axes, out_sharding)
    return operand.type


def _in_order(axes: Sequence[Axis], mesh: Mesh) -> None:
    names = [name for name, _ in mesh.axes]
    places = [(names.index(a.name), a.before) for a in axes]
    if any(a > b for a, b in pairwise(places)):
        fail(f"the axes {_listed(axes)} must be in the mesh's order")


def _unreduced(axes: Sequence[Axis], out: Sharding) -> None:
    if not set(parts(axes, out.unreduced, out.mesh)) <= set(parts(out.unreduced, axes, out.mesh)):
        fail(f"the result must be unreduced along {_listed(axes)}, it is along {_listed(out.unreduced)}")


def _listed(axes: Sequence[Axis]) -> str:
    return "{" + ", ".join(map(str, axes)) + "}"


# ------------------------------------------------------------------------------------------------------------- exchanges


@primitive(
    form="$params $operand out_sharding=$out_sharding : same",
    dialect="sdy",
    text_name="sdy.all_to_all",
    examples=_example(params=(Transfer((_X,), 0, 1),), out_sharding=_on((), (_Y, _X))),
)
def sdy_all_to_all(operand: Value, *, params: tuple[Transfer, ...], out_sharding: Sharding) -> Type:
    """The operand, cut along other axes of the tensor: each of ``params`` takes mesh axes from one to another."""
    check_sharding(out_sharding, operand.type)
    if not params:
        fail("params must not be empty")
    rank = len(out_sharding.dims)
    used = [d for t in params for d in (t.source, t.target)]
    if any(not 0 <= d < rank for d in used):
        fail(f"params name an axis outside of 0 to {rank - 1}: {', '.join(map(str, params))}")
    if len(set(used)) != len(used):
        fail(f"params name an axis of the tensor twice: {', '.join(map(str, params))}")
    if any(a.source > b.source for a, b in pairwise(params)):
        fail(f"params must be in the order of their sources: {', '.join(map(str, params))}")
    check_axes([a for t in params for a in t.axes], out_sharding.mesh)
    for transfer in params:
        axes = out_sharding.dims[transfer.target].axes
        mine = parts(transfer.axes, axes, out_sharding.mesh)
        cuts = parts(axes, transfer.axes, out_sharding.mesh)
        if not mine or cuts[len(cuts) - len(mine) :] != mine:
            fail(f"axis {transfer.target} of the result is cut along {_listed(axes)}, which does not end in {transfer}")
    return operand.type


@primitive(
    form="$operand out_sharding=$out_sharding : same",
    dialect="sdy",
    text_name="sdy.collective_permute",
    examples=_example(out_sharding=_on((_Y,), (_X,))),
)
def sdy_collective_permute(operand: Value, *, out_sharding: Sharding) -> Type:
    """The operand, its parts on other devices: axes as much cut as before, along other mesh axes."""
    check_sharding(out_sharding, operand.type)
    return operand.type


@primitive(form="$operand : same", dialect="sdy", examples=_example())
def func_data_flow_edge(operand: Value) -> Type:
    """A place where sharding propagation may pass between a call and what is called."""
    return operand.type


for _identity in (
    sdy_all_gather,
    all_slice,
    sdy_reduce_scatter,
    sharded_to_unreduced,
    sdy_all_reduce,
    replicated_to_unreduced,
    sdy_all_to_all,
    sdy_collective_permute,
    func_data_flow_edge,
):

    @_identity.den
    def _(operand: Array, **_: Any) -> Array:
        return operand

    @_identity.cut
    def _(cutting: Sequence[int | None], operand: Value, /, **_: Any) -> int | None:
        return cutting[0]

    @_identity.vjp
    def _(dy: Value, operand: Value, **_: Any) -> tuple[Value]:
        return (dy,)


# -------------------------------------------------------------------------------------------------------------- constants


@primitive(
    form="{} $value : result",
    text_name="sdy.constant",
    examples=[Example(value=Literal.of(np.array([1, 2], np.float32)), unrun=_UNRUN)],
)
def sdy_constant(*, value: Literal) -> Type:
    """A tensor known when the program is written; Shardy keeps equal ones apart, to lay each out where it is used."""
    return value.type


@sdy_constant.den
def _(*, value: Literal) -> Array:
    return value.array()


VJP.excuse("it has no operands", sdy_constant)


@CUT.rule(sdy_constant)
def _no_operands(axes: Any, **_: Any) -> None:
    return None
