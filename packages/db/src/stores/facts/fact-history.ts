import type { NewEvent } from '@veracite/core/events/event'
import type { FactAct } from '@veracite/ground-truth/facts/fact'
import type { FactEventKind } from '@veracite/terms/vocabulary'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { factEvents, facts, runs } from '../../generated/tables.ts'
import { ofBrand } from '../brands.ts'
import { appendEvents } from '../events/event-rows.ts'
import { hex } from '../ids.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { listRows } from '../rows.ts'
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
  const first = { order: [asc(runs.id)], limit: 1 }
  return (await listRows(tx.db, runs, { brandId, status: 'CLASSIFIED' }, first)).length > 0
}

/** Only facts that were active until now are news. */
export async function tellSuperseded(
  tx: Tx,
  brandId: string,
  replaced: readonly Replaced[],
  now: Date,
): Promise<void> {
  if (replaced.length === 0) return
  const of = await ofBrand(tx, brandId)
  const by = new Map(replaced.map((each) => [each.factId, each.by]))
  const rows = await tx.db
    .select({ id: facts.id, predicate: facts.predicate, hash: facts.hash })
    .from(facts)
    .where(inArray(facts.id, [...by.keys()]))
  const news = rows.map(
    ({ id, predicate, hash }): NewEvent => ({
      kind: 'fact.superseded',
      ...of,
      data: { factId: id, hash: hex(hash), predicate, supersededBy: by.get(id) ?? null },
    }),
  )
  await appendEvents(tx, news, now)
}
