import { equal } from '@veracite/verify/bytes'
import { type Checkpoint, openCheckpoint, parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { type ConsistencyFile, parseConsistencyFile } from '@veracite/verify/log/consistency-file'
import { EMPTY_ROOT, verifyConsistency } from '@veracite/verify/log/merkle'
import { cosignNote, formatNote, formatSignatureLine, parseNote } from '@veracite/verify/log/note'
import type { NoteSigner, NoteVerifier } from '@veracite/verify/log/note-key'

/**
 * A witness (C2SP tlog-witness): it remembers the longest tree it has seen of each log, and cosigns only
 * trees that extend it. A log that was rolled back or forked gets no cosignature.
 */
export type WitnessAnswer =
  | {
      status: 200
      /** To be stored durably before answering: the checkpoint with the log's line and ours. */
      keep: { origin: string; note: string }
      body: string
    }
  | { status: 409; knownSize: number; reason: string }
  | { status: 400 | 403 | 404 | 422; reason: string }

export function answerAddCheckpoint(input: {
  request: string
  logs: readonly NoteVerifier[]
  /** The last stored note for the origin; null if there is none. */
  keptFor: (origin: string) => string | null
  signer: NoteSigner
  now: Date
}): WitnessAnswer {
  const request = readRequest(input.request)
  if (request === null) return { status: 400, reason: 'this is not an add-checkpoint request' }
  const log = input.logs.find(({ name }) => name === request.origin)
  if (log === undefined) return { status: 404, reason: 'this witness does not know that log' }
  const checkpoint = openOrNull(request.checkpoint, log)
  if (checkpoint === null)
    return { status: 403, reason: 'the checkpoint is not signed by the key of that log' }
  const { oldSize, hashes } = request
  if (oldSize > checkpoint.size) return { status: 400, reason: 'the old size is larger than the checkpoint' }

  const kept = input.keptFor(log.name)
  const known = kept === null ? { size: 0, root: EMPTY_ROOT } : parseCheckpointText(parseNote(kept).text)
  if (oldSize !== known.size)
    return { status: 409, knownSize: known.size, reason: `this witness has seen ${known.size} entries` }
  if (!growsFrom(known, checkpoint, hashes))
    return { status: 422, reason: 'the checkpoint is not shown to contain what this witness has seen' }

  const { text, signatures } = parseNote(request.checkpoint)
  const own = cosignNote(text, input.signer, Math.floor(input.now.getTime() / 1000))
  const ofLog = signatures.filter(({ name, keyId }) => name === log.name && keyId === log.keyId).slice(0, 1)
  return {
    status: 200,
    keep: { origin: log.name, note: formatNote({ text, signatures: [...ofLog, own] }) },
    body: formatSignatureLine(own),
  }
}

function growsFrom(
  known: Pick<Checkpoint, 'size' | 'root'>,
  { size, root }: Checkpoint,
  proof: readonly Uint8Array[],
): boolean {
  // Nothing can be proved about an empty tree, and it has only one root.
  if (known.size === 0) return proof.length === 0 && (size > 0 || equal(root, EMPTY_ROOT))
  return verifyConsistency({ oldSize: known.size, newSize: size, oldRoot: known.root, newRoot: root, proof })
}

function readRequest(text: string): (ConsistencyFile & { origin: string }) | null {
  try {
    const file = parseConsistencyFile(text)
    return { ...file, origin: parseCheckpointText(parseNote(file.checkpoint).text).origin }
  } catch {
    return null
  }
}

function openOrNull(note: string, log: NoteVerifier): Checkpoint | null {
  try {
    return openCheckpoint(note, log)
  } catch {
    return null
  }
}
