import type { Engine } from '@veracite/terms/vocabulary'
import { expect, test } from 'vitest'
import type { ScanCell } from '../rates/rate-store.ts'
import type { Finding, FindingInScan } from './finding-store.ts'
import { mostSaid, rankFindings } from './rank-findings.ts'

const STARTED = new Date('2026-11-16T08:00:00Z')
const EARLIER = new Date('2026-08-31T08:00:00Z')

const finding = (id: string, engine: Engine, more: Partial<Finding> = {}): Finding => ({
  id,
  brandId: 'b',
  engine,
  predicate: 'founded_year',
  about: '',
  value: '1995',
  stated: '1995',
  truth: '1987',
  factId: null,
  firstSaidAt: EARLIER,
  lastSaidAt: STARTED,
  lastRunId: 'r',
  occurrences: 1,
  state: 'open',
  stateSince: STARTED,
  settledBy: null,
  askedSince: 0,
  settlement: null,
  origin: 'engine',
  ...more,
})
const cell = (engine: Engine, asked: number): ScanCell => ({
  promptId: 'p',
  engine,
  origin: 'engine',
  intent: 'BRANDED',
  planned: asked,
  counts: { CONFABULATED: 1, STRONG: asked - 1 },
})
const inScan = (findingId: string, ...captureIds: string[]): FindingInScan => ({
  findingId,
  promptId: 'p',
  captureIds,
})

const FOUND = [
  finding('year-grok', 'GROK'),
  finding('year-chatgpt', 'CHATGPT'),
  finding('other-year-grok', 'GROK', { value: '1990', firstSaidAt: STARTED }),
  finding('phone-chatgpt', 'CHATGPT', { predicate: 'phone', value: '47' }),
]
const SCAN = {
  startedAt: STARTED,
  cells: [cell('GROK', 10), cell('CHATGPT', 10)],
  inScan: [
    inScan('year-grok', 'a', 'b', 'c', 'd'),
    inScan('year-chatgpt', 'e'),
    inScan('other-year-grok', 'd', 'f'),
    inScan('phone-chatgpt', 'e'),
  ],
  texts: new Map([['p', 'What is Solvane?']]),
}
const told = (by: 'statement' | 'fact' | 'engine', settings = [] as Parameters<typeof rankFindings>[3]) =>
  rankFindings(FOUND, by, SCAN, settings, []).map(({ said, findings }) => [
    findings.map((one) => one.finding.id).join(' '),
    `${said?.seen} of ${said?.asked}`,
  ])

test('grave first, then how often; the same statement of several engines is one', () => {
  expect(told('statement')).toEqual([
    ['phone-chatgpt', '1 of 10'],
    ['year-grok year-chatgpt', '5 of 20'],
    ['other-year-grok', '2 of 10'],
  ])
})

test('an answer with two wrong years counts once for the fact, and its prompt is asked once', () => {
  expect(told('fact')).toEqual([
    ['phone-chatgpt', '1 of 10'],
    ['year-grok other-year-grok year-chatgpt', '6 of 20'],
  ])
  expect(told('engine')).toEqual([
    ['phone-chatgpt year-chatgpt', '1 of 10'],
    ['year-grok other-year-grok', '5 of 10'],
  ])
})

test('gravity set by the operator wins over the default', () => {
  const settings = [
    { predicate: 'founded_year', about: '', gravity: 'grave' as const },
    { predicate: 'phone', about: '', gravity: 'minor' as const },
  ]
  expect(told('statement', settings).map(([ids]) => ids)).toEqual([
    'year-grok year-chatgpt',
    'other-year-grok',
    'phone-chatgpt',
  ])
})

test('one answer of one is not worse than forty of seventy', () => {
  const few = { ...SCAN, cells: [cell('GROK', 70), cell('CHATGPT', 1)] }
  const many = Array.from({ length: 40 }, (_, nth) => `g${nth}`)
  const found = [finding('often', 'GROK'), finding('once', 'CHATGPT', { value: '1991' })]
  const groups = rankFindings(
    found,
    'statement',
    { ...few, inScan: [inScan('often', ...many), inScan('once', 'c')] },
    [],
    [],
  )
  expect(groups.map(({ findings }) => findings[0]?.finding.id)).toEqual(['often', 'once'])
})

test('new is what no earlier scan heard; without a scan nothing is counted', () => {
  expect(rankFindings(FOUND, 'statement', SCAN, [], []).map(({ isNew }) => isNew)).toEqual([
    false,
    false,
    true,
  ])
  expect(
    rankFindings(FOUND, 'statement', null, [], []).every(({ said, isNew }) => said === null && !isNew),
  ).toBe(true)
})

test('the most frequent statement has the highest lower bound, whatever its gravity; without statements there is none', () => {
  expect(mostSaid(rankFindings(FOUND, 'statement', SCAN, [], []))?.finding.id).toBe('year-grok')
  expect(mostSaid(rankFindings(FOUND, 'statement', null, [], []))).toBeNull()
})

test('answers to a question that presupposes the statement are counted apart, and do not rank it', () => {
  const inSecond = { ...inScan('year-grok', 'l1', 'l2'), promptId: 'leading' }
  const scan = {
    ...SCAN,
    cells: [...SCAN.cells, { ...cell('GROK', 2), promptId: 'leading' }],
    inScan: [...SCAN.inScan, inSecond],
    texts: new Map([...SCAN.texts, ['leading', 'Was Solvane founded in 1995?']]),
  }
  const [led] = rankFindings([FOUND[0] ?? finding('', 'GROK')], 'statement', scan, [], ['Solvane'])
  expect(led).toMatchObject({ said: { seen: 4, asked: 10 }, leading: { seen: 2, asked: 2 } })
  const [only] = rankFindings(
    [finding('year-grok', 'GROK')],
    'statement',
    { ...scan, inScan: [inSecond] },
    [],
    ['Solvane'],
  )
  expect(only).toMatchObject({ said: null, leading: { seen: 2, asked: 2 } })
})
