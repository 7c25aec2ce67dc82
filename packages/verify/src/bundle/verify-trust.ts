import { base64Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type OpenedCheckpoint, openCheckpoint } from '../log/checkpoint.ts'
import { parseNote } from '../log/note.ts'
import { formatVkey, type NoteVerifier, parseVkey, sameKey } from '../log/note-key.ts'
import { isQuorumMet, type Policy, parsePolicy } from '../log/policy.ts'
import type { CertificateLog } from '../relayed/certificate-transparency.ts'
import type { Decoders } from '../relayed/content-coding.ts'
import { type KnownRelay, knownRelay, type NamedRelay } from '../relayed/named-relays.ts'
import { sha256Hex } from '../sha256.ts'
import { optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { certificateFromPem } from '../x509/pem.ts'
import { agreedCaptureKeys } from './capture-key-place.ts'
import type { KeyTrust } from './verdict.ts'
import { reasonOf } from './verification-report.ts'

/** A capture key that the caller knows, and when it was in use. */
export interface KnownCaptureKey {
  spki: Uint8Array
  notBeforeMs?: number
  notAfterMs?: number
}

export interface PublishedKey {
  /** Where it was found, as the report names it. */
  from: string
  vkey: string
  /** The capture keys that the place publishes too; null or left out if it names none. */
  captureKeys?: readonly KnownCaptureKey[] | null
}

export interface VerifyOptions {
  /** Log keys that the reader pinned. Without these or `published` only the bundle's own key is used. */
  vkeys?: readonly string[]
  /** Log keys fetched from places that the reader named. Each place must publish the key that signed. */
  published?: readonly PublishedKey[]
  /** A tlog-policy text: log keys, witnesses and the quorum that must have cosigned; `relay` lines name relays. */
  policy?: string
  /** Relays that the reader named. Without any, here or in the policy, step 13 cannot pass. */
  relays?: readonly NamedRelay[]
  /** Roots of time-stamping authorities, DER. When given, every stamp must lead to one of them. */
  tsaRoots?: readonly Uint8Array[]
  /** Capture keys the caller trusts, instead of those in `published`. Where there are any, no other is accepted. */
  captureKeys?: readonly KnownCaptureKey[]
  /** SHA-256 of the public roots that a provider's certificate may lead to, instead of those that are known here. */
  webRoots?: readonly string[]
  /** Public logs of certificates. Where given, one of them must have promised to publish a provider's certificate. */
  certificateLogs?: readonly CertificateLog[]
  /** Decoders that not every verifier has: a connection that needs another one is not checked. */
  decoders?: Decoders
  /** Milliseconds since 1970; only used to warn about times in the future. */
  now?: number
}

/** The trusted keys of this verification, and whether they came from the caller or the bundle. */
export interface Trust {
  logKeys: NoteVerifier[]
  keyTrust: KeyTrust
  published: { from: string; key: NoteVerifier }[]
  policy: Policy | null
  policyAnchored: boolean
  tsaRoots: Uint8Array[]
  tsaAnchored: boolean
  captureKeys: readonly KnownCaptureKey[] | null
  /** Named by the reader; those in a policy of the bundle are not among them. */
  relays: KnownRelay[]
  /** SHA-256 of public roots; null for those that are known here. */
  webRoots: ReadonlySet<string> | null
  certificateLogs: readonly CertificateLog[] | null
  decoders: Decoders
  /** Why a part of the above could not be read. */
  problems: { log: string | null; tsa: string | null; relays: string | null }
  /** By their notes: events often share a checkpoint, and its signatures are checked once. */
  opened: Map<string, TrustedCheckpoint>
}

export interface TrustedCheckpoint extends OpenedCheckpoint {
  logKey: NoteVerifier
  quorumMet: boolean
}

export function resolveTrust(own: unknown, options: VerifyOptions): Trust {
  const trust: Trust = {
    logKeys: [],
    keyTrust: keyTrustOf(options),
    published: [],
    policy: null,
    policyAnchored: options.policy !== undefined,
    tsaRoots: [],
    tsaAnchored: options.tsaRoots !== undefined,
    captureKeys:
      options.captureKeys ?? agreedCaptureKeys((options.published ?? []).map((place) => place.captureKeys)),
    relays: [],
    webRoots: options.webRoots === undefined ? null : new Set(options.webRoots),
    certificateLogs: options.certificateLogs ?? null,
    decoders: options.decoders ?? {},
    problems: { log: null, tsa: null, relays: null },
    opened: new Map(),
  }
  try {
    const embedded = optional(SHAPES.TRUST)(own, 'trust')
    const policyText = options.policy ?? embedded?.policy ?? null
    trust.policy = policyText === null ? null : parsePolicy(policyText)
    const pinned = [
      ...(options.vkeys ?? []).map(parseVkey),
      ...(trust.policyAnchored ? policyLogs(trust.policy) : []),
    ]
    trust.published = (options.published ?? []).map(({ from, vkey }) => ({ from, key: parseVkey(vkey) }))
    if (pinned.length > 0) trust.keyTrust = { ...trust.keyTrust, kind: 'pinned' }
    const candidates = {
      pinned,
      fetched: trust.published.map(({ key }) => key),
      bundle: [...(embedded === null ? [] : [parseVkey(embedded.vkey)]), ...policyLogs(trust.policy)],
    }
    trust.logKeys = withoutDuplicates(candidates[trust.keyTrust.kind])
  } catch (error) {
    trust.problems.log = reasonOf(error)
  }
  try {
    const embedded = options.tsaRoots === undefined ? optional(SHAPES.TRUST)(own, 'trust') : null
    trust.tsaRoots = [...(options.tsaRoots ?? (embedded?.tsaRoots ?? []).map(rootOf))]
  } catch (error) {
    trust.problems.tsa = reasonOf(error)
  }
  try {
    const inPolicy = options.policy === undefined ? [] : parsePolicy(options.policy).relays
    trust.relays = [
      ...(options.relays ?? []),
      ...inPolicy.map(({ verifier, runBy }) => ({ vkey: formatVkey(verifier), runBy })),
    ].map(knownRelay)
  } catch (error) {
    trust.problems.relays = reasonOf(error)
  }
  return trust
}

/** Opens a checkpoint with whichever trusted log key signed it, and checks every known witness's line. */
export function openTrustedCheckpoint(note: string, trust: Trust): TrustedCheckpoint {
  const opened = trust.opened.get(note) ?? openWithTrustedKey(note, trust)
  trust.opened.set(note, opened)
  return opened
}

function openWithTrustedKey(note: string, trust: Trust): TrustedCheckpoint {
  if (trust.problems.log !== null)
    throw new FormatError(`the trusted keys could not be read: ${trust.problems.log}`)
  const { signatures } = parseNote(note)
  const logKey = trust.logKeys.find((key) =>
    signatures.some((line) => line.name === key.name && line.keyId === key.keyId),
  )
  if (logKey === undefined) throw new FormatError('the checkpoint is not signed by a trusted log key')
  const other = trust.published.find(({ key }) => !sameKey(key, logKey))
  if (other !== undefined) throw new FormatError(`the key published at ${other.from} is another one`)
  const opened = openCheckpoint(
    note,
    logKey,
    (trust.policy?.witnesses ?? []).map(({ verifier }) => verifier),
  )
  const cosigners = opened.cosignatures.map(({ verifier }) => verifier)
  return { ...opened, logKey, quorumMet: trust.policy === null || isQuorumMet(trust.policy, cosigners) }
}

/** Before any key is read: a key that cannot be read was still the reader's, and must not pass for the bundle's. */
function keyTrustOf({ vkeys = [], published = [] }: VerifyOptions): KeyTrust {
  const from = published.map((place) => place.from)
  return { kind: vkeys.length > 0 ? 'pinned' : from.length > 0 ? 'fetched' : 'bundle', from }
}

function policyLogs(policy: Policy | null): NoteVerifier[] {
  return (policy?.logs ?? []).map(({ verifier }) => verifier)
}

/** The same key may come from the list and from the policy; two equal candidates would be ambiguous. */
function withoutDuplicates(keys: readonly NoteVerifier[]): NoteVerifier[] {
  return keys.filter((key, i) => keys.findIndex((other) => sameKey(key, other)) === i)
}

function rootOf({ sha256, pem }: { sha256: string; pem: string }): Uint8Array {
  const der = certificateFromPem(pem)
  if (sha256Hex(der) !== sha256)
    throw new FormatError('a time-stamping root does not have the fingerprint beside it')
  return der
}

/** Bounded, canonical base64 from a bundle. */
export function decodeField(base64: string, maxBytes: number, what: string): Uint8Array {
  if (base64.length > Math.ceil(maxBytes / 3) * 4)
    throw new FormatError(`${what} is larger than ${maxBytes} bytes`)
  return base64Decode(base64)
}
