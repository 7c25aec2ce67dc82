import { base64Decode, base64Encode, utf8Encode } from '../bytes.ts'
import { parseDecimal } from '../decimal.ts'
import { FormatError } from '../format-error.ts'
import { SHA256_BYTES, sha256 } from '../sha256.ts'
import {
  formatNote,
  formatSignatureLine,
  openNote,
  parseNote,
  signNote,
  type VerifiedSignature,
} from './note.ts'
import { ED25519_NOTE, type NoteSigner, type NoteVerifier } from './note-key.ts'

/** A statement by the log: my tree has this size and this root (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The log's URL prefix without scheme or trailing slash; also the name of its key. */
  origin: string
  size: number
  root: Uint8Array
}

export interface OpenedCheckpoint extends Checkpoint {
  /** Cosignatures of the known witnesses among `witnesses`, each checked. */
  cosignatures: VerifiedSignature[]
}

export function formatCheckpointText({ origin, size, root }: Checkpoint): string {
  if (origin === '' || /\n/.test(origin)) throw new FormatError('origin is empty or holds a newline')
  if (!Number.isSafeInteger(size) || size < 0) throw new FormatError('tree size is not a safe integer')
  if (root.length !== SHA256_BYTES) throw new FormatError('root hash is not 32 bytes long')
  return `${origin}\n${size}\n${base64Encode(root)}\n`
}

/** Exactly three lines. Extension lines are refused: nobody audits them and not all cosignatures cover them. */
export function parseCheckpointText(text: string): Checkpoint {
  const [origin, size, root, end, ...more] = text.split('\n')
  if (
    origin === undefined ||
    origin === '' ||
    size === undefined ||
    root === undefined ||
    end !== '' ||
    more.length > 0
  ) {
    throw new FormatError('checkpoint does not have exactly three lines')
  }
  const hash = base64Decode(root)
  if (hash.length !== SHA256_BYTES) throw new FormatError('checkpoint root hash is not 32 bytes long')
  return { origin, size: parseDecimal(size, 'checkpoint size'), root: hash }
}

/** The note with the log's own signature line, as first published. Cosignature lines are appended to it later. */
export function signCheckpoint(checkpoint: Checkpoint, signer: NoteSigner): string {
  if (signer.verifier.name !== checkpoint.origin)
    throw new FormatError('the log key is not named after the origin')
  const text = formatCheckpointText(checkpoint)
  return formatNote({ text, signatures: [signNote(text, signer)] })
}

/** Throws unless the log named by `log` signed it, whatever the order of lines, and no known line is bad. */
export function openCheckpoint(
  note: string,
  log: NoteVerifier,
  witnesses: readonly NoteVerifier[] = [],
): OpenedCheckpoint {
  const opened = openNote(note, [log, ...witnesses])
  const checkpoint = parseCheckpointText(opened.text)
  if (checkpoint.origin !== log.name)
    throw new FormatError('checkpoint is of another origin than the log key')
  if (log.type !== ED25519_NOTE || !opened.verified.some(({ verifier }) => verifier === log)) {
    throw new FormatError('checkpoint is not signed by the log key')
  }
  return { ...checkpoint, cosignatures: opened.verified.filter(({ verifier }) => verifier !== log) }
}

/**
 * What a time-stamping authority stamps: SHA-256 of the text, an empty line and the log's own line. Cosignatures
 * arrive later and differ from reader to reader, so they stay out.
 */
export function checkpointImprint(note: string, log: NoteVerifier): Uint8Array {
  const { text, signatures } = parseNote(note)
  const own = signatures.find((line) => line.name === log.name && line.keyId === log.keyId)
  if (own === undefined) throw new FormatError('checkpoint has no line of the log key')
  return sha256(utf8Encode(`${text}\n${formatSignatureLine(own)}`))
}
