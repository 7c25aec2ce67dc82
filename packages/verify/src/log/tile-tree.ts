import { concat } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { SHA256_BYTES } from '../sha256.ts'
import { EMPTY_ROOT, nodeHash } from './merkle.ts'
import { TILE_WIDTH, type TileId, tileInTree, tilePath } from './tiles.ts'
import { consistencyRanges, inclusionRanges, type LeafRange, perfectSubtrees } from './tree-ranges.ts'

/**
 * A Merkle tree kept as tiles. Everything here is synchronous: ask first which tiles are needed
 * (`tilesFor…`), fetch them by any means, then compute with a reader over what was fetched.
 */

/** Returns the tile's hashes, one after the other: at least `width` of them (a fuller tile serves as well). */
export type TileReader = (tile: TileId) => Uint8Array

/** `nodeHash`, or the same function by faster means: a platform with SHA-256 of its own is seven times as fast. */
export type NodeHash = (left: Uint8Array, right: Uint8Array) => Uint8Array

/** The hash over `count` hashes of a tile from `first` on: a power of two of them, which is one subtree. */
export type SubtreeReader = (tile: TileId, first: number, count: number) => Uint8Array

export interface Tile extends TileId {
  hashes: Uint8Array
}

export interface AppendResult {
  size: number
  root: Uint8Array
  /** Every tile that is new at this size, full ones and the last partial one of each changed level. */
  tiles: Tile[]
}

/** Grows a tree, and reads its `partialTiles`. Intermediate partial tiles are not made: they belong to no tree size that anyone will sign. */
export function appendLeaves(
  size: number,
  leafHashes: readonly Uint8Array[],
  read: TileReader,
  node: NodeHash = nodeHash,
): AppendResult {
  if (leafHashes.some((hash) => hash.length !== SHA256_BYTES))
    throw new FormatError('a leaf hash is not 32 bytes long')
  const newSize = size + leafHashes.length
  if (!Number.isSafeInteger(newSize)) throw new RangeError('tree size is not a safe integer')
  const tiles: Tile[] = []
  let count = size
  let added = leafHashes
  for (let level = 0; added.length > 0; level++) {
    const grown = growLevel({ level, count, added, read, node })
    tiles.push(...grown.tiles)
    count = Math.floor(count / TILE_WIDTH)
    added = grown.completed
  }
  const fresh = new Map(tiles.map((tile) => [tilePath(tile), tile.hashes]))
  return {
    size: newSize,
    root: rootFromTiles(newSize, (tile) => fresh.get(tilePath(tile)) ?? read(tile), node),
    tiles,
  }
}

/** Reads the `partialTiles` of the tree. */
export function rootFromTiles(size: number, read: TileReader, node: NodeHash = nodeHash): Uint8Array {
  return size === 0 ? EMPTY_ROOT : rangeHash({ start: 0, end: size }, size, subtreesOver(read, node), node)
}

export function tilesForInclusion(index: number, size: number): TileId[] {
  return tilesForRanges(inclusionRanges(index, size), size)
}

export function inclusionProofFromTiles(
  index: number,
  size: number,
  read: TileReader,
  node: NodeHash = nodeHash,
): Uint8Array[] {
  return inclusionProofFromSubtrees(index, size, subtreesOver(read, node), node)
}

/** The same for callers that keep the hashes inside tiles, which are most of the work. */
export function inclusionProofFromSubtrees(
  index: number,
  size: number,
  subtree: SubtreeReader,
  node: NodeHash = nodeHash,
): Uint8Array[] {
  return inclusionRanges(index, size).map((range) => rangeHash(range, size, subtree, node))
}

export function tilesForConsistency(oldSize: number, size: number): TileId[] {
  return tilesForRanges(consistencyRanges(oldSize, size), size)
}

export function consistencyProofFromTiles(
  oldSize: number,
  size: number,
  read: TileReader,
  node: NodeHash = nodeHash,
): Uint8Array[] {
  const subtree = subtreesOver(read, node)
  return consistencyRanges(oldSize, size).map((range) => rangeHash(range, size, subtree, node))
}

/** A reader over tiles already in hand; it throws for any other. */
export function tileReader(tiles: Iterable<Tile>): TileReader {
  const byPath = new Map<string, Uint8Array>()
  for (const tile of tiles) byPath.set(tilePath(tile), tile.hashes)
  return (tile) => {
    const hashes = byPath.get(tilePath(tile)) ?? byPath.get(tilePath({ ...tile, width: TILE_WIDTH }))
    if (hashes === undefined) throw new RangeError(`${tilePath(tile)} was not fetched`)
    return hashes
  }
}

function growLevel(input: {
  level: number
  count: number
  added: readonly Uint8Array[]
  read: TileReader
  node: NodeHash
}) {
  const { level, count, added, read, node } = input
  const tiles: Tile[] = []
  const completed: Uint8Array[] = []
  let n = Math.floor(count / TILE_WIDTH)
  let width = count % TILE_WIDTH
  let pending = width === 0 ? [] : [readTile({ level, n, width }, read)]
  for (const [i, hash] of added.entries()) {
    pending.push(hash)
    width++
    if (width < TILE_WIDTH && i < added.length - 1) continue
    const hashes = concat(...pending)
    tiles.push({ level, n, width, hashes })
    if (width === TILE_WIDTH) completed.push(perfectHash(hashes, node))
    n++
    width = 0
    pending = []
  }
  return { tiles, completed }
}

function tilesForRanges(ranges: readonly LeafRange[], size: number): TileId[] {
  const needed = new Map<string, TileId>()
  for (const range of ranges) {
    for (const subtree of perfectSubtrees(range)) {
      const { tile } = locate(subtree, size)
      // Within one tree, a place has one width.
      needed.set(`${tile.level}/${tile.n}`, tile)
    }
  }
  return [...needed.values()]
}

function rangeHash(range: LeafRange, size: number, subtree: SubtreeReader, node: NodeHash): Uint8Array {
  return perfectSubtrees(range)
    .map((part) => {
      const { tile, first, count } = locate(part, size)
      return subtree(tile, first, count)
    })
    .reduceRight((right, left) => node(left, right))
}

const subtreesOver =
  (read: TileReader, node: NodeHash): SubtreeReader =>
  (tile, first, count) => {
    const hashes = readTile(tile, read)
    return perfectHash(hashes.subarray(first * SHA256_BYTES, (first + count) * SHA256_BYTES), node)
  }

/** The tile under which a perfect subtree hangs, and the hashes in it that make up the subtree. */
function locate({ start, end }: LeafRange, size: number): { tile: TileId; first: number; count: number } {
  let level = 0
  let leavesPerHash = 1
  while (leavesPerHash * TILE_WIDTH <= end - start) {
    leavesPerHash *= TILE_WIDTH
    level++
  }
  const position = start / leavesPerHash
  const tile = tileInTree(level, Math.floor(position / TILE_WIDTH), size)
  if (tile === null) throw new RangeError('subtree is outside the tree')
  return { tile, first: position % TILE_WIDTH, count: (end - start) / leavesPerHash }
}

function readTile(tile: TileId, read: TileReader): Uint8Array {
  const hashes = read(tile)
  const length = tile.width * SHA256_BYTES
  if (hashes.length < length) throw new FormatError(`${tilePath(tile)} is shorter than its width says`)
  return hashes.subarray(0, length)
}

/** The root over a power of two of hashes laid end to end. */
function perfectHash(hashes: Uint8Array, node: NodeHash): Uint8Array {
  if (hashes.length === SHA256_BYTES) return hashes.slice()
  const middle = hashes.length / 2
  return node(perfectHash(hashes.subarray(0, middle), node), perfectHash(hashes.subarray(middle), node))
}
