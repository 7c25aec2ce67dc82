import type { Checkpoint } from '@veracite/verify/log/checkpoint'
import { encodeEntryBundle } from '@veracite/verify/log/entry-bundle'
import { encodeLeaf } from '@veracite/verify/log/leaf'
import { EMPTY_ROOT, leafHash } from '@veracite/verify/log/merkle'
import { appendLeaves, tileReader } from '@veracite/verify/log/tile-tree'
import { entriesPath, partialTiles, TILE_WIDTH, tilePath } from '@veracite/verify/log/tiles'
import { sha256 } from '@veracite/verify/sha256'
import { forgeConnection } from '@veracite/verify/test-support/forged-connection'
import { p256SpkiOf, signP256 } from '@veracite/verify/test-support/sign-p256'
import { describe, expect, test } from 'vitest'
import { Refused } from '../failures.ts'
import { auditLog } from './audit-log.ts'
import type { LogSource } from './log-source.ts'

const SECRET = new Uint8Array(32).fill(7)
const SPKI = p256SpkiOf(SECRET)
const SIGNED = signP256(new TextEncoder().encode('manifest'), SECRET)
/** Only the first few are properly signed: signing is slow, and the hashes do not depend on it. */
const entry = (n: number) =>
  encodeLeaf({
    digest: n < 3 ? sha256(new TextEncoder().encode('manifest')) : sha256(Uint8Array.of(n >> 8, n & 255)),
    signature: SIGNED,
    spki: SPKI,
  })
const ENTRIES = Array.from({ length: 1100 }, (_, n) => entry(n))

/** A log of this size as its server would hold it. */
function logOf(entries: readonly Uint8Array[]): {
  files: Map<string, Uint8Array>
  checkpoint: Checkpoint
  source: LogSource
} {
  const files = new Map<string, Uint8Array>()
  const { root, tiles } =
    entries.length === 0
      ? { root: EMPTY_ROOT, tiles: [] }
      : appendLeaves(0, entries.map(leafHash), tileReader([]))
  const partial = new Set(partialTiles(entries.length).map(tilePath))
  for (const tile of tiles)
    if (tile.width === TILE_WIDTH || partial.has(tilePath(tile))) files.set(tilePath(tile), tile.hashes)
  for (let n = 0; n * TILE_WIDTH < entries.length; n++) {
    const bundle = entries.slice(n * TILE_WIDTH, (n + 1) * TILE_WIDTH)
    files.set(entriesPath({ n, width: bundle.length }), encodeEntryBundle(bundle))
  }
  const bytes = async (path: string) => {
    const found = files.get(path)
    if (found === undefined) throw new Refused(`nothing at ${path}`)
    return found
  }
  const source = { url: 'memory', bytes, text: async () => '' }
  return { files, source, checkpoint: { origin: 'test/log/1', size: entries.length, root } }
}

const quiet = { earlier: null, signatures: false, onProgress: () => {} }
const audit = ({ source, checkpoint }: ReturnType<typeof logOf>, earlier: Checkpoint | null = null) =>
  auditLog(source, checkpoint, { ...quiet, earlier })

test('a log of relays holds statements, and nothing that only looks like them', async () => {
  const statements = ['one', 'two'].map((session) => forgeConnection({ session }).statement)
  expect(await audit(logOf(statements))).toMatchObject({ entries: 2 })
  const changed = new TextEncoder().encode(new TextDecoder().decode(statements[0]).replace('443', '443.5'))
  await expect(audit(logOf([changed]))).rejects.toThrow('not an entry of this kind of log')
})

describe('a whole log', () => {
  test.each([0, 1, 255, 256, 257, 512, 1100])(
    'of %i entries: every entry and every tile is looked at',
    async (size) => {
      const log = logOf(ENTRIES.slice(0, size))
      const read = new Set<string>()
      const bytes = (path: string) => {
        read.add(path)
        return log.source.bytes(path)
      }
      const source = { ...log.source, bytes }
      expect(await auditLog(source, log.checkpoint, quiet)).toMatchObject({
        entries: size,
        earlierSize: null,
      })
      expect([...read].sort()).toEqual([...log.files.keys()].sort())
    },
  )

  test('that grew since the last audit, wherever that ended', async () => {
    const log = logOf(ENTRIES)
    for (const size of [0, 1, 255, 256, 300, 1024, 1100])
      expect(await audit(log, logOf(ENTRIES.slice(0, size)).checkpoint)).toMatchObject({ earlierSize: size })
  })

  test('that no longer serves the partial tiles of the size that was signed', async () => {
    const { checkpoint } = logOf(ENTRIES.slice(0, 300))
    const { source } = logOf(ENTRIES.slice(0, 512))
    expect(
      await auditLog(
        {
          ...source,
          bytes: (path) => (path === 'tile/1/000.p/1' ? source.bytes('tile/1/000.p/2') : source.bytes(path)),
        },
        checkpoint,
        quiet,
      ),
    ).toMatchObject({ entries: 300 })
  })
})

describe('a log that is not', () => {
  test('one byte of any file', async () => {
    const log = logOf(ENTRIES.slice(0, 600))
    for (const [path, original] of [...log.files]) {
      for (const at of [0, Math.floor(original.length / 2), original.length - 1]) {
        const changed = original.slice()
        changed[at] = (changed[at] ?? 0) ^ 1
        log.files.set(path, changed)
        await expect(audit(log), `${path} byte ${at}`).rejects.toThrow()
      }
      log.files.delete(path)
      await expect(audit(log), `${path} missing`).rejects.toThrow()
      log.files.set(path, original)
    }
    expect(await audit(log)).toMatchObject({ entries: 600 })
  })

  test('an entry replaced, removed or swapped, with tiles to match: another root than the one that was signed', async () => {
    const { checkpoint } = logOf(ENTRIES.slice(0, 600))
    const other = [...ENTRIES.slice(0, 600)]
    other[17] = entry(40_000)
    await expect(audit({ ...logOf(other), checkpoint })).rejects.toThrow(/not make up the tree/)
  })

  test('rewritten and signed again: an audit that remembers is not fooled', async () => {
    const rewritten = [entry(50_000), ...ENTRIES.slice(1)]
    for (const size of [1, 256, 300, 1100])
      await expect(audit(logOf(rewritten), logOf(ENTRIES.slice(0, size)).checkpoint)).rejects.toThrow(
        /rewritten/,
      )
  })

  test('shorter than last time', async () => {
    await expect(audit(logOf(ENTRIES.slice(0, 10)), logOf(ENTRIES.slice(0, 11)).checkpoint)).rejects.toThrow(
      /shrunk/,
    )
  })

  test('an entry whose key did not sign it', async () => {
    const good = logOf(ENTRIES.slice(0, 3))
    await auditLog(good.source, good.checkpoint, { ...quiet, signatures: true })
    const bad = logOf(ENTRIES.slice(0, 4))
    await expect(auditLog(bad.source, bad.checkpoint, { ...quiet, signatures: true })).rejects.toThrow(
      /Entry 3 .*signature/,
    )
  })
})
