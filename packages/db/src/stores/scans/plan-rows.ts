// Plain SQL: runs, lines and jobs of a part of the plan are made by one statement each, from places in the plan.
import type { Places } from '@veracite/core/jobs/jobs'
import type { DrawnForScan, LinesKind, OriginInPlan, ScanToPlan } from '@veracite/core/scans/plan-store'
import { currentTraceparent } from '@veracite/core/trace-context'
import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import { BLOCK_LINES, sealBlocks } from '@veracite/evidence/log/sealed-list'
import type { HistoryLine } from '@veracite/verify/bundle/asked-before'
import type { PlannedRun } from '@veracite/verify/bundle/sampling-lines'
import type { Pool, Tx } from '../../connection.ts'
import { hex } from '../ids.ts'

export async function listPromptDigests({ sql }: Pool, scanId: string, limit: number): Promise<string[]> {
  const rows = await sql<{ sha256: string }[]>`
    select encode(p.text_sha256, 'hex') as sha256
    from veracite.scan_prompts s join veracite.prompts p on p.id = s.prompt_id
    where s.scan_id = ${scanId}::uuid order by s.place limit ${limit}`
  return rows.map((row) => row.sha256)
}

/** Prompts of the scan by where they come from; places only where the plan lists all its prompts. */
export async function listOrigins({ sql }: Pool, scanId: string, listed: number): Promise<OriginInPlan[]> {
  return sql<OriginInPlan[]>`
    with asked as (
      select s.place, p.origin ->> 'list' as list, p.origin ->> 'sha256' as sha256,
        coalesce(p.origin ->> 'kind', case when p.sample_id is null then 'not_recorded' else 'catalogue' end) as kind
      from veracite.scan_prompts s join veracite.prompts p on p.id = s.prompt_id
      where s.scan_id = ${scanId}::uuid
    )
    select kind, list, sha256, count(*)::int as prompts,
      case when (select count(*) from asked) > ${listed} then '{}' else array_agg(place order by place) end as places
    from asked group by kind, list, sha256 order by count(*) desc, kind, list nulls first, sha256 nulls first`
}

/** The draws that prompts of the scan come from. Every prompt is looked at once, by its key. */
export async function listDrawn({ sql }: Pool, scanId: string, limit: number): Promise<DrawnForScan[]> {
  const rows = await sql<{ drawn: DrawnForScan }[]>`
    select distinct on (s.id) s.drawn
    from veracite.scan_prompts asked
    join veracite.prompts p on p.id = asked.prompt_id
    left join veracite.drawn_prompts d on d.prompt_id = asked.prompt_id
    -- A prompt that was there before may be drawn again: then only its link says so.
    join veracite.prompt_samples s on s.id = p.sample_id or s.id = d.sample_id
    where asked.scan_id = ${scanId}::uuid order by s.id limit ${limit}`
  return rows.map(({ drawn }) => drawn)
}

/** One more than what was sealed and signed; lines of an interrupted sealing are continued. */
export async function nextVersion({ sql }: Pool, scanId: string): Promise<number> {
  const [next] = await sql<{ version: number }[]>`
    select coalesce(max(version), 0) + 1 as version from evidence.scan_manifests
    where scan_id = ${scanId}::uuid and kind = 'outcome'`
  return next?.version ?? 1
}

/**
 * Every prompt is asked once of every engine before any is repeated, which spreads the samples of one prompt
 * and engine over the whole plan. Existing runs of a scan from before plans are left alone.
 */
export async function insertRuns(
  { sql }: Tx,
  scan: ScanToPlan,
  { from, to }: Places,
  now: Date,
): Promise<void> {
  const { scanId, totalPrompts, engines } = scan
  await sql`
    insert into veracite.runs
      (id, scan_id, account_id, brand_id, prompt_id, engine, intent, sample, place, status, created_at)
    select veracite.uuidv7(), s.id, s.account_id, s.brand_id, p.id, s.engines[1 + planned.place % ${engines.length}::int],
           p.intent, 1 + planned.place / (${engines.length}::int * ${totalPrompts}::int), planned.place, 'QUEUED',
           ${now.toISOString()}::timestamptz
    from veracite.scans s
    cross join generate_series(${from}::int, ${to - 1}::int) as planned (place)
    join veracite.scan_prompts asked
      on asked.scan_id = s.id and asked.place = (planned.place / ${engines.length}::int) % ${totalPrompts}::int
    join veracite.prompts p on p.id = asked.prompt_id
    where s.id = ${scanId}::uuid
    order by planned.place
    on conflict (scan_id, place) where place is not null do nothing`
}

export async function listPlanned({ sql }: Tx, scanId: string, { from, to }: Places): Promise<PlannedRun[]> {
  return await sql<PlannedRun[]>`
    select r.id as "runId", encode(p.text_sha256, 'hex') as "promptSha256", r.engine, r.sample
    from veracite.runs r join veracite.prompts p on p.id = r.prompt_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${from}::int and r.place < ${to}::int
    order by r.place`
}

export async function listSettled({ sql }: Tx, scanId: string, { from, to }: Places) {
  const rows = await sql<
    (PlannedRun & { status: string; class: string | null; sha256: string | null; reason: string | null })[]
  >`
    select r.id as "runId", encode(p.text_sha256, 'hex') as "promptSha256", r.engine, r.sample, r.status,
           r.citation_class as class, encode(c.sha256, 'hex') as sha256, coalesce(r.no_answer_reason, r.error) as reason
    from veracite.runs r
    join veracite.prompts p on p.id = r.prompt_id
    left join evidence.captures c on c.id = r.capture_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${from}::int and r.place < ${to}::int
    order by r.place`
  return rows.map(({ status, class: citationClass, sha256, reason, ...run }) => ({
    run,
    outcome: {
      status,
      captureSha256: sha256,
      reason: (status === 'CLASSIFIED' ? citationClass : reason) ?? '',
    },
  }))
}

export async function appendLines(
  { sql }: Tx,
  scanId: string,
  kind: LinesKind,
  from: number,
  lines: { line: string; status?: string }[],
  version = 1,
): Promise<void> {
  if (lines.length === 0) return
  const first = from / BLOCK_LINES
  const rows = sealBlocks(lines.map(({ line }) => line)).map((block, i) => ({
    block: first + i,
    lines: block.lines,
    root: hex(block.root),
    counts: countsOf(lines.slice(i * BLOCK_LINES, (i + 1) * BLOCK_LINES)),
  }))
  await sql`
    insert into evidence.scan_lines (scan_id, kind, version, block, lines, root, counts)
    select ${scanId}::uuid, ${kind}, ${version}::int, block, lines, decode(root, 'hex'), counts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_block (block int, lines text, root text, counts jsonb)`
}

function countsOf(lines: { status?: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of lines) if (status !== undefined) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/**
 * A run's job has the run's own id, so it cannot be created twice. Each job is due a microsecond after the
 * previous one, which keeps them in plan order, and each sample `sampleGapMs` after the previous one. The
 * first sample is due at once.
 */
export async function queueRuns(
  { sql }: Tx,
  scanId: string,
  { from, to, sampleGapMs }: Places & { sampleGapMs: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into veracite.jobs (id, kind, lane, payload, run_at, created_at, traceparent)
    select r.id, 'run.ask', r.engine, jsonb_build_object('runId', r.id, 'scanId', r.scan_id),
           s.planned_at + (r.sample - 1) * ${sampleGapMs}::float8 * interval '1 millisecond'
             - (s.total_runs - r.place) * interval '1 microsecond',
           ${now.toISOString()}::timestamptz, ${currentTraceparent()}::text
    from veracite.runs r join veracite.scans s on s.id = r.scan_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${from}::int and r.place < ${to}::int
      and r.status = 'QUEUED' and s.plan_sha256 is not null
    on conflict (id) do nothing`
}

export type PlannedScan = ScanToPlan & { asked: readonly PlannedEngine[] }

/**
 * By the text of the prompt: one that was archived and added again was asked before all the same. Counts every
 * run of the brand that had been planned, and every further answer for a re-verification. Invented answers say nothing
 * about how often anybody was asked, nor real ones about those: each counts its own. What people brought from apps was
 * not asked by this service.
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
        join veracite.runs r on r.prompt_id = same.id and r.engine = cell.engine and r.origin <> 'app'
          and (r.origin = 'demo') = (cell.engine = any(${demos}::text[]))
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
