"""Recipes: the loss, the optimiser and its settings; what turns a network into a training step.

:data:`PRESETS` has the published ones.  What a setting means is in spec "Recipes"; the formulas are the operators' of
:mod:`shlo.ir.ops.optim`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from shlo.ir.core import Value
from shlo.ir.errors import ShloError
from shlo.ir.ops.optim import (
    adam_m_next_f,
    adam_v_next_f,
    adam_w_param_f,
    lamb_dir_f,
    lamb_scale_f,
    mom_param_f,
    mom_v_next_f,
    rms_buf_next_f,
    sgd_param_f,
)
from shlo.ir.ops.pointwise import add_v_b, scale_b
from shlo.nets.init import ONES, ZEROS, Init


@dataclass(frozen=True)
class Recipe:
    """Everything about a training step that is not the network.  Settings an optimiser does not have are ignored by it."""

    optimizer: str = "adamw"
    label_smoothing: float = 0.0
    loss: str = "ce"
    """ce, cross-entropy over the classes, or bce, a sigmoid cross-entropy for each class."""
    weight_decay: float = 0.0
    momentum: float = 0.9
    beta1: float = 0.9
    beta2: float = 0.999
    """Of RMSProp too: its ρ."""
    epsilon: float | None = None
    """None is the optimiser's own (:attr:`Optimizer.epsilon`)."""
    exclude_rank1: bool = False
    """No weight decay, and in LAMB no trust ratio, on tensors of rank 1 and 0: biases and scales."""
    clip: float = 0.0
    """The largest global norm of the gradient; 0 does not clip."""
    accumulate: int = 1
    """Add up the gradients of so many micro-batches before the optimiser takes their mean."""
    ema: bool = False
    """Keep an exponential moving average of the parameters."""
    statistics_momentum: float = 0.1
    """How much of a batch's mean and variance enters the running ones."""

    def __post_init__(self) -> None:
        find_optimizer(self.optimizer)
        if self.loss not in ("ce", "bce"):
            raise ShloError(f"loss must be ce or bce, not '{self.loss}'")
        if not 0 <= self.label_smoothing < 1:
            raise ShloError(f"label smoothing must be in [0, 1), not {self.label_smoothing}")
        for name in ("momentum", "beta1", "beta2"):
            if not 0 <= getattr(self, name) < 1:
                raise ShloError(f"{name} must be in [0, 1), not {getattr(self, name)}")
        # Compared this way round, NaN is refused too.
        if not 0 <= self.weight_decay < math.inf:
            raise ShloError(f"weight decay must be a number from 0, not {self.weight_decay}")
        if self.epsilon is not None and not 0 < self.epsilon < math.inf:
            raise ShloError(f"epsilon must be a positive number, not {self.epsilon}")
        if not 0 <= self.statistics_momentum <= 1:
            raise ShloError(f"statistics_momentum must be in [0, 1], not {self.statistics_momentum}")
        if not 0 <= self.clip < math.inf:
            raise ShloError(f"clip must be positive and finite, or 0 for none, not {self.clip}")
        if self.accumulate < 1:
            raise ShloError(f"accumulate must be at least 1, not {self.accumulate}")
        if self.exclude_rank1 and not self.weight_decay and self.optimizer != "lamb":
            raise ShloError("exclude_rank1 exempts tensors from weight decay: there is none (weight_decay is 0)")

    @property
    def eps(self) -> float:
        """The optimiser's ε."""
        return find_optimizer(self.optimizer).epsilon if self.epsilon is None else self.epsilon

    @property
    def scalars(self) -> tuple[str, ...]:
        """The scalar inputs of a step, in order."""
        extra = ("ema_decay",) * self.ema + ("accumulate_keep", "accumulate_apply") * (self.accumulate > 1)
        return find_optimizer(self.optimizer).scalars + extra

    def excludes(self, theta: Value) -> bool:
        """Whether this tensor is exempt from decay and trust."""
        return self.exclude_rank1 and theta.rank < 2

    def decay(self, theta: Value) -> float:
        """The weight decay of this tensor."""
        return 0.0 if self.excludes(theta) else self.weight_decay


Update = Callable[[Recipe, Value, Value, Sequence[Value], Sequence[Value]], tuple[Value, Sequence[Value]]]


@dataclass(frozen=True)
class Optimizer:
    """``slots`` are the state tensors each parameter has, with their start; ``scalars`` the inputs of every step.

    ``update(recipe, θ, gradient, slots, scalars)`` builds θ′ and the new slots; ``settings`` are those of
    :data:`OPTIMIZER_SETTINGS` that it reads.
    """

    slots: tuple[tuple[str, Init], ...]
    scalars: tuple[str, ...]
    update: Update
    settings: frozenset[str] = frozenset()
    epsilon: float = 1e-8


Updated = tuple[Value, list[Value]]


def _with_decay(r: Recipe, theta: Value, g: Value) -> Value:
    """g + wd·θ: coupled (L2) decay."""
    return add_v_b(g, scale_b(theta, by=wd)) if (wd := r.decay(theta)) else g


def _sgd(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    return sgd_param_f(theta, _with_decay(r, theta, g), scalars[0]), []


def _momentum(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    v = mom_v_next_f(slots[0], g, theta, mu=r.momentum, wd=r.decay(theta))
    return sgd_param_f(theta, v, scalars[0]), [v]


def _nesterov(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    v = mom_v_next_f(slots[0], g, theta, mu=r.momentum, wd=r.decay(theta))
    return mom_param_f(theta, g, v, scalars[0], mu=r.momentum, wd=r.decay(theta)), [v]


def _moments(r: Recipe, g: Value, slots: Sequence[Value]) -> list[Value]:
    return [adam_m_next_f(slots[0], g, beta=r.beta1), adam_v_next_f(slots[1], g, beta=r.beta2)]


def _adamw(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    lr, bc1, bc2 = scalars
    m, v = _moments(r, g, slots)
    return adam_w_param_f(theta, m, v, lr, bc1, bc2, eps=r.eps, wd=r.decay(theta)), [m, v]


def _rmsprop(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    decayed = _with_decay(r, theta, g)
    s = adam_v_next_f(slots[0], decayed, beta=r.beta2)
    b = rms_buf_next_f(slots[1], decayed, s, mu=r.momentum, eps=r.eps)
    return sgd_param_f(theta, b, scalars[0]), [s, b]


def _lamb(r: Recipe, theta: Value, g: Value, slots: Sequence[Value], scalars: Sequence[Value]) -> Updated:
    lr, bc1, bc2 = scalars
    m, v = _moments(r, g, slots)
    direction = lamb_dir_f(theta, m, v, bc1, bc2, eps=r.eps, wd=r.decay(theta))
    trusted = direction if r.excludes(theta) else lamb_scale_f(direction, theta)
    return sgd_param_f(theta, trusted, lr), [m, v]


_ADAM = (("m", ZEROS), ("v", ZEROS))
_ADAM_SETTINGS = frozenset({"beta1", "beta2", "epsilon"})
_CORRECTED = ("lr", "bias_correction1", "bias_correction2")

OPTIMIZERS: dict[str, Optimizer] = {
    "sgd": Optimizer((), ("lr",), _sgd),
    "momentum": Optimizer((("velocity", ZEROS),), ("lr",), _momentum, frozenset({"momentum"})),
    "nesterov": Optimizer((("velocity", ZEROS),), ("lr",), _nesterov, frozenset({"momentum"})),
    "adamw": Optimizer(_ADAM, _CORRECTED, _adamw, _ADAM_SETTINGS),
    "rmsprop": Optimizer(
        (("mean_square", ONES), ("buffer", ZEROS)),
        ("lr",),
        _rmsprop,
        frozenset({"momentum", "beta2", "epsilon"}),
        1e-3,
    ),
    "lamb": Optimizer(_ADAM, _CORRECTED, _lamb, _ADAM_SETTINGS, 1e-6),
}

OPTIMIZER_SETTINGS = ("momentum", "beta1", "beta2", "epsilon")
"""Settings of a recipe that not every optimiser has."""

PRESETS: dict[str, dict[str, Any]] = {
    "resnet": {"optimizer": "momentum", "momentum": 0.9, "weight_decay": 1e-4},
    "transformer": {"optimizer": "adamw", "beta1": 0.9, "beta2": 0.999, "weight_decay": 0.05},
    "mobilenet": {"optimizer": "rmsprop", "beta2": 0.9, "momentum": 0.9, "epsilon": 1.0, "weight_decay": 4e-5},
    "efficientnet": {"optimizer": "rmsprop", "beta2": 0.9, "momentum": 0.9, "epsilon": 1e-3, "weight_decay": 1e-5},
    "lamb": {"optimizer": "lamb", "epsilon": 1e-6, "weight_decay": 0.02, "loss": "bce", "accumulate": 4},
}
"""Published settings by name: of ResNets; of ViT and ConvNeXt; of MobileNetV2; of EfficientNet; and LAMB with BCE for ResNet-50
at 160 pixels."""


def preset(name: str, **changes: Any) -> Recipe:
    """A published recipe, with changes."""
    if name not in PRESETS:
        raise ShloError(f"there is no preset '{name}': one of {', '.join(PRESETS)}")
    return Recipe(**{**PRESETS[name], **changes})


def find_optimizer(name: str) -> Optimizer:
    """The optimiser called ``name``; an error that lists them all otherwise."""
    if name not in OPTIMIZERS:
        raise ShloError(f"there is no optimizer '{name}': one of {', '.join(OPTIMIZERS)}")
    return OPTIMIZERS[name]


def scalar_values(recipe: Recipe, lr: float, step: int) -> dict[str, np.float32]:
    """The scalar inputs of micro-step ``step`` = 1, 2, …, by name.

    With accumulation the optimiser's t counts its own steps, one every ``accumulate`` micro-steps, the last of a cycle.
    """
    k = recipe.accumulate
    t = (step - 1) // k + 1
    values = {
        "lr": lr,
        "bias_correction1": 1.0 - recipe.beta1**t,
        "bias_correction2": 1.0 - recipe.beta2**t,
        "ema_decay": min(0.9999, (1 + t) / (10 + t)),
        "accumulate_keep": float((step - 1) % k > 0),
        "accumulate_apply": float(step % k == 0),
    }
    return {name: np.float32(values[name]) for name in recipe.scalars}
