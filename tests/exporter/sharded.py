"""Functions over four devices, lowered and run by JAX in a process of its own: ``python -m tests.exporter.sharded FILE``.

The file is a pickle: name → (text, inputs, outputs).
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax, shard_map
from jax.sharding import AxisType, NamedSharding, PartitionSpec

P = PartitionSpec
AUTO = (AxisType.Auto, AxisType.Auto)
GRID = jax.make_mesh((2, 2), ("x", "y"), axis_types=AUTO)
SWAPPED = jax.sharding.Mesh(np.array(jax.devices())[[3, 1, 0, 2]].reshape(2, 2), ("x", "y"), axis_types=AUTO)

FUNCTIONS: dict[str, tuple[Callable[..., Any], list[Any], dict[str, Any]]] = {}


def floats(*shape: int) -> np.ndarray[Any, Any]:
    """An array drawn from its shape."""
    return np.random.default_rng(shape).standard_normal(shape).astype(np.float32)


def case(*inputs: Any, **options: Any) -> Any:
    """Register a function with its inputs and ``jax.jit``'s options."""

    def register(fn: Callable[..., Any]) -> Callable[..., Any]:
        FUNCTIONS[fn.__name__] = fn, list(inputs), options
        return fn

    return register


def at(*spec: Any, mesh: Any = GRID) -> NamedSharding:
    """Where an argument or a result lies: the mesh axes that cut each of its axes."""
    return NamedSharding(mesh, P(*spec))


def over(in_specs: Any, out_specs: Any, mesh: Any = GRID, **options: Any) -> Any:
    """``shard_map`` as a decorator."""
    return lambda fn: shard_map(fn, mesh=mesh, in_specs=in_specs, out_specs=out_specs, **options)


@case(floats(4, 8), floats(8, 6))
def tensor_parallel_product(a, b):
    return over((P(None, "x"), P("x", "y")), P(None, "y"))(lambda a, b: lax.psum(a @ b, "x"))(a, b)


@case(floats(8, 4))
def means(x):
    return over(P(("x", "y")), P())(lambda x: lax.pmean(x, ("x", "y")))(x)


@case(floats(8, 4))
def extremes(x):
    return over(P("x"), (P(), P(), P()))(lambda x: (lax.pmax(x, "x"), lax.pmin(x, "x"), lax.psum(1, "x")))(x)


@case(floats(8, 4))
def gathers(x):
    def f(x):
        return lax.all_gather(x, "x"), lax.all_gather(x, ("x", "y"), axis=1, tiled=True)

    return over(P("x", "y"), (P(None, None, "y"), P()), check_vma=False)(f)(x)


@case(floats(8, 8))
def scatters(x):
    def f(x):
        return lax.psum_scatter(x, "y", tiled=True), lax.psum_scatter(x, "x", scatter_dimension=1, tiled=True)

    return over(P("x", "y"), (P(("x", "y")), P("y", "x")), check_vma=False)(f)(x)


@case(floats(8, 8))
def exchanges(x):
    return over(P("x", "y"), P("x", "y"))(lambda x: lax.all_to_all(x, "y", 0, 1, tiled=True))(x)


@case(floats(4, 4))
def rings(x):
    def f(x):
        ring = [(i, (i + 1) % 4) for i in range(4)]
        return lax.ppermute(x, ("x", "y"), ring), lax.ppermute(x, "y", [(0, 1)])

    return over(P(("x", "y")), P(("x", "y")))(f)(x)


@case()
def who_am_i():
    def f():
        return jnp.stack([lax.axis_index("x"), lax.axis_index("y"), lax.axis_index(("x", "y"))])[None, None]

    return over((), P("x", "y"))(f)()


@case(floats(4, 4))
def devices_in_another_order(x):
    def f(x):
        return x + lax.axis_index("x") * 10 + lax.axis_index("y"), lax.psum(x * (lax.axis_index("y") + 1), "y")

    return over(P("x", "y"), (P("x", "y"), P("x", None)), SWAPPED)(f)(x)


@case(floats(4, 4))
def free_axis(x):
    return over(P("x"), P(), axis_names={"x"})(lambda x: lax.psum(jnp.sin(x), "x"))(x)


@case(floats(8, 4))
def nested(x):
    def inner(x):
        return lax.psum(x, "y") * 2

    def outer(x):
        return lax.psum(shard_map(inner, in_specs=P("y"), out_specs=P(), axis_names={"y"})(x), "x")

    return over(P("x"), P(), axis_names={"x"})(outer)(x)


@case(floats(8, 6), floats(6, 3), floats(8, 3))
def data_parallel_step(x, w, y):
    def step(x, w, y):
        loss = lambda w: ((jnp.tanh(x @ w) - y) ** 2).mean()  # noqa: E731
        value, grad = jax.value_and_grad(loss)(w)
        return lax.pmean(value, ("x", "y")), w - 0.1 * lax.pmean(grad, ("x", "y"))

    return over((P(("x", "y")), P(), P(("x", "y"))), (P(), P()), check_vma=False)(step)(x, w, y)


@case(floats(8, 6), floats(6, 4))
def gradient_through(x, w):
    def f(w):
        return over((P("x", "y"), P("y")), P("x"))(lambda x, w: lax.psum(x @ w, "y"))(x, w)

    return jax.grad(lambda w: (f(w) ** 2).sum())(w)


@case(floats(6, 4))
def loop_with_collective(x):
    def f(x):
        return lax.fori_loop(0, 3, lambda i, x: lax.psum(x, "x") * 0.5 + i, x)

    return over(P("x"), P("x"), check_vma=False)(f)(x)


@case(floats(8, 4).astype(jnp.bfloat16))
def narrow_sum(x):
    return over(P("x"), P())(lambda x: lax.psum(x, "x"))(x)


@case(np.arange(16, dtype=np.int32).reshape(8, 2))
def integer_sum(x):
    return over(P(("x", "y")), P())(lambda x: lax.psum(x, ("y", "x")))(x)


@case(floats(8, 4), floats(4, 8))
def constrained(a, b):
    c = lax.with_sharding_constraint(a @ b, NamedSharding(GRID, P("x", "y")))
    return c * 2, lax.with_sharding_constraint(c.T, NamedSharding(GRID, P(None)))


@case(floats(8, 6), floats(6, 4), in_shardings=(at("x", "y"), at("y")), out_shardings=(at(None, "x"), at()))
def placed_arguments(a, b):
    return (a @ b).T, (a @ b).sum()


@case(floats(4, 6), in_shardings=at(("y", "x"), mesh=SWAPPED), out_shardings=at("x", "y", mesh=SWAPPED))
def placed_in_another_order(x):
    return jnp.cumsum(x, axis=0) + jnp.arange(6)


@case(
    floats(8, 4), floats(4, 8), in_shardings=(at("x"), at(None, "y")), out_shardings=(at("x"), None), donate_argnums=0
)
def placed_and_donated(w, x):
    y = jnp.tanh(w @ x)
    return w - 0.1 * (y @ x.T), (y**2).mean()


@case(floats(4, 8), out_shardings=at(None, ("x", "y")))
def placed_results(x):
    return jnp.sort(x, axis=1)


def main(file: str) -> None:
    """Lower and run everything, with Shardy and as older versions did."""
    found: dict[str, Any] = {}
    for shardy in (True, False):
        jax.config.update("jax_use_shardy_partitioner", shardy)
        for name, (fn, inputs, options) in FUNCTIONS.items():
            if not shardy and name in ("nested", "free_axis"):
                continue  # written with Shardy's axes only
            with jax.set_mesh(GRID) if name == "nested" else jax.default_device(jax.devices()[0]):
                jitted = jax.jit(lambda *xs, fn=fn: fn(*xs), **options)
                text = jitted.lower(*inputs).as_text()
                outputs = [np.asarray(x) for x in jax.tree.leaves(jitted(*inputs))]
            found[f"{name}{'' if shardy else '-gspmd'}"] = text, inputs, outputs
    Path(file).write_bytes(pickle.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
