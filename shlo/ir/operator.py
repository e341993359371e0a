"""Operators, and the decorators that declare them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, ParamSpec, TypeVar, cast, get_args, get_type_hints, overload

import numpy as np

from shlo.ir.arguments import fits, instead, said, spelled
from shlo.ir.build import _state, current_block, trace, within_scope
from shlo.ir.contract import Contract
from shlo.ir.errors import Position, RuleError, ShloError, counted, users_line
from shlo.ir.graph import BY_TEXT, OPERATORS, Attrs, Graph, Node, Value, Values
from shlo.ir.meaning import CUT, DEN, SYNC, VJP
from shlo.ir.types import TensorType, Type, compatible, short_type

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])

REQUIRED: Any = inspect.Parameter.empty


class Example:
    """Operand types (``"f32[2, 3]"``) and attributes at which the laws try an operator.

    ``domains`` restricts what is drawn for an operand, by name: ``positive``, ``unit`` (0 … 1), ``simplex`` (rows sum to
    one), ``nonzero``, ``distinct`` (no two elements equal), ``zero``, ``bool``; a callable ``rng, shape -> array`` draws.
    ``unrun`` says why XLA cannot be asked what it makes of this one, ``free`` why its results are anybody's choice, ``nograd``
    why it has no derivative where its operator has.
    """

    __slots__ = ("attrs", "dims", "domains", "free", "nograd", "types", "unrun")

    def __init__(
        self,
        *types: str,
        dims: Mapping[str, int] | None = None,
        domains: Attrs | None = None,
        unrun: str = "",
        free: str = "",
        nograd: str = "",
        **attrs: Any,
    ):
        self.types, self.attrs, self.dims, self.domains = types, attrs, dims or {}, domains or {}
        self.unrun, self.free, self.nograd = unrun, free, nograd


def _mnemonic(name: str) -> str:
    """conv_weight_grad_b → convWeightGradB."""
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(w.capitalize() for w in rest)


class Operator(Generic[P, R]):
    """A graph operator; call it to build a node.  Made by :func:`primitive` and :func:`composite`."""

    def __init__(
        self,
        fn: Callable[..., Any],
        *,
        kind: str,
        text_name: str,
        contract: Contract | None = None,
        form: str | None = None,
        examples: Sequence[Example] = (),
        domains: Attrs | None = None,
        pure: bool = True,
        shares: bool = True,
        collective: bool = False,
        result_names: tuple[str, ...] = (),
        wants: tuple[str, ...] = (),
    ) -> None:
        self.fn, self.kind, self.text_name, self.form = fn, kind, text_name, form
        self.contract: Contract | None = contract
        self.name = fn.__name__
        self.label = text_name.split(".", 1)[1]
        self.doc = inspect.cleandoc(fn.__doc__ or "")
        self.__name__, self.__qualname__, self.__module__, self.__wrapped__ = (
            fn.__name__,
            fn.__qualname__,
            fn.__module__,
            fn,
        )
        self.examples, self.domains = tuple(examples), domains or {}
        self.pure, self.shares, self.collective = pure, shares, collective
        self.result_names, self.wants = result_names, wants
        self.source = inspect.getsourcefile(fn), fn.__code__.co_firstlineno
        self.hints = get_type_hints(fn)
        signature = inspect.signature(fn)
        params = signature.parameters.values()
        self.operands = tuple(p.name for p in params if p.kind is p.POSITIONAL_OR_KEYWORD)
        self.groups = tuple(i for i, n in enumerate(self.operands) if self.hints.get(n) == Values)
        self.defaults = {p.name: p.default for p in params if p.kind is p.KEYWORD_ONLY}
        self.required = frozenset(n for n, d in self.defaults.items() if d is REQUIRED)
        self.single = self.hints.get("return") in (TensorType, Value, Type)
        self.has_regions = any(Graph in (h, *get_args(h)) for n, h in self.hints.items() if n in self.defaults)
        # What inspect.signature, help and editors show: the function's own, except that a call gives values, not types.
        returns = "Value" if self.single else "tuple[Value, ...]"
        self.__signature__ = signature.replace(return_annotation=returns)
        self.__doc__ = f"{self.usage}\n\n{self.doc}"
        self._inferred: dict[Any, tuple[tuple[Type, ...], Graph | None]] = {}
        self._check_examples()
        for table, key in ((OPERATORS, self.name), (BY_TEXT, text_name)):
            if key in table:
                raise ValueError(f"operator {key} is declared twice")
            table[key] = self

    def __repr__(self) -> str:
        return f"<operator {self.label}>"

    def _check_examples(self) -> None:
        """An example that cannot be an application of this operator is refused where it is declared."""
        for number, example in enumerate(self.examples):
            what = f"{self.name}, example {number}"
            for type in example.types:
                try:
                    short_type(type)
                except ShloError as error:
                    raise ShloError(f"{what}: {error.message}", Position(str(self.source[0]), self.source[1])) from None
            count, least = len(example.types), len(self.operands) - len(self.groups)
            unknown = [name for name in example.attrs if name not in self.defaults]
            if count != least if not self.groups else (count < least or (count - least) % len(self.groups)):
                why = f"{count} operand types for ({', '.join(self.operands)})"
            elif unknown:
                why = f"there is no attribute '{unknown[0]}' (it has: {', '.join(self.defaults) or 'none'})"
            else:
                continue
            raise ShloError(f"{what}: {why}", Position(str(self.source[0]), self.source[1]))

    @property
    def usage(self) -> str:
        """How it is called, in a line: ``transpose(operand, *, permutation)``."""
        parts = list(self.operands) + ["*"] * bool(self.defaults)
        for name, default in self.defaults.items():
            shown = getattr(default, "value", default)  # an enumeration's member by what one may write for it
            parts.append(name if default is REQUIRED else f"{name}={shown!r}")
        return f"{self.name}({', '.join(parts)})"

    @property
    def is_composite(self) -> bool:
        return self.kind == "composite"

    # ---- building

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            if len(args) != len(self.operands):
                raise RuleError(self._miscounted(args))
            operands = self.flatten(args) if self.groups else args
            for value in operands:
                if not isinstance(value, Value):
                    raise RuleError(f"operands must be values of the graph, not {said(value)}{instead(value)}")
            attrs = self.bind_attrs(kwargs)
            results = self._build(cast("tuple[Value, ...]", operands), attrs)
        except RuleError as error:
            raise self._refusal(args, str(error)) from None
        except (TypeError, ValueError, AttributeError) as error:
            wrong = self._mistyped(kwargs)
            if wrong is None:
                raise
            raise self._refusal(args, wrong) from error
        return cast(R, results[0] if self.single else results)

    def on(
        self, operands: tuple[Value, ...], attrs: Attrs, results: tuple[Type, ...] | None = None
    ) -> tuple[Value, ...]:
        """Build a node from flat operands and complete attributes, as a :class:`Node` has them.

        ``results`` declares the result types where they are not those inferred but compatible with them: sizes known or
        unknown, other quantisation parameters.
        """
        try:
            return self._build(operands, attrs, results)
        except RuleError as error:
            raise self._refusal(operands, str(error)) from None

    def _build(
        self, operands: tuple[Value, ...], attrs: Attrs, declared: tuple[Type, ...] | None = None
    ) -> tuple[Value, ...]:
        block = _state.block or current_block()
        if declared is not None:
            inferred = self.infer(tuple([v.type for v in operands]), attrs)[0]
            if declared == inferred:
                declared = None
            elif len(declared) != len(inferred) or not all(map(compatible, inferred, declared)):
                raise RuleError(f"the results are {', '.join(map(str, inferred))}, not {', '.join(map(str, declared))}")
        key = (self, operands, tuple(attrs.values()), declared) if block.share and self.shares else None
        if key is not None:
            node = block.find(key)
            if node is not None:
                return node.results
        types = declared or self.infer(tuple([v.type for v in operands]), attrs)[0]
        node = Node(self, operands, attrs, types, _state.scope + self.label)
        block.nodes.append(node)
        if key is not None:
            block.memo[key] = node
        return node.results

    def bind_attrs(self, given: Attrs) -> Attrs:
        """Attributes in declaration order, defaults filled in, lists frozen to tuples."""
        if not self.defaults and not given:
            return self.defaults
        attrs = self.defaults.copy()
        for name, value in given.items():
            if name not in attrs:
                known = ", ".join(attrs) or "none"
                raise RuleError(f"has no attribute '{name}' (it has: {known})")
            attrs[name] = value if type(value) in _FROZEN else freeze(value)
        if not self.required <= given.keys():
            missing = sorted(self.required - given.keys())
            raise RuleError(f"needs the attribute{'s' * (len(missing) > 1)} {', '.join(missing)}")
        return attrs

    def flatten(self, args: Sequence[Any]) -> tuple[Value, ...]:
        """Operand parameters (groups as sequences) → the node's flat operands."""
        flat: list[Any] = []
        for i, arg in enumerate(args):
            if i in self.groups and not isinstance(arg, (tuple, list)):
                raise RuleError(f"'{self.operands[i]}' is a group of operands: give a list of values, not {said(arg)}")
            flat.extend(arg) if i in self.groups else flat.append(arg)
        lengths = {len(args[i]) for i in self.groups if i < len(args)}
        if len(lengths) > 1:
            raise RuleError(f"operand groups must have equal length, got {sorted(lengths)}")
        return tuple(flat)

    def arrange(self, flat: Sequence[Any]) -> list[Any]:
        """A flat list with one entry an operand → one entry a parameter, groups as tuples: flatten's inverse."""
        if not self.groups:
            return list(flat)
        length = (len(flat) - len(self.operands) + len(self.groups)) // len(self.groups)
        args: list[Any] = []
        at = 0
        for i in range(len(self.operands)):
            if i in self.groups:
                args.append(tuple(flat[at : at + length]))
                at += length
            else:
                args.append(flat[at])
                at += 1
        return args

    def infer(self, types: tuple[Type, ...], attrs: Attrs) -> tuple[tuple[Type, ...], Graph | None]:
        """Result types at these operand types and attributes and, for a composite, its lowering there.

        Raises RuleError where the operator refuses them.  Remembered, so a rule must depend on nothing else.
        """
        key = (types, tuple(attrs.values()))
        found = self._inferred.get(key)
        if found is None:
            dims: dict[str, int] = {}
            if self.contract is not None:
                dims = self.contract.bind(self.operands, cast("tuple[TensorType, ...]", types), attrs)
            if self.is_composite:
                names = self.operands if not self.groups else [f"arg{i}" for i in range(len(types))]
                with within_scope(""):  # shared by every use, it is named after none of them
                    graph = trace(lambda *vs: self.fn(*self.arrange(vs), **attrs), list(zip(names, types, strict=True)))
                found = tuple(v.type for v in graph.results), graph
            else:
                given = [Value(None, i, t) for i, t in enumerate(types)]
                result = self.fn(*self.arrange(given), **attrs)
                found = (tuple(result) if isinstance(result, (tuple, list)) else (result,)), None
            if self.contract is not None:
                self.contract.check_results(dims, found[0], attrs)
            if _shareable(attrs):
                self._inferred[key] = found
        return found

    def lowering(self, types: tuple[Type, ...], attrs: Attrs) -> Graph:
        """A composite's decomposition at these operand types: one parameter an operand."""
        graph = self.infer(types, attrs)[1]
        if graph is None:
            raise ShloError(f"{self.label} is a primitive: it has no lowering")
        return graph

    def _refusal(self, args: Sequence[Any], why: str) -> ShloError:
        flat = [v for a in args for v in (a if isinstance(a, (tuple, list)) else (a,))]
        types = ", ".join(str(v.type) if isinstance(v, Value) else said(v) for v in flat)
        where = f"{_state.scope.rstrip('.')}: " if _state.scope else ""
        return ShloError(f"{where}{self.label}({types}): {why}", users_line())

    def _miscounted(self, args: Sequence[Any]) -> str:
        """What is wrong with so many positional arguments: too few operands, or an attribute among them."""
        count = len(self.operands)
        why = f"takes {counted(count, 'operand')} ({', '.join(self.operands)}), got {len(args)}"
        if len(args) > count and self.defaults and not isinstance(args[count], Value):
            why += f": attributes are given by name, such as {next(iter(self.defaults))}={said(args[count])}"
        return why

    def _mistyped(self, given: Attrs) -> str | None:
        """The first attribute whose value is not of the kind that the declaration says, or None."""
        for name, value in given.items():
            hint = self.hints.get(name)
            if hint is not None and not fits(value, hint):
                how = " (shlo.region(function, *types) makes one)" if hint is Graph and callable(value) else ""
                return f"the attribute '{name}' must be {spelled(hint)}, not {said(value)}{how}"
        return None

    # ---- meanings, by decorator

    def den(self, fn: F) -> F:
        """Declare what this operator computes (see :data:`DEN`)."""
        DEN.rule(self)(fn)
        return fn

    def vjp(self, fn: F) -> F:
        """Declare this operator's adjoint (see :data:`VJP`)."""
        VJP.rule(self)(fn)
        return fn

    def cut(self, fn: F) -> F:
        """Declare what cutting operands along an axis does (see :data:`CUT`)."""
        CUT.rule(self)(fn)
        return fn

    def sync(self, fn: F) -> F:
        """Declare how R replicas compute this batch-coupling operator together (see :data:`SYNC`)."""
        SYNC.rule(self)(fn)
        return fn


def _shareable(attrs: Attrs) -> bool:
    """A region that captures values makes a node that only fits where it was built."""
    for a in attrs.values():
        for region in a if type(a) is tuple else (a,):
            if type(region) is Graph and region.captures:
                return False
    return True


def with_regions(attrs: Attrs, change: Callable[[Graph], Any]) -> dict[str, Any]:
    """The attributes with every region, alone or in a tuple, replaced by ``change(region)``."""

    def changed(a: Any) -> Any:
        if type(a) is Graph:
            return change(a)
        if type(a) is tuple and any(type(g) is Graph for g in a):
            return tuple([change(g) for g in a])
        return a

    return {name: changed(a) for name, a in attrs.items()}


_FROZEN: set[type] = {int, float, bool, str, tuple, type(None)}


def freeze(value: Any) -> Any:
    """An attribute value in hashable form: lists become tuples, NumPy scalars Python ones; named tuples stay."""
    if type(value) in (list, tuple):
        return tuple(freeze(v) for v in value)
    if isinstance(value, (np.integer, np.floating, np.bool_)):
        return value.item()
    if isinstance(value, np.ndarray):
        return freeze(value.tolist())
    return value


class PrimitiveDecorator:
    """What :func:`primitive` returns: turns a type rule into an operator."""

    def __init__(self, **options: Any) -> None:
        self.options = options

    @overload
    def __call__(self, fn: Callable[P, Type]) -> Operator[P, Value]: ...
    @overload
    def __call__(self, fn: Callable[P, Sequence[Type]]) -> Operator[P, tuple[Value, ...]]: ...
    def __call__(self, fn: Callable[..., Any]) -> Operator[..., Any]:
        dialect, named = self.options.pop("dialect"), self.options.pop("text_name")
        text_name = named or f"{dialect}.{fn.__name__.rstrip('_')}"
        return Operator(fn, kind="primitive", text_name=text_name, **self.options)


def primitive(
    *,
    form: str | None = None,
    contract: str | None = None,
    examples: Sequence[Example] = (),
    domains: Attrs | None = None,
    pure: bool = True,
    shares: bool = True,
    collective: bool = False,
    dialect: str = "stablehlo",
    text_name: str | None = None,
    result_names: tuple[str, ...] = (),
    wants: tuple[str, ...] = (),
) -> PrimitiveDecorator:
    """Declare a primitive; the decorated function's body is its type rule, returning the result type(s).

    ``form`` is the pretty text form (see :mod:`shlo.ir.forms`), None for MLIR's generic form.  ``pure=False`` keeps a
    node whose results nobody uses; ``shares=False`` keeps equal nodes apart.  A ``collective``'s den sees all devices.
    ``result_names`` are the names that MLIR's printer gives the results, where it names them; ``text_name`` is the name in a
    text where it is not ``dialect`` and the function's.  ``wants`` names what its den gets of the evaluation as keywords:
    ``random``, a generator of random numbers.
    """
    return PrimitiveDecorator(
        form=form,
        contract=Contract(contract) if contract else None,
        examples=examples,
        domains=domains,
        pure=pure,
        shares=shares,
        collective=collective,
        dialect=dialect,
        text_name=text_name,
        result_names=result_names,
        wants=wants,
    )


def composite(
    contract: str,
    *,
    cuts: Mapping[str, str] | None = None,
    sizes: Callable[..., Mapping[str, int]] | None = None,
    examples: Sequence[Example] = (),
    domains: Attrs | None = None,
    collective: bool = False,
    shares: bool = True,
) -> Callable[[Callable[P, R]], Operator[P, R]]:
    """Declare a training operator; the decorated function's body is its lowering.

    ``contract``, ``cuts`` and ``sizes`` are read by :class:`shlo.ir.contract.Contract`; ``shares=False``
    keeps equal nodes apart.
    """

    def declare(fn: Callable[P, R]) -> Operator[P, R]:
        return Operator(
            fn,
            kind="composite",
            text_name=f"shlo.{_mnemonic(fn.__name__)}",
            contract=Contract(contract, cuts=cuts, sizes=sizes),
            examples=examples,
            domains=domains,
            collective=collective,
            shares=shares,
        )

    return declare
