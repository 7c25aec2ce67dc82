import { IS_WHOLE } from '@veracite/testing/thorough'
import { leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { treeShape } from '@veracite/verify/log/tiles'
import { expect, test } from 'vitest'
import { TreeBuilder } from './build-tree.ts'

const SIZES = [0, 1, 2, 255, 256, 257, 511, 512, 1_000]
const LARGE = IS_WHOLE ? [65_535, 65_536, 65_537] : []

test.each([...SIZES, ...LARGE])('%i leaves', (size) => {
  const leaves = Array.from({ length: size }, (_, i) => leafHash(new TextEncoder().encode(String(i))))
  const builder = new TreeBuilder()
  let full = 0
  leaves.forEach((leaf, i) => {
    builder.add(String(i), leaf)
    full += builder.take().length
  })
  const { root, tiles, digests } = builder.finish()
  expect(Buffer.from(root)).toEqual(Buffer.from(treeRoot(leaves)))
  const shape = treeShape(size)
  expect(full).toBe(shape.reduce((sum, level) => sum + level.full, 0))
  expect(tiles).toHaveLength(shape.filter(({ partial }) => partial > 0).length)
  expect(digests).toHaveLength(32 * (full + tiles.length))
  expect(builder.firstKeys).toEqual(Array.from({ length: Math.ceil(size / 256) }, (_, i) => String(i * 256)))
})
