import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { createPaint } from '../ui/paint.ts'
import type { Finding, FindingClaim } from './findings.ts'
import { renderFinding } from './render-finding.ts'

const claim: FindingClaim = {
  predicate: 'founded',
  stated: '1993',
  truth: '2004',
  quote: 'founded in 1993',
  factId: 'f1',
  source: { kind: 'operator', url: null, quote: null, fetchedAt: null },
}
const shown = (claims: FindingClaim[], access = 'api'): string =>
  renderFinding(
    {
      runId: '01a1defd-9c22-7a14-97d5-89bb8ae48f7e',
      scanId: '01a1defd-9c22-7a14-97d5-89bb8ae48f7d',
      engine: 'AMAZON_RUFUS',
      intent: 'DEFENSIVE',
      access,
      prompt: 'Who makes it?',
      capturedAt: '2026-11-01T00:00:00.000Z',
      sha256: 'ab'.repeat(32),
      excerpt: 'Halden was **founded in 1993**, as [its page](https://example.com/about) says.',
      verificationStatus: 'active',
      claims,
    } satisfies Finding,
    1,
    { say: sayIn('en'), paint: createPaint(false), width: 100 },
  )

test('a finding shows what was asked, said and wrong, what is true, its source and its proof', () => {
  expect(shown([claim])).toBe(
    [
      '  1  Amazon Rufus · DEFENSIVE',
      '     asked   Who makes it?',
      '     said    “Halden was founded in 1993, as its page says.”',
      '     wrong   founded: 1993  →  true is 2004',
      '     source  entered by the operator',
      `     run     01a1defd-9c22-7a14-97d5-89bb8ae48f7e  sha256 ${'ab'.repeat(8)}…`,
    ].join('\n'),
  )
})

test.each<[string, Partial<FindingClaim>, string]>([
  ['a truth nobody holds', { truth: null }, 'founded: 1993'],
  ['a denial of what is so', { truth: '1993' }, 'founded: 1993 is denied  →  it is so'],
  [
    'a sentence of its own',
    { predicate: 'discontinued', stated: 'V100 is sold', truth: 'V100 is discontinued' },
    'V100 is sold  →  V100 is discontinued',
  ],
])('%s is put into words of its own', (_, change, words) => {
  expect(shown([{ ...claim, ...change }]).split('\n')[3]).toBe(`     wrong   ${words}`)
})

test('a demonstration says so, and only the first four claims are shown', () => {
  const text = shown(
    Array.from({ length: 6 }, () => claim),
    'demo',
  )
  expect(text).toMatch(/Amazon Rufus \(DEMO\) · DEFENSIVE\n/)
  expect(text.match(/ wrong /g)).toHaveLength(4)
  expect(text).toContain('and 2 more')
})
