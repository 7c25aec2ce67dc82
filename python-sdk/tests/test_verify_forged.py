"""Things that are well signed and still must not be believed."""

from __future__ import annotations

import base64
import datetime
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

from veracite_sdk.verify._checkpoint import Checkpoint, TlogProof, open_checkpoint
from veracite_sdk.verify._format import FormatError
from veracite_sdk.verify._logged import LoggedFindings, Opened, _check_consistency, _Logged
from veracite_sdk.verify._note import NoteVerifier, note_verifier, open_note
from veracite_sdk.verify._trust import Options, Trust, TrustedCheckpoint, resolve_trust
from veracite_sdk.verify._x509 import Certificate, find_chain, parse_certificate

START = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
NOW_MS = 1_780_000_000_000  # 28 May 2026


class NoteKey:
    def __init__(self, name: str) -> None:
        self._key = Ed25519PrivateKey.generate()
        self.verifier: NoteVerifier = note_verifier(name, 1, self._key.public_key().public_bytes_raw())

    def line(self, text: str) -> str:
        payload = bytes.fromhex(self.verifier.key_id) + self._key.sign(text.encode())
        return f"— {self.verifier.name} {base64.b64encode(payload).decode()}\n"

    def note(self, text: str) -> str:
        return f"{text}\n{self.line(text)}"


def checkpoint_text(origin: str, size: int = 1) -> str:
    return f"{origin}\n{size}\n{base64.b64encode(bytes(32)).decode()}\n"


def test_a_note_may_hold_empty_lines() -> None:
    key = NoteKey("log")
    text = "one\n\ntwo\n"
    assert open_note(key.note(text), [key.verifier])[0] == text


def test_two_lines_of_one_key_count_once() -> None:
    key = NoteKey("log")
    _, verified = open_note(key.note("text\n") + key.line("text\n"), [key.verifier])
    assert len(verified) == 1


def test_a_checkpoint_of_another_origin_is_refused_though_the_key_signed_it() -> None:
    key = NoteKey("log.example/1")
    with pytest.raises(FormatError, match="another origin"):
        open_checkpoint(key.note(checkpoint_text("log.example/2")), key.verifier)


def test_a_newer_checkpoint_of_another_trusted_log_is_refused() -> None:
    old, other = NoteKey("log.example/1"), NoteKey("log.example/2")
    trust = Trust(log_keys=[old.verifier, other.verifier])
    opened = TrustedCheckpoint(Checkpoint("log.example/1", 1, bytes(32)), [], old.verifier, True)
    findings = LoggedFindings(checkpoint=Opened(opened, ""))
    file = f"old 1\n\n{other.note(checkpoint_text('log.example/2'))}"
    logged = _Logged(b"", 0, "", TlogProof(0, [], "", None), file)
    outcome = _check_consistency(logged, trust, findings)
    assert outcome == ("fail", "the newer checkpoint is of another log")


class Authority(NamedTuple):
    key: ec.EllipticCurvePrivateKey
    name: str
    certificate: Certificate
    pem: str


def certify(
    name: str,
    issuer: Authority | None = None,
    *,
    ca: bool = True,
    path_length: int | None = None,
    days: int = 3000,
    extensions: Sequence[tuple[x509.ExtensionType, bool]] = (),
) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    signed_by = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer.name if issuer else name)])
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(signed_by)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(START)
        .not_valid_after(START + datetime.timedelta(days=days))
        .add_extension(x509.BasicConstraints(ca, path_length), critical=True)
    )
    for extension, critical in extensions:
        builder = builder.add_extension(extension, critical)
    made = builder.sign(issuer.key if issuer else key, hashes.SHA256())
    pem = made.public_bytes(Encoding.PEM).decode()
    return Authority(key, name, parse_certificate(made.public_bytes(Encoding.DER)), pem)


def chain_length(leaf: Authority, middle: Sequence[Authority], root: Authority) -> int:
    others = [authority.certificate for authority in middle]
    return len(find_chain(leaf.certificate, others, [root.certificate], NOW_MS))


def test_a_chain_may_have_authorities_between() -> None:
    root = certify("root")
    middle = certify("middle", root, path_length=0)
    assert chain_length(certify("leaf", middle, ca=False), [middle], root) == 3


def test_a_chain_through_a_wrong_authority_is_refused() -> None:
    root = certify("root", path_length=0)
    middle = certify("middle", root)
    beyond = certify("leaf", middle, ca=False)
    with pytest.raises(FormatError):
        chain_length(beyond, [middle], root)

    root = certify("root")
    ended = certify("middle", root, days=10)
    no_authority = certify("middle", root, ca=False)
    other_key = certify("middle", certify("root"))
    unknown = x509.UnrecognizedExtension(x509.ObjectIdentifier("1.2.3.4"), b"\x05\x00")
    strange = certify("middle", root, extensions=[(unknown, True)])
    for middle in (ended, no_authority, other_key, strange):
        with pytest.raises(FormatError):
            chain_length(certify("leaf", middle, ca=False), [middle], root)


def test_a_certificate_that_repeats_an_extension_is_refused() -> None:
    twice = [
        (x509.UnrecognizedExtension(x509.ObjectIdentifier(f"1.2.3.{n}"), b"\x05\x00"), False) for n in (4, 5)
    ]
    der = certify("root", extensions=twice).certificate.der
    # The last byte of the second identifier, changed to that of the first.
    position = der.index(bytes.fromhex("06032a0305"))
    with pytest.raises(FormatError, match="repeats an extension"):
        parse_certificate(der[: position + 4] + b"\x04" + der[position + 5 :])


def test_a_root_must_have_the_fingerprint_written_beside_it() -> None:
    key, root = NoteKey("log"), certify("root")

    def problem(fingerprint: str) -> str | None:
        roots = [{"sha256": fingerprint, "pem": root.pem}]
        return resolve_trust({"vkey": key.verifier.vkey, "tsaRoots": roots}, Options()).tsa_problem

    digest = hashes.Hash(hashes.SHA256())
    digest.update(root.certificate.der)
    assert problem(digest.finalize().hex()) is None
    assert problem("00" * 32) == "a time-stamping root does not have the fingerprint beside it"
