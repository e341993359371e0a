"""How each operator looks in the text: one *form* an operator, read both ways.

A form string resembles MLIR's ``assemblyFormat``::

    "$lhs, $rhs, contracting_dims = $lhs_dims x $rhs_dims(, precision = $precision_config)? : fn"

* ``$name`` is an operand, a group of operands (between commas) or an attribute in its brief spelling;
* ``( … )?`` stands in the text only where one of its attributes differs from its default, or its operands are any;
* ``{}`` is where the attribute dictionary goes, at the end where it is not said;
* everything else stands for itself;
* after the last `` : `` comes the *type directive*: ``same`` (one type for all operands and results, the functional type
  where they differ), ``fn`` (the functional type), ``result`` (the result types), ``each`` (one type an operand, which is
  a result's too), ``select`` (predicate, choices), ``complex`` (the result's type where the operands are its parts), ``arrow``
  (as CHLO writes the functional type: ``tensor<f32>, tensor<f32> -> tensor<f32>``).

An attribute that the form does not mention and that is called shape, dtype, type or types is read off the results' types;
any other one is in the dictionary, unless it has its default.  ``form=None`` is MLIR's generic form
``"stablehlo.op"(%a) <{attributes}> ({regions}) : (…) -> …``; every operator is read in that one too.  ``form="generic a b"`` is
that form, and says the attributes ``a`` and ``b`` always.  Forms that fit none of this are the classes in
:mod:`shlo.ir.forms.irregular`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from shlo.ir.forms.base import Form, GenericForm, Op
from shlo.ir.forms.checking import CHECKING
from shlo.ir.forms.chlo import CHLO
from shlo.ir.forms.constants import ConstantForm
from shlo.ir.forms.declared import DeclaredForm
from shlo.ir.forms.irregular import COMPOSITE, IRREGULAR
from shlo.ir.forms.shardy import SHARDY

GENERIC: Final = GenericForm()


@cache
def form_of(op: Op) -> Form:
    """The pretty form of an operator, the generic one where it has none."""
    if op.is_composite:
        return COMPOSITE
    if op.form is None:
        return GENERIC
    if op.form.startswith("generic"):
        return GenericForm(op.form.split()[1:])
    if op.label == "constant":
        return ConstantForm(op, op.form)
    return (
        IRREGULAR.get(op.form)
        or SHARDY.get(op.form)
        or CHECKING.get(op.form)
        or CHLO.get(op.form)
        or DeclaredForm(op, op.form)
    )
