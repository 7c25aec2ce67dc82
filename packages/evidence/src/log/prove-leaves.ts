import { formatConsistencyFile } from '@veracite/verify/log/consistency-file'
import {
  consistencyProofFromTiles,
  inclusionProofFromTiles,
  tilesForConsistency,
  tilesForInclusion,
} from '@veracite/verify/log/tile-tree'
import { formatTlogProof } from '@veracite/verify/log/tlog-proof'
import { hashNodes } from './hash-nodes.ts'
import type { LoggedLeaf, LogStore, StoredCheckpoint } from './log-port.ts'
import { readerOver, widestOf } from './stored-tiles.ts'

export interface ProvenLeaf {
  leaf: LoggedLeaf
  /** The first checkpoint that contains the leaf, and the way from the leaf to its root. */
  checkpoint: StoredCheckpoint
  inclusion: Uint8Array[]
  /** `c2sp.org/tlog-proof@v1` */
  tlogProof: string
  /** Consistency proof from that checkpoint to the newest one. */
  consistency: string
}

/**
 * Proofs for these leaves, from tiles alone and with one read for all: the cost is logarithmic in the size of
 * the log. Leaves without a checkpoint yet are left out.
 */
export async function proveLeaves(
  log: Pick<LogStore, 'readTiles'>,
  leaves: readonly LoggedLeaf[],
  newest: StoredCheckpoint,
): Promise<ProvenLeaf[]> {
  const published = leaves.flatMap((leaf) =>
    // A checkpoint may have been added between reading the newest one and reading the leaves.
    leaf.checkpoint !== null && leaf.checkpoint.size <= newest.size
      ? [{ leaf, checkpoint: leaf.checkpoint }]
      : [],
  )
  const needed = published.flatMap(({ leaf, checkpoint: { size } }) => [
    ...tilesForInclusion(leaf.index, size),
    ...tilesForConsistency(size, newest.size),
  ])
  const read = readerOver(await log.readTiles(widestOf(needed)))
  // Leaves that were integrated together share their checkpoint, and so this proof.
  const consistencies = new Map<number, string>()
  const consistencyFrom = ({ size }: StoredCheckpoint): string => {
    const known = consistencies.get(size)
    if (known !== undefined) return known
    const hashes = consistencyProofFromTiles(size, newest.size, read, hashNodes)
    const file = formatConsistencyFile({ oldSize: size, hashes, checkpoint: newest.note })
    consistencies.set(size, file)
    return file
  }
  return published.map(({ leaf, checkpoint }) => {
    const inclusion = inclusionProofFromTiles(leaf.index, checkpoint.size, read, hashNodes)
    const { note } = checkpoint
    return {
      leaf,
      checkpoint,
      inclusion,
      tlogProof: formatTlogProof({
        index: leaf.index,
        hashes: inclusion,
        checkpoint: note,
        extra: leaf.body,
      }),
      consistency: consistencyFrom(checkpoint),
    }
  })
}
