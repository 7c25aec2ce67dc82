import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type OpenedCheckpoint, openCheckpoint } from '../log/checkpoint.ts'
import { leafHash, verifyInclusion } from '../log/merkle.ts'
import { type NoteVerifier, parseVkey } from '../log/note-key.ts'
import { parseTlogProof } from '../log/tlog-proof.ts'

/** The relay's own log holds the statement: it cannot deny it, and somebody who counts would miss it. */
export function verifyRelayProof(
  proof: string,
  statement: Uint8Array,
  relay: string,
  witnesses: readonly NoteVerifier[] = [],
): OpenedCheckpoint {
  if (proof.length > MAX_PROOF_CHARS) throw new FormatError('the proof of the relay is too long')
  const { index, hashes, checkpoint, extra } = parseTlogProof(proof)
  if (extra !== null && !equal(extra, statement))
    throw new FormatError('the proof of the relay carries another statement')
  const opened = openCheckpoint(checkpoint, parseVkey(relay), witnesses)
  const isThere = verifyInclusion({
    index,
    size: opened.size,
    leafHash: leafHash(statement),
    proof: hashes,
    root: opened.root,
  })
  if (!isThere) throw new FormatError('the statement is not in the log of the relay')
  return opened
}

const MAX_PROOF_CHARS = 16_384
