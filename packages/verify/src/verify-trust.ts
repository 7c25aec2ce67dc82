import { TRUST } from './bundle.ts'
import { base64Decode } from './bytes.ts'
import { type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts'
import { FormatError } from './format-error.ts'
import { parseNote } from './note.ts'
import { type NoteVerifier, parseVkey, sameKey } from './note-key.ts'
import { certificateFromPem } from './pem.ts'
import { isQuorumMet, type Policy, parsePolicy } from './policy.ts'
import { sha256Hex } from './sha256.ts'
import { optional } from './shape.ts'
import { reasonOf } from './verification-report.ts'

/** A capture key that the caller knows, and when it was in use. */
export interface KnownCaptureKey {
  spki: Uint8Array
  notBeforeMs?: number
  notAfterMs?: number
}

export interface VerifyOptions {
  /** Log keys the caller trusts. Without them the bundle's own key is used and the report says so. */
  vkeys?: readonly string[]
  /** A tlog-policy text: log keys, witnesses and the quorum that must have cosigned. */
  policy?: string
  /** Roots of time-stamping authorities, DER. When given, every stamp must lead to one of them. */
  tsaRoots?: readonly Uint8Array[]
  /** Capture keys the caller trusts. When given, no other is accepted. */
  captureKeys?: readonly KnownCaptureKey[]
  /** Milliseconds since 1970; only used to warn about times in the future. */
  now?: number
}

/** Whom this verification believes, and whether that came from the caller or from the bundle itself. */
export interface Trust {
  logKeys: NoteVerifier[]
  logAnchored: boolean
  policy: Policy | null
  policyAnchored: boolean
  tsaRoots: Uint8Array[]
  tsaAnchored: boolean
  captureKeys: readonly KnownCaptureKey[] | null
  /** Why a part of the above could not be read. */
  problems: { log: string | null; tsa: string | null }
}

export interface TrustedCheckpoint extends OpenedCheckpoint {
  logKey: NoteVerifier
  quorumMet: boolean
}

export function resolveTrust(own: unknown, options: VerifyOptions): Trust {
  const trust: Trust = {
    logKeys: [],
    logAnchored: false,
    policy: null,
    policyAnchored: options.policy !== undefined,
    tsaRoots: [],
    tsaAnchored: options.tsaRoots !== undefined,
    captureKeys: options.captureKeys ?? null,
    problems: { log: null, tsa: null },
  }
  try {
    const embedded = optional(TRUST)(own, 'trust')
    const policyText = options.policy ?? embedded?.policy ?? null
    trust.policy = policyText === null ? null : parsePolicy(policyText)
    const given = [
      ...(options.vkeys ?? []).map(parseVkey),
      ...(trust.policyAnchored ? policyLogs(trust.policy) : []),
    ]
    trust.logAnchored = given.length > 0
    const ownKeys = [...(embedded === null ? [] : [parseVkey(embedded.vkey)]), ...policyLogs(trust.policy)]
    trust.logKeys = withoutDuplicates(trust.logAnchored ? given : ownKeys)
  } catch (error) {
    trust.problems.log = reasonOf(error)
  }
  try {
    const embedded = options.tsaRoots === undefined ? optional(TRUST)(own, 'trust') : null
    trust.tsaRoots = [...(options.tsaRoots ?? (embedded?.tsaRoots ?? []).map(rootOf))]
  } catch (error) {
    trust.problems.tsa = reasonOf(error)
  }
  return trust
}

/** Opens a checkpoint with whichever trusted log key signed it, and checks every known witness's line. */
export function openTrustedCheckpoint(note: string, trust: Trust): TrustedCheckpoint {
  if (trust.problems.log !== null)
    throw new FormatError(`the trusted keys could not be read: ${trust.problems.log}`)
  const { signatures } = parseNote(note)
  const logKey = trust.logKeys.find((key) =>
    signatures.some((line) => line.name === key.name && line.keyId === key.keyId),
  )
  if (logKey === undefined) throw new FormatError('the checkpoint is not signed by a trusted log key')
  const opened = openCheckpoint(
    note,
    logKey,
    (trust.policy?.witnesses ?? []).map(({ verifier }) => verifier),
  )
  const cosigners = opened.cosignatures.map(({ verifier }) => verifier)
  return { ...opened, logKey, quorumMet: trust.policy === null || isQuorumMet(trust.policy, cosigners) }
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
