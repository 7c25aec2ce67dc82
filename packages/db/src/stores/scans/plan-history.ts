// Plain SQL: what was asked before is counted for thousands of cells at once, from places in the plan.
import type { ScanToPlan } from '@veracite/core/scans/plan-store'
import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import type { HistoryLine } from '@veracite/verify/bundle/asked-before'
import type { Tx } from '../../connection.ts'

export type PlannedScan = ScanToPlan & { asked: readonly PlannedEngine[] }

/**
 * By the text of the prompt: one that was archived and added again was asked before all the same. Counts every
 * run of the brand that had been planned, and every further answer for a re-verification. Invented answers say nothing
 * about how often anybody was asked, nor real ones about those: each counts its own.
 */
export async function listBefore(
  { sql }: Tx,
  { scanId, brand, engines, asked }: PlannedScan,
  { from, to }: { from: number; to: number },
): Promise<HistoryLine[]> {
  const demos = asked.filter(({ access }) => access === 'demo').map(({ engine }) => engine)
  return await sql<HistoryLine[]>`
    select encode(p.text_sha256, 'hex') as "promptSha256", cell.engine, before.plans, before.runs, before.answers,
           before.again, before.classes
    from (
      select place, place / ${engines.length}::int as prompt,
             (${engines}::text[])[1 + place % ${engines.length}::int] as engine
      from generate_series(${from}::int, ${to - 1}::int) as cells (place)
    ) cell
    join veracite.scan_prompts asked on asked.scan_id = ${scanId}::uuid and asked.place = cell.prompt
    join veracite.prompts p on p.id = asked.prompt_id
    cross join lateral (
      with earlier as (
        select r.scan_id, r.capture_id, r.citation_class, s.plan_number,
               (select count(*) from evidence.captures c where c.run_id = r.id and c.kind = 'verification') as again
        from veracite.prompts same
        join veracite.runs r on r.prompt_id = same.id and r.engine = cell.engine and (r.origin = 'demo') = (cell.engine = any(${demos}::text[]))
        join veracite.scans s on s.id = r.scan_id and s.id <> ${scanId}::uuid
        where same.brand_id = ${brand.id}::uuid and same.text_sha256 = p.text_sha256
          and (s.plan_number is not null or r.capture_id is not null)
      )
      select count(distinct scan_id) filter (where plan_number is not null)::int as plans, count(*)::int as runs,
             count(capture_id)::int as answers, coalesce(sum(again), 0)::int as again,
             coalesce((select jsonb_object_agg(citation_class, n) from (
               select citation_class, count(*)::int as n from earlier
               where citation_class is not null and capture_id is not null group by 1) named), '{}') as classes
      from earlier
    ) before
    order by cell.place`
}
