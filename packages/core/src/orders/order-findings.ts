import type { CaseOrder } from '@veracite/evidence/cases/case-order'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { leadsTo } from '@veracite/evidence/records/leading-question'
import { countsByOrigin, type OfOrigin, originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { type Say, sayIn } from '@veracite/words/say-in'
import { type BreachDecision, decideBreach, type OrderScope } from './decide-breach.ts'
import type { AnsweredOn, OrderAnswer, RecordedOrder } from './order-store.ts'

/** The API tells in English. */
const ENGLISH = sayIn('en')

type OrderLine = ReturnType<typeof lineOf>
type OrderFindings = ReturnType<typeof findingsOf>

/** One day (UTC): answers, breaches and near misses of one origin. Breaches to leading questions are counted apart. */
type OrderDay = Required<CaseOrder['calendar'][number]>

export function scopeOf({ manifest, withdrawal, supersededBy }: RecordedOrder): OrderScope {
  const ends = [withdrawal && new Date(withdrawal.manifest.withdrawnAt), supersededBy?.recordedAt ?? null]
  const ended = ends.filter((end) => end !== null).map((end) => end.getTime())
  return {
    statements: manifest.statements,
    engines: manifest.plan.engines as Engine[],
    holdsFrom: new Date(manifest.holdsFrom),
    recordedAt: new Date(manifest.recordedAt),
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
) {
  const lines = answers
    .map((answer) => ({ answer, decided: decideBreach(scope, answer) }))
    .flatMap(({ answer, decided }) => (decided.outcome === 'neither' ? [] : lineOf(answer, decided, names)))
    .toSorted((a, b) => a.capturedAt.getTime() - b.capturedAt.getTime() || (a.runId < b.runId ? -1 : 1))
  const breaches = lines.filter(({ reason }) => reason === null)
  const nearMisses = lines.filter(({ reason }) => reason !== null)
  return { breaches, nearMisses, calendar: calendarOf(answered, lines) }
}

/** An answer that breaches the order, or comes near. */
function lineOf(
  answer: OrderAnswer,
  decided: Exclude<BreachDecision, { outcome: 'neither' }>,
  names: readonly string[],
) {
  const { statement, claim } = decided
  /** Null for a breach. */
  const reason = decided.outcome === 'breach' ? null : decided.reason
  return {
    ...pick(answer, 'runId', 'scanId', 'engine', 'origin', 'capturedAt', 'prompt'),
    statement,
    stated: claim.stated,
    quote: claim.span.quote,
    readBy: answer.verdict.decidedBy ?? ('rules' as const),
    /** Why the question leads to the statement; null if it is neutral. */
    leading: leadsTo({ ...claim, about: claim.key?.about ?? null }, names)(answer.prompt),
    reason,
    why: reason === null ? null : ENGLISH(`nearMiss.${reason}`),
  }
}

/** Every day with an answer, oldest first; origins are never added up. */
function calendarOf(answered: readonly AnsweredOn[], lines: readonly OrderLine[]): OrderDay[] {
  const days = new Map<string, OrderDay>()
  const dayOf = (day: string, origin: Origin): OrderDay => {
    const key = `${day} ${origin}`
    const known = days.get(key) ?? { day, origin, answers: 0, breaches: 0, leadingBreaches: 0, nearMisses: 0 }
    days.set(key, known)
    return known
  }
  for (const { day, origin, answers } of answered) dayOf(day, origin).answers += answers
  for (const { capturedAt, origin, leading, reason } of lines) {
    const day = dayOf(capturedAt.toISOString().slice(0, 10), origin)
    day[reason !== null ? 'nearMisses' : leading === null ? 'breaches' : 'leadingBreaches']++
  }
  return [...days.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)
}

const countsOf = (lines: readonly OrderLine[]): OfOrigin[] =>
  lines.map(({ origin }) => ({ origin, count: 1 }))

/** As the API shows it. */
export function toOrderBody(order: RecordedOrder) {
  const { manifest, withdrawal, supersededBy, looks, nextAt } = order
  const { endedAt } = scopeOf(order)
  return {
    ...pick(order, 'id', 'brandId', 'sha256', 'logIndex', 'hindered'),
    ...pick(manifest, 'kind', 'addressee', 'court', 'fileNumber', 'wording', 'documentSha256', 'statements'),
    ...pick(manifest, 'sentAt', 'receivedAt', 'holdsFrom', 'recordedBy', 'recordedAt'),
    plan: { ...manifest.plan, prompts: manifest.plan.prompts.length },
    state: withdrawal ? ('withdrawn' as const) : supersededBy ? ('superseded' as const) : ('holds' as const),
    endedAt: endedAt?.toISOString() ?? null,
    supersededBy: supersededBy?.id ?? null,
    withdrawal: withdrawal && {
      reason: withdrawal.manifest.reason,
      by: withdrawal.manifest.withdrawnBy,
      ...pick(withdrawal, 'sha256', 'logIndex'),
    },
    looks: looks.map(toWire),
    nextAt: nextAt?.toISOString() ?? null,
  }
}

const MOST_SHOWN = 500

export function toOrderDetail(order: RecordedOrder, found: OrderFindings, isCut: boolean) {
  // Breaches that answer a leading question are counted apart.
  const neutral = found.breaches.filter(({ leading }) => leading === null)
  const { origin } = countsByOrigin(countsOf(found.breaches))
  const { count, apart } = countsByOrigin(countsOf(neutral), origin)
  return {
    ...toOrderBody(order),
    ...originBody(origin),
    breachCount: count,
    leadingBreachCount: found.breaches.filter((one) => one.origin === origin).length - count,
    apart,
    breaches: newest(found.breaches),
    nearMisses: newest(found.nearMisses),
    calendar: found.calendar.map(({ origin: of, ...day }) => ({ ...day, ...originBody(of) })),
    truncated: isCut || found.breaches.length > MOST_SHOWN || found.nearMisses.length > MOST_SHOWN,
  }
}

const newest = (lines: readonly OrderLine[]) =>
  lines
    .toReversed()
    .slice(0, MOST_SHOWN)
    .map(({ origin, ...line }) => ({ ...toWire(line), ...originBody(origin) }))

/** What a case file says about an order, and which answers are its exhibits: the newest breaches, as many as fit. Pure. */
export function orderForCase(
  order: RecordedOrder,
  { breaches, nearMisses, calendar }: OrderFindings,
  /** Null: all answers were looked at. */
  onlyNewest: number | null,
  say: Say,
): { title: string; runIds: string[]; section: CaseOrder } {
  const { manifest, sha256, logIndex, looks } = order
  const all = [...new Set(breaches.map(({ runId }) => runId))]
  const runIds = all.slice(-MAX_IN_CASE.runs)
  const counts = { all: breaches.length, most: MOST_SHOWN, runs: MAX_IN_CASE.runs }
  const leftOut = [
    onlyNewest !== null && say('orderLeftOut.older', { newest: onlyNewest }),
    all.length > runIds.length &&
      say('orderLeftOut.exhibits', { ...counts, count: all.length - runIds.length }),
    breaches.length > MOST_SHOWN && say('orderLeftOut.breaches', counts),
    nearMisses.length > MOST_SHOWN &&
      say('orderLeftOut.nearMisses', { most: MOST_SHOWN, all: nearMisses.length }),
    say('orderLeftOut.notCounted'),
  ].filter((words) => words !== false)
  const { court, fileNumber, addressee, kind, brand } = manifest
  const name = kind === 'order' ? `${court ?? ''} ${fileNumber ?? ''}`.trim() : say('orderText.notice')
  return {
    title: say('orderText.title', { name, addressee, brand: brand.name }).slice(0, 200).toWellFormed(),
    runIds,
    section: {
      ...{ manifest, sha256, logIndex, leftOut, calendar },
      state: toOrderBody(order).state,
      looks: looks.map(toWire),
      breaches: breaches.slice(-MOST_SHOWN).map((line) => caseLine(line, say)),
      nearMisses: nearMisses.slice(-MOST_SHOWN).map((line) => caseLine(line, say)),
    },
  }
}

const caseLine = (line: OrderLine, say: Say) => ({
  ...pick(line, 'runId', 'engine', 'origin', 'statement', 'stated', 'quote', 'readBy', 'leading'),
  at: line.capturedAt.toISOString(),
  why: line.reason && say(`nearMiss.${line.reason}`),
})
