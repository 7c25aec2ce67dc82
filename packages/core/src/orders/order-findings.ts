import type { CaseOrder, CaseOrderLine } from '@veracite/evidence/cases/case-order'
import type { OfOrigin } from '@veracite/terms/origins'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import { type LeadingReason, leadingReason } from '@veracite/verdicts/questions/leading'
import { sayIn } from '@veracite/words/say-in'
import { type BreachDecision, decideBreach, type NearMiss, type OrderScope } from './decide-breach.ts'
import type { AnsweredOn, OrderAnswer, RecordedOrder } from './order-store.ts'

/** The API tells in English. */
const ENGLISH = sayIn('en')

/** An answer that breaches the order, or comes near. */
export interface OrderLine extends Omit<CaseOrderLine, 'at' | 'leading'> {
  scanId: string
  capturedAt: Date
  prompt: string
  /** Why the question leads to the statement; null if it is neutral. */
  leading: LeadingReason | null
  /** Null for a breach. */
  reason: NearMiss | null
}

/** One day (UTC): answers, breaches and near misses of one origin. Breaches to leading questions are counted apart. */
export type OrderDay = Required<CaseOrder['calendar'][number]>

export interface OrderFindings {
  breaches: OrderLine[]
  nearMisses: OrderLine[]
  calendar: OrderDay[]
}

export function scopeOf({ manifest, recordedAt, withdrawal, supersededBy }: RecordedOrder): OrderScope {
  const ends = [withdrawal && new Date(withdrawal.manifest.withdrawnAt), supersededBy?.recordedAt ?? null]
  const ended = ends.filter((end) => end !== null).map((end) => end.getTime())
  return {
    statements: manifest.statements,
    engines: manifest.plan.engines as Engine[],
    holdsFrom: new Date(manifest.holdsFrom),
    recordedAt,
    endedAt: ended.length === 0 ? null : new Date(Math.min(...ended)),
  }
}

/** Breaches and near misses in order of time, and the calendar. Each answer is decided on its own. Pure. */
export function findingsOf(
  scope: OrderScope,
  answers: readonly OrderAnswer[],
  answered: readonly AnsweredOn[],
  /** Of the brand: they give nothing away about a statement. */
  names: readonly string[],
): OrderFindings {
  const lines = answers
    .map((answer) => ({ answer, decided: decideBreach(scope, answer) }))
    .flatMap(({ answer, decided }) => (decided.outcome === 'neither' ? [] : lineOf(answer, decided, names)))
    .toSorted((a, b) => a.capturedAt.getTime() - b.capturedAt.getTime() || (a.runId < b.runId ? -1 : 1))
  const breaches = lines.filter(({ reason }) => reason === null)
  const nearMisses = lines.filter(({ reason }) => reason !== null)
  return { breaches, nearMisses, calendar: calendarOf(answered, breaches, nearMisses) }
}

const lineOf = (
  { runId, scanId, engine, origin, capturedAt, prompt }: OrderAnswer,
  decided: Exclude<BreachDecision, { outcome: 'neither' }>,
  names: readonly string[],
): OrderLine => {
  const { statement, claim } = decided
  const reason = decided.outcome === 'breach' ? null : decided.reason
  return {
    ...{ runId, scanId, engine, origin, capturedAt, prompt, statement },
    stated: claim.stated,
    quote: claim.span.quote,
    leading: leadingReason(prompt, {
      stated: claim.stated,
      known: [claim.truth, claim.key?.about ?? '', ...names],
    }),
    reason,
    why: reason === null ? null : ENGLISH(`nearMiss.${reason}`),
  }
}

/** Every day with an answer, oldest first; origins are never added up. */
function calendarOf(
  answered: readonly AnsweredOn[],
  breaches: readonly OrderLine[],
  nearMisses: readonly OrderLine[],
): OrderDay[] {
  const days = new Map<string, OrderDay>()
  const dayOf = (day: string, origin: Origin): OrderDay => {
    const key = `${day} ${origin}`
    const known = days.get(key) ?? { day, origin, answers: 0, breaches: 0, leadingBreaches: 0, nearMisses: 0 }
    days.set(key, known)
    return known
  }
  for (const { day, origin, answers } of answered) dayOf(day, origin).answers += answers
  for (const one of breaches)
    dayOf(utcDay(one.capturedAt), one.origin)[one.leading === null ? 'breaches' : 'leadingBreaches']++
  for (const one of nearMisses) dayOf(utcDay(one.capturedAt), one.origin).nearMisses++
  return [...days.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)
}

const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

export const countsOf = (lines: readonly OrderLine[]): OfOrigin[] =>
  lines.map(({ origin }) => ({ origin, count: 1 }))
