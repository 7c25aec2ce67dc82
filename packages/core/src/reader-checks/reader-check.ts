import { exactRate } from '@veracite/statistics/exact-rate'
import type { Share } from '../evaluation/score.ts'
import type { ReaderTrust } from '../readers/reader-trust.ts'

/** How well a model read the shipped answers. Counts only: intervals are computed where they are shown. */
export interface ReaderCheck<Figures = CheckFigures> {
  id: string
  /** Model and prompt, as `modelVersion` names them. */
  reader: string
  measuredAt: Date
  /** The shipped answers; `read` counts those that came back as a readable reply, the others count as wrong. */
  answers: { read: number; of: number; sha256: string }
  figures: Figures
  /** Decimal string in US dollars; null when the price of the model is not known. */
  costUsd: string | null
}

export interface CheckFigures {
  /** Answers whose class equals the label. */
  classRight: Share
  /** Labelled statements that were judged as labelled. */
  claimsRight: Share
  /** Answers classified as CONFABULATED that are labelled so. */
  accusationsRight: Share
  /** Answers labelled CONFABULATED that are classified so. */
  found: Share
  /** Labelled statements that the reading contains. */
  statementsRead: Share
}

/** How well a model searched the shipped pages. */
export interface SearchFigures {
  /** Pages that say the statement and are found to. */
  found: Share
  /** Pages that do not say it and are not found to. */
  notAccused: Share
}

/** Below either, accusations of this reader are for review. */
const LEAST_RIGHT = 0.95
const LEAST_LOWER_BOUND = 0.85
/** A reader that leaves out a larger share of the statements reads every answer twice. */
const MOST_LEFT_OUT_PERCENT = 5
const STALE_AFTER_MS = 7 * 86_400_000

export const NOT_MEASURED = 'not measured yet'

/** Without a check a reader accuses nobody: its error rate is unknown. */
export function trustFrom(check: ReaderCheck | null): ReaderTrust {
  if (check === null) return { accuses: false, readsTwice: false }
  const { accusationsRight, statementsRead } = check.figures
  const rate = exactRate(counted(accusationsRight))
  return {
    accuses: rate !== null && rate.rate >= LEAST_RIGHT && rate.low >= LEAST_LOWER_BOUND,
    readsTwice: (statementsRead.of - statementsRead.part) * 100 > statementsRead.of * MOST_LEFT_OUT_PERCENT,
  }
}

/** Due for another check; the old one counts until the new one is stored. */
export const isStale = (check: ReaderCheck, now: Date, answersSha256: string): boolean =>
  now.getTime() - check.measuredAt.getTime() >= STALE_AFTER_MS || check.answers.sha256 !== answersSha256

/** For signed classifications: `accusations wrong 1 of 41 (95 % at most 0.13), check of 2026-11-18`. */
export function errorRateWords(check: ReaderCheck | null): string {
  if (check === null) return NOT_MEASURED
  const { part, of } = check.figures.accusationsRight
  const day = check.measuredAt.toISOString().slice(0, 10)
  const wrong = exactRate({ seen: of - part, asked: of })
  if (wrong === null) return `made no accusation, check of ${day}`
  // Rounded up: the bound must not look better than it is.
  const most = Math.ceil(wrong.high * 100) / 100
  return `accusations wrong ${of - part} of ${of} (95 % at most ${most.toFixed(2)}), check of ${day}`
}

/** The consequence of the check, in one sentence for the operator. */
export function consequenceWords({ accuses, readsTwice }: ReaderTrust, isMeasured: boolean): string {
  if (!isMeasured) return 'Not measured yet: until it is, its accusations are for review.'
  const accusing = accuses
    ? 'Its accusations count.'
    : 'Its accusations are for review: too few of them were right, or too few were made to tell.'
  return readsTwice
    ? `${accusing} It left out more than 5 % of the statements, so it reads every answer twice.`
    : accusing
}

export const counted = ({ part, of }: Share) => ({ seen: part, asked: of })
