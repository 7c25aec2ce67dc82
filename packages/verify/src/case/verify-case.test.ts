import { deflateRawSync } from 'node:zlib'
import { oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { utf8Encode } from '../bytes.ts'
import { formatVkey } from '../log/note-key.ts'
import { sampleCase, sampleCaseEntries } from '../test-support/sample-case.ts'
import { CAPTURE_SPKI, LOG, POLICY } from '../test-support/sample-keys.ts'
import { verifyCase } from './verify-case.ts'
import { MAX_ZIP_BYTES, readZip, writeZip, type ZipEntry } from './zip.ts'

const GOOD = sampleCase()
const options = { vkeys: [formatVkey(LOG.verifier)] }
const reasonsOf = (file: Uint8Array, more = {}) =>
  verifyCase(file, { ...options, ...more })
    .steps.filter(({ result }) => result !== 'pass')
    .map(({ reason }) => reason)

test('a good case verifies and says what it is', () => {
  expect(verifyCase(GOOD, { ...options, captureKeys: [{ spki: CAPTURE_SPKI }] })).toMatchObject({
    status: 'verified',
    facts: { reference: 'Ångström v. Ada, 12/2026', runs: 3, parts: 9, leafIndex: 11, treeSize: 12 },
    bundles: [{ runId: 'run_1' }, { runId: 'run_2' }, { runId: 'run_3' }],
  })
})

test('keys and witnesses of the reader apply to the case and to its bundles', () => {
  expect(reasonsOf(GOOD, { captureKeys: [] })).toEqual([
    'the capture key is not one of the trusted keys',
    expect.stringContaining('bundles/001-run_1.json'),
  ])
  expect(reasonsOf(GOOD, { policy: POLICY })).toEqual([
    'the quorum of witnesses has not cosigned',
    expect.stringContaining('the quorum of witnesses has not cosigned'),
  ])
})

describe('no byte can change', () => {
  test('of the file as it is', () => {
    for (let at = 0; at < GOOD.length; at += oneIn(GOOD.length / 50)) {
      const changed = GOOD.with(at, (GOOD[at] ?? 0) ^ (1 << (at % 8)))
      if (verifyCase(changed, options).status !== 'not_verified')
        throw new Error(`byte ${at} can change unnoticed`)
    }
  })

  test.each(sampleCaseEntries().map(({ path }) => path))('of %s, packed again', (path) => {
    const entries = sampleCaseEntries()
    const entry = entries.find((candidate) => candidate.path === path)
    if (entry === undefined) throw new Error('no such entry')
    const { bytes } = entry
    for (let at = 0; at < bytes.length; at += oneIn(bytes.length / (path.includes('/') ? 3 : 12))) {
      entry.bytes = bytes.with(at, (bytes[at] ?? 0) ^ (1 << (at % 7)))
      if (verifyCase(writeZip(entries), options).status !== 'not_verified')
        throw new Error(`byte ${at} can change unnoticed`)
    }
  })
})

test('no entry can be taken out, doubled, moved or renamed', () => {
  const entries = sampleCaseEntries()
  const variants = entries.flatMap((entry, i) => [
    entries.toSpliced(i, 1),
    entries.toSpliced(i, 0, { ...entry, path: `x${i}.html` }),
    entries.toSpliced(i, 1, { ...entry, path: `x${i}.html` }),
    [...entries.toSpliced(i, 1), { ...entry, path: `z${i}.html` }],
    entries.toSpliced(i, 1, { ...entry, bytes: new Uint8Array(0) }),
    entries.toSpliced(i, 1, { ...entry, bytes: entries[(i + 1) % entries.length]?.bytes ?? entry.bytes }),
  ])
  for (const variant of variants) expect(verifyCase(writeZip(variant), options).status).toBe('not_verified')
})

describe('a packed case', () => {
  const pack = (entries: ZipEntry[]) =>
    entries.map((entry): ZipEntry => {
      const packed = new Uint8Array(deflateRawSync(entry.bytes))
      return packed.length < entry.bytes.length ? { ...entry, packed } : entry
    })
  const PACKED = writeZip(pack(sampleCaseEntries()))

  test('is smaller, verifies the same, and tells how far it is', () => {
    expect(PACKED.length).toBeLessThan(GOOD.length * 0.6)
    const told: string[] = []
    const report = verifyCase(PACKED, options, { progress: (done, of) => told.push(`${done} of ${of}`) })
    const { steps: _, ...plain } = verifyCase(GOOD, options)
    expect(report).toMatchObject(plain)
    expect(told).toEqual(['0 of 3', '1 of 3', '2 of 3'])
  })

  test('has no byte that can change unnoticed, however its parts are deflated', () => {
    for (let at = 0; at < PACKED.length; at += oneIn(PACKED.length / 100))
      if (verifyCase(PACKED.with(at, (PACKED[at] ?? 0) ^ (1 << (at % 8))), options).status !== 'not_verified')
        throw new Error(`byte ${at} can change unnoticed`)
  })

  test('is refused where an entry unpacks to more than the archive may hold, or is deflated without need', () => {
    const [first, ...others] = pack(sampleCaseEntries())
    if (first === undefined) throw new Error('no entry')
    const padded = new Uint8Array(deflateRawSync(first.bytes, { level: 0 }))
    expect(() => readZip(writeZip([{ ...first, packed: padded }, ...others]))).toThrow(/without need/)
    const bomb = writeZip(pack([{ path: 'a.txt', bytes: new Uint8Array(1_000) }]))
    // What the header says it unpacks to.
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(22, MAX_ZIP_BYTES + 1, true)
    expect(() => readZip(bomb)).toThrow(/256 MB/)
  })
})

describe('an archive', () => {
  const entries = [
    { path: 'a.txt', bytes: utf8Encode('one') },
    { path: 'b/c.txt', bytes: new Uint8Array(0) },
  ]

  test('is read as it was written, and in one spelling only', () => {
    const file = writeZip(entries)
    expect(readZip(file)).toEqual(entries)
    for (let at = 0; at < file.length; at++)
      for (let bit = 0; bit < 8; bit++)
        expect(() => readZip(file.with(at, (file[at] ?? 0) ^ (1 << bit)))).toThrow()
  })

  test('cannot be made with a name that leaves its folder', () => {
    for (const path of ['../x', '/x', 'a/../x', 'a/b/c', 'C:x', '.x', 'a\\x', '', 'é'])
      expect(() => writeZip([{ path, bytes: new Uint8Array(0) }])).toThrow(/name/)
  })
})
