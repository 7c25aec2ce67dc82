// Plain SQL: a call, earlier calls of its run, and the day of the engine change in one statement.
import type { Settlement } from '@veracite/core/runs/run-store'
import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import type { Fragment, WithSql } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

export const settlementOf = (capture: NewCapture): Settlement => ({
  outcome: capture.noAnswerReason === null ? 'answered' : 'no_answer',
  maybeBilled: true,
  costUsd: capture.costUsd,
  finishedAt: capture.answeredAt,
})

/**
 * The outcomes of calls; `ended` has a row (call_id, outcome, maybe_billed, usd, finished_at) for each.
 * Earlier calls of the same run that may have been charged but never ended are assumed to cost as much as
 * this one: same engine, same prompt. Leaving them out would make every crash look free. `cost` has one row
 * per call with the sum, to be added to the run and to the engine's day.
 */
export const settledCalls = (sql: Queryable, ended: Fragment): Fragment => sql`
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
export const raisedCost = (sql: Queryable): Fragment =>
  sql`case when cost.usd is null then runs.cost_usd else coalesce(runs.cost_usd, 0) + cost.usd end`

/** Records the call's outcome, also on the engine's day; the caller adds `cost` to the run. */
const settlement = (sql: Queryable, callId: string, end: Settlement): Fragment => sql`
  ended as (
    select ${callId}::uuid as call_id, ${end.outcome}::text as outcome, ${end.maybeBilled}::boolean as maybe_billed,
      ${end.costUsd}::numeric as usd, ${end.finishedAt.toISOString()}::timestamptz as finished_at
  ), ${settledCalls(sql, sql`ended`)}, spend as (
    update veracite.engine_spend s set cost_usd = s.cost_usd + cost.usd
    from cost join veracite.runs r on r.id = cost.run_id
    where s.engine = cost.engine and s.day = cost.day and s.origin = r.origin and cost.usd is not null
  )`

/** A call without a capture: its cost goes to the run and to the engine's day in one statement. */
export async function settleCall({ sql }: WithSql, callId: string, end: Settlement): Promise<void> {
  await sql`
    with ${settlement(sql, callId, end)}
    update veracite.runs set cost_usd = ${raisedCost(sql)} from cost where runs.id = cost.run_id`
}

/**
 * The same for a re-verification: it costs money on that day, but the cost of the scan does not change
 * afterwards.
 */
export async function settleVerificationCall(
  { sql }: WithSql,
  callId: string,
  end: Settlement,
): Promise<void> {
  await sql`with ${settlement(sql, callId, end)} select`
}
