import { base64Encode } from '@veracite/verify/bytes'
import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { parseNote } from '@veracite/verify/log/note'
import { inclusionProofFromTiles, tilesForInclusion } from '@veracite/verify/log/tile-tree'
import type { LogStore } from './log-port.ts'
import { NO_LOG, type NoLog } from './no-log.ts'
import { readerOver } from './stored-tiles.ts'

/** Where something is in the public log, in wire names; `pending` until a checkpoint covers it. */
export type PlaceInLog =
  | { status: 'pending' }
  | NoLog
  | {
      status: 'integrated'
      origin: string
      index: number
      size: number
      /** Base64, the leaf's sibling first. */
      inclusion_proof: string[]
      /** The signed note the proof leads to. */
      checkpoint: string
    }

/**
 * Proves inclusion in the first checkpoint that contains the leaf: the oldest proof there is, and it never
 * changes.
 */
export async function placeInLog(
  log: Pick<LogStore, 'findLeaves' | 'readTiles' | 'isOff'>,
  subjectId: string,
): Promise<PlaceInLog> {
  const [leaf] = await log.findLeaves([subjectId])
  if (!leaf?.checkpoint) return (await log.isOff()) ? NO_LOG : { status: 'pending' }
  const { size, note } = leaf.checkpoint
  const read = readerOver(await log.readTiles(tilesForInclusion(leaf.index, size)))
  return {
    status: 'integrated',
    origin: originOf(note),
    index: leaf.index,
    size,
    inclusion_proof: inclusionProofFromTiles(leaf.index, size, read).map(base64Encode),
    checkpoint: note,
  }
}

/** The first line of one of our own checkpoints, which was checked when it was signed. */
export const originOf = (note: string): string => note.slice(0, note.indexOf('\n'))

export const sizeOf = (note: string): number => parseCheckpointText(parseNote(note).text).size
