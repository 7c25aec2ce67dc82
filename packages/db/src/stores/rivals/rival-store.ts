// Plain SQL: answers are counted by statements over sets of rows.
import { WHOLE_ANSWER } from '@veracite/core/measures/measures'
import { MOST_RIVALS, type Rival } from '@veracite/core/rivals/rival'
import type {
  AnswerWithRemarks,
  CountedScan,
  NamedAnswer,
  OtherName,
  RivalStore,
  ScansShown,
  ScanToCount,
} from '@veracite/core/rivals/rival-store'
import { ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { type Fragment, inTransaction, type Pool, type Tx, type WithSql } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { holdLease } from '../jobs/job-lease.ts'
import { type Raw, withTimes } from '../times.ts'
import { COLUMNS_OF_RIVAL, matches, readNamed, sumsOfScan } from './named-sums.ts'

export function createRivalStore(pool: Pool): RivalStore {
  const { sql } = pool
  return {
    async list(brandId) {
      if (!isUuid(brandId)) return []
      const rows = await sql<Raw<Rival>[]>`
        select ${COLUMNS_OF_RIVAL(sql)} from veracite.rivals where brand_id = ${brandId}::uuid
        order by lower(name), id limit ${MOST_RIVALS}`
      return rows.map(toRival)
    },

    put: (brandId, { id, isNew, name, aliases, domain, kind }, now) =>
      inTransaction(pool, async (tx) => {
        if (!isUuid(id)) return null
        // One at a time for each brand, so that the limit holds.
        await tx.sql`select from veracite.brands where id = ${brandId}::uuid for no key update`
        const [changed] = await tx.sql<Raw<Rival>[]>`
          update veracite.rivals set name = ${name}, aliases = ${aliases}, domain = ${domain}, kind = ${kind}
          where brand_id = ${brandId}::uuid and ${isNew ? tx.sql`lower(name) = lower(${name})` : tx.sql`id = ${id}::uuid`}
            and not exists (select from veracite.rivals other where other.brand_id = ${brandId}::uuid
              and lower(other.name) = lower(${name}) and other.id <> rivals.id)
          returning ${COLUMNS_OF_RIVAL(tx.sql)}`
        if (changed !== undefined || !isNew) return changed === undefined ? null : toRival(changed)
        const [added] = await tx.sql<Raw<Rival>[]>`
          insert into veracite.rivals (id, brand_id, name, aliases, domain, kind, created_at)
          select ${id}::uuid, ${brandId}::uuid, ${name}, ${aliases}::text[], ${domain}, ${kind}, ${now.toISOString()}::timestamptz
          where (select count(*) from veracite.rivals where brand_id = ${brandId}::uuid) < ${MOST_RIVALS}
          returning ${COLUMNS_OF_RIVAL(tx.sql)}`
        return added === undefined ? null : toRival(added)
      }),

    async remove(brandId, rivalId) {
      if (!isUuid(rivalId)) return false
      const { count } = await sql`
        delete from veracite.rivals where brand_id = ${brandId}::uuid and id = ${rivalId}::uuid`
      return count > 0
    },

    async nextToCount(brandId, names) {
      const [next] = await sql<
        Raw<ScanToCount>[]
      >`${uncounted(pool, names, finished(pool, brandId))} order by s.id desc limit 1`
      return next === undefined ? null : withTimes<ScanToCount>(next, 'finishedAt')
    },

    async leftToCount(brandId, names, { scan, limit, ...period }) {
      const shown = sql`
        ${finished(pool, brandId)} ${within(pool, period)}
        and ${scan === undefined ? sql`confirms_scan_id is null` : sql`id = ${scan}::uuid`} order by id desc limit ${limit}`
      const [left] = await sql<{ n: number }[]>`
        select count(*)::int as n from (${uncounted(pool, names, shown)}) left_over`
      return left?.n ?? 0
    },

    // The offset keeps one look-up by key for each run: a join would read every run that was ever counted.
    async listUncounted(scanId, names, limit) {
      const rows = await sql<{ id: string }[]>`
        select r.id from veracite.runs r
        where r.scan_id = ${scanId}::uuid and r.status = 'CLASSIFIED' and not exists (
          select from veracite.named_runs n where n.run_id = r.id and n.names_sha256 = decode(${names}, 'hex')
            and n.classification_id = r.classification_id offset 0)
        limit ${limit}`
      return rows.map(({ id }) => id)
    },

    putAnswers: (lease, names, answers) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        await putNamed(tx, names, answers)
      }),

    endScan: (lease, { scanId, brandId, finishedAt, changes }, names, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        await tx.sql`
          update veracite.named_counts set until_cut = (select veracite.newest_cut())
          where scan_id = ${scanId}::uuid and until_cut is null`
        // What no export can still ask for.
        await tx.sql`
          delete from veracite.named_counts where scan_id = ${scanId}::uuid and (until_cut <= after_cut
            or until_cut < coalesce((select min(number) from veracite.export_cuts), until_cut + 1))`
        await tx.sql`insert into veracite.named_counts ${sumsOfScan(tx.sql, scanId)}`
        await tx.sql`
          insert into veracite.named_scans (scan_id, brand_id, finished_at, names_sha256, changes, counted_at, by_model)
          select ${scanId}::uuid, ${brandId}::uuid, ${finishedAt.toISOString()}::timestamptz, decode(${names}, 'hex'),
            ${changes}::bigint, ${now.toISOString()}::timestamptz, count(*)
          from veracite.named_runs where scan_id = ${scanId}::uuid and by_model
          on conflict (scan_id) do update set names_sha256 = excluded.names_sha256, changes = excluded.changes,
            counted_at = excluded.counted_at, by_model = excluded.by_model`
      }),

    async listCounted(brandId, names, { scan, limit, ...period }) {
      // A scan that confirms another asks only what was in doubt.
      const asksAll = sql`
        not exists (select from veracite.scans s where s.id = n.scan_id and s.confirms_scan_id is not null)`
      const rows = await sql<Raw<CountedScan>[]>`
        select scan_id as "scanId", finished_at as "finishedAt" from veracite.named_scans n
        where brand_id = ${brandId}::uuid and names_sha256 = decode(${names}, 'hex') ${within(pool, period)}
          and ${scan === undefined ? asksAll : sql`scan_id = ${scan}::uuid`}
        order by finished_at desc limit ${limit}`
      return rows.map((row) => withTimes<CountedScan>(row, 'finishedAt'))
    },

    async listQuestions(brandId, most) {
      const newest = (archived: Fragment) => sql`
        (select id, text from veracite.prompts where brand_id = ${brandId}::uuid and archived_at is ${archived}
         order by id desc limit ${most})`
      return sql<{ id: string; text: string }[]>`
        ${newest(sql`null`)} union all ${newest(sql`not null`)} limit ${most}`
    },

    async countOrigins(scanIds) {
      return sql<{ origin: Origin; count: number }[]>`
        select origin, sum(answers)::int as count from veracite.named_counts
        where scan_id = any(${[...scanIds]}::uuid[]) and branded = any('{t,f}') and origin = any(${[...ORIGINS]}::text[])
          and engine = '' and intent = '' and subject_id = ${WHOLE_ANSWER}::uuid and until_cut is null group by origin`
    },

    readSums: (scanIds, filter) => readNamed(pool, scanIds, filter),

    async listOthers(brandId, among) {
      const rows = await sql<Raw<OtherName>[]>`
        with newest as materialized (
          select run_id, answered_at, others from veracite.named_runs
          where brand_id = ${brandId}::uuid and by_model order by answered_at desc limit ${among}
        )
        select min(o ->> 'name') as name, mode() within group (order by o ->> 'kind') as kind,
          count(distinct run_id)::int as answers, (select count(*)::int from newest) as of, max(answered_at) as "lastSeenAt"
        from newest cross join lateral jsonb_array_elements(others) o
        group by lower(o ->> 'name') order by answers desc, name limit ${MOST_OTHERS}`
      return rows.map((row) => withTimes<OtherName>(row, 'lastSeenAt'))
    },

    async listRemarks(scanIds, filter, among) {
      const rows = await sql<Raw<AnswerWithRemarks>[]>`
        select run_id as "runId", engine, answered_at as "answeredAt", remarks from veracite.named_runs
        where scan_id = any(${[...scanIds]}::uuid[]) and by_model and names_brand and ${matches(pool, filter)}
        order by answered_at desc limit ${among}`
      return rows.map((row) => withTimes<AnswerWithRemarks>(row, 'answeredAt'))
    },

    async listUnread(brandId, since, most) {
      const rows = await sql<{ captureId: string }[]>`
        select r.capture_id as "captureId" from veracite.scans s
        left join veracite.named_scans n on n.scan_id = s.id
        cross join lateral (
          select sum(runs) as answers from veracite.scan_counts where scan_id = s.id and status = 'CLASSIFIED') k
        cross join lateral (
          select r.id, r.capture_id from veracite.runs r
          where r.scan_id = s.id and r.status = 'CLASSIFIED' and r.capture_id is not null
            ${since === null ? sql`` : sql`and r.captured_at >= ${since.toISOString()}::timestamptz`}
            and not exists (select from veracite.named_runs n where n.run_id = r.id and n.by_model offset 0)
            and not exists (select from evidence.readings p where p.capture_id = r.capture_id and p.reader_kind = 'person')
            and (r.citation_class <> 'ABSENT' or exists (select from veracite.rivals where brand_id = ${brandId}::uuid))
          order by r.id desc limit ${most}) r
        where s.brand_id = ${brandId}::uuid and k.answers > coalesce(n.by_model, 0)
        order by s.id desc, r.id desc limit ${most}`
      return rows.map(({ captureId }) => captureId)
    },
  }
}

const toRival = (row: Raw<Rival>): Rival => withTimes<Rival>(row, 'createdAt')

const MOST_OTHERS = 200

const within = ({ sql }: WithSql, { since, until }: Pick<ScansShown, 'since' | 'until'>): Fragment => sql`
  ${since === undefined ? sql`` : sql`and finished_at >= ${since}::timestamptz`}
  ${until === undefined ? sql`` : sql`and finished_at < ${until}::timestamptz`}`

const finished = ({ sql }: WithSql, brandId: string): Fragment => sql`
  select id, brand_id, finished_at from veracite.scans where brand_id = ${brandId}::uuid and finished_at is not null`

/** Of these finished scans, those whose counts are missing, of other names, or older than their answers. */
const uncounted = ({ sql }: WithSql, names: string, scans: Fragment): Fragment => sql`
  select s.id as "scanId", s.brand_id as "brandId", s.finished_at as "finishedAt", v.changes::text as changes
  from (${scans}) s
  left join veracite.named_scans n on n.scan_id = s.id
  cross join lateral (
    select coalesce(sum(changes), 0) as changes from veracite.change_counts where kind = 'scan' and subject = s.id
  ) v
  where (n.scan_id is null or n.names_sha256 <> decode(${names}, 'hex') or n.changes <> v.changes)`

/** Replaces what was counted of these answers. Engine, prompt and times are those of the run. */
export async function putNamed(
  { sql }: Tx,
  namesSha256: string,
  answers: readonly NamedAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const runIds = answers.map(({ runId }) => runId)
  const of = answers.map(({ runId, classificationId, answer, namesBrand }) => ({
    ...{ run_id: runId, classification_id: classificationId, names_brand: namesBrand },
    ...{ branded: answer.branded, by_model: answer.byModel, others: answer.others },
    remarks: answer.remarks.map(({ topic, tone, quote }) => ({ topic, tone, quote })),
  }))
  await sql`
    insert into veracite.named_runs (run_id, brand_id, scan_id, classification_id, names_sha256, answered_at, engine, intent,
      origin, prompt_id, branded, by_model, others, remarks, names_brand)
    select r.id, r.brand_id, r.scan_id, a.classification_id, decode(${namesSha256}, 'hex'), r.captured_at, r.engine, r.intent,
      r.origin, r.prompt_id, a.branded, a.by_model, a.others, a.remarks, a.names_brand
    from jsonb_populate_recordset(null::veracite.named_runs, ${JSON.stringify(of)}::text::jsonb) a
    join veracite.runs r on r.id = a.run_id
    on conflict (run_id) do update set classification_id = excluded.classification_id,
      names_sha256 = excluded.names_sha256, branded = excluded.branded, by_model = excluded.by_model,
      others = excluded.others, remarks = excluded.remarks, names_brand = excluded.names_brand`
  const rows = answers.flatMap(({ runId, answer: { branded }, rows: own }) =>
    own.map(({ subjectId, byModel, mentionsOfAll, ...row }) => ({
      ...{ run_id: runId, branded, subject_id: subjectId, by_model: byModel, mentions_of_all: mentionsOfAll },
      ...row,
    })),
  )
  await sql`delete from veracite.named where run_id = any(${runIds}::uuid[])`
  await sql`
    insert into veracite.named (run_id, subject_id, brand_id, scan_id, prompt_id, engine, intent, origin, branded, named,
      first, place, by_model, recommended, instead, together, cited, mentions, mentions_of_all)
    select r.id, a.subject_id, r.brand_id, r.scan_id, r.prompt_id, r.engine, r.intent, r.origin, a.branded, a.named,
      a.first, a.place, a.by_model, a.recommended, a.instead, a.together, a.cited, a.mentions, a.mentions_of_all
    from jsonb_populate_recordset(null::veracite.named, ${JSON.stringify(rows)}::text::jsonb) a
    join veracite.runs r on r.id = a.run_id`
}
