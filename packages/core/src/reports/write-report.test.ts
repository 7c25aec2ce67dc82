import { expect, test } from 'vitest'
import type { ReportFigures, ReportFinding, ReportRate } from './figures.ts'
import { reportPage } from './report-page.ts'
import { writeReport } from './write-report.ts'

const rate = (seen: number, asked: number, low: number, high: number): ReportRate => ({
  ...{ seen, asked, low, high },
  rate: seen / asked,
})
const change = (difference: number, standsOut: boolean) => ({
  engine: null,
  difference,
  low: difference - 0.03,
  high: difference + 0.03,
  standsOut,
  modelChanged: false,
})
const HOSTILE = '<script>alert(1)</script>" onload=x \u202Egnp'
const finding: ReportFinding = {
  id: 'f',
  label: 'Price',
  about: HOSTILE,
  stated: HOSTILE,
  truth: HOSTILE,
  gravity: 'grave',
  engines: ['GROK'],
  isNew: true,
  firstSaidAt: '2026-11-02T08:00:00.000Z',
  lastSaidAt: '2026-11-12T08:00:00.000Z',
  said: rate(41, 70, 0.46, 0.7),
  sentence: { before: HOSTILE, words: HOSTILE, after: HOSTILE },
  page: 'https://shop.example/<b>',
  proof: { runId: 'r', sha256: 'ab'.repeat(32) },
}
const figures: ReportFigures = {
  brand: { id: 'b', name: HOSTILE, domain: 'halden.example' },
  period: { from: '2026-11-01', to: '2026-11-30', timeZone: 'UTC' },
  madeAt: '2026-12-01T07:00:00.000Z',
  demo: false,
  origin: 'engine',
  scans: [
    {
      id: 's',
      createdAt: '2026-11-28T08:00:00.000Z',
      status: 'COMPLETED',
      planned: 1300,
      classified: 1239,
      costUsd: '1.234500',
    },
  ],
  scansOmitted: 0,
  measured: {
    scanId: 's',
    at: '2026-11-28T08:00:00.000Z',
    wrong: rate(211, 1239, 0.15, 0.19),
    named: rate(3, 4, 0.19, 0.99),
    provisional: 0,
    engines: [{ engine: 'GROK', wrong: rate(100, 120, 0.75, 0.89), named: null }],
    compared: {
      scanId: 't',
      at: '2026-10-31T08:00:00.000Z',
      wrong: change(-0.04, true),
      named: change(0.01, false),
      engines: [{ ...change(0.2, true), engine: 'GROK' }],
    },
  },
  findings: {
    open: 3,
    different: 2,
    grave: 1,
    fresh: 3,
    returned: 0,
    notSeen: 4,
    settled: 0,
    worst: [finding],
  },
  corrections: null,
  costs: { usd: '1.234500', answers: 1239, scans: 1 },
  address: 'https://veracite.example',
}
const inShort = (of: ReportFigures): string[] => {
  const [first] = writeReport(of, 'Agency').sections
  const [list] = first?.blocks ?? []
  return list?.kind === 'list' ? list.items : []
}

test('in short: the share with its interval, the change, what is open, what it cost', () => {
  expect(inShort(figures)).toEqual([
    'Wrong: 17 % (15–19 %), 211 of 1,239 answers in the scan of 28 November 2026. 4 points fewer (−7 to −1 points) since the scan of 31 October 2026: more than chance.',
    'Named: 3 of 4 answers. No change beyond chance since the scan of 31 October 2026.',
    '3 wrong statements open when this was written, counted for each engine that makes them (2 different), 1 of them grave. In this period 3 new, 0 came back, 4 not seen in ten answers or more since.',
    '1 scan in this period, 1,239 answers counted, USD 1.23 spent.',
  ])
})

test('provisional answers are counted beside the share', () => {
  const measured = figures.measured && { ...figures.measured, provisional: 12 }
  expect(inShort({ ...figures, measured })[1]).toBe(
    '12 of its answers are provisional: the model had not finished reading them when this was written.',
  )
})

test('a period without a measurement says so, and accuses no engine', () => {
  const nothing: ReportFigures = {
    ...figures,
    scans: [],
    measured: null,
    findings: { ...figures.findings, worst: [], open: 0, different: 0, grave: 0 },
    costs: { usd: null, answers: 0, scans: 0 },
  }
  const words = JSON.stringify(writeReport(nothing, 'Agency'))
  expect(words).toContain('Nothing was measured in this period')
  expect(words).toContain('There was no scan in this period.')
  expect(words).not.toContain('Engine by engine')
})

test('invented answers are never ascribed to an engine', () => {
  const demo = writeReport({ ...figures, demo: true, origin: 'demo' }, 'Agency')
  expect(demo.warning).toMatch(/^DEMO/)
  expect(JSON.stringify(demo)).toContain('"Demonstration of Grok"')
})

test('hostile texts are text on the page, which can load and run nothing', () => {
  const page = reportPage({ figures, document: writeReport(figures, HOSTILE), logo: null })
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<b>')
  expect(page).not.toMatch(/[\u202a-\u202e]/)
  expect(page).toContain('default-src &#39;none&#39;')
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  expect(style).not.toContain('<')
  expect(page.match(/href="[^"]*"/g)).toEqual([`href="https://veracite.example/check#${'ab'.repeat(32)}"`])
})

test('corrections are listed where they are kept', () => {
  const corrections = [
    {
      id: 'c',
      about: 'Price: Acme Pro',
      state: 'page_changed',
      openedAt: '2026-11-02T08:00:00.000Z',
      closedAt: null,
    },
  ]
  const words = JSON.stringify(writeReport({ ...figures, corrections }, 'Agency'))
  expect(words).toContain('"page changed"')
  expect(words).toContain('still open')
})
