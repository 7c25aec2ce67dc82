import { hexEncode } from '@veracite/verify/bytes'
import { leafHash } from '@veracite/verify/log/merkle'
import { appendLeaves, inclusionProofFromTiles, type Tile } from '@veracite/verify/log/tile-tree'
import { describe, expect, test } from 'vitest'
import { createInclusionProofs } from './inclusion-proofs.ts'
import { readerOver, type widestOf } from './stored-tiles.ts'

/** Grown in uneven steps, as real logs grow: tiles of many widths are stored, and trees end anywhere. */
const SIZES = [1, 2, 3, 7, 8, 9, 250, 256, 257, 258, 511, 513, 1_030, 2_048, 65_536, 65_539, 66_100]

const leaves = Array.from({ length: SIZES.at(-1) ?? 0 }, (_, n) =>
  leafHash(Uint8Array.of(n, n >> 8, n >> 16)),
)
const tiles: Tile[] = []
for (const [at, size] of SIZES.entries()) {
  const before = SIZES[at - 1] ?? 0
  tiles.push(...appendLeaves(before, leaves.slice(before, size), readerOver(tiles)).tiles)
}
const read = readerOver(tiles)

function createLog() {
  const log = {
    reads: 0,
    readTiles: async (wanted: Parameters<typeof widestOf>[0]) => {
      log.reads += 1
      return [...wanted].map(
        ({ level, n, width }) =>
          tiles
            .filter((tile) => tile.level === level && tile.n === n && tile.width >= width)
            .sort((a, b) => a.width - b.width)[0] as Tile,
      )
    },
  }
  return log
}

const plain = (hash: Uint8Array) => Uint8Array.from(hash)

describe('inclusion proofs out of memory', () => {
  test('equal those computed from tiles, in every tree and whatever was asked before', async () => {
    const prove = createInclusionProofs(createLog())
    for (const size of [...SIZES, ...SIZES.toReversed()]) {
      const step = Math.max(1, Math.floor(size / 23))
      const indexes = Array.from({ length: Math.ceil(size / step) }, (_, n) => n * step)
      for (const index of new Set([...indexes, size - 1, Math.floor(size / 2)])) {
        const expected = inclusionProofFromTiles(index, size, read).map(hexEncode)
        const proof = (await prove(index, size)).map(hexEncode)
        expect(proof, `leaf ${index} of ${size}`).toEqual(expected)
      }
    }
  })

  test('ask the database once for each tile', async () => {
    const log = createLog()
    const prove = createInclusionProofs(log)
    for (let index = 0; index < 256; index++) await prove(index, 66_100)
    expect(log.reads).toBe(1)
    await prove(256, 66_100)
    expect(log.reads).toBe(2)
    await prove(300, 66_100)
    expect(log.reads).toBe(2)
  })

  test('a narrow tile that comes late does not replace the wide one', async () => {
    const log = createLog()
    const late = Promise.withResolvers<void>()
    const prove = createInclusionProofs({
      async readTiles(wanted) {
        const narrow = [...wanted].every(({ width }) => width < 256)
        if (narrow) await late.promise
        return log.readTiles(wanted)
      },
    })
    const early = prove(3, 250)
    const wide = await prove(3, 256)
    late.resolve()
    expect((await early).map(plain)).toEqual(inclusionProofFromTiles(3, 250, read))
    expect(await prove(3, 256)).toEqual(wide)
    expect(wide.map(plain)).toEqual(inclusionProofFromTiles(3, 256, read))
  })
})
