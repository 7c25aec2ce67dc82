import type { NewEvent } from '@veracite/core/events/event'
import type { FactAct } from '@veracite/ground-truth/facts/fact'
import type { FactEvent } from '@veracite/ground-truth/facts/fact-life'
import type { FactEventKind } from '@veracite/terms/vocabulary'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import type { Db } from '../../open-postgres.ts'
import { factEvents, facts } from '../../schema/evidence.ts'
import { brands } from '../../schema/tenants.ts'
import { runs } from '../../schema/work.ts'
import { appendEvents } from '../events/event-rows.ts'
import { hex } from '../ids.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import type { Replaced } from './superseded-facts.ts'

export interface FactChanged {
  factId: string
  what: FactEventKind
  byFact?: string | null
  validFrom?: string | null
  validUntil?: string | null
}

/** Facts per statement: each has a dozen parameters. */
const AT_ONCE = 1_000

/** A line of history for each, and the job that judges answers again: its id, or null where none has a verdict yet. */
export async function recordChanges(
  tx: Tx,
  brandId: string,
  changes: readonly FactChanged[],
  act: FactAct,
  { follows }: { follows: boolean },
): Promise<string | null> {
  if (changes.length === 0) return null
  const jobId = follows && (await hasVerdicts(tx, brandId)) ? act.jobId : null
  if (jobId !== null)
    await insertJobs(
      tx,
      [{ id: jobId, kind: 'facts.follow', lane: 'classify', payload: { brandId }, priority: 10 }],
      act.now,
    )
  for (let at = 0; at < changes.length; at += AT_ONCE)
    await tx.db.insert(factEvents).values(
      changes.slice(at, at + AT_ONCE).map(({ factId, what, byFact, validFrom, validUntil }) => ({
        id: sql`veracite.uuidv7()`,
        factId,
        brandId,
        what,
        at: act.now,
        whoKind: act.by.kind,
        whoId: act.by.id,
        whoName: act.by.name,
        why: act.why,
        byFact: byFact ?? null,
        validFrom: validFrom ?? null,
        validUntil: validUntil ?? null,
        jobId,
      })),
    )
  return jobId
}

/** In the order of an index, or the planner may look for one among the runs of all brands. */
async function hasVerdicts(tx: Tx, brandId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.brandId, brandId), eq(runs.status, 'CLASSIFIED')))
    .orderBy(runs.id)
    .limit(1)
  return rows.length > 0
}

export async function readHistory(db: Db, factId: string, limit: number): Promise<FactEvent[]> {
  const rows = await db
    .select()
    .from(factEvents)
    .where(eq(factEvents.factId, factId))
    .orderBy(desc(factEvents.id))
    .limit(limit)
  return rows.map(({ factId: _, brandId: __, whoKind, whoId, whoName, ...event }) => ({
    ...event,
    by: { kind: whoKind, id: whoId, name: whoName },
  }))
}

export async function newestEvent(db: Db, brandId: string): Promise<string | null> {
  const [newest] = await db
    .select({ id: factEvents.id })
    .from(factEvents)
    .where(eq(factEvents.brandId, brandId))
    .orderBy(desc(factEvents.id))
    .limit(1)
  return newest?.id ?? null
}

/** Only facts that were active until now are news. */
export async function tellSuperseded(
  tx: Tx,
  brandId: string,
  replaced: readonly Replaced[],
  now: Date,
): Promise<void> {
  if (replaced.length === 0) return
  const [brand] = await tx.db
    .select({ accountId: brands.accountId })
    .from(brands)
    .where(eq(brands.id, brandId))
  const rows = await tx.db
    .select({ id: facts.id, predicate: facts.predicate, hash: facts.hash })
    .from(facts)
    .where(
      inArray(
        facts.id,
        replaced.map(({ factId }) => factId),
      ),
    )
  const by = new Map(replaced.map((each) => [each.factId, each.by]))
  const news = rows.map(
    ({ id, predicate, hash }): NewEvent => ({
      kind: 'fact.superseded',
      accountId: brand?.accountId ?? null,
      brandId,
      data: { factId: id, hash: hex(hash), predicate, supersededBy: by.get(id) ?? null },
    }),
  )
  await appendEvents(tx, news, now)
}
