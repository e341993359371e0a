"""Recipes: the loss, the optimiser and its settings; what turns a network into a training step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from shlo.ir.core import Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.optim import adam_m_next_f, adam_v_next_f, adam_w_param_f, mom_param_f, mom_v_next_f, sgd_param_f
from shlo.ir.ops.pointwise import add_v_b, scale_b
from shlo.nets.init import ZEROS, Init


@dataclass(frozen=True)
class Recipe:
    """Everything about a training step that is not the network.  Settings an optimiser does not have are ignored by it."""

    optimizer: str = "adamw"
    label_smoothing: float = 0.0
    weight_decay: float = 0.0
    momentum: float = 0.9
    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8
    statistics_momentum: float = 0.1
    """How much of a batch's mean and variance enters the running ones."""

    def __post_init__(self) -> None:
        find_optimizer(self.optimizer)
        if not 0 <= self.label_smoothing < 1:
            raise ShloError(f"label smoothing must be in [0, 1), not {self.label_smoothing}")
        for name in ("momentum", "beta1", "beta2"):
            if not 0 <= getattr(self, name) < 1:
                raise ShloError(f"{name} must be in [0, 1), not {getattr(self, name)}")
        if self.weight_decay < 0 or self.epsilon <= 0:
            raise ShloError("weight decay must not be negative, epsilon must be positive")


Update = Callable[[Recipe, Value, Value, Sequence[Value], Sequence[Value]], tuple[Value, Sequence[Value]]]


@dataclass(frozen=True)
class Optimizer:
    """``slots`` are the state tensors each parameter has, with their start; ``scalars`` the inputs of every step.

    ``update(recipe, θ, gradient, slots, scalars)`` builds θ′ and the new slots.  ``scalar_values(recipe, t)`` is what a
    driver passes at step t = 1, 2, … for the scalars other than ``lr``.
    """

    slots: tuple[tuple[str, Init], ...]
    scalars: tuple[str, ...]
    update: Update


def _sgd(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> tuple[Value, list[Value]]:
    decayed = add_v_b(g, scale_b(theta, by=r.weight_decay)) if r.weight_decay else g
    return sgd_param_f(theta, decayed, scalars[0]), []


def _momentum(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> tuple[Value, list[Value]]:
    v = mom_v_next_f(slots[0], g, theta, mu=r.momentum, wd=r.weight_decay)
    return sgd_param_f(theta, v, scalars[0]), [v]


def _nesterov(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> tuple[Value, list[Value]]:
    v = mom_v_next_f(slots[0], g, theta, mu=r.momentum, wd=r.weight_decay)
    return mom_param_f(theta, g, v, scalars[0], mu=r.momentum, wd=r.weight_decay), [v]


def _adamw(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> tuple[Value, list[Value]]:
    lr, bc1, bc2 = scalars
    m = adam_m_next_f(slots[0], g, beta=r.beta1)
    v = adam_v_next_f(slots[1], g, beta=r.beta2)
    return adam_w_param_f(theta, m, v, lr, bc1, bc2, eps=r.epsilon, wd=r.weight_decay), [m, v]


OPTIMIZERS: dict[str, Optimizer] = {
    "sgd": Optimizer((), ("lr",), _sgd),
    "momentum": Optimizer((("velocity", ZEROS),), ("lr",), _momentum),
    "nesterov": Optimizer((("velocity", ZEROS),), ("lr",), _nesterov),
    "adamw": Optimizer((("m", ZEROS), ("v", ZEROS)), ("lr", "bias_correction1", "bias_correction2"), _adamw),
}


def find_optimizer(name: str) -> Optimizer:
    """The optimiser called ``name``; an error that lists them all otherwise."""
    if name not in OPTIMIZERS:
        raise ShloError(f"there is no optimizer '{name}': one of {', '.join(OPTIMIZERS)}")
    return OPTIMIZERS[name]


def scalar_values(recipe: Recipe, lr: float, step: int) -> dict[str, np.float32]:
    """The scalar inputs of step ``step`` = 1, 2, …: the learning rate and 1 − βᵗ."""
    values = {
        "lr": lr,
        "bias_correction1": 1.0 - recipe.beta1**step,
        "bias_correction2": 1.0 - recipe.beta2**step,
    }
    return {name: np.float32(values[name]) for name in find_optimizer(recipe.optimizer).scalars}
