import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { captureCommitment, recordingCommitment } from '../relayed/commitment.ts'
import { MAX_STREAM_BYTES } from '../relayed/records.ts'
import type { RelayStatement } from '../relayed/statement.ts'
import { sha256Hex } from '../sha256.ts'
import { list, object, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_WITNESSED } from './bundle.ts'
import { type CaptureManifest, MAX_MANIFEST_BYTES, manifestIn, type WitnessedManifest } from './manifest.ts'
import { decodeField } from './verify-trust.ts'

/** Compares what a bundle carries of a connection with the signed manifest about it. */

type Entry = Shapes['BUNDLE_WITNESSED']
type Digest = { sha256: string; bytes: number } | null

export interface CarriedParts {
  client: Uint8Array | null
  server: Uint8Array | null
}

/** The streams, after every part was found to be the one that the manifest names. A part may be left out, never added. */
export function readCarriedParts(
  entry: Entry,
  manifest: WitnessedManifest,
  captured: CaptureManifest,
): CarriedParts {
  if (manifest.captureId !== captured.captureId) throw new FormatError('it is about another capture')
  if (manifest.runId !== captured.runId) throw new FormatError('it is about another run')
  if (manifest.statement === null && (entry.relayProof !== null || entry.root !== null))
    throw new FormatError('the bundle carries parts of a connection that the manifest does not name')
  requireNamed(entry.sealed, manifest.sealed, MAX_SEALED_BYTES, 'sealed request')
  return {
    client: requireNamed(entry.client, manifest.client, MAX_STREAM_BYTES, 'client stream'),
    server: requireNamed(entry.server, manifest.server, MAX_STREAM_BYTES, 'server stream'),
  }
}

function requireNamed(
  base64: string | null,
  named: Digest,
  maxBytes: number,
  what: string,
): Uint8Array | null {
  if (base64 === null) return null
  const bytes = decodeField(base64, maxBytes, what)
  if (named === null || named.bytes !== bytes.length || named.sha256 !== sha256Hex(bytes))
    throw new FormatError(`the ${what} is not the one that the manifest names`)
  return bytes
}

/** True if the relay bound the connection to this capture, false if it bound it to none. Throws if to another one. */
export function isBoundTo(
  { commitment }: Pick<RelayStatement, 'commitment'>,
  { captureNonce, runId, source, question, recording }: CaptureManifest,
): boolean {
  if (commitment === null || commitment === undefined) return false
  // A shared page is asked for by its address, before anybody knows the question on it.
  const prompt = source.access === 'app' ? source.endpoint : question.prompt
  const expected =
    recording === null
      ? captureCommitment({ captureNonce, runId, prompt })
      : recordingCommitment({ recordingNonce: recording.nonce, profile: recording.profile })
  if (commitment !== expected) throw new FormatError('the relay bound this connection to another capture')
  return true
}

/** Refuses a second use of a statement: one connection proves one capture. */
export class StatementsSeen {
  readonly #captures = new Map<string, string | null>()

  /** Notes the statements in a bundle whose signatures were checked. `path` names the bundle in the reason. */
  addAll(bundle: unknown, path: string): void {
    for (const { manifest } of CARRYING(bundle, 'bundle').witnessed ?? []) {
      const bytes = decodeField(manifest.base64, MAX_MANIFEST_BYTES, 'manifest')
      const witnessed = manifestIn(bytes, 'witnessed')
      if (witnessed !== null) this.add(witnessed, `${path}: `)
    }
  }

  add({ statement, prev, part }: Pick<WitnessedManifest, 'statement' | 'prev' | 'part'>, where = ''): void {
    const use = part === 'conversation' ? `${prev} conversation` : prev
    if (statement === null) return
    if (this.#captures.has(statement) && this.#captures.get(statement) !== use)
      throw new FormatError(`${where}one statement of a relay is used for two captures`)
    this.#captures.set(statement, use)
  }
}

const CARRYING = object({ witnessed: optional(list(object({ manifest: SHAPES.MANIFEST }), MAX_WITNESSED)) })

/** The secrets of one request, encrypted, are about half a kilobyte. */
const MAX_SEALED_BYTES = 65_536
