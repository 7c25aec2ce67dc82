import { findingState } from '@veracite/core/findings/finding-state'
import type { FalseStatement } from '@veracite/core/findings/statements'
import type { CaptureKind, FindingState, SettledBy } from '@veracite/core/vocabulary'
import type { Fragment, Tx } from '../connection.ts'
import type { Queryable } from '../open-postgres.ts'

/** One classified answer and what it is accused of; usually nothing. */
export interface AccusedAnswer {
  captureId: string
  runId: string
  classificationId: string
  statements: readonly FalseStatement[]
}

/**
 * Updates findings from the classifications just stored, in the same transaction: an answer counts for what
 * its newest classification says, and nothing else. `look` is the scan for original answers, the job for
 * those of a re-verification. Like every function here that may change a state, returns the recorded changes:
 * they may be news.
 */
export async function keepFindings(
  tx: Tx,
  answers: readonly AccusedAnswer[],
  look: { kind: 'original' } | { kind: 'verification'; lookId: string },
  now: Date,
): Promise<string[]> {
  if (answers.length === 0) return []
  const accused = answers.filter(({ statements }) => statements.length > 0)
  const known = await affectedBy(tx, answers, look.kind)
  if (accused.length === 0 && known.length === 0) return []
  const given = JSON.stringify(accused.flatMap(rowsOf))
  const made = accused.length > 0 ? await insertNewFindings(tx, given, now) : []
  const gone = await removeOccurrences(tx, answers, given)
  const lookId = look.kind === 'verification' ? look.lookId : null
  const added = accused.length > 0 ? await insertOccurrences(tx, given, look.kind, lookId) : []
  const deltas = new Map<string, number>(known.map((id) => [id, 0]))
  for (const { id, inserted } of added) deltas.set(id, (deltas.get(id) ?? 0) + (inserted ? 1 : 0))
  for (const id of gone) deltas.set(id, (deltas.get(id) ?? 0) - 1)
  await holdFacts(tx, accused)
  return refreshFindings(tx, deltas, now, new Set(made))
}

/** Superseding one of these facts waits until this is stored, and then sees it. */
async function holdFacts(tx: Tx, accused: readonly AccusedAnswer[]): Promise<void> {
  const factIds = accused.flatMap(({ statements }) => statements.flatMap(({ factId }) => factId ?? []))
  if (factIds.length === 0) return
  await tx.sql`
    select fact_id from veracite.fact_states where fact_id = any(${[...new Set(factIds)]}::uuid[])
    order by fact_id for share`
}

const rowsOf = ({ captureId, runId, classificationId, statements }: AccusedAnswer) =>
  statements.map(({ predicate, about, value, stated, truth, factId }) => ({
    capture_id: captureId,
    run_id: runId,
    classification_id: classificationId,
    ...{ predicate, about, value, stated, truth, fact_id: factId },
  }))

/** What `given` holds, with the run each statement belongs to and when its answer came. */
const statements = (sql: Queryable, given: string): Fragment => sql`
  given as (
    select g.*, r.brand_id, r.engine, r.prompt_id, r.scan_id, r.origin, c.captured_at as said_at
    from json_to_recordset(${given}::text::json) as g (capture_id uuid, run_id uuid, classification_id uuid, predicate text, about text,
      value text, stated text, truth text, fact_id uuid)
    join veracite.runs r on r.id = g.run_id
    join evidence.captures c on c.id = g.capture_id
  )`

/**
 * Findings that these answers belonged to; and, if their scan has already ended, those last produced by the
 * same prompt: one more answer counts for them, whatever it says.
 */
async function affectedBy(tx: Tx, answers: readonly AccusedAnswer[], kind: CaptureKind): Promise<string[]> {
  const captureIds = answers.map(({ captureId }) => captureId)
  const runIds = kind === 'original' ? answers.map(({ runId }) => runId) : []
  const rows = await tx.sql<{ id: string }[]>`
    select finding_id as id from veracite.finding_occurrences where capture_id = any(${captureIds}::uuid[])
    union
    select f.id from unnest(${runIds}::uuid[]) as wanted (id)
    join veracite.runs r on r.id = wanted.id
    join veracite.scans s on s.id = r.scan_id and s.finished_at is not null
    join veracite.findings f on f.brand_id = r.brand_id and f.engine = r.engine and f.last_prompt_id = r.prompt_id
      and f.origin = r.origin`
  return rows.map(({ id }) => id)
}

/** In key order, so that two transactions with the same findings wait instead of deadlocking. */
async function insertNewFindings(tx: Tx, given: string, now: Date): Promise<string[]> {
  const rows = await tx.sql<{ id: string }[]>`
    with ${statements(tx.sql, given)}
    insert into veracite.findings (id, brand_id, engine, predicate, about, value, stated, truth, fact_id, first_look,
      first_said_at, last_look, last_said_at, last_prompt_id, last_run_id, occurrences, state, state_since, asked_since,
      settled_by, origin)
    select veracite.uuidv7(), brand_id, engine, predicate, about, value, stated, truth, fact_id, scan_id, said_at, scan_id,
      said_at, prompt_id, run_id, 0, 'settled', ${now.toISOString()}::timestamptz, 0, 'reading', origin
    from (
      select distinct on (brand_id, engine, predicate, about, value, origin) * from given
      order by brand_id, engine, predicate, about, value, origin, said_at
    ) found
    where not exists (
      select from veracite.findings f where f.brand_id = found.brand_id and f.engine = found.engine
        and f.predicate = found.predicate and f.about = found.about and f.value = found.value
        and f.origin = found.origin)
    order by brand_id, engine, predicate, about, value, origin
    on conflict (brand_id, engine, predicate, about, value, origin) do nothing
    returning id`
  return rows.map(({ id }) => id)
}

/** Removes what these answers said by an earlier classification but not by the newest. */
async function removeOccurrences(
  tx: Tx,
  answers: readonly AccusedAnswer[],
  given: string,
): Promise<string[]> {
  const rows = await tx.sql<{ id: string }[]>`
    with ${statements(tx.sql, given)}
    delete from veracite.finding_occurrences o using veracite.findings f
    where o.capture_id = any(${answers.map(({ captureId }) => captureId)}::uuid[]) and f.id = o.finding_id
      and not exists (
        select from given g where g.capture_id = o.capture_id and g.predicate = f.predicate and g.about = f.about
          and g.value = f.value and g.origin = f.origin)
    returning o.finding_id as id`
  return rows.map(({ id }) => id)
}

async function insertOccurrences(
  tx: Tx,
  given: string,
  kind: CaptureKind,
  lookId: string | null,
): Promise<{ id: string; inserted: boolean }[]> {
  return tx.sql<{ id: string; inserted: boolean }[]>`
    with ${statements(tx.sql, given)}
    insert into veracite.finding_occurrences as o (finding_id, capture_id, run_id, look_id, prompt_id, kind,
      classification_id, stated, truth, fact_id, said_at)
    select f.id, g.capture_id, g.run_id, coalesce(${lookId}::uuid, g.scan_id), g.prompt_id, ${kind}, g.classification_id,
      g.stated, g.truth, g.fact_id, g.said_at
    from given g join veracite.findings f on f.brand_id = g.brand_id and f.engine = g.engine
      and f.predicate = g.predicate and f.about = g.about and f.value = g.value and f.origin = g.origin
    order by f.id, g.capture_id
    on conflict (finding_id, capture_id) do update set classification_id = excluded.classification_id,
      stated = excluded.stated, truth = excluded.truth, fact_id = excluded.fact_id
    returning o.finding_id as id, (xmax = 0) as inserted`
}

/**
 * For a finished scan: findings whose prompt it asked, said again or not. Call it once `finished_at` is set.
 */
export async function findingsAfterScan(tx: Tx, scanId: string, now: Date): Promise<string[]> {
  const rows = await tx.sql<{ id: string }[]>`
    select f.id from veracite.scans s join veracite.findings f on f.brand_id = s.brand_id
    where s.id = ${scanId}::uuid and exists (
      select from veracite.runs r where r.prompt_id = f.last_prompt_id and r.engine = f.engine and r.origin = f.origin and r.scan_id = s.id
        and r.status = 'CLASSIFIED')
    order by f.id`
  return refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), now)
}

/** A concluded re-verification is a look at one prompt of one engine. */
export async function findingsAfterVerification(
  tx: Tx,
  look: { lookId: string; runId: string; asked: number },
  now: Date,
): Promise<string[]> {
  await tx.sql`
    insert into veracite.verification_looks (look_id, prompt_id, engine, asked, origin)
    select ${look.lookId}::uuid, prompt_id, engine, ${look.asked}::int, origin from veracite.runs where id = ${look.runId}::uuid
    on conflict (look_id) do nothing`
  const rows = await tx.sql<{ id: string }[]>`
    select f.id from veracite.runs r
    join veracite.findings f on f.brand_id = r.brand_id and f.engine = r.engine and f.last_prompt_id = r.prompt_id
      and f.origin = r.origin
    where r.id = ${look.runId}::uuid`
  return refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), now)
}

/** A fact that is no longer active settles the findings that rest on it; reactivating it reopens them. */
export async function findingsAfterFacts(tx: Tx, factIds: readonly string[], now: Date): Promise<void> {
  if (factIds.length === 0) return
  const rows = await tx.sql<{ id: string }[]>`
    select id from veracite.findings where fact_id = any(${[...factIds]}::uuid[])`
  await refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), now)
}

/** Beyond this, the displayed bound would not change any more. */
const MAX_ASKED = 10_000
const AT_ONCE = 500

/**
 * Brings these findings in line with their occurrences, and records each change of state. `deltas` holds the
 * difference between the actual occurrences and the row's count.
 */
export async function refreshFindings(
  tx: Tx,
  deltas: ReadonlyMap<string, number>,
  now: Date,
  made: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const changes: string[] = []
  const ids = [...deltas.keys()].toSorted()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await tx.sql`
      select id from veracite.findings where id = any(${some}::uuid[]) order by id for update`
    const found = await readHistories(tx, some)
    const rows = found.map((row) =>
      refreshed(row, row.occurrences + (deltas.get(row.id) ?? 0), made.has(row.id)),
    )
    changes.push(...(await store(tx, rows, now)))
  }
  return changes
}

interface HistoryRow {
  id: string
  occurrences: number
  state: FindingState
  settled_by: SettledBy | null
  /** In milliseconds since 1970. */
  last_said_at: number
  said_at: number | null
  first_look: string | null
  last_look: string | null
  before: string | null
  said_before: boolean
  fact_stands: boolean | null
  asked_since: number
  operator_settled_at: number | null
}

/** A handful of index look-ups per finding, however long its history. */
async function readHistories({ sql }: Tx, ids: string[]): Promise<HistoryRow[]> {
  const millis = (at: Fragment): Fragment => sql`(extract(epoch from ${at}) * 1000)::float8`
  return await sql<HistoryRow[]>`
  select f.id, f.occurrences, f.state, f.settled_by, ${millis(sql`f.last_said_at`)} as last_said_at,
    ${millis(sql`f.operator_settled_at`)} as operator_settled_at,
    first.look_id as first_look, last.look_id as last_look, ${millis(sql`last.said_at`)} as said_at, before.look_id as before,
    exists (
      select from veracite.finding_occurrences o where o.finding_id = f.id and o.look_id = before.look_id
    ) as said_before,
    (select active from veracite.fact_states where fact_id = last.fact_id) as fact_stands,
    least(${MAX_ASKED}, (
      select count(*) from (
        select from veracite.runs r join veracite.scans s on s.id = r.scan_id
        where r.prompt_id = last.prompt_id and r.engine = f.engine and r.origin = f.origin and r.status = 'CLASSIFIED'
          and r.scan_id > last.look_id and s.finished_at is not null
        limit ${MAX_ASKED}
      ) answered
    ) + coalesce((
      select sum(asked) from (
        select asked from veracite.verification_looks v
        where v.prompt_id = last.prompt_id and v.engine = f.engine and v.origin = f.origin and v.look_id > last.look_id
        limit ${MAX_ASKED}
      ) verified
    ), 0))::int as asked_since
  from unnest(${ids}::uuid[]) as wanted (id)
  join veracite.findings f on f.id = wanted.id
  left join lateral (
    select look_id from veracite.finding_occurrences o where o.finding_id = f.id
    order by look_id, said_at, capture_id limit 1
  ) first on true
  left join lateral (
    select look_id, said_at, prompt_id, fact_id from veracite.finding_occurrences o where o.finding_id = f.id
    order by look_id desc, said_at desc, capture_id desc limit 1
  ) last on true
  left join lateral (
    select greatest(
      (
        select r.scan_id from veracite.runs r join veracite.scans s on s.id = r.scan_id
        where r.prompt_id = last.prompt_id and r.engine = f.engine and r.origin = f.origin and r.status = 'CLASSIFIED'
          and r.scan_id < last.look_id and s.finished_at is not null
        order by r.scan_id desc limit 1
      ), (
        select v.look_id from veracite.verification_looks v
        where v.prompt_id = last.prompt_id and v.engine = f.engine and v.origin = f.origin and v.look_id < last.look_id and v.asked > 0
        order by v.look_id desc limit 1
      )) as look_id
  ) before on true`
}

interface Refreshed {
  id: string
  occurrences: number
  askedSince: number
  state: FindingState
  settledBy: SettledBy | null
  fromState: FindingState | null
  hasChanged: boolean
}

function refreshed(row: HistoryRow, occurrences: number, isNew: boolean): Refreshed {
  const wasAway =
    row.before !== null && row.first_look !== null && row.first_look < row.before && !row.said_before
  const { state, settledBy } = findingState({
    occurrences,
    lastSaidAt: new Date(row.said_at ?? row.last_said_at),
    askedSince: row.asked_since,
    wasAway,
    factStands: row.fact_stands ?? true,
    settledAt: row.operator_settled_at === null ? null : new Date(row.operator_settled_at),
  })
  return {
    id: row.id,
    occurrences,
    askedSince: occurrences === 0 ? 0 : row.asked_since,
    state,
    settledBy,
    fromState: isNew ? null : row.state,
    hasChanged: isNew || state !== row.state || settledBy !== row.settled_by,
  }
}

async function store(tx: Tx, rows: readonly Refreshed[], now: Date): Promise<string[]> {
  if (rows.length === 0) return []
  const at = now.toISOString()
  const recorded = await tx.sql<{ id: string }[]>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as given (id uuid, occurrences int,
        "askedSince" int, state text, "settledBy" text, "fromState" text, "hasChanged" boolean)
    ), updated as (
      update veracite.findings f set occurrences = g.occurrences, asked_since = g."askedSince", state = g.state,
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
        order by look_id, said_at, capture_id limit 1
      ) first on true
      left join lateral (
        select look_id, said_at, prompt_id, run_id, stated, truth, fact_id from veracite.finding_occurrences o
        where o.finding_id = g.id order by look_id desc, said_at desc, capture_id desc limit 1
      ) last on true
      where f.id = g.id
    )
    insert into evidence.finding_events (id, finding_id, from_state, state, settled_by, asked_since, created_at)
    select veracite.uuidv7(), id, "fromState", state, "settledBy", "askedSince", ${at}::timestamptz
    from given where "hasChanged" order by id
    returning id`
  return recorded.map(({ id }) => id)
}
