// Plain SQL: places in the log, the plan before and counts of statements are looked up in one statement each.
import type { FitRecord, FitStore, HalfCell } from '@veracite/core/rates/fit-store'
import type { Pool } from '../../connection.ts'
import { type ClassCounts, classCounts } from './class-counts.ts'

/** The first answer in the log is among the first that were captured: workers finish in nearly this order. */
const FIRST_CAPTURED = 256

export const createFitStore = ({ sql }: Pool): FitStore => ({
  async read(scanId, most) {
    const [found] = await sql<[Omit<FitRecord, 'readers' | 'statements'>]>`
      with this as (select id, brand_id, plan_number from veracite.scans where id = ${scanId}::uuid),
      earlier as (
        select s.id from veracite.scans s, this
        where s.brand_id = this.brand_id and s.plan_number < this.plan_number and s.confirms_scan_id is null
          and s.finished_at is not null
        order by s.plan_number desc limit 1
      ),
      -- As text: it is only compared.
      plans as (
        select distinct on (scan_id) scan_id, subject_id, (convert_from(body, 'UTF8')::json -> 'prompts')::text as prompts
        from evidence.scan_manifests
        where kind = 'plan' and scan_id in (select id from this union all select id from earlier) order by scan_id, version
      )
      select
        (select leaf.idx::float8 from plans join evidence.log_leaves leaf using (subject_id)
         where scan_id = this.id) as "planIndex",
        (select min(leaf.idx)::float8 from (
           select capture_id from veracite.runs where scan_id = this.id and capture_id is not null
           order by captured_at limit ${FIRST_CAPTURED}) first
         join evidence.log_leaves leaf on leaf.subject_id = first.capture_id) as "firstAnswerIndex",
        json_build_object('now', (select prompts from plans where scan_id = this.id),
          'before', (select prompts from plans where scan_id <> this.id)) as prompts,
        (select id from earlier) as "scanBefore"
      from this`
    const first = sql`
      select classification_id from veracite.runs
      where scan_id = ${scanId}::uuid and classification_id is not null order by place limit ${most}`
    const readers = await sql<FitRecord['readers']>`
      select distinct reading.reader_kind as kind, reading.reader_version as version
      from (${first}) first
      cross join lateral (select reading_ids from evidence.classifications where id = first.classification_id offset 0) k
      cross join lateral (
        select reader_kind, reader_version from evidence.readings where id = any(k.reading_ids) offset 0) reading
      order by 1, 2`
    const [statements] = await sql<[FitRecord['statements']]>`
      select coalesce(sum(k.checked), 0)::int as checked, coalesce(sum(k.wrong), 0)::int as wrong, count(*)::int as answers
      from (${first}) first
      cross join lateral (
        select count(*) filter (where claim ->> 'verdict' in ('supported', 'contradicted', 'outdated')) as checked,
          count(*) filter (where claim ->> 'verdict' in ('contradicted', 'outdated')
            and coalesce(claim ->> 'certainty', 'certain') = 'certain') as wrong
        from evidence.classifications c, jsonb_array_elements(c.verdict -> 'claims') claim
        where c.id = first.classification_id
      ) k`
    return { ...found, readers: [...readers], statements }
  },

  async readHalves(scanId, origin, limit) {
    const rows = await sql<(Omit<HalfCell, 'counts'> & ClassCounts)[]>`
      select prompt_id as "promptId", engine, sample % 2 = 1 as "isOdd" ${classCounts(sql)} from veracite.runs
      where scan_id = ${scanId}::uuid and origin = ${origin} group by 1, 2, 3 order by 1, 2, 3 limit ${limit}`
    return rows.map(({ promptId, engine, isOdd, ...counts }) => ({ promptId, engine, isOdd, counts }))
  },
})
