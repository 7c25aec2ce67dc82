import { tilesForInclusion } from '@veracite/verify/tile-tree'
import { inclusionRanges, type LeafRange, perfectSubtrees } from '@veracite/verify/tree-ranges'
import { createMemory } from '../public/memory.ts'
import {
  createKnownTiles,
  HASH_BYTES,
  hashPair,
  LEAST_HEIGHT,
  type Subtree,
  subtreeHash,
  toBase64,
} from './known-tiles.ts'
import type { LogStore } from './log-port.ts'
import { readerOver } from './stored-tiles.ts'

/** Where a leaf is, and in which tree it is to be proven. */
export interface LeafInTree {
  index: number
  size: number
  /** The hashes of the eight leaves that it shares a subtree with, end to end, as far as the log goes. */
  neighbours: Uint8Array
}

export const NEIGHBOURS = 2 ** LEAST_HEIGHT
/** Ends of trees: some twenty for each checkpoint that anybody asks about. */
const MOST_ENDS = 16_384

/**
 * Inclusion proofs out of memory, in base64: the database is asked only for tiles that were never needed before. They
 * are the same, byte for byte, as those that `inclusionProofFromTiles` computes.
 */
export function createInclusionProofs(log: Pick<LogStore, 'readTiles'>) {
  const tiles = createKnownTiles()
  // What lies between a perfect subtree and the end of a tree, by where it begins and ends.
  const ends = createMemory<string>(MOST_ENDS)

  const find = (range: LeafRange, leaf: LeafInTree): string | null => {
    const subtree = perfect(range)
    if (subtree === null) return ends.get(keyOf(range)) ?? null
    if (subtree.height >= LEAST_HEIGHT) return tiles.find(subtree)
    return amongNeighbours(range, leaf) ?? ends.get(keyOf(range)) ?? null
  }

  /** The same walk as `inclusionRanges`, from the leaf upwards and without a list of ranges. Null: some are not known. */
  const fromMemory = (leaf: LeafInTree): string[] | null => {
    const proof: string[] = []
    let position = leaf.index
    let last = leaf.size - 1
    for (let height = 0, length = 1; last > 0; height++, length *= 2) {
      const isRight = position % 2 === 1
      // The last of its height has no sibling when it is a left one: it goes up as it is.
      if (isRight || position < last) {
        const sibling = isRight ? position - 1 : position + 1
        const start = sibling * length
        const isPerfect = sibling < last || start + length === leaf.size
        const hash =
          isPerfect && height >= LEAST_HEIGHT
            ? tiles.find({ height, position: sibling })
            : find({ start, end: Math.min(start + length, leaf.size) }, leaf)
        if (hash === null) return null
        proof.push(hash)
      }
      position = Math.floor(position / 2)
      last = Math.floor(last / 2)
    }
    return proof
  }

  return async (leaf: LeafInTree): Promise<string[]> => {
    const known = fromMemory(leaf)
    if (known !== null) return known
    const ranges = inclusionRanges(leaf.index, leaf.size)
    // The last leaves of a tree are not among what is known of a tile, so that one is read again for another end.
    const endsIn = Math.floor((leaf.size - 1) / 256)
    const needed = tilesForInclusion(leaf.index, leaf.size)
    const stored = await log.readTiles(
      needed.filter((tile) => !tiles.knows(tile) || (tile.level === 0 && tile.n === endsIn)),
    )
    for (const tile of stored) tiles.remember(tile)
    const read = readerOver(stored)
    return ranges.map((range) => {
      const hash = find(range, leaf)
      if (hash !== null) return hash
      const computed = perfectSubtrees(range)
        .map((part) => {
          const subtree = perfect(part)
          const found = subtree && subtree.height >= LEAST_HEIGHT ? tiles.find(subtree) : null
          return found === null ? subtreeHash(leavesFrom(read, part)) : Buffer.from(found, 'base64')
        })
        .reduceRight((right, left) => hashPair(Buffer.concat([left, right])))
      const end = toBase64(computed)
      ends.set(keyOf(range), end)
      return end
    })
  }
}

const keyOf = ({ start, end }: LeafRange): string => `${start}-${end}`

/** Ranges of a proof that are a power of two long begin at a multiple of it. */
function perfect({ start, end }: LeafRange): Subtree | null {
  const length = end - start
  const height = Math.log2(length)
  return Number.isInteger(height) ? { height, position: start / length } : null
}

function amongNeighbours({ start, end }: LeafRange, leaf: LeafInTree): string | null {
  const first = leaf.index - (leaf.index % NEIGHBOURS)
  if (start < first || end > first + leaf.neighbours.length / HASH_BYTES) return null
  return toBase64(
    subtreeHash(leaf.neighbours.subarray((start - first) * HASH_BYTES, (end - first) * HASH_BYTES)),
  )
}

function leavesFrom(read: ReturnType<typeof readerOver>, { start, end }: LeafRange): Uint8Array {
  const n = Math.floor(start / 256)
  const hashes = read({ level: 0, n, width: end - n * 256 })
  return hashes.subarray((start - n * 256) * HASH_BYTES)
}
