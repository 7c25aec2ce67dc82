"""Proofs of the hash tree of RFC 6962 section 2.1, unchanged in RFC 9162."""

from __future__ import annotations

from collections.abc import Sequence

from ._format import MAX_SAFE_INTEGER, FormatError, require, sha256

# The two prefixes keep a leaf from ever being read as an inner node, which would allow second preimages.
_LEAF = b"\x00"
_NODE = b"\x01"


def leaf_hash(entry: bytes) -> bytes:
    return sha256(_LEAF, entry)


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(_NODE, left, right)


def tree_root(hashes: Sequence[bytes]) -> bytes:
    """The root over all leaf hashes; a lone node is promoted as it is."""
    if not hashes:
        return sha256()
    level = list(hashes)
    while len(level) > 1:
        pairs = [node_hash(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        level = pairs + level[len(pairs) * 2 :]
    return level[0]


def root_from_inclusion_proof(*, index: int, size: int, leaf: bytes, proof: Sequence[bytes]) -> bytes:
    """RFC 9162 section 2.1.3.2: the root that the proof leads to. Raises when the proof cannot be one."""
    _require_size(index, "leaf index")
    _require_size(size, "tree size")
    require(index < size, "leaf index is beyond the tree")
    _require_hashes([leaf, *proof])
    position, last, root = index, size - 1, leaf
    for sibling in proof:
        require(last != 0, "inclusion proof is too long")
        if position % 2 == 1 or position == last:
            root = node_hash(sibling, root)
            while position % 2 == 0 and position != 0:
                position, last = position // 2, last // 2
        else:
            root = node_hash(root, sibling)
        position, last = position // 2, last // 2
    require(last == 0, "inclusion proof is too short")
    return root


def verify_inclusion(*, index: int, size: int, leaf: bytes, proof: Sequence[bytes], root: bytes) -> bool:
    try:
        return root_from_inclusion_proof(index=index, size=size, leaf=leaf, proof=proof) == root
    except FormatError:
        return False


def verify_consistency(
    *, old_size: int, new_size: int, old_root: bytes, new_root: bytes, proof: Sequence[bytes]
) -> bool:
    """RFC 9162 section 2.1.4.2. From size zero there is nothing to prove, so it is refused."""
    try:
        _require_size(old_size, "old size")
        _require_size(new_size, "new size")
        _require_hashes([old_root, new_root, *proof])
    except FormatError:
        return False
    if old_size == 0 or old_size > new_size:
        return False
    if old_size == new_size:
        return len(proof) == 0 and old_root == new_root
    position, last = old_size - 1, new_size - 1
    while position % 2 == 1:
        position, last = position // 2, last // 2
    if len(proof) == 0:
        return False
    # When the old size is a power of two the old root is itself the first node and is left out of the proof.
    first, *siblings = [old_root, *proof] if position == 0 else proof
    old_hash = new_hash = first
    for sibling in siblings:
        if last == 0:
            return False
        if position % 2 == 1 or position == last:
            old_hash, new_hash = node_hash(sibling, old_hash), node_hash(sibling, new_hash)
            while position % 2 == 0 and position != 0:
                position, last = position // 2, last // 2
        else:
            new_hash = node_hash(new_hash, sibling)
        position, last = position // 2, last // 2
    return last == 0 and old_hash == old_root and new_hash == new_root


def _require_size(value: int, what: str) -> None:
    require(0 <= value <= MAX_SAFE_INTEGER, f"{what} is not a safe integer")


def _require_hashes(hashes: Sequence[bytes]) -> None:
    # No tree with a safe size is deeper than 53; a consistency proof may hold one hash more.
    require(len(hashes) <= 64, "proof is too long")
    require(all(len(item) == 32 for item in hashes), "a hash is not 32 bytes long")
