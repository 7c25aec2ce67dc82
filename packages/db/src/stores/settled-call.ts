import type { NewCapture } from '@veracite/core/stores/run-store'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../open-postgres.ts'
import type { Tx } from './job-rows.ts'
import { prepare, runPrepared } from './prepared.ts'

const { placeholder } = sql

export interface Settlement {
  outcome: string
  maybeBilled: boolean
  costUsd: string | null
  finishedAt: Date
}

export const settlementOf = (capture: NewCapture): Settlement => ({
  outcome: capture.noAnswerReason === null ? 'answered' : 'no_answer',
  maybeBilled: true,
  costUsd: capture.costUsd,
  finishedAt: capture.answeredAt,
})

/**
 * What calls came to; `ended` has a row (call_id, outcome, maybe_billed, usd, finished_at) for each. Earlier calls for
 * the same run that may have been charged, and whose end nobody saw, are taken to have cost as much as this one: same
 * engine, same prompt. Leaving them out would make every crash look free. `cost` has one row for each call, with the
 * sum, for whoever adds it to the run and to the engine's day.
 */
export const settledCalls = (ended: SQL): SQL => sql`
  call as (
    update veracite.engine_calls c
    set outcome = e.outcome, maybe_billed = e.maybe_billed, cost_usd = coalesce(e.usd, c.cost_usd),
      finished_at = e.finished_at
    from ${ended} e
    where c.id = e.call_id
    returning c.id, c.run_id, c.engine, (c.started_at at time zone 'UTC')::date as day, e.usd, c.finished_at
  ), unseen as (
    update veracite.engine_calls c
    set cost_usd = call.usd, outcome = coalesce(c.outcome, 'lost'),
      finished_at = coalesce(c.finished_at, call.finished_at)
    from call
    where c.run_id = call.run_id and c.id <> call.id and c.maybe_billed and c.cost_usd is null and call.usd is not null
    returning call.id as call_id
  ), cost as (
    select id as call_id, run_id, engine, day,
      usd * (1 + (select count(*) from unseen where unseen.call_id = call.id)) as usd
    from call
  )`

/** Of `runs` joined with `cost`: unknown plus unknown stays unknown. */
export const raisedCost = sql`case when cost.usd is null then runs.cost_usd else coalesce(runs.cost_usd, 0) + cost.usd end`

const ended = sql`
  ended as (
    select ${placeholder('callId')}::uuid as call_id, ${placeholder('outcome')}::text as outcome,
      ${placeholder('maybeBilled')}::boolean as maybe_billed, ${placeholder('costUsd')}::numeric as usd,
      ${placeholder('finishedAt')}::timestamptz as finished_at
  )`

const spend = sql`
  spend as (
    update veracite.engine_spend s set cost_usd = s.cost_usd + cost.usd
    from cost
    where s.engine = cost.engine and s.day = cost.day and cost.usd is not null
  )`

const SETTLE = prepare(
  'settle_call',
  sql`
    with ${ended}, ${settledCalls(sql`ended`)}, ${spend}
    update veracite.runs set cost_usd = ${raisedCost} from cost where runs.id = cost.run_id`,
)
const SETTLE_VERIFICATION = prepare(
  'settle_verification_call',
  sql`with ${ended}, ${settledCalls(sql`ended`)}, ${spend} select`,
)

/** A call that brought no capture: its cost goes to the run and to the engine's day in the same breath. */
export async function settleCall(db: Db | Tx, callId: string, end: Settlement): Promise<void> {
  await runPrepared(db, SETTLE, settlementValues(callId, end))
}

/** The same for a re-verification: it costs money on that day, but what the scan cost does not change afterwards. */
export async function settleVerificationCall(tx: Tx, callId: string, end: Settlement): Promise<void> {
  await runPrepared(tx, SETTLE_VERIFICATION, settlementValues(callId, end))
}

const settlementValues = (callId: string, end: Settlement): Record<string, unknown> => ({
  callId,
  outcome: end.outcome,
  maybeBilled: end.maybeBilled,
  costUsd: end.costUsd,
  finishedAt: end.finishedAt.toISOString(),
})
