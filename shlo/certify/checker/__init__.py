"""The small checker of certificates: no search, one look at each step, and none of the prover's code.

What a certificate proves: on R replicas, its inputs cut as it says, the first program's results are those of the second, over
the reals, for every input for which both have values.  It holds the texts of both programs, definitions of *terms*, and for
every operation of both programs the claim which term each result is.  The checker reads the texts, works out each operation's
result from its operands' terms, and compares it with the claim; at the end it compares the results of the two programs.

A term is a polynomial.  Its variables are *atoms*: inputs, and operators applied to terms (``exp``, a convolution, a sum over
axes).  A factor is an atom, the axes of the value that it lies along, and a *place*: every replica holds the WHOLE atom; or
shard r of it along its i-th axis of a size other than 1 (i ≥ 0); or a share (SHARE − j: replica r holds a tensor v_r, those of
all replicas add up to the atom, and the j-th entry of ``shares`` says which v_r); or something of its OWN.
Definitions need no proof: they are names.  An atom's terms are made of atoms before it, so no definition is circular.

Trusted base: the files of this package; the parser and :mod:`shlo.ir` (types, lowerings of composites, the ``cut`` laws of
primitives); the writing out of loops, where a certificate says so; ``said`` (which number a constant's bits say) and the
skeletons of regions; Python and NumPy.  The laws that ``cut`` states are tested against numbers in ``tests/laws``.
"""
