// Plain SQL: a recursive query steps through an index from prompt to prompt.
import type { FindingScan } from '@veracite/core/findings/finding-store'
import type { ScanStatus } from '@veracite/terms/vocabulary'
import type { Connection } from '../../connection.ts'

const MAX_SCANS = 20
/** The most prompts over which a statement is counted: as many as a scan usually has. */
const MAX_PROMPTS = 200

/**
 * The newest scans since it was first said: for each prompt that ever produced it, how many answers there
 * were and how many said it.
 */
export async function readScansOfFinding(
  { sql }: Pick<Connection, 'sql'>,
  findingId: string,
): Promise<FindingScan[]> {
  const rows = await sql<
    {
      scan_id: string
      status: ScanStatus
      /** In milliseconds since 1970. */
      created_at: number
      seen: number
      asked: number
    }[]
  >`
    with recursive brought as (
      (select prompt_id, 1 as n from veracite.finding_occurrences where finding_id = ${findingId}::uuid
       order by prompt_id limit 1)
      union all
      select next.prompt_id, b.n + 1 from brought b cross join lateral (
        select prompt_id from veracite.finding_occurrences
        where finding_id = ${findingId}::uuid and prompt_id > b.prompt_id order by prompt_id limit 1
      ) next where b.n < ${MAX_PROMPTS}
    )
    select s.id as scan_id, s.status, (extract(epoch from s.created_at) * 1000)::float8 as created_at, counted.seen, counted.asked
    from veracite.findings f
    cross join lateral (
      select id, status, created_at from veracite.scans
      where brand_id = f.brand_id and coalesce(finished_at, 'infinity') >= f.first_said_at order by id desc limit ${MAX_SCANS}
    ) s
    cross join brought b
    cross join lateral (
      select count(*)::int as asked,
        (select count(*) from veracite.finding_occurrences o where o.finding_id = f.id and o.prompt_id = b.prompt_id
          and o.look_id = s.id)::int as seen
      from veracite.runs r
      where r.prompt_id = b.prompt_id and r.engine = f.engine and r.origin = f.origin and r.scan_id = s.id and r.status = 'CLASSIFIED'
    ) counted
    where f.id = ${findingId}::uuid and counted.asked > 0
    order by s.id desc, b.prompt_id`
  const scans = new Map<string, FindingScan>()
  for (const { scan_id, status, created_at, seen, asked } of rows) {
    const scan = scans.get(scan_id) ?? {
      scanId: scan_id,
      status,
      createdAt: new Date(created_at),
      prompts: [],
    }
    scan.prompts.push({ seen, asked })
    scans.set(scan_id, scan)
  }
  return [...scans.values()]
}
