import { IS_THOROUGH } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { concat, hexEncode, utf8Encode } from '../bytes.ts'
import { referenceTree } from '../test-support/reference-tree.ts'
import { leafHash, nodeHash, treeRoot, verifyConsistency, verifyInclusion } from './merkle.ts'
import {
  appendLeaves,
  consistencyProofFromTiles,
  inclusionProofFromTiles,
  rootFromTiles,
  type Tile,
  tileReader,
  tilesForConsistency,
  tilesForInclusion,
} from './tile-tree.ts'
import { partialTiles, type TileId, tilePath, treeShape } from './tiles.ts'

/** Trees of three levels are left to CI. */
const MOST = IS_THOROUGH ? 70_000 : 1_000
const LEAVES = Array.from({ length: MOST }, (_, i) => leafHash(utf8Encode(`leaf ${i}`)))

const reference = referenceTree(LEAVES)
/** Thousands of proofs are compared: text is compared at once, bytes one by one. */
const hex = (hashes: readonly Uint8Array[]) => hashes.map(hexEncode).join(' ')

/** Keeps every tile ever made, as the log does, and hands out only what was asked for. */
class TileStore {
  readonly tiles = new Map<string, Tile>()
  size = 0
  root = treeRoot([])
  grow(to: number) {
    const result = appendLeaves(this.size, LEAVES.slice(this.size, to), this.only(partialTiles(this.size)))
    for (const tile of result.tiles) this.tiles.set(tilePath(tile), tile)
    this.size = result.size
    this.root = result.root
    return result
  }
  only(ids: TileId[]) {
    return tileReader(
      ids.map((id) => {
        const tile = this.tiles.get(tilePath(id))
        if (tile === undefined) throw new Error(`${tilePath(id)} was never made`)
        return tile
      }),
    )
  }
}

test('growing by any steps gives the root of the definition', () => {
  for (const step of [1, 3, 255, 256, 257, 700]) {
    const store = new TileStore()
    while (store.size < 700) {
      store.grow(Math.min(700, store.size + step))
      if (store.size % 5 === 0 || store.size < 20)
        expect(hex([store.root])).toBe(hex([reference.root(store.size)]))
    }
    expect(store.root).toEqual(reference.root(700))
  }
})

test('every proof of small trees, made from tiles, is the defined one', () => {
  const store = new TileStore()
  for (let size = 1; size <= 300; size++) {
    store.grow(size)
    if (size > 20 && size % 58 !== 0 && (size < 255 || size > 257)) continue
    for (let i = 0; i < size; i += size < 60 ? 1 : 7) {
      const inclusion = inclusionProofFromTiles(i, size, store.only(tilesForInclusion(i, size)))
      expect(hex(inclusion)).toBe(hex(reference.inclusion(i, size)))
      const proof = consistencyProofFromTiles(i + 1, size, store.only(tilesForConsistency(i + 1, size)))
      expect(hex(proof)).toBe(hex(reference.consistency(i + 1, size)))
    }
  }
})

test('trees around the edges of one, two and three levels have the right tiles, roots and proofs', () => {
  const edges = [255, 256, 257, 511, 512, 513, 65_279, 65_280, 65_281, 65_535, 65_536, 65_537, MOST].filter(
    (size) => size <= MOST,
  )
  const roots = new Map(edges.map((size) => [size, reference.root(size)]))
  const store = new TileStore()
  for (const size of edges) {
    store.grow(size)
    const root = roots.get(size) ?? store.root
    expect(store.root).toEqual(root)
    expect(rootFromTiles(size, store.only(partialTiles(size)))).toEqual(root)
    for (const index of [0, 1, 254, 255, 256, 257, 32_768, 65_279, 65_280, 65_535, 65_536, size - 1]) {
      const leaf = LEAVES[index]
      if (index >= size || leaf === undefined) continue
      const proof = inclusionProofFromTiles(index, size, store.only(tilesForInclusion(index, size)))
      expect(verifyInclusion({ index, size, leafHash: leaf, proof, root })).toBe(true)
    }
    for (const oldSize of edges.filter((old) => old <= size)) {
      const proof = consistencyProofFromTiles(oldSize, size, store.only(tilesForConsistency(oldSize, size)))
      const oldRoot = roots.get(oldSize) ?? root
      expect(verifyConsistency({ oldSize, newSize: size, oldRoot, newRoot: root, proof })).toBe(true)
    }
  }
  // All full tiles and the last partials exist, and each upper hash is the root of the full tile below it.
  for (const { level, full, partial } of treeShape(MOST)) {
    for (let n = 0; n < full; n++) {
      const tile = store.tiles.get(tilePath({ level, n, width: 256 }))
      expect(tile?.hashes.length).toBe(8192)
      const above = [...store.tiles.values()].find(
        (t) => t.level === level + 1 && t.n === Math.floor(n / 256) && t.width > n % 256,
      )
      const hashes = Array.from(
        { length: 256 },
        (_, i) => tile?.hashes.slice(32 * i, 32 * i + 32) ?? nodeHash(root0, root0),
      )
      expect(above?.hashes.slice(32 * (n % 256), 32 * (n % 256) + 32)).toEqual(treeRoot(hashes))
    }
    if (partial > 0) expect(store.tiles.has(tilePath({ level, n: full, width: partial }))).toBe(true)
  }
})

const root0 = treeRoot([])

test('a level-0 tile is its leaf hashes, end to end', () => {
  const store = new TileStore()
  store.grow(300)
  expect(store.tiles.get('tile/0/000')?.hashes).toEqual(concat(...LEAVES.slice(0, 256)))
  expect(store.tiles.get('tile/0/001.p/44')?.hashes).toEqual(concat(...LEAVES.slice(256, 300)))
  expect(store.tiles.get('tile/1/000.p/1')?.hashes).toEqual(treeRoot(LEAVES.slice(0, 256)))
})

test('appending nothing changes nothing', () => {
  const store = new TileStore()
  store.grow(300)
  const before = store.root
  expect(store.grow(300)).toEqual({ size: 300, root: before, tiles: [] })
})

test('a fuller tile serves where a partial one is asked for; a shorter one is refused', () => {
  const store = new TileStore()
  store.grow(200)
  const at200 = store.root
  store.grow(256)
  const full = store.tiles.get('tile/0/000')?.hashes ?? root0
  expect(rootFromTiles(200, () => full)).toEqual(at200)
  expect(() => rootFromTiles(200, () => full.subarray(0, 199 * 32))).toThrow('shorter')
})
