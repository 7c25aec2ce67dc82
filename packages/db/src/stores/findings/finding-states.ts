// Plain SQL: histories of hundreds of findings are read and written at once, with lateral joins and windows.
import { findingState, SILENT_ANSWERS } from '@veracite/core/findings/finding-state'
import type { Finding } from '@veracite/core/findings/finding-store'
import type { FindingState, SettledBy } from '@veracite/terms/vocabulary'
import type { Fragment, Tx } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

/** Beyond this, the displayed bound would not change any more. */
const MAX_ASKED = 10_000
const AT_ONCE = 500

/** As a time that answers changed since: any of them may have, or none did. */
export const FROM_THE_FIRST = '-infinity'
export const NOTHING_SAID = 'infinity'

interface Refresh {
  now: Date
  since: string
  made?: ReadonlySet<string>
  /** The person who changed it; null if answers or facts did. */
  person?: { by: string; note: string | null } | null
}

/**
 * Brings these findings in line with their occurrences, and records each change of state. `deltas` holds the
 * difference between the actual occurrences and the row's count. No answer from before `since` was changed,
 * so that what is known about those need not be looked up again.
 */
export async function refreshFindings(
  tx: Tx,
  deltas: ReadonlyMap<string, number>,
  { now, since, made = new Set(), person = null }: Refresh,
): Promise<string[]> {
  const changes: string[] = []
  const ids = [...deltas.keys()].toSorted()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await tx.sql`
      select id from veracite.findings where id = any(${some}::uuid[]) order by id for update`
    const found = await readHistories(tx, some, since)
    const rows = found.map((row) =>
      refreshed(row, row.occurrences + (deltas.get(row.id) ?? 0), made.has(row.id)),
    )
    changes.push(...(await store(tx, rows, now, person)))
  }
  return changes
}

interface HistoryRow {
  id: string
  occurrences: number
  state: FindingState
  settled_by: SettledBy | null
  /** When it was last said, in milliseconds since 1970. */
  last_said_at: number
  said_at: number | null
  operator_settled_at: number | null
  /** As the database writes it: milliseconds would not be exact. */
  away_at: string | null
  was_away: boolean
  fact_stands: boolean | null
  asked_since: number
}

/** A handful of index look-ups per finding and per occurrence after `since`, however long the history. */
async function readHistories({ sql }: Tx, ids: string[], since: string): Promise<HistoryRow[]> {
  const millis = (at: Fragment): Fragment => sql`(extract(epoch from ${at}) * 1000)::float8`
  return await sql<HistoryRow[]>`
  select f.id, f.occurrences, f.state, f.settled_by, ${millis(sql`f.last_said_at`)} as last_said_at,
    ${millis(sql`f.operator_settled_at`)} as operator_settled_at, ${millis(sql`last.said_at`)} as said_at,
    away.at::text as away_at, coalesce(away.at < last.said_at, false) as was_away,
    (select active from veracite.fact_states where fact_id = last.fact_id) as fact_stands,
    least(${MAX_ASKED}, (
      select count(*) from (
        select from ${silent(sql, sql`last.prompt_id`, sql`last.said_at`, sql`'infinity'`)} limit ${MAX_ASKED}
      ) silent
    ))::int as asked_since
  from unnest(${ids}::uuid[]) as wanted (id)
  join veracite.findings f on f.id = wanted.id
  left join lateral (
    select said_at, prompt_id, fact_id from veracite.finding_occurrences o where o.finding_id = f.id
    order by said_at desc, capture_id desc limit 1
  ) last on true
  cross join lateral (
    select case when f.away_at < ${since}::timestamptz then f.away_at else (${firstSilence(sql, since)}) end as at
  ) away`
}

/** When it was first away, not said in the tenth answer to its prompt, from the occurrence just before `since` on. */
const firstSilence = (sql: Queryable, since: string): Fragment => sql`
  select found.at from (
    select o.prompt_id, o.said_at, lead(o.said_at, 1, 'infinity') over (order by o.said_at, o.capture_id) as next_at
    from veracite.finding_occurrences o
    where o.finding_id = f.id and o.said_at >= coalesce((
      select said_at from veracite.finding_occurrences b where b.finding_id = f.id and b.said_at <= ${since}::timestamptz
      order by said_at desc limit 1
    ), '-infinity')
  ) said
  cross join lateral (
    select at from ${silent(sql, sql`said.prompt_id`, sql`said.said_at`, sql`said.next_at`)} order by at limit 1 offset ${SILENT_ANSWERS - 1}
  ) found
  order by said.said_at limit 1`

/**
 * Answers of the finding's engine to a prompt between two times, in finished scans and concluded
 * re-verifications that never say it. One that says it once counts as saying it, whatever its other answers.
 */
const silent = (sql: Queryable, promptId: Fragment, after: Fragment, before: Fragment): Fragment => sql`(
  select r.captured_at as at from veracite.runs r join veracite.scans s on s.id = r.scan_id
  where r.prompt_id = ${promptId} and r.engine = f.engine and r.origin = f.origin and r.status = 'CLASSIFIED'
    and r.captured_at > ${after} and r.captured_at < ${before} and s.finished_at is not null
    and not exists (
      select from veracite.finding_occurrences heard where heard.finding_id = f.id and heard.look_id = r.scan_id)
  union all
  select answer.at from veracite.verification_looks v cross join lateral unnest(v.answered_at) as answer (at)
  where v.prompt_id = ${promptId} and v.engine = f.engine and v.origin = f.origin and v.answered_at[1] > ${after}
    and answer.at > ${after} and answer.at < ${before}
    and not exists (
      select from veracite.finding_occurrences heard where heard.finding_id = f.id and heard.look_id = v.look_id)
) as silent`

interface Refreshed extends Pick<Finding, 'id' | 'occurrences' | 'askedSince' | 'state' | 'settledBy'> {
  awayAt: string | null
  fromState: FindingState | null
  hasChanged: boolean
}

function refreshed(row: HistoryRow, occurrences: number, isNew: boolean): Refreshed {
  const { state, settledBy } = findingState({
    occurrences,
    lastSaidAt: new Date(row.said_at ?? row.last_said_at),
    askedSince: row.asked_since,
    wasAway: row.was_away,
    factStands: row.fact_stands ?? true,
    settledAt: row.operator_settled_at === null ? null : new Date(row.operator_settled_at),
  })
  return {
    id: row.id,
    occurrences,
    askedSince: occurrences === 0 ? 0 : row.asked_since,
    awayAt: occurrences === 0 ? null : row.away_at,
    state,
    settledBy,
    fromState: isNew ? null : row.state,
    hasChanged: isNew || state !== row.state || settledBy !== row.settled_by,
  }
}

async function store(
  tx: Tx,
  rows: readonly Refreshed[],
  now: Date,
  person: Refresh['person'],
): Promise<string[]> {
  if (rows.length === 0) return []
  const at = now.toISOString()
  const recorded = await tx.sql<{ id: string }[]>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (id uuid, occurrences int,
        "askedSince" int, "awayAt" timestamptz, state text, "settledBy" text, "fromState" text, "hasChanged" boolean)
    ), updated as (
      update veracite.findings f set occurrences = g.occurrences, asked_since = g."askedSince", away_at = g."awayAt", state = g.state,
        settled_by = g."settledBy",
        state_since = case when g."hasChanged" then ${at}::timestamptz else f.state_since end,
        stated = coalesce(last.stated, f.stated),
        truth = case when last.stated is null then f.truth else last.truth end,
        fact_id = case when last.stated is null then f.fact_id else last.fact_id end,
        first_look = coalesce(first.look_id, f.first_look), first_said_at = coalesce(first.said_at, f.first_said_at),
        last_look = coalesce(last.look_id, f.last_look), last_said_at = coalesce(last.said_at, f.last_said_at),
        last_prompt_id = coalesce(last.prompt_id, f.last_prompt_id), last_run_id = coalesce(last.run_id, f.last_run_id)
      from given g
      left join lateral (
        select look_id, said_at from veracite.finding_occurrences o where o.finding_id = g.id
        order by said_at, capture_id limit 1
      ) first on true
      left join lateral (
        select look_id, said_at, prompt_id, run_id, stated, truth, fact_id from veracite.finding_occurrences o
        where o.finding_id = g.id order by said_at desc, capture_id desc limit 1
      ) last on true
      where f.id = g.id
    )
    insert into evidence.finding_events (id, finding_id, from_state, state, settled_by, asked_since, occurrences, operator_name, note,
      created_at)
    select veracite.uuidv7(), id, "fromState", state, "settledBy", "askedSince", occurrences, ${person?.by ?? null}::text,
      ${person?.note ?? null}::text, ${at}::timestamptz
    from given where "hasChanged" order by id
    returning id`
  return recorded.map(({ id }) => id)
}
