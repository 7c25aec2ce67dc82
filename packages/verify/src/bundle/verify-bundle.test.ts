import { describe, expect, test } from 'vitest'
import { base64Encode, utf8Encode } from '../bytes.ts'
import { formatConsistencyFile, parseConsistencyFile } from '../log/consistency-file.ts'
import { formatNote, parseNote, signNote } from '../log/note.ts'
import { ED25519_COSIGNATURE, formatVkey, noteSigner } from '../log/note-key.ts'
import { sha256Hex } from '../sha256.ts'
import { changed, edit, part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { CAPTURE_SPKI, LOG, OTHER_LOG, POLICY, TSA_ROOT } from '../test-support/sample-keys.ts'
import { sealSample } from '../test-support/seal-sample.ts'
import type { EvidenceBundle } from './bundle.ts'
import { SUMMARIES } from './verdict.ts'
import { verifyBundle } from './verify-bundle.ts'
import type { VerifyOptions } from './verify-trust.ts'

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

const unmetPolicy = `${POLICY.replace('quorum w1', '')}
witness w2 ${formatVkey(noteSigner('w2.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(99)).verifier)}
group both all w1 w2
quorum both
`
const otherLog = { vkeys: [formatVkey(OTHER_LOG.verifier)], policy: 'quorum none' }
const brackets = utf8Encode('{}')

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

describe('is not verified, and names the step', () => {
  test.each<[string, string[], (bundle: EvidenceBundle) => void, VerifyOptions?]>([
    [
      'an edited response',
      ['response'],
      (b) => edit(b.response, { base64: base64Encode(brackets), sha256: sha256Hex(brackets), bytes: 2 }),
    ],
    [
      'an edited answer',
      ['response'],
      (b) => edit(b.answer, { text: 'x', sha256: sha256Hex(utf8Encode('x')) }),
    ],
    ['a wrong digest beside the response', ['response'], (b) => edit(b.response, { sha256: 'a'.repeat(64) })],
    [
      'an unknown capture key',
      ['signature'],
      (b) => edit(b, NO_EVENTS),
      { captureKeys: [{ spki: TSA_ROOT }] },
    ],
    [
      'a capture key used after its end',
      ['signature'],
      () => undefined,
      { captureKeys: [{ spki: CAPTURE_SPKI, notAfterMs: 0 }] },
    ],
    ['another key name', ['signature'], (b) => edit(b.captureSignature, { keyName: 'other' })],
    ['a wrong hash beside the leaf', ['leaf'], (b) => edit(b.leaf, { hash: 'b'.repeat(64) })],
    ['another place in the log', ['inclusion', 'events'], (b) => edit(b.leaf, { index: 256 })],
    ['an untrusted log', ['checkpoint', 'consistency', 'timestamps', 'events'], () => undefined, otherLog],
    ['a quorum that was not met', ['checkpoint', 'events'], () => undefined, { policy: unmetPolicy }],
    [
      'a consistency proof from another size, which also hides the cosigned checkpoint',
      ['checkpoint', 'consistency'],
      (b) => edit(b.proof, { consistency: part(b.proof?.consistency).replace('old 261', 'old 260') }),
    ],
    ['a time stamp without a trusted root', ['timestamps'], () => undefined, { tsaRoots: [] }],
    [
      'another time beside the stamp',
      ['timestamps'],
      (b) => edit(b.timestamps[0], { genTime: '2026-06-01T12:00:11.000Z' }),
    ],
    ['a stamp over something else', ['timestamps'], (b) => edit(b.timestamps[0], { over: 'capture' })],
    [
      'a stamp that answers another request',
      ['timestamps'],
      (b) => edit(b.timestamps[0], { request: part(b.timestamps[1]).request }),
    ],
    ['a custody event linked to nothing', ['events'], (b) => edit(b, { classification: [] })],
    ['an event in the wrong list', ['events'], (b) => edit(b, { custody: b.classification })],
    ['an event not in the log', ['events'], (b) => edit(b.custody[0], { leaf: null, proof: null })],
    ['an event with a foreign response', ['events'], (b) => edit(b.custody[0], { response: b.response })],
  ])('%s', (_, expected, change, options = {}) => {
    const report = verifyBundle(changed(GOOD, change), { ...trusted, ...options })
    expect(report).toMatchObject({ status: 'not_verified', ok: false })
    expect(report.summary).toContain('Not verified')
    expect(report.steps.filter(({ result }) => result === 'fail').map(({ id }) => id)).toEqual(expected)
  })
})
