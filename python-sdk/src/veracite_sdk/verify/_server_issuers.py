"""What the certificates of authorities say about whom they may issue for (RFC 5280, section 4.2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ._der import DER, DerNode, context_tag, der_children, der_cursor, primitive_context_tag
from ._format import utf8_decode
from ._x509 import Certificate, IssuerProblem, unread_extension

SERVER_AUTHENTICATION = "1.3.6.1.5.5.7.3.1"
_NAME_CONSTRAINTS = "2.5.29.30"
_MAX_SUBTREES = 128


def server_issuer_problem(host: str) -> IssuerProblem:
    """For `find_chain`: why an authority may not stand above these certificates of servers, or None."""

    def problem_of(issuer: Certificate, below: Sequence[Certificate]) -> str | None:
        found = issuer.extensions
        if found.extended_key_usage is not None and SERVER_AUTHENTICATION not in found.extended_key_usage[1]:
            return "an authority in the chain may not issue certificates for servers"
        unread = unread_extension(issuer, () if found.name_constraints is None else (_NAME_CONSTRAINTS,))
        if unread is not None or found.name_constraints is None:
            return unread
        permitted, excluded = _read_constraints(found.name_constraints)
        if permitted is None or excluded is None:
            return (
                "an authority in the chain has name constraints of a kind that this verifier does not support"
            )
        names = [host, *(name for each in below for name in each.extensions.dns_names)]
        if all(_is_allowed(name.lower(), permitted, excluded) for name in names):
            return None
        return "an authority in the chain may not issue certificates for these names"

    return problem_of


def _is_allowed(name: str, permitted: list[str], excluded: list[str]) -> bool:
    def is_within(base: str) -> bool:
        return base in ("", name) or name.endswith(base if base.startswith(".") else f".{base}")

    return (not permitted or any(map(is_within, permitted))) and not any(map(is_within, excluded))


def _read_constraints(value: DerNode) -> tuple[list[str] | None, list[str] | None]:
    parts = der_cursor(value, DER.SEQUENCE)
    permitted = _read_names(parts.optional(context_tag(0)))
    excluded = _read_names(parts.optional(context_tag(1)))
    parts.end()
    return permitted, excluded


def _read_names(subtrees: DerNode | None) -> list[str] | None:
    """None where something else than DNS names is constrained, which would have to be compared too."""
    names: list[str] = []
    listed = [] if subtrees is None else der_children(subtrees)
    # Each is compared with each name below, and a hostile chain may have thousands of both.
    if len(listed) > _MAX_SUBTREES:
        return None
    for subtree in listed:
        # A minimum or maximum beside the name is not used by anybody (section 4.2.1.10).
        parts = der_children(subtree, DER.SEQUENCE)
        if len(parts) != 1 or parts[0].tag != primitive_context_tag(2):
            return None
        names.append(utf8_decode(parts[0].content).lower())
    return names
