import { hash } from 'node:crypto'
import type { Tile } from '@veracite/verify/tile-tree'
import type { TileId } from '@veracite/verify/tiles'
import { createMemory } from '../public/memory.ts'

/** A perfect subtree of the log: how high, and the how manieth of that height from the left. A leaf has height 0. */
export interface Subtree {
  height: number
  position: number
}

interface TileTree {
  width: number
  /** For each height from the tile's own hashes on, those that are complete, in base64. Empty where none are kept. */
  byHeight: string[][]
}

export const HASH_BYTES = 32
const TILE_HEIGHT = 8
/** Below this, subtrees are left to whoever has the leaves: keeping them too would take seven times the memory. */
export const LEAST_HEIGHT = 3
/** At about 4 kB each these are four million leaves, with every tile above them. */
const MOST_TILES = 16_384

/**
 * The hashes inside tiles, computed once. A proof needs eight of them from each tile on its way, which is 247 digests
 * to compute from the hashes that the tile itself holds. A tile never changes; it only gets wider.
 */
export function createKnownTiles() {
  const trees = createMemory<TileTree, number>(MOST_TILES)
  // The hashes of a proof come from one tile after the other: most of the time it is the same as before.
  let last: { level: number; n: number; tree: TileTree | undefined } = { level: -1, n: -1, tree: undefined }
  const treeOf = (level: number, n: number): TileTree | undefined => {
    if (last.level !== level || last.n !== n) last = { level, n, tree: trees.get(keyOf(level, n)) }
    return last.tree
  }
  return {
    remember(tile: Tile): void {
      const { level, n } = tile
      const known = treeOf(level, n)
      if (known !== undefined && known.width >= tile.width) return
      const tree = treeOver(tile)
      trees.set(keyOf(level, n), tree)
      last = { level, n, tree }
    },
    knows: ({ level, n, width }: TileId): boolean => (treeOf(level, n)?.width ?? 0) >= width,
    /** Null when its tile is not known, or was not that wide. Base64, because that is how proofs are sent. */
    find({ height, position }: Subtree): string | null {
      const level = Math.floor(height / TILE_HEIGHT)
      const within = height % TILE_HEIGHT
      const inTile = 2 ** (TILE_HEIGHT - within)
      return treeOf(level, Math.floor(position / inTile))?.byHeight[within]?.[position % inTile] ?? null
    },
  }
}

/** A tree of 2^53 leaves has seven levels of tiles. */
const keyOf = (level: number, n: number): number => n * 8 + level

function treeOver({ level, width, hashes }: Tile): TileTree {
  const byHeight: TileTree['byHeight'] = []
  let below = hashes
  for (let height = 0; height < TILE_HEIGHT; height++) {
    byHeight.push(level === 0 && height < LEAST_HEIGHT ? [] : eachInBase64(below))
    below = parentsOf(below)
  }
  return { width, byHeight }
}

/** The hash over a power of two of hashes laid end to end. */
export function subtreeHash(hashes: Uint8Array): Uint8Array {
  let level = hashes
  while (level.length > HASH_BYTES) level = parentsOf(level)
  return level
}

/** A last one without a partner has no parent yet. */
function parentsOf(hashes: Uint8Array): Uint8Array {
  const parents = new Uint8Array(Math.floor(hashes.length / (2 * HASH_BYTES)) * HASH_BYTES)
  for (let at = 0; at < parents.length; at += HASH_BYTES) {
    parents.set(hashPair(hashes.subarray(2 * at, 2 * at + 2 * HASH_BYTES)), at)
  }
  return parents
}

const preimage = new Uint8Array(1 + 2 * HASH_BYTES)
// Keeps an inner node from ever being read as a leaf (RFC 6962 section 2.1).
preimage[0] = 1

export function hashPair(pair: Uint8Array): Uint8Array {
  preimage.set(pair, 1)
  return hash('sha256', preimage, 'buffer')
}

const eachInBase64 = (hashes: Uint8Array): string[] =>
  Array.from({ length: hashes.length / HASH_BYTES }, (_, n) =>
    toBase64(hashes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES)),
  )

export const toBase64 = (hash: Uint8Array): string =>
  Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString('base64')
