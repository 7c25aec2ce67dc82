import { canonicalJson } from '@veracite/terms/canonical-json'
import { outcomeLine, planLine } from '@veracite/verify/bundle/sampling-lines'
import { base64Encode } from '@veracite/verify/bytes'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { completenessSection, failuresSection } from './case-process-page.ts'
import { type CaseRecord, knownFailures } from './case-record.ts'
import { completenessOf } from './completeness.ts'

const SHA = 'a'.repeat(64)
const say = sayIn('en')
const PLAN = {
  schema: 'https://veracite.example/schema/plan/v1',
  prev: null,
  eventNonce: 'a'.repeat(32),
  planId: 'plan',
  scanId: 'scan',
  brand: { id: 'b', name: 'Halden', domain: 'halden.example' },
  prompts: { count: 2, sha256: [SHA, 'b'.repeat(64)] },
  series: { number: 4, history: SHA },
  engines: [{ engine: 'GROK', access: 'official_api', provider: 'xai', modelRequested: null }],
  samples: 2,
  spreadSeconds: null,
  runs: 4,
  root: SHA,
  recorder: { software: 's', version: '1', commit: null, instance: 'i', captureKey: 'k' },
  plannedAt: '2026-01-01T00:00:00.000Z',
}
const bytes = new TextEncoder().encode(canonicalJson(PLAN))
const sealed = {
  manifest: { base64: base64Encode(bytes), sha256: SHA },
  captureSignature: { alg: 'ecdsa-p256-sha256', keyName: 'k', spki: '', sig: '' },
  leaf: null,
  proof: null,
  line: '',
  path: [],
  lines: null,
} as const
const line = (sample: number, status: string, reason: string) =>
  outcomeLine(planLine({ runId: `r${sample}`, promptSha256: SHA, engine: 'GROK', sample }), {
    status,
    captureSha256: status === 'FAILED' ? null : SHA,
    reason,
  })
const given = {
  bundles: [{ plan: { ...sealed, path: [] }, run: { scanId: 'scan' } }],
  outcomes: new Map([
    [
      'scan',
      [
        line(1, 'CLASSIFIED', 'CONFABULATED'),
        line(2, 'CLASSIFIED', 'STRONG'),
        line(3, 'CLASSIFIED', 'STRONG'),
        line(4, 'FAILED', 'timed out'),
      ],
    ],
  ]),
  findings: [],
  scans: [],
  sources: [],
  sourcesNotListed: 3,
}

test('all answers of a plan are counted by class, earlier plans are named, and what is left out has a reason', () => {
  const complete = completenessOf({ ...given, say })
  expect(complete.plans).toEqual([
    {
      scanId: 'scan',
      sha256: SHA,
      number: 4,
      planned: 4,
      included: 1,
      classes: { CONFABULATED: 1, STRONG: 2 },
      without: { FAILED: 1 },
    },
  ])
  expect(complete.earlierPlans).toBe(3)
  expect(complete.leftOut.map(({ what, count }) => [what, count])).toEqual([
    ['answers and other outcomes of these plans', 3],
    ['cited pages that are not listed', 3],
  ])
  for (const { reason } of complete.leftOut) expect(reason).toMatch(/\w{3}/)
})

test('a plan without sealed outcomes says so instead of counting', () => {
  const complete = completenessOf({ ...given, say, outcomes: new Map() })
  expect(complete.plans[0]).toMatchObject({ classes: null, without: null })
  expect(complete.leftOut.map(({ what }) => what)).toContain(
    'plans whose list of outcomes is not in the file',
  )
})

test('the file shows both, and known failures with their date and version', () => {
  const scan = { planned: 4, noAnswer: 0, failed: 1 }
  const record = {
    completeness: completenessOf({ ...given, say }),
    scans: [scan],
    knownFailures: knownFailures(say),
  } as unknown as CaseRecord
  const shown = completenessSection(record, say)?.text ?? ''
  for (const words of ['Plan 4', 'Wrong 1, Correct 2', 'Failed 1', 'of 4 planned questions'])
    expect(shown).toContain(words)
  expect(failuresSection(record, say)?.text).toContain(`As known on ${record.knownFailures?.asOf}`)
  for (const { part, form, effect } of knownFailures(say).forms)
    expect([part, form, effect]).not.toContain('')
})
