"""DER, read strictly and one level at a time, so that hostile nesting costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ._format import MAX_SAFE_INTEGER, FormatError, require


class DER:
    BOOLEAN = 0x01
    INTEGER = 0x02
    BIT_STRING = 0x03
    OCTET_STRING = 0x04
    NULL = 0x05
    OID = 0x06
    UTC_TIME = 0x17
    GENERALIZED_TIME = 0x18
    SEQUENCE = 0x30
    SET = 0x31


class DerNode(NamedTuple):
    """One element. `data` is all of it, tag and length included."""

    tag: int
    content: bytes
    data: bytes


def context_tag(n: int) -> int:
    return 0xA0 + n


def primitive_context_tag(n: int) -> int:
    return 0x80 + n


def read_der(data: bytes) -> DerNode:
    """Reads one element that must fill the input."""
    node = _read_at(data, 0)
    require(len(node.data) == len(data), "DER is followed by other bytes")
    return node


def der_children(node: DerNode, tag: int | None = None) -> list[DerNode]:
    if tag is not None:
        require_tag(node, tag)
    children: list[DerNode] = []
    offset = 0
    while offset < len(node.content):
        child = _read_at(node.content, offset)
        children.append(child)
        offset += len(child.data)
        require(len(children) <= _MAX_CHILDREN, "DER element has too many parts")
    return children


class DerCursor:
    """Reads the parts of a sequence in order."""

    def __init__(self, nodes: Sequence[DerNode]) -> None:
        self._nodes = nodes
        self._position = 0

    def optional(self, tag: int) -> DerNode | None:
        """Takes the next part only when its tag fits."""
        if self._position >= len(self._nodes) or self._nodes[self._position].tag != tag:
            return None
        self._position += 1
        return self._nodes[self._position - 1]

    def take(self, tag: int) -> DerNode:
        node = self.optional(tag)
        if node is None:
            raise FormatError(f"DER element with tag 0x{tag:x} is missing")
        return node

    def end(self) -> None:
        require(self._position == len(self._nodes), "DER element has unexpected parts")


def der_cursor(node: DerNode, tag: int | None = None) -> DerCursor:
    return DerCursor(der_children(node, tag))


def der_bit_string(node: DerNode) -> bytes:
    require_tag(node, DER.BIT_STRING)
    require(node.content[:1] == b"\x00", "DER bit string does not hold whole bytes")
    return node.content[1:]


def der_unsigned(node: DerNode) -> bytes:
    """The magnitude of a non-negative INTEGER, without its sign byte."""
    require_tag(node, DER.INTEGER)
    content = node.content
    require(content != b"" and content[0] < 0x80, "DER integer is empty or negative")
    if content[0] == 0 and len(content) > 1:
        require(content[1] >= 0x80, "DER integer is not minimal")
        return content[1:]
    return content


def der_oid_text(node: DerNode) -> str:
    require_tag(node, DER.OID)
    arcs: list[int] = []
    value = 0
    for i, byte in enumerate(node.content):
        if value == 0 and byte == 0x80:
            raise FormatError("DER object identifier is not minimal")
        value = value * 128 + byte % 128
        require(value <= MAX_SAFE_INTEGER, "DER object identifier is out of range")
        if byte >= 0x80:
            require(i != len(node.content) - 1, "DER object identifier is cut off")
            continue
        if not arcs:
            root = min(2, value // 40)
            arcs += [root, value - 40 * root]
        else:
            arcs.append(value)
        value = 0
    require(arcs, "DER object identifier is empty")
    return ".".join(map(str, arcs))


def der_encode(tag: int, *contents: bytes) -> bytes:
    content = b"".join(contents)
    length = len(content)
    if length < 0x80:
        return bytes((tag, length)) + content
    digits = length.to_bytes((length.bit_length() + 7) // 8, "big")
    return bytes((tag, 0x80 + len(digits))) + digits + content


def der_encode_oid(dotted: str) -> bytes:
    first, second, *rest = map(int, dotted.split("."))
    content = b""
    for arc in (40 * first + second, *rest):
        digits = [arc % 128]
        while arc := arc // 128:
            digits.insert(0, arc % 128 + 128)
        content += bytes(digits)
    return der_encode(DER.OID, content)


def require_tag(node: DerNode, tag: int) -> None:
    require(node.tag == tag, f"DER element has tag 0x{node.tag:x}, not 0x{tag:x}")


def _read_at(data: bytes, offset: int) -> DerNode:
    head = data[offset : offset + 2]
    require(len(head) >= 2, "DER is cut off")
    tag, first = head
    require(tag % 32 != 31, "DER tag is longer than one byte")
    length_bytes = 0 if first < 0x80 else first - 0x80
    require(first != 0x80 and length_bytes <= 4, "DER length is indefinite or too large")
    length = first
    if length_bytes > 0:
        digits = data[offset + 2 : offset + 2 + length_bytes]
        length = int.from_bytes(digits, "big")
        if len(digits) < length_bytes or digits[0] == 0 or length < 0x80:
            raise FormatError("DER length is not minimal")
    start = offset + 2 + length_bytes
    require(start + length <= len(data), "DER is cut off")
    return DerNode(tag, data[start : start + length], data[offset : start + length])


_MAX_CHILDREN = 1000
