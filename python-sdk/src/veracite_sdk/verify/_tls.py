"""A recorded TLS 1.3 connection (RFC 8446), read without being a part of it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305

from ._content_coding import decode_certificates
from ._format import FormatError, require, sha256, utf8_decode

CHANGE_CIPHER_SPEC, ALERT, HANDSHAKE, APPLICATION_DATA = 20, 21, 22, 23
_CLIENT_HELLO, _SERVER_HELLO, _TICKET, _EXTENSIONS = 1, 2, 4, 8
_CERTIFICATE, _CERTIFICATE_REQUEST, _CERTIFICATE_VERIFY, FINISHED, _KEY_UPDATE = 11, 13, 15, 20, 24
_COMPRESSED_CERTIFICATE = 25


class Reader:
    """Numbers and vectors of TLS, in order. Raises where they end too early."""

    def __init__(self, data: bytes, what: str) -> None:
        self._data, self._what, self._at = data, what, 0

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def take(self, length: int) -> bytes:
        require(length <= self.left, f"{self._what} is cut off")
        self._at += length
        return self._data[self._at - length : self._at]

    def number(self, width: int) -> int:
        return int.from_bytes(self.take(width), "big")

    def vector(self, width: int) -> bytes:
        return self.take(self.number(width))

    def inner(self, width: int) -> Reader:
        return Reader(self.vector(width), self._what)

    def end(self) -> None:
        require(self.left <= 0, f"{self._what} has bytes behind its end")


class Record(NamedTuple):
    type: int
    header: bytes
    fragment: bytes


class Message(NamedTuple):
    type: int
    body: bytes
    #: All of it, with its type and length: what transcripts hash.
    data: bytes


class _Cipher(Protocol):
    def decrypt(self, nonce: bytes, data: bytes, associated_data: bytes | None) -> bytes: ...


class Suite(NamedTuple):
    name: str
    hash_name: str
    hash_bytes: int
    key_bytes: int
    cipher: Callable[[bytes], _Cipher]

    def hash(self, data: bytes) -> bytes:
        return hashlib.new(self.hash_name, data).digest()


SUITES = {
    0x1301: Suite("TLS_AES_128_GCM_SHA256", "sha256", 32, 16, AESGCM),
    0x1302: Suite("TLS_AES_256_GCM_SHA384", "sha384", 48, 32, AESGCM),
    0x1303: Suite("TLS_CHACHA20_POLY1305_SHA256", "sha256", 32, 32, ChaCha20Poly1305),
}


def split_records(stream: bytes, whose: str) -> list[Record]:
    """One direction of a connection as its records. It must end where a record ends."""
    require(len(stream) <= MAX_STREAM_BYTES, f"the {whose} stream is too long")
    records, at = [], 0
    while at < len(stream):
        header = stream[at : at + 5]
        end = at + 5 + int.from_bytes(header[3:5], "big")
        require(len(header) >= 5 and end <= len(stream), f"the {whose} stream ends in the middle of a record")
        if header[1] != 3 or not CHANGE_CIPHER_SPEC <= header[0] <= APPLICATION_DATA:
            raise FormatError(f"the {whose} stream is not TLS")
        require(end - at - 5 <= _MAX_FRAGMENT_BYTES, f"a record of the {whose} is too long")
        records.append(Record(header[0], header, stream[at + 5 : end]))
        require(len(records) <= _MAX_RECORDS, f"the {whose} stream has too many records")
        at = end
    return records


class MessageBuffer:
    """Puts messages together that records cut apart."""

    def __init__(self) -> None:
        self._held = bytearray()

    def add(self, fragment: bytes) -> list[Message]:
        self._held += fragment
        require(len(self._held) <= _MAX_MESSAGE_BYTES, "a message of the handshake is too long")
        messages, at = [], 0
        while len(self._held) - at >= 4:
            end = at + 4 + int.from_bytes(self._held[at + 1 : at + 4], "big")
            if len(self._held) < end:
                break
            data = bytes(self._held[at:end])
            messages.append(Message(data[0], data[4:], data))
            at = end
        del self._held[:at]
        return messages

    def require_empty(self) -> None:
        require(not self._held, "a message of the handshake is cut off")


class Greeting(NamedTuple):
    """What both streams show without any secret."""

    server_name: str | None
    suite: Suite
    transcript: bytes
    of_client: list[Record]
    of_server: list[Record]


def read_greeting(client_stream: bytes, server_stream: bytes) -> Greeting:
    client, of_client = _clear_part(split_records(client_stream, "client"), "client")
    server, of_server = _clear_part(split_records(server_stream, "server"), "server")
    if not 1 <= len(client) <= 2 or not 1 <= len(server) <= 2:
        raise FormatError("the streams do not begin with one ClientHello and one ServerHello")
    asked_suite, is_retry = _read_server_hello(server[0])
    if is_retry != (len(server) == 2) or len(server) != len(client):
        raise FormatError("the streams do not agree on how often the client said hello")
    # Both, because either may offer to resume a session.
    offered, server_name = [_read_client_hello(hello) for hello in client][-1]
    number, again = _read_server_hello(server[-1])
    suite = SUITES.get(number)
    if suite is None or number not in offered:
        raise FormatError("the cipher suite is not one that the client offered and this verifier knows")
    if asked_suite != number or (again and len(server) == 2):
        raise FormatError("the server changed its mind in the handshake")
    if len(client) == 1:
        transcript = client[0].data + server[0].data
    else:
        # After a HelloRetryRequest, transcripts hold a hash in place of the first ClientHello.
        first = bytes([254, 0, 0, suite.hash_bytes]) + suite.hash(client[0].data)
        transcript = first + server[0].data + client[1].data + server[1].data
    return Greeting(server_name, suite, transcript, of_client, of_server)


def _clear_part(records: Sequence[Record], whose: str) -> tuple[list[Message], list[Record]]:
    """Everything before the first encrypted record is in clear, and nothing after it."""
    buffer, messages, encrypted = MessageBuffer(), list[Message](), list[Record]()
    for record in records:
        if record.type == APPLICATION_DATA:
            if not encrypted:
                buffer.require_empty()
            encrypted.append(record)
        elif record.type == HANDSHAKE and not encrypted:
            messages += buffer.add(record.fragment)
            require(len(messages) <= 2, "the handshake is not of TLS 1.3")
        elif record.type == CHANGE_CIPHER_SPEC:
            require(record.fragment == b"\x01", "a record is not of TLS 1.3")
        else:
            raise FormatError(f"the {whose} stream holds a message in clear that does not belong there")
    buffer.require_empty()
    return messages, encrypted


def _read_client_hello(message: Message) -> tuple[list[int], str | None]:
    require(message.type == _CLIENT_HELLO, "the client stream does not begin with a ClientHello")
    reader = Reader(message.body, "the ClientHello")
    reader.take(34)
    reader.vector(1)
    offered, suites = reader.inner(2), []
    while offered.left > 0:
        suites.append(offered.number(2))
    reader.vector(1)
    extensions = _read_extensions(reader.inner(2))
    reader.end()
    require(42 not in extensions, "the client sent early data")
    require(41 not in extensions, "the client offered to resume an earlier session")
    require(43 in extensions, "the client did not offer TLS 1.3")
    return suites, _server_name(extensions[0]) if 0 in extensions else None


def _read_server_hello(message: Message) -> tuple[int, bool]:
    require(message.type == _SERVER_HELLO, "the server stream does not begin with a ServerHello")
    reader = Reader(message.body, "the ServerHello")
    reader.take(2)
    is_retry = reader.take(32) == sha256(b"HelloRetryRequest")
    reader.vector(1)
    suite = reader.number(2)
    require(reader.number(1) == 0, "the ServerHello asks for compression")
    extensions = _read_extensions(reader.inner(2))
    reader.end()
    require(extensions.get(43) == b"\x03\x04", "the server did not speak TLS 1.3")
    require(41 not in extensions, "the server resumed an earlier session")
    return suite, is_retry


def _read_extensions(reader: Reader) -> dict[int, bytes]:
    extensions: dict[int, bytes] = {}
    while reader.left > 0:
        number = reader.number(2)
        require(number not in extensions, "a message of the handshake repeats an extension")
        extensions[number] = reader.vector(2)
    return extensions


def _server_name(extension: bytes) -> str:
    outer = Reader(extension, "the server name")
    names = outer.inner(2)
    outer.end()
    require(names.number(1) == 0, "the server name is not a host name")
    name = utf8_decode(names.vector(2))
    names.end()
    return name.lower()


def _expand_label(suite: Suite, secret: bytes, label: str, length: int) -> bytes:
    name = b"tls13 " + label.encode()
    info = length.to_bytes(2, "big") + bytes([len(name)]) + name + b"\x00"
    made, block = b"", b""
    for counter in range(1, -(-length // suite.hash_bytes) + 1):
        block = hmac.new(secret, block + info + bytes([counter]), suite.hash_name).digest()
        made += block
    return made[:length]


class RecordKey(NamedTuple):
    """Of one generation. Unlike the secret that it is made from, it opens nothing that comes later."""

    key: bytes
    iv: bytes


class Opener:
    """Opens the records of one direction under one secret, in order: each number is part of its nonce."""

    def __init__(self, suite: Suite, secret: bytes | RecordKey, whose: str) -> None:
        if isinstance(secret, bytes):
            require(len(secret) == suite.hash_bytes, f"a secret of the {whose} does not fit the cipher suite")
            key = _expand_label(suite, secret, "key", suite.key_bytes)
            secret = RecordKey(key, _expand_label(suite, secret, "iv", 12))
        if len(secret.key) != suite.key_bytes or len(secret.iv) != 12:
            raise FormatError(f"a key of the {whose} does not fit the cipher suite")
        self._cipher, self._iv = suite.cipher(secret.key), int.from_bytes(secret.iv, "big")
        self._whose, self._sequence = whose, 0

    def open(self, record: Record) -> tuple[int, bytes]:
        nonce = (self._iv ^ self._sequence).to_bytes(12, "big")
        try:
            padded = self._cipher.decrypt(nonce, record.fragment, record.header)
        except (InvalidTag, ValueError):
            raise FormatError(
                f"record {self._sequence + 1} of the {self._whose} does not open: it was altered, left out "
                "or moved, or the secret is of another session"
            ) from None
        self._sequence += 1
        content = padded.rstrip(b"\x00")
        require(content, f"a record of the {self._whose} holds nothing but padding")
        return content[-1], content[:-1]


class ServerFlight(NamedTuple):
    """What the server sent to say who it is."""

    certificates: list[bytes]
    scheme: int
    signature: bytes
    #: What the signature in CertificateVerify is over.
    signed: bytes
    #: Everything up to the server's Finished.
    transcript: bytes
    rest: list[Record]


def open_server_flight(greeting: Greeting, secret: bytes) -> ServerFlight:
    opener, buffer, messages = Opener(greeting.suite, secret, "server"), MessageBuffer(), list[Message]()
    for i, record in enumerate(greeting.of_server):
        kind, content = opener.open(record)
        require(kind == HANDSHAKE, "the handshake of the server was interrupted")
        messages += buffer.add(content)
        require(len(messages) <= 8, "the handshake has too many messages")
        if messages and messages[-1].type == FINISHED:
            buffer.require_empty()
            return _read_flight(greeting, secret, messages, greeting.of_server[i + 1 :])
    raise FormatError("the handshake of the server does not end: its Finished is missing")


def _read_flight(
    greeting: Greeting, secret: bytes, messages: list[Message], rest: list[Record]
) -> ServerFlight:
    suite = greeting.suite
    kinds = [message.type for message in messages if message.type != _CERTIFICATE_REQUEST]
    if len(kinds) > 1 and kinds[1] == _COMPRESSED_CERTIFICATE:
        kinds[1] = _CERTIFICATE
    asks = len(messages) == 5 and messages[1].type == _CERTIFICATE_REQUEST
    if kinds != [_EXTENSIONS, _CERTIFICATE, _CERTIFICATE_VERIFY, FINISHED] or len(messages) != 4 + asks:
        raise FormatError("the handshake of the server lacks a message, or has one too many")
    _check_encrypted_extensions(messages[0].body)
    certificate, verify, finished = messages[-3:]

    def up_to(last: Message) -> bytes:
        end = messages.index(last) + 1
        return greeting.transcript + b"".join(message.data for message in messages[:end])

    if not is_finished(suite, secret, up_to(verify), finished.body):
        raise FormatError("the Finished of the server does not fit the handshake")
    reader = Reader(verify.body, "the CertificateVerify")
    scheme, signature = reader.number(2), reader.vector(2)
    reader.end()
    signed = b" " * 64 + b"TLS 1.3, server CertificateVerify\x00" + suite.hash(up_to(certificate))
    listed = certificate.body
    if certificate.type == _COMPRESSED_CERTIFICATE:
        packed = Reader(listed, "the compressed Certificate")
        algorithm, length, data = packed.number(2), packed.number(3), packed.vector(3)
        packed.end()
        listed = decode_certificates(algorithm, data, length)
    certificates = _read_certificates(listed)
    return ServerFlight(certificates, scheme, signature, signed, up_to(finished), rest)


def is_finished(suite: Suite, secret: bytes, transcript: bytes, said: bytes) -> bool:
    """Whether a Finished fits everything before it."""
    key = _expand_label(suite, secret, "finished", suite.hash_bytes)
    return hmac.compare_digest(said, hmac.new(key, suite.hash(transcript), suite.hash_name).digest())


def _check_encrypted_extensions(body: bytes) -> None:
    """One connection is one question: nothing but HTTP/1.1 may have been agreed on."""
    reader = Reader(body, "the EncryptedExtensions")
    extensions = _read_extensions(reader.inner(2))
    reader.end()
    require(42 not in extensions, "the server accepted early data")
    if 16 in extensions:
        protocols = Reader(extensions[16], "the agreed protocol").inner(2)
        require(protocols.vector(1) == b"http/1.1", "the connection was not HTTP/1.1")
        protocols.end()


def _read_certificates(body: bytes) -> list[bytes]:
    reader = Reader(body, "the Certificate")
    reader.vector(1)
    listed, certificates = reader.inner(3), []
    reader.end()
    while listed.left > 0:
        certificates.append(listed.vector(3))
        listed.vector(2)
        require(len(certificates) <= 16, "the server sent too many certificates")
    return certificates


def open_application_data(
    suite: Suite, secret: bytes, records: Sequence[Record], whose: str
) -> tuple[bytes, bool]:
    """What one side sent after the handshake, and whether it said that it was done."""
    opener, buffer, pieces, is_closed = Opener(suite, secret, whose), MessageBuffer(), list[bytes](), False
    keys = 1
    for record in records:
        require(not is_closed, f"the {whose} went on after it had ended")
        kind, content = opener.open(record)
        if kind == APPLICATION_DATA:
            buffer.require_empty()
            pieces.append(content)
        elif kind == ALERT:
            require(len(content) == 2 and content[1] == 0, f"the {whose} ended the connection with an error")
            is_closed = True
        elif kind == HANDSHAKE:
            messages = buffer.add(content)
            updates = [_is_key_update(message, whose) for message in messages]
            if True not in updates:
                continue
            if updates.index(True) != len(updates) - 1:
                raise FormatError(f"the {whose} changed its key in the middle of a record")
            buffer.require_empty()
            keys += 1
            require(keys <= _MAX_KEYS, f"the {whose} changed its key too often")
            secret = _expand_label(suite, secret, "traffic upd", suite.hash_bytes)
            opener = Opener(suite, secret, whose)
        else:
            raise FormatError(f"the {whose} sent a record of an unknown kind")
    buffer.require_empty()
    return b"".join(pieces), is_closed


def _is_key_update(message: Message, whose: str) -> bool:
    """Tickets for later sessions are skipped: no session is ever resumed. Only servers send them."""
    if message.type == _TICKET and whose == "server":
        return False
    if message.type != _KEY_UPDATE or len(message.body) != 1:
        raise FormatError("a message after the handshake is not one that a witnessed connection has")
    return True


MAX_STREAM_BYTES = 48 * 1024 * 1024
_MAX_FRAGMENT_BYTES = 16_384 + 256
_MAX_RECORDS = 65_536
_MAX_KEYS = 256
_MAX_MESSAGE_BYTES = 262_144
