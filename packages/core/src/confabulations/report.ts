import {
  CITATION_CLASSES,
  type CitationClass,
  type ConfabulationWindow,
  ENGINES,
  PROMPT_INTENTS,
} from '@veracite/terms/vocabulary'
import type { ClassCount } from './confabulation-store.ts'

export type CitationCounts = Record<CitationClass, number>

export interface MatrixRow {
  engine: string
  intent: string
  counts: CitationCounts
  total: number
}

/** For people and agents who read a report without any answers: no news is not good news. */
export const NOTHING_MEASURED =
  'Nothing was measured: no answer was classified here, so this says nothing about what engines make up.'

/** The most confabulations that the contract's report lists. */
export const MAX_ITEMS = 100

/** Counts by class, and one row per engine and intent that have runs, in the order of the enumerations. */
export function summarise(counts: readonly ClassCount[]) {
  const totals = noCounts()
  const rows = new Map<string, MatrixRow>()
  let needsReview = 0
  let provisional = 0
  for (const { engine, intent, citationClass, runs, ...of } of counts) {
    const key = `${engine} ${intent}`
    const row = rows.get(key) ?? { engine, intent, counts: noCounts(), total: 0 }
    row.counts[citationClass] += runs
    row.total += runs
    totals[citationClass] += runs
    needsReview += of.forReview
    provisional += of.provisional
    rows.set(key, row)
  }
  const matrix = ENGINES.flatMap((engine) =>
    PROMPT_INTENTS.flatMap((intent) => rows.get(`${engine} ${intent}`) ?? []),
  )
  const classifiedRuns = matrix.reduce((sum, row) => sum + row.total, 0)
  return { classifiedRuns, needsReview, provisional, totals, matrix }
}

/** The first UTC day of a window; counters are per day, so it starts at midnight 7 (or 30) days before today. */
export function firstDayOf(window: ConfabulationWindow, now: Date): string | null {
  if (window === 'all') return null
  const days = window === '7d' ? 7 : 30
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}

const noCounts = (): CitationCounts =>
  Object.fromEntries(CITATION_CLASSES.map((citationClass) => [citationClass, 0])) as CitationCounts
