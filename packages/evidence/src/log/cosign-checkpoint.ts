import { parseDecimal } from '@veracite/verify/decimal'
import { FormatError } from '@veracite/verify/format-error'
import { formatConsistencyFile } from '@veracite/verify/log/consistency-file'
import { formatSignatureLine, openNote, parseNote, parseSignatureLine } from '@veracite/verify/log/note'
import type { NoteVerifier } from '@veracite/verify/log/note-key'
import { consistencyProofFromTiles, tilesForConsistency } from '@veracite/verify/log/tile-tree'
import type { LogStore, NewCosignature, StoredCheckpoint, Witness, WitnessReply } from './log-port.ts'
import { readerOver, widestOf } from './stored-tiles.ts'

/**
 * The witness claims to remember a longer log than ours. Only a checkpoint with our signature would prove it.
 */
export class WitnessIsAhead extends Error {
  override readonly name = 'WitnessIsAhead'
}

/** Names a witness in storage: a name alone could be given to another key later. */
export const witnessId = ({ name, keyId }: NoteVerifier): string => `${name}+${keyId}`

/**
 * Has the newest checkpoint cosigned by one witness (C2SP tlog-witness). Its line is checked with the key we know
 * before it is kept. Returns the cosigned size, or null when there was nothing new.
 */
export const cosignCheckpoint =
  (deps: {
    log: Pick<LogStore, 'newestUncosigned' | 'appendCosignature' | 'newestCheckpoint' | 'readTiles'>
  }) =>
  async (witness: Witness, signal: AbortSignal): Promise<number | null> => {
    const id = witnessId(witness.verifier)
    const wanted = await deps.log.newestUncosigned(id)
    if (wanted === null) return null
    const { checkpoint } = wanted
    let reply = await submit(deps.log, witness, wanted.cosignedSize, checkpoint, signal)
    if (reply.status === 409) {
      const known = knownSize(reply)
      if (known > checkpoint.size) {
        await requireOurs(deps.log, known, id)
        return null
      }
      reply = await submit(deps.log, witness, known, checkpoint, signal)
    }
    if (reply.status !== 200) throw new Error(`The witness ${id} answered ${reply.status}.`)
    const cosignature = readCosignature(reply.body, checkpoint, witness.verifier)
    await deps.log.appendCosignature({ ...cosignature, size: checkpoint.size, witness: id })
    return checkpoint.size
  }

async function submit(
  log: Pick<LogStore, 'readTiles'>,
  witness: Witness,
  oldSize: number,
  { size, note }: StoredCheckpoint,
  signal: AbortSignal,
): Promise<WitnessReply> {
  const needsProof = oldSize > 0 && oldSize < size
  const tiles = needsProof ? await log.readTiles(widestOf(tilesForConsistency(oldSize, size))) : []
  const hashes = needsProof ? consistencyProofFromTiles(oldSize, size, readerOver(tiles)) : []
  return witness.addCheckpoint(formatConsistencyFile({ oldSize, hashes, checkpoint: note }), signal)
}

function knownSize({ type, body }: WitnessReply): number {
  if (type !== 'text/x.tlog.size' || !body.endsWith('\n'))
    throw new FormatError('the witness refuses without saying which size it knows')
  return parseDecimal(body.slice(0, -1), 'size that the witness knows')
}

/**
 * Another of our processes may have published a newer checkpoint in the meantime and shown it to the witness.
 */
async function requireOurs(
  log: Pick<LogStore, 'newestCheckpoint'>,
  known: number,
  id: string,
): Promise<void> {
  const newest = await log.newestCheckpoint()
  if (newest !== null && newest.size >= known) return
  throw new WitnessIsAhead(
    `The witness ${id} says that it has seen ${known} entries; this database has published ${newest?.size ?? 0}. If that is so, it was restored from an old backup, or another log runs under the same key.`,
  )
}

/** The reply may have lines from other keys: only the expected one is looked for, checked and kept. */
function readCosignature(
  body: string,
  { note }: StoredCheckpoint,
  verifier: NoteVerifier,
): Pick<NewCosignature, 'line' | 'cosignedAt'> {
  if (!body.endsWith('\n')) throw new FormatError('the witness sent no complete signature line')
  const lines = body.slice(0, -1).split('\n')
  if (lines.length > MAX_LINES) throw new FormatError('the witness sent too many lines')
  const line = lines
    .map(parseSignatureLine)
    .find(({ name, keyId }) => name === verifier.name && keyId === verifier.keyId)
  if (line === undefined) throw new FormatError('the witness sent no line of the key we know')
  const [signed] = openNote({ text: parseNote(note).text, signatures: [line] }, [verifier]).verified
  if (signed?.timeSeconds == null) throw new FormatError('the line of the witness states no time')
  return { line: formatSignatureLine(line), cosignedAt: new Date(signed.timeSeconds * 1000) }
}

const MAX_LINES = 16
