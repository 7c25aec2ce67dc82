import type { EvidenceBundle } from '../bundle/bundle.ts'
import { base64Encode, utf8Encode } from '../bytes.ts'
import { encodeLeaf } from '../log/leaf.ts'
import { cosignNote, formatSignatureLine, parseNote } from '../log/note.ts'
import { ED25519_COSIGNATURE, ED25519_NOTE, formatVkey, noteSigner } from '../log/note-key.ts'
import { sha256 } from '../sha256.ts'
import { buildTimestampRequest } from '../x509/timestamp-request.ts'
import { forgeCertificate, forgeTimestamp, p256Key, TIME_STAMPING, type TokenOptions } from './forged-tsa.ts'
import { p256SpkiOf, signP256 } from './sign-p256.ts'

/** The keys that sign samples, and what they sign: log entries, cosignatures and time stamps. */

/** The process that made a sample, as its signed parts name it. */
export const recorderOf = (instance: string) => ({
  software: 'veracite',
  version: '0.1.0',
  commit: null,
  instance,
  captureKey: 'capture-2026',
})

export const CAPTURE_KEY = new Uint8Array(32).fill(21)
/** Keys of a forger, under the same names. */
export const FORGER = {
  capture: new Uint8Array(32).fill(61),
  log: noteSigner('veracite.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(62)),
  witness: noteSigner('witness.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(63)),
}
export const CAPTURE_SPKI = p256SpkiOf(CAPTURE_KEY)
export const LOG = noteSigner('veracite.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(22))
export const WITNESS = noteSigner('witness.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(23))
export const OTHER_LOG = noteSigner('veracite.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(24))
export const HONEST = { capture: CAPTURE_KEY, log: LOG, witness: WITNESS }
export const policyFor = ({ log, witness }: typeof FORGER): string =>
  `log ${formatVkey(log.verifier)}\nwitness w1 ${formatVkey(witness.verifier)}\nquorum w1\n`
export const POLICY = policyFor(HONEST)

const rootKey = p256Key(31)
const tsaKey = p256Key(32)
export const TSA_ROOT = forgeCertificate({
  subject: 'Example TSA Root',
  issuer: 'Example TSA Root',
  serial: 1,
  key: rootKey,
  issuerKey: rootKey,
  ca: true,
  keyUsage: 0x06,
})
export const TSA_CERTIFICATE = forgeCertificate({
  subject: 'Example TSA',
  issuer: 'Example TSA Root',
  serial: 2,
  key: tsaKey,
  issuerKey: rootKey,
  purposes: [TIME_STAMPING],
  keyUsage: 0x80,
})

/** The manifest's log entry, signed by the sample capture key unless another is given. */
export function leafOf(manifest: Uint8Array, captureKey = CAPTURE_KEY): Uint8Array {
  return encodeLeaf({
    digest: sha256(manifest),
    signature: signP256(manifest, captureKey),
    spki: p256SpkiOf(captureKey),
  })
}

export function cosigned(note: string, witness = WITNESS): string {
  return note + formatSignatureLine(cosignNote(parseNote(note).text, witness, 1_780_315_300))
}

function nonceFor(over: string): Uint8Array {
  return sha256(utf8Encode(`nonce for ${over}`))
    .slice(0, 8)
    .map((byte, i) => (i === 0 ? byte & 0x7f : byte))
}

/** A token over `imprint` by the sample authority, or one with something wrong. */
export function sampleToken(
  imprint: Uint8Array,
  over: string,
  genTime: string,
  change: Partial<TokenOptions> = {},
): Uint8Array {
  return forgeTimestamp({
    imprint,
    nonce: nonceFor(over),
    certificate: TSA_CERTIFICATE,
    key: tsaKey,
    issuer: 'Example TSA Root',
    serial: 2,
    genTime,
    ...change,
  })
}

export function sampleStamp(
  imprint: Uint8Array,
  over: 'checkpoint' | 'capture',
  genTime: string,
): EvidenceBundle['timestamps'][number] {
  const [, y, mo, d, h, mi, s] = /^(....)(..)(..)(..)(..)(..)Z$/.exec(genTime) ?? []
  return {
    over,
    tsa: 'Example TSA',
    genTime: `${y}-${mo}-${d}T${h}:${mi}:${s}.000Z`,
    tsr: base64Encode(sampleToken(imprint, over, genTime)),
    request: base64Encode(buildTimestampRequest(imprint, nonceFor(over))),
    chain: [],
  }
}
