import type { FactAct, FactChanges } from '@veracite/ground-truth/facts/fact'
import { dayOf } from '@veracite/terms/days'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { factStates } from '../../generated/tables.ts'
import { findingsAfterFacts } from '../findings/finding-rows.ts'
import { setRows } from '../rows.ts'
import { refuseTooMany, replaceFacts } from './append-facts.ts'
import { recordChanges, tellSuperseded } from './fact-history.ts'

/** The job that judges answers again; undefined for an unknown fact. */
type Followed = string | null | undefined

type State = typeof factStates.$inferSelect

/** Locked in the order of their ids, so that two changes wait for each other instead of deadlocking. */
const lockStates = (tx: Tx, factIds: readonly string[]): Promise<State[]> =>
  tx.db
    .select()
    .from(factStates)
    .where(inArray(factStates.factId, [...factIds]))
    .orderBy(asc(factStates.factId))
    .for('no key update')

export async function approveFacts(
  tx: Tx,
  brandId: string,
  { factIds, supersede }: { factIds: readonly string[]; supersede: FactChanges['supersede'] },
  act: FactAct,
): Promise<{ factIds: string[]; jobId: string | null }> {
  const replaced = supersede.map(({ factId }) => factId)
  const states = await lockStates(tx, [...factIds, ...replaced])
  const waiting = waitingAmong(states, brandId, factIds)
  if (waiting.length === 0) return { factIds: [], jobId: null }
  const set = { active: true, proposedAt: null, approvedBy: act.by.name, approvedAt: act.now }
  await setRows(tx.db, factStates, set, { factId: waiting })
  const theirs = supersede.filter(({ by }) => by !== null && waiting.includes(by))
  const gone = await replaceFacts(tx, brandId, theirs, act)
  const waited = new Set(waitingAmong(states, brandId, replaced))
  const twins = theirs.flatMap(({ factId, by }) =>
    waited.has(factId) ? [{ factId, what: 'superseded' as const, byFact: by }] : [],
  )
  await refuseTooMany(tx, brandId)
  const approved = waiting.map((factId) => ({ factId, what: 'approved' as const }))
  const jobId = await recordChanges(tx, brandId, [...approved, ...gone, ...twins], act, { follows: true })
  return { factIds: waiting, jobId }
}

export async function refuseFacts(
  tx: Tx,
  brandId: string,
  factIds: readonly string[],
  act: FactAct,
): Promise<string[]> {
  const waiting = waitingAmong(await lockStates(tx, factIds), brandId, factIds)
  if (waiting.length === 0) return []
  await setRows(tx.db, factStates, { proposedAt: null, refusedAt: act.now }, { factId: waiting })
  const refused = waiting.map((factId) => ({ factId, what: 'refused' as const }))
  await recordChanges(tx, brandId, refused, act, { follows: false })
  return waiting
}

const waitingAmong = (states: readonly State[], brandId: string, factIds: readonly string[]): string[] => {
  const wanted = new Set(factIds)
  return states
    .filter((state) => wanted.has(state.factId) && state.brandId === brandId && state.proposedAt !== null)
    .map(({ factId }) => factId)
}

export async function withdrawFact(tx: Tx, factId: string, act: FactAct): Promise<Followed> {
  const [before] = await lockStates(tx, [factId])
  if (before === undefined) return undefined
  if (before.withdrawnAt !== null || before.proposedAt !== null || before.refusedAt !== null) return null
  await setRows(tx.db, factStates, { active: false, withdrawnAt: act.now }, { factId })
  if (before.active) {
    await findingsAfterFacts(tx, [factId], act.now)
    await tellSuperseded(tx, before.brandId, [{ factId, by: null }], act.now)
  }
  return recordChanges(tx, before.brandId, [{ factId, what: 'withdrawn' }], act, { follows: true })
}

/** `replaced` if it cannot be active because one of its rivals is. What was superseded before stays so. */
export async function restoreFact(
  tx: Tx,
  factId: string,
  rivals: readonly string[],
  act: FactAct,
): Promise<Followed | 'replaced'> {
  const states = await lockStates(tx, [factId, ...rivals])
  const own = states.find((state) => state.factId === factId)
  if (own === undefined) return undefined
  if (own.withdrawnAt === null) return null
  const active = own.supersededBy === null && own.expiredAt === null
  if (active && states.some((state) => state.active)) return 'replaced'
  await setRows(tx.db, factStates, { active, withdrawnAt: null }, { factId })
  await findingsAfterFacts(tx, [factId], act.now)
  return recordChanges(tx, own.brandId, [{ factId, what: 'restored' }], act, { follows: true })
}

export async function setDays(
  tx: Tx,
  factId: string,
  days: { validFrom: string | null; validUntil: string | null },
  rivals: readonly string[],
  act: FactAct,
): Promise<Followed | 'replaced'> {
  const states = await lockStates(tx, [factId, ...rivals])
  const own = states.find((state) => state.factId === factId)
  if (own === undefined) return undefined
  const isOver = days.validUntil !== null && dayOf(act.now) > days.validUntil
  const stands =
    own.active || (own.expiredAt !== null && own.withdrawnAt === null && own.supersededBy === null)
  const active = stands && !isOver
  if (active && !own.active && states.some((state) => state.active)) return 'replaced'
  const expiredAt = stands && isOver ? (own.expiredAt ?? act.now) : null
  await setRows(tx.db, factStates, { ...days, active, expiredAt }, { factId })
  await findingsAfterFacts(tx, [factId], act.now)
  if (own.active && !active) await tellSuperseded(tx, own.brandId, [{ factId, by: null }], act.now)
  const dated = { factId, what: 'dated' as const, ...days }
  const expired = own.active && !active ? [{ factId, what: 'expired' as const }] : []
  return recordChanges(tx, own.brandId, [dated, ...expired], act, { follows: own.proposedAt === null })
}

/** The facts of one brand, so that one job follows them. */
export async function expireSome(
  tx: Tx,
  limit: number,
  act: FactAct,
): Promise<{ brandId: string; expired: number; jobId: string | null } | null> {
  const due = and(
    eq(factStates.active, true),
    isNotNull(factStates.validUntil),
    sql`${factStates.validUntil} < ${dayOf(act.now)}::date`,
  )
  const [first] = await tx.db
    .select({ brandId: factStates.brandId })
    .from(factStates)
    .where(due)
    .orderBy(asc(factStates.validUntil), asc(factStates.factId))
    .limit(1)
  if (first === undefined) return null
  const { brandId } = first
  const rows = await tx.db
    .select({ factId: factStates.factId })
    .from(factStates)
    .where(and(eq(factStates.brandId, brandId), due))
    .orderBy(asc(factStates.factId))
    .limit(limit)
    .for('no key update')
  const ids = rows.map(({ factId }) => factId)
  await setRows(tx.db, factStates, { active: false, expiredAt: act.now }, { factId: ids })
  await findingsAfterFacts(tx, ids, act.now)
  await tellSuperseded(
    tx,
    brandId,
    ids.map((factId) => ({ factId, by: null })),
    act.now,
  )
  const changes = ids.map((factId) => ({ factId, what: 'expired' as const }))
  const jobId = await recordChanges(tx, brandId, changes, act, { follows: true })
  return { brandId, expired: ids.length, jobId }
}
