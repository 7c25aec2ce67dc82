import { describe, expect, test } from 'vitest'
import { formatConsistencyFile, parseConsistencyFile } from '../log/consistency-file.ts'
import { formatNote, parseNote, signNote } from '../log/note.ts'
import { formatVkey } from '../log/note-key.ts'
import { sha256Hex } from '../sha256.ts'
import { changed, edit, part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { CAPTURE_SPKI, LOG, OTHER_LOG, POLICY, TSA_ROOT } from '../test-support/sample-keys.ts'
import { sealSample } from '../test-support/seal-sample.ts'
import type { EvidenceBundle } from './bundle.ts'
import { SUMMARIES } from './verdict.ts'
import { verifyBundle } from './verify-bundle.ts'

const GOOD = sampleBundle()
const NO_EVENTS = { classification: [], verification: [], custody: [], readings: [] }
const vkeys = [formatVkey(LOG.verifier)]
const trusted = { vkeys, policy: POLICY, tsaRoots: [TSA_ROOT], captureKeys: [{ spki: CAPTURE_SPKI }] }

describe('a good bundle', () => {
  test('passes every step with keys the caller knows, without any warning', () => {
    const official = sampleBundle({ endpoint: 'https://api.openai.com/v1/responses' })
    const report = verifyBundle(sealSample(official), trusted)
    expect(report.steps.map(({ result }) => result)).toEqual([
      ...Array(8).fill('pass'),
      ...Array(3).fill('not_present'),
      'pass',
      'not_present',
    ])
    expect(report).toMatchObject({
      status: 'verified',
      ok: true,
      trust: { kind: 'pinned', from: [] },
      warnings: [],
    })
    expect(report.facts).toMatchObject({
      responseSha256: GOOD.response.sha256,
      capturedAt: '2026-06-01T12:00:02.000Z',
      captureKeySha256: sha256Hex(CAPTURE_SPKI),
      origin: 'veracite.example/log/1',
      leafIndex: 257,
      treeSize: 261,
      newestTreeSize: 351,
      cosigners: [{ name: 'witness.example', at: '2026-06-01T12:01:40.000Z' }],
    })
    const stamps = report.facts.timestamps.map(({ genTime }) => genTime)
    expect(stamps).toEqual(['2026-06-01T12:00:10.000Z', '2026-06-01T12:00:04.000Z'])
  })

  test('with its own keys only, is self-consistent and says that this is all', () => {
    const report = verifyBundle(GOOD)
    expect(report).toMatchObject({
      status: 'self_consistent',
      ok: false,
      trust: { kind: 'bundle', from: [] },
    })
    expect(report.summary).toBe(SUMMARIES.self_consistent)
    expect(report.steps.filter(({ anchored }) => anchored)).toEqual([])
    expect(report.warnings.join(' ')).toContain('log key comes from the bundle itself')
  })

  test('is read from text as well, in any size of log', () => {
    expect(verifyBundle(JSON.stringify(sealSample(GOOD)), trusted).ok).toBe(true)
    for (const choices of [
      { before: 0, after: 0 },
      { before: 1, after: 1 },
      { before: 252, after: 5 },
    ]) {
      expect(verifyBundle(sealSample(sampleBundle(choices)), trusted).ok).toBe(true)
    }
  })

  test('may lack stamps, events and a newer checkpoint, and then says so', () => {
    const bundle = changed(GOOD, (b) => {
      edit(b, { timestamps: [], ...NO_EVENTS })
      edit(b.proof, { consistency: null })
      edit(b.trust, { policy: null })
    })
    const report = verifyBundle(bundle, { vkeys })
    expect(report.status).toBe('unsealed')
    expect(report.steps.slice(5, 8).map(({ result }) => result)).toEqual(Array(3).fill('not_present'))
    expect(report.warnings.join(' ')).toMatch(/No independent clock.*No witness/)
  })

  test('is warned about when its times are far apart or in the future', () => {
    const report = verifyBundle(GOOD, { ...trusted, now: Date.UTC(2026, 0, 1) })
    expect(report.status).toBe('unsealed')
    expect(report.warnings.join(' ')).toContain('future')
  })
})

test('a capture that is not in the log yet, or whose response is left out, is not verified', () => {
  const pending = changed(GOOD, (b) => edit(b, { leaf: null, proof: null, timestamps: [], ...NO_EVENTS }))
  const report = verifyBundle(pending, trusted)
  expect(report.ok).toBe(false)
  expect(report.steps.slice(2, 8).map(({ result }) => result)).toEqual(Array(6).fill('not_present'))
  const without = verifyBundle({ ...GOOD, response: null }, trusted)
  expect(without.ok).toBe(false)
  expect(without.steps.slice(0, 8).map(({ result }) => result)).toEqual([
    'not_present',
    ...Array(7).fill('pass'),
  ])
})

test('a newer checkpoint of another trusted log proves nothing', () => {
  const file = parseConsistencyFile(part(GOOD.proof?.consistency))
  const { text } = parseNote(file.checkpoint)
  const checkpoint = formatNote({ text, signatures: [signNote(text, OTHER_LOG)] })
  const bundle = changed(GOOD, (b) => {
    edit(b, NO_EVENTS)
    edit(b.proof, { consistency: formatConsistencyFile({ ...file, checkpoint }) })
  })
  const both = { vkeys: [...vkeys, formatVkey(OTHER_LOG.verifier)], policy: 'quorum none' }
  const failed = verifyBundle(bundle, both).steps.filter(({ result }) => result === 'fail')
  expect(failed.map(({ reason }) => reason)).toEqual(['the newer checkpoint is of another log'])
})

test('a root inside the bundle must have the fingerprint printed beside it', () => {
  const bundle = changed(GOOD, (b) => edit(b.trust.tsaRoots[0], { sha256: 'c'.repeat(64) }))
  const failed = verifyBundle(bundle, { vkeys }).steps.filter(({ result }) => result === 'fail')
  expect(failed.map(({ id }) => id)).toEqual(['timestamps'])
})

/** More are among the shared vectors. */
test.each<[string, string, (bundle: EvidenceBundle) => void]>([
  ['a stamp over something else', 'timestamps', (b) => edit(b.timestamps[0], { over: 'capture' })],
  [
    'a stamp that answers another request',
    'timestamps',
    (b) => edit(b.timestamps[0], { request: part(b.timestamps[1]).request }),
  ],
  ['an event with a foreign response', 'events', (b) => edit(b.custody[0], { response: b.response })],
])('%s is not verified, and the step is named', (_, expected, change) => {
  const report = verifyBundle(changed(GOOD, change), trusted)
  expect(report).toMatchObject({ status: 'not_verified', ok: false })
  expect(report.summary).toContain('Not verified')
  expect(report.steps.filter(({ result }) => result === 'fail').map(({ id }) => id)).toEqual([expected])
})
