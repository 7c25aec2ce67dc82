import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import type { ReportFigures } from './figures.ts'
import { shortWords } from './report.ts'
import { reportPage } from './report-page.ts'
import FIGURES from './write-report.cases.json' with { type: 'json' }
import { writeReport as writeIn } from './write-report.ts'

const writeReport = (of: ReportFigures, by: string) => writeIn(of, by, sayIn('en'))

const HOSTILE = '<script>alert(1)</script>" onload=x \u202Egnp'
/** Every text in them that others write is hostile. */
const figures = FIGURES as unknown as ReportFigures
const inShort = (of: ReportFigures): string[] => shortWords(writeReport(of, 'Agency').sections)

test('in short: the sentence with its range, what is open, what it cost', () => {
  expect(inShort(figures)).toEqual([
    `About 1 in 6 answers says something false, fewer than 4 weeks earlier. Gravest: Grok on the price of ${HOSTILE}, in 41 of 70 answers.`,
    '17 % of 1,239 answers (15–19 %). 4 weeks earlier 21 % (19–24 %): more than chance, though one day may lean differently from the next.',
    'Named: 3 of 4 answers. No change beyond chance since the scan of 31 October 2026.',
    '3 false statements open when this was written, counted for each engine that makes them (2 different), 1 of them grave. In this period 3 new, 0 came back, 4 not seen in ten answers or more since.',
    '1 scan in this period, 1,239 answers counted, $1.23 spent.',
  ])
})

test('a trend from two scans on, and each statement with its truth, source and how many more there are', () => {
  const page = reportPage({ figures, document: writeReport(figures, 'Agency'), logo: null })
  expect(page).toMatch(/<path class="line" d="M0 \d+L600 \d+"\/>/)
  expect(page).toContain('31 October 2026 21 % (19–24 %), 260 of 1,239 answers; 28 November 2026 17 %')
  expect(page).toMatch(/<s class="wrong">[^<]+<\/s>/)
  for (const words of [
    'The five gravest',
    'Source: https://halden.example/prices',
    '18 more in the console.',
  ])
    expect(page).toContain(words)
  const one = { ...figures, trend: figures.trend?.slice(1) ?? [] }
  expect(reportPage({ figures, document: writeReport(one, 'Agency'), logo: null })).not.toContain('<path')
})

test('provisional answers are counted beside the share', () => {
  const measured = figures.measured && { ...figures.measured, provisional: 12 }
  expect(inShort({ ...figures, measured })).toContain(
    '12 of the answers are provisional: the model had not finished reading them when this was written.',
  )
})

test('whether the share is fit to decide on, and the two rates of the industry with what they count', () => {
  const fit = {
    ...{ words: 'Not fit to decide on: its plan is not in the log.', note: 'Conformance is not claimed.' },
    ...{ hallucination: '4 of 40 · 3–24 %', inaccuracy: '9 of 90 · 5–18 %' },
  }
  const measured = figures.measured && { ...figures.measured, fit }
  expect(inShort({ ...figures, measured })).toContain(fit.words)
  const words = JSON.stringify(writeReport({ ...figures, measured }, 'Agency'))
  expect(words).toContain('Hallucination Rate: 4 of 40')
  expect(words).toContain('Conformance is not claimed.')
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
  const words = JSON.stringify(demo)
  expect(words).toContain('Demonstration of Grok: 59 % (46–70 %), 41 of 70 answers, new')
  expect(words).toContain('would cost about $1.23')
  expect(words).not.toMatch(/\$1\.23 spent|Together \$/)
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
