import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import type { KeyTrust, VerdictStatus } from '../../packages/verify/src/bundle/verdict.ts'
import { STEPS, type StepId, type StepResult } from '../../packages/verify/src/bundle/verification-report.ts'
import {
  base64Decode,
  base64Encode,
  hexDecode,
  hexEncode,
  utf8Decode,
  utf8Encode,
} from '../../packages/verify/src/bytes.ts'
import { checkpointImprint } from '../../packages/verify/src/log/checkpoint.ts'
import { parseTlogProof } from '../../packages/verify/src/log/tlog-proof.ts'
import type { NamedRelay } from '../../packages/verify/src/relayed/named-relays.ts'
import { changed, edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import type { TokenOptions } from '../../packages/verify/src/test-support/forged-tsa.ts'
import { type SampleChoices, sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import { LOG, sampleToken } from '../../packages/verify/src/test-support/sample-keys.ts'
import { derToRawSignature, rawToDerSignature } from '../../packages/verify/src/x509/ecdsa.ts'

export type Path = (string | number)[]
export type Patch = { path: Path; value: unknown }[]

export interface CaseOptions {
  vkeys?: string[]
  published?: { from: string; vkey: string }[]
  policy?: string
  /** DER in base64. */
  tsaRoots?: string[]
  captureKeys?: { spki: string; notBefore?: string; notAfter?: string }[]
  /** SHA-256 of public roots. */
  webRoots?: string[]
  relays?: NamedRelay[]
}

export interface BundleCase {
  name: string
  /** A file beside `cases.json`. */
  bundle: string
  /** Members to replace, each by its path, before verifying. */
  patch: Patch
  options: CaseOptions
  expect: {
    status: VerdictStatus
    trust: KeyTrust
    /** Verbatim; null when it is the reason of a failed step, which the step already gives. */
    summary: string | null
    /** The sentence about plan and outcomes, verbatim; absent when the case is about something else. */
    sampling?: string | null
    steps: Record<StepId, StepResult>
    /** What step 13 says, verbatim; absent when the case is about something else. */
    provider?: string
    /** The warnings about relays, verbatim. */
    relayWarnings?: string[]
  }
}

export function applyPatch(bundle: object, patch: Patch): void {
  for (const { path, value } of patch) {
    const key = part(path.at(-1))
    Object.assign(part(memberAt(bundle, path.slice(0, -1)) as object), { [key]: value })
  }
}

/** Only some bundles include their cited pages; those that are changed member by member have no seal. */
export function stepResults(
  fails: readonly StepId[],
  absent: readonly StepId[],
  hasTrail = false,
  hasRelay = false,
): Record<StepId, StepResult> {
  const missing: readonly StepId[] = [
    ...absent,
    'seal',
    ...(hasTrail ? [] : ['sources' as const]),
    ...(hasRelay ? [] : ['provider' as const]),
  ]
  const resultOf = (id: StepId) =>
    fails.includes(id) ? 'fail' : missing.includes(id) ? 'not_present' : 'pass'
  return Object.fromEntries(STEPS.map(({ id }) => [id, resultOf(id)])) as Record<StepId, StepResult>
}

export function set(path: Path, value: unknown): Patch {
  return [{ path, value }]
}

/** Changes one bit of the bytes behind a base64 member. */
export function flip(bundle: EvidenceBundle, path: Path, index = 30): Patch {
  const bytes = base64Decode(String(memberAt(bundle, path)))
  return set(path, base64Encode(bytes.with(index, (bytes[index] ?? 0) ^ 1)))
}

export function rewrite(bundle: EvidenceBundle, path: Path, change: (text: string) => string): Patch {
  const before = String(memberAt(bundle, path))
  const after = change(before)
  if (after === before) throw new Error(`nothing changed at ${path.join('.')}`)
  return set(path, after)
}

/** Rewrites the lines of a tlog-proof; 0 is the header, 1 the leaf, 2 the index, 3 the first hash. */
export function proofLines(bundle: EvidenceBundle, change: (lines: string[]) => string[]): Patch {
  return rewrite(bundle, ['proof', 'tlogProof'], (text) => change(text.split('\n')).join('\n'))
}

/** The same signature with n - s for s: ECDSA allows both. */
export function otherHalf(signature: Uint8Array): Uint8Array {
  const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
  const raw = derToRawSignature(signature)
  const s = BigInt(`0x${hexEncode(raw.subarray(32))}`)
  const other = hexDecode((order - s).toString(16).padStart(64, '0'))
  return rawToDerSignature(Uint8Array.of(...raw.subarray(0, 32), ...other))
}

/** A token over the checkpoint of the bundle's proof, with something wrong in it. */
export function wrongStamp(bundle: EvidenceBundle, change: Partial<TokenOptions>): Patch {
  const { checkpoint } = parseTlogProof(part(bundle.proof).tlogProof)
  const token = sampleToken(
    checkpointImprint(checkpoint, LOG.verifier),
    'checkpoint',
    '20260601120010Z',
    change,
  )
  return set(['timestamps', 0, 'tsr'], base64Encode(token))
}

function memberAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], root)
}

export function isFull(bundle: string): boolean {
  return ['good.json', 'before-readings.json', 'forged.json'].includes(bundle)
}

export function trustOf({ vkeys = [], published = [] }: CaseOptions): KeyTrust {
  const kind = vkeys.length > 0 ? 'pinned' : published.length > 0 ? 'fetched' : 'bundle'
  return { kind, from: published.map(({ from }) => from) }
}

export function lean(choices: SampleChoices): EvidenceBundle {
  return changed(sampleBundle(choices), (b) => {
    edit(b, {
      timestamps: [],
      classification: [],
      verification: [],
      custody: [],
      readings: [],
      sigstoreBundle: null,
    })
    edit(b.trust, { policy: null, trustedRoot: null })
    edit(b.proof, { consistency: null })
  })
}

export function replacing(from: string, to: string): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => utf8Encode(utf8Decode(bytes).replace(from, to))
}

/** The last line is the witness's; its payload begins with four bytes of key ID and eight of time. */
export function moveCosignatureTime(text: string): string {
  const [, head = '', payload = ''] = /^([\s\S]* )(\S+)\n$/.exec(text) ?? []
  const bytes = base64Decode(payload)
  return `${head}${base64Encode(bytes.with(11, (bytes[11] ?? 0) ^ 1))}\n`
}
