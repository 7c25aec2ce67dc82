// Plain SQL: findings follow a whole batch of verdicts: inserts, removals and joins over one list.
import type { FalseStatement } from '@veracite/evidence/trails/source-trail'
import type { CaptureKind } from '@veracite/terms/vocabulary'
import type { Fragment, Tx } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { FROM_THE_FIRST, NOTHING_SAID, refreshFindings } from './finding-states.ts'

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
  if (known.length > 0) await carrySettlements(tx, statements(tx.sql, given), made)
  const gone = await removeOccurrences(tx, answers, given)
  const lookId = look.kind === 'verification' ? look.lookId : null
  const added = accused.length > 0 ? await insertOccurrences(tx, given, look.kind, lookId) : []
  const deltas = new Map<string, number>(known.map((id) => [id, 0]))
  for (const { id, inserted } of added) deltas.set(id, (deltas.get(id) ?? 0) + (inserted ? 1 : 0))
  for (const id of gone) deltas.set(id, (deltas.get(id) ?? 0) - 1)
  await holdFacts(tx, accused)
  return refreshFindings(tx, deltas, {
    now,
    since: await firstAnswerOf(tx, answers, lookId),
    made: new Set(made),
  })
}

/**
 * Nothing that these answers change lies before this. The whole look counts once it has ended: when its only
 * answer that said something is cleared, its earlier answers become silent too. When a look began is no bound:
 * that time may come from another clock than the times of its answers.
 */
async function firstAnswerOf(
  tx: Tx,
  answers: readonly AccusedAnswer[],
  lookId: string | null,
): Promise<string> {
  const [first] = await tx.sql<{ at: string | null }[]>`
    select least(min(c.captured_at), min(${firstAnswerIn(tx.sql)}), min(v.answered_at[cardinality(v.answered_at)]))::text as at
    from unnest(${answers.map(({ captureId }) => captureId)}::uuid[]) as given (id)
    join evidence.captures c on c.id = given.id
    join veracite.runs r on r.id = c.run_id
    left join veracite.scans s on s.id = r.scan_id and s.finished_at is not null and ${lookId}::uuid is null
    left join veracite.verification_looks v on v.look_id = ${lookId}::uuid`
  return first?.at ?? FROM_THE_FIRST
}

const firstAnswerIn = (sql: Queryable): Fragment => sql`
  (select captured_at from veracite.runs
   where scan_id = s.id and captured_at is not null order by captured_at limit 1)`

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

/** By the answer and not by its run: earlier versions had runs asked again by others than the one that answered first. */
export const originOfCapture = (sql: Queryable): Fragment => sql`
  case c.access_kind when 'demo' then 'demo' when 'app' then 'app' when 'compatible_server' then 'stand_in' else 'engine' end`

/** The statements in `given`, each with its run and the time of its answer. */
const statements = (sql: Queryable, given: string): Fragment => sql`
  given as (
    select g.*, r.brand_id, r.engine, r.prompt_id, r.scan_id, ${originOfCapture(sql)} as origin, c.captured_at as said_at
    from json_to_recordset(${given}::text::json) as g (capture_id uuid, run_id uuid, classification_id uuid, predicate text, about text,
      value text, stated text, truth text, fact_id uuid)
    join veracite.runs r on r.id = g.run_id
    join evidence.captures c on c.id = g.capture_id
  )`

/**
 * Findings that these answers belonged to; and, if their scan has already ended, those that the same prompt
 * led to: one more answer counts for them, whatever it says.
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
    join veracite.finding_prompts p on p.prompt_id = r.prompt_id
    join veracite.findings f on f.id = p.finding_id and f.engine = r.engine and f.origin = r.origin`
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
    with ${statements(tx.sql, given)}, asked as (
      insert into veracite.finding_prompts (prompt_id, finding_id)
      select distinct g.prompt_id, f.id
      from given g join veracite.findings f on f.brand_id = g.brand_id and f.engine = g.engine
        and f.predicate = g.predicate and f.about = g.about and f.value = g.value
      order by g.prompt_id, f.id
      on conflict do nothing
    )
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
 * For a finished scan: findings that its prompts ever led to, said again or not. Call it once `finished_at`
 * is set.
 */
export async function findingsAfterScan(tx: Tx, scanId: string, now: Date): Promise<string[]> {
  const rows = await tx.sql<{ id: string; since: string }[]>`
    select distinct f.id, first.at::text as since
    from veracite.scans s
    cross join lateral (select ${firstAnswerIn(tx.sql)} as at offset 0) first
    cross join lateral (
      select distinct prompt_id, engine, origin from veracite.runs where scan_id = s.id and status = 'CLASSIFIED'
    ) asked
    join veracite.finding_prompts p on p.prompt_id = asked.prompt_id
    cross join lateral (
      select id from veracite.findings
      where id = p.finding_id and engine = asked.engine and origin = asked.origin offset 0
    ) f
    where s.id = ${scanId}::uuid`
  const since = rows[0]?.since ?? FROM_THE_FIRST
  return refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), { now, since })
}

/** A concluded re-verification is a look at one prompt of one engine. Call it once its outcome is stored. */
export async function findingsAfterVerification(
  tx: Tx,
  look: { lookId: string; runId: string },
  now: Date,
): Promise<string[]> {
  await insertLooks(tx, [look.runId], look.lookId)
  const rows = await tx.sql<{ id: string; since: string | null }[]>`
    select f.id, l.answered_at[cardinality(l.answered_at)]::text as since
    from veracite.verification_looks l
    join veracite.finding_prompts p on p.prompt_id = l.prompt_id
    join veracite.findings f on f.id = p.finding_id and f.engine = l.engine and f.origin = l.origin
    where l.look_id = ${look.lookId}::uuid`
  const since = rows[0]?.since ?? NOTHING_SAID
  return refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), { now, since })
}

/** The looks of a run's concluded re-verifications, or one of them, with when each answer that could be compared came. */
export async function insertLooks(tx: Tx, runIds: string[], lookId: string | null = null): Promise<void> {
  await tx.sql`
    insert into veracite.verification_looks (look_id, prompt_id, engine, origin, answered_at)
    select v.job_id, r.prompt_id, r.engine, coalesce((
        select ${originOfCapture(tx.sql)} from evidence.captures c where c.id = any(v.capture_ids)
        order by c.captured_at desc limit 1
      ), r.origin), array(
      select c.captured_at from evidence.captures c
      where c.id = any(v.capture_ids) and exists (select from evidence.classifications k where k.capture_id = c.id)
      order by c.captured_at desc limit v.compared)
    from unnest(${runIds}::uuid[]) as wanted (id)
    join veracite.runs r on r.id = wanted.id
    cross join lateral (
      select * from evidence.verifications
      where run_id = wanted.id and (${lookId}::uuid is null or job_id = ${lookId}::uuid)
    ) v
    on conflict (look_id) do nothing`
}

/** A fact that is no longer active settles the findings that rest on it; reactivating it reopens them. */
export async function findingsAfterFacts(tx: Tx, factIds: readonly string[], now: Date): Promise<void> {
  if (factIds.length === 0) return
  const rows = await tx.sql<{ id: string }[]>`
    select id from veracite.findings where fact_id = any(${[...factIds]}::uuid[])`
  await refreshFindings(tx, new Map(rows.map(({ id }) => [id, 0])), { now, since: NOTHING_SAID })
}

/**
 * What a person settled stays settled when the same words of the same answer get another key, as they do when keys are
 * made anew: the finding under the new key takes the settlement over. `given` is the query of the statements; call it
 * before their old occurrences are removed.
 */
async function carrySettlements(tx: Tx, given: Fragment, made: readonly string[]): Promise<void> {
  if (made.length === 0) return
  await tx.sql`
    with ${given}
    update veracite.findings f
    set operator_settled_at = before.operator_settled_at, operator_name = before.operator_name,
      operator_note = before.operator_note
    from (
      select distinct on (now_.id) now_.id, was.operator_settled_at, was.operator_name, was.operator_note
      from given g
      join veracite.findings now_ on now_.id = any(${[...made]}::uuid[]) and now_.brand_id = g.brand_id
        and now_.engine = g.engine and now_.predicate = g.predicate and now_.about = g.about
        and now_.value = g.value and now_.origin = g.origin
      join veracite.finding_occurrences o on o.capture_id = g.capture_id and o.stated = g.stated
      join veracite.findings was on was.id = o.finding_id and was.predicate = g.predicate
        and was.operator_settled_at is not null
      order by now_.id, was.operator_settled_at desc
    ) before
    where f.id = before.id`
}
