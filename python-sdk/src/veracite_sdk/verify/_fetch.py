"""Fetches keys of logs and relays from places that the reader named: all that uses a network here."""

from __future__ import annotations

import ipaddress
import re
import time

import dns.exception
import dns.resolver
import httpx

from ._format import FormatError
from ._places import (
    MAX_DOCUMENT_BYTES,
    KeyPlace,
    Owner,
    capture_keys_in_document,
    capture_keys_in_records,
    key_in_document,
    key_in_records,
    parse_key_place,
    relays_in_document,
)
from ._relays import NamedRelay
from ._trust import PublishedKey

#: Seconds for one place as a whole, redirects and retries of the resolver included.
DEADLINE = 10.0
_MAX_REDIRECTS = 3
_MAX_RECORDS = 64


class KeyPlaceError(Exception):
    """The place gives no key, or not exactly one."""


class KeyPlaceUnreachableError(KeyPlaceError):
    """The place does not answer."""


def fetch_key(place: str, *, resolver: str | None = None, deadline: float = DEADLINE) -> PublishedKey:
    """The log key that `place` (`https://…` or `dns:…`) publishes, with the name of the place.

    Raises `ValueError` when `place` or `resolver` is not what it must be, `KeyPlaceError` unless there is
    exactly one key.
    """
    parsed = _parse(place, "log")
    try:
        if parsed.kind == "dns":
            records = _records(parsed, resolver, deadline)
            return PublishedKey(place, key_in_records(records), capture_keys_in_records(records))
        document = _document(parsed.asks, deadline)
        return PublishedKey(place, key_in_document(document), capture_keys_in_document(document))
    except FormatError as error:
        raise KeyPlaceError(f"{_name(parsed)} gives no log key: {error}.") from None


def fetch_relays(place: str, *, resolver: str | None = None, deadline: float = DEADLINE) -> list[NamedRelay]:
    """The relays that `place` (`https://…` or `dns:…`) publishes. Raises as `fetch_key` does."""
    parsed = _parse(place, "relay")
    try:
        if parsed.kind == "dns":
            return [NamedRelay(key_in_records(_records(parsed, resolver, deadline), "relay"), None, place)]
        return [
            relay._replace(source=place) for relay in relays_in_document(_document(parsed.asks, deadline))
        ]
    except FormatError as error:
        raise KeyPlaceError(f"{_name(parsed)} gives no key of a relay: {error}.") from None


def _parse(place: str, owner: Owner) -> KeyPlace:
    try:
        return parse_key_place(place, owner)
    except FormatError as error:
        raise ValueError(f"{place}: {error}") from None


def _name(place: KeyPlace) -> str:
    return f"{place.asks} (TXT)" if place.kind == "dns" else place.asks


def _document(url: str, deadline: float) -> str:
    """Redirects are followed on the same host only: the reader named this one and no other."""
    ends = time.monotonic() + deadline
    address = httpx.URL(url)
    headers = {"accept": "application/json, text/plain, text/html", "accept-encoding": "identity"}
    try:
        with httpx.Client(follow_redirects=False, headers=headers) as client:
            for _ in range(_MAX_REDIRECTS + 1):
                with client.stream("GET", address, timeout=_left(ends)) as response:
                    if response.status_code not in (301, 302, 303, 307, 308):
                        return _body(address, response, ends)
                    address = _next(address, response)
    except httpx.InvalidURL:
        raise KeyPlaceError(f"{url} is no address that can be asked.") from None
    except httpx.TimeoutException:
        raise KeyPlaceUnreachableError(f"{url} does not answer in time.") from None
    except httpx.HTTPError:
        why = "does not answer, or has no certificate that this machine trusts"
        raise KeyPlaceUnreachableError(f"{url} {why}.") from None
    raise KeyPlaceError(f"{url} sends us on again and again.")


def _next(address: httpx.URL, response: httpx.Response) -> httpx.URL:
    target = address.join(response.headers.get("location", ""))
    if (target.scheme, target.host, target.port) != (address.scheme, address.host, address.port):
        raise KeyPlaceError(
            f"{address} sends us on to {target.scheme}://{target.netloc.decode('ascii')}, "
            "which you did not name. Name it yourself if you trust it."
        )
    return target


def _body(address: httpx.URL, response: httpx.Response, ends: float) -> str:
    status = response.status_code
    if status >= 500 or status == 429:
        raise KeyPlaceUnreachableError(f"{address} answers {status}.")
    if status != 200:
        server = f"{address.scheme}://{address.netloc.decode('ascii')}"
        raise KeyPlaceError(
            f"{address} answers {status}, not with a key. "
            f"A Veracite server publishes its key at {server}/log/1/keys."
        )
    data = bytearray()
    # As it arrives: waiting for chunks of a size would let a slow sender outlast the deadline.
    for part in response.iter_bytes():
        data += part
        if len(data) > MAX_DOCUMENT_BYTES:
            raise KeyPlaceError(f"{address} is larger than a page with a key.")
        _left(ends)
    return data.decode("utf-8", "replace")


def _left(ends: float) -> float:
    left = ends - time.monotonic()
    if left <= 0:
        raise httpx.ReadTimeout("the time for this place is over")
    return left


def _records(place: KeyPlace, server: str | None, deadline: float) -> list[str]:
    resolver = _resolver(server)
    try:
        answer = resolver.resolve(f"{place.asks}.", "TXT", lifetime=deadline, search=False)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return []
    except dns.exception.DNSException as error:
        reason = f"The name server gives no answer about {place.asks} ({type(error).__name__})."
        raise KeyPlaceUnreachableError(reason) from None
    strings = [part.decode("utf-8", "replace") for record in answer for part in record.strings]
    return strings[:_MAX_RECORDS]


def _resolver(server: str | None) -> dns.resolver.Resolver:
    if server is None:
        try:
            return dns.resolver.Resolver()
        except dns.resolver.NoResolverConfiguration:
            raise KeyPlaceUnreachableError("This system names no name server: give one.") from None
    match = re.fullmatch(
        r"\[([0-9a-fA-F:.]+)\](?::([0-9]{1,5}))?|([0-9.]+)(?::([0-9]{1,5}))?|([0-9a-fA-F:]+)", server
    )
    if match is None:
        raise ValueError(_RESOLVER)
    host, port = match[1] or match[3] or match[5], int(match[2] or match[4] or 53)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise ValueError(_RESOLVER) from None
    resolver = dns.resolver.Resolver(configure=False)
    resolver.nameservers = [host]
    resolver.port = port
    return resolver


_RESOLVER = "a resolver is the IP address of a name server, like 1.1.1.1 or 127.0.0.1:5353"
