import { describe, expect, test } from 'vitest'
import { publicVectors, readJson } from '../test-support/public-vectors.ts'
import { encodeEntryBundle, parseEntryBundle } from './entry-bundle.ts'
import { entriesPath, parseTilePath, tileInTree, tilePath, treeShape } from './tiles.ts'

interface TileVectors {
  entriesPathForIndex: { index: number; size: number; path: string }[]
  tilePath: { level: number; n: number; partial?: number; path: string }[]
  parse: { level: string; index: string; want?: number[]; wantString?: string[]; wantErr?: boolean }[]
  treeShape: { size: number; full: Record<string, number>; partial: Record<string, number> }[]
}

const file = publicVectors('transcribed/tile-paths.json')
describe.skipIf(!file)('public vectors', () => {
  const vectors: TileVectors = file
    ? readJson(file)
    : { entriesPathForIndex: [], tilePath: [], parse: [], treeShape: [] }

  test.each(vectors.entriesPathForIndex)('entry $index of $size is in $path', ({ index, size, path }) => {
    const { n = -1, width = -1 } = tileInTree(0, Math.floor(index / 256), size) ?? {}
    expect(entriesPath({ n, width })).toBe(path)
    expect(parseTilePath(path)).toEqual({ kind: 'entries', n, width })
  })
  test.each(vectors.tilePath)('$path', ({ level, n, partial, path }) => {
    const tile = { level, n, width: partial ?? 256 }
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual({ kind: 'tile', ...tile })
  })
  test.each(vectors.parse)('level $level, index $index', ({ level, index, want, wantErr }) => {
    const parsed = parseTilePath(`tile/${level}/${index}`)
    // The one good vector with a number past 2^53 names a tile no log can have; we refuse it.
    if (wantErr || want === undefined) expect(parsed).toBeNull()
    else
      expect(parsed).toEqual({
        kind: 'tile',
        level: want[0],
        n: want[1],
        width: want[2] === 0 ? 256 : want[2],
      })
  })
  test.each(vectors.treeShape)('a tree of $size', ({ size, full, partial }) => {
    for (const shape of treeShape(size)) {
      expect(shape.full).toBe(full[shape.level] ?? 0)
      expect(shape.partial).toBe(partial[shape.level] ?? 0)
    }
  })
})

test.each([
  'tile/0/x000/001',
  'tile/00/001',
  'tile/0/001.p/0',
  'tile/0/001.p/01',
  'tile/0/1',
  '/tile/0/001',
  'tile/0/001 ',
])('%s is not a second address of a tile', (path) => expect(parseTilePath(path)).toBeNull())

test('an entry bundle gives back its entries and refuses any other length', () => {
  const entries = [new Uint8Array(0), Uint8Array.of(1, 2, 3), new Uint8Array(65_535).fill(7)]
  const bytes = encodeEntryBundle(entries)
  expect(parseEntryBundle(bytes, 3)).toEqual(entries)
  expect(() => parseEntryBundle(bytes, 2)).toThrow()
  expect(() => parseEntryBundle(bytes, 4)).toThrow()
  for (let length = 0; length < 12; length++)
    expect(() => parseEntryBundle(bytes.slice(0, length), 3)).toThrow()
  expect(() => encodeEntryBundle([new Uint8Array(65_536)])).toThrow('65,535')
})
