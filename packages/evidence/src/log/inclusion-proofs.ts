import { inclusionProofFromSubtrees, type Tile, tilesForInclusion } from '@veracite/verify/log/tile-tree'
import type { TileId } from '@veracite/verify/log/tiles'
import { LRUCache } from 'lru-cache'
import { hashNodes } from './hash-nodes.ts'
import type { LogStore } from './log-port.ts'

const HASH_BYTES = 32
/** Enough for two million leaves, at 16 kB for every 256. */
const MAX_TILES = 8_192

/**
 * Inclusion proofs by the verifier's own walk, over cached tiles with all their inner hashes: a proof needs
 * eight hashes from each tile on its path, and computing them from the tile's leaves takes 247 digests.
 */
export function createInclusionProofs(log: Pick<LogStore, 'readTiles'>) {
  const known = new LRUCache<number, TileTree>({ max: MAX_TILES })
  /** A tile never changes, it only gets wider. */
  const isNews = (tile: TileId): boolean => (known.get(keyOf(tile))?.width ?? 0) < tile.width
  return async (index: number, size: number): Promise<Uint8Array[]> => {
    const needed = tilesForInclusion(index, size)
    const missing = needed.filter(isNews)
    const stored = missing.length === 0 ? [] : await log.readTiles(missing)
    // Checked again: another request may have fetched a wider one in the meantime.
    for (const tile of stored) if (isNews(tile)) known.set(keyOf(tile), treeOver(tile))
    const trees = new Map(needed.map((tile) => [keyOf(tile), known.get(keyOf(tile))]))
    return inclusionProofFromSubtrees(
      index,
      size,
      (tile, first, count) => hashIn(trees.get(keyOf(tile)), first, count),
      hashNodes,
    )
  }
}

function hashIn(tree: TileTree | undefined, first: number, count: number): Uint8Array {
  const at = (first / count) * HASH_BYTES
  const found = tree?.byHeight[Math.log2(count)]?.subarray(at, at + HASH_BYTES)
  if (found?.length !== HASH_BYTES)
    throw new RangeError('A tile of the log is not stored with all its hashes.')
  return found
}

interface TileTree {
  width: number
  /** The tile's own hashes, then those of complete pairs, and so on up. */
  byHeight: Uint8Array[]
}

/** A tree of 2^53 leaves has seven levels of tiles. */
const keyOf = ({ level, n }: TileId): number => n * 8 + level

function treeOver({ width, hashes }: Tile): TileTree {
  const byHeight = [hashes]
  for (let below = hashes; below.length >= 2 * HASH_BYTES; ) {
    below = parentsOf(below)
    byHeight.push(below)
  }
  return { width, byHeight }
}

function parentsOf(hashes: Uint8Array): Uint8Array {
  const parents = new Uint8Array(Math.floor(hashes.length / (2 * HASH_BYTES)) * HASH_BYTES)
  for (let at = 0; at < parents.length; at += HASH_BYTES) {
    const [left, middle, right] = [2 * at, 2 * at + HASH_BYTES, 2 * at + 2 * HASH_BYTES]
    parents.set(hashNodes(hashes.subarray(left, middle), hashes.subarray(middle, right)), at)
  }
  return parents
}
