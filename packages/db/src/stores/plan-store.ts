import { BLOCK_LINES, sealBlocks } from '@veracite/core/scans/sealed-list'
import type { PlanStore, RunsToQueue, ScanToPlan, SealedKind } from '@veracite/core/stores/plan-store'
import type { Engine, RunStatus } from '@veracite/core/vocabulary'
import { outcomeLine, planLine } from '@veracite/verify/sampling-lines'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { brands } from '../schema/catalog.ts'
import { scans } from '../schema/work.ts'
import { hex, isUuid } from './ids.ts'
import { announceWork, completeJob, holdLease, type Tx } from './job-rows.ts'
import { appendScanManifest } from './scan-manifest-rows.ts'

/** Scans are planned, begun and sealed in parts: what one part takes does not grow with the scan. */
export function createPlanStore({ db }: Pick<Database, 'db'>): PlanStore {
  return {
    async find(scanId) {
      if (!isUuid(scanId)) return null
      return findScan(db, scanId)
    },

    async listSpend(since) {
      return await db.execute<{ engine: Engine; calls: number; costUsd: string }>(sql`
        select engine, sum(calls)::int as calls, sum(cost_usd)::text as "costUsd" from veracite.engine_spend
        where day >= ${since.toISOString().slice(0, 10)}::date group by engine`)
    },

    async listPromptDigests(scanId, limit) {
      const rows = await db.execute<{ sha256: string }>(sql`
        select encode(p.text_sha256, 'hex') as sha256
        from veracite.scan_prompts s join veracite.prompts p on p.id = s.prompt_id
        where s.scan_id = ${scanId}::uuid order by s.place limit ${limit}`)
      return rows.map((row) => row.sha256)
    },

    planPart: (lease, scanId, most, now) =>
      db.transaction(async (tx) => {
        await holdLease(tx, lease)
        const scan = await findScan(tx, scanId)
        if (!scan || scan.plannedRuns >= scan.totalRuns) return scan?.plannedRuns ?? 0
        const from = scan.plannedRuns
        const to = Math.min(from + wholeBlocks(most), scan.totalRuns)
        await insertRuns(tx, scan, { from, to }, now)
        const planned = await listPlanned(tx, scanId, { from, to })
        if (planned.length !== to - from) throw new Error(`Runs of scan ${scanId} are missing from its plan.`)
        await appendLines(
          tx,
          scanId,
          'plan',
          from,
          planned.map((run) => ({ line: planLine(run) })),
        )
        await tx.update(scans).set({ plannedRuns: to }).where(eq(scans.id, scanId))
        return to
      }),

    begin: (lease, plan, queue) =>
      db.transaction(async (tx) => {
        await holdLease(tx, lease)
        await appendScanManifest(tx, 'plan', plan)
        await tx
          .update(scans)
          .set({
            status: 'RUNNING',
            startedAt: plan.createdAt,
            plannedAt: plan.createdAt,
            plannedEngines: plan.engines,
            planSha256: sql`sha256(${plan.manifest.body}::bytea)`,
          })
          .where(eq(scans.id, plan.scanId))
        return queueNext(tx, lease, plan.scanId, queue, plan.createdAt)
      }),

    queuePart: (lease, scanId, queue, now) =>
      db.transaction(async (tx) => {
        await holdLease(tx, lease)
        return queueNext(tx, lease, scanId, queue, now)
      }),

    sealPart: (lease, scanId, most) =>
      db.transaction(async (tx) => {
        await holdLease(tx, lease)
        const scan = await findScan(tx, scanId)
        if (!scan) return 0
        const [blocks] = await tx.execute<{ n: number }>(sql`
          select count(*)::int as n from evidence.scan_lines
          where scan_id = ${scanId}::uuid and kind = 'outcome'`)
        const from = Math.min((blocks?.n ?? 0) * BLOCK_LINES, scan.totalRuns)
        const to = Math.min(from + wholeBlocks(most), scan.totalRuns)
        const settled = await listSettled(tx, scanId, { from, to })
        if (settled.length !== to - from) throw new Error(`Runs of scan ${scanId} are missing at its end.`)
        const lines = settled.map(({ run, outcome }) => ({
          line: outcomeLine(planLine(run), outcome),
          status: outcome.status,
        }))
        await appendLines(tx, scanId, 'outcome', from, lines)
        return to
      }),

    async listBlocks(scanId, kind) {
      const rows = await db.execute<{ root: Uint8Array; counts: Partial<Record<RunStatus, number>> }>(sql`
        select root, counts from evidence.scan_lines
        where scan_id = ${scanId}::uuid and kind = ${kind} order by block`)
      const counts: Partial<Record<RunStatus, number>> = {}
      for (const row of rows) {
        for (const [status, n] of Object.entries(row.counts) as [RunStatus, number][])
          counts[status] = (counts[status] ?? 0) + n
      }
      return { roots: rows.map((row) => row.root), counts }
    },

    async appendOutcome(lease, outcome, now) {
      await db.transaction(async (tx) => {
        await completeJob(tx, lease, null, now)
        await appendScanManifest(tx, 'outcome', outcome)
      })
    },
  }
}

interface Places {
  from: number
  to: number
}

/** Parts end where blocks end, so that no block is written in two parts. */
const wholeBlocks = (most: number): number => Math.max(1, Math.floor(most / BLOCK_LINES)) * BLOCK_LINES

async function findScan(db: Tx | Database['db'], scanId: string): Promise<ScanToPlan | null> {
  const [row] = await db
    .select({
      scanId: scans.id,
      brand: { id: brands.id, name: brands.name, domain: brands.domain },
      engines: scans.engines,
      samples: scans.samples,
      spreadSeconds: scans.spreadSeconds,
      totalPrompts: scans.totalPrompts,
      totalRuns: scans.totalRuns,
      plannedRuns: scans.plannedRuns,
      queuedRuns: scans.queuedRuns,
      planSha256: scans.planSha256,
    })
    .from(scans)
    .innerJoin(brands, eq(brands.id, scans.brandId))
    .where(eq(scans.id, scanId))
  return row ? { ...row, planSha256: row.planSha256 && hex(row.planSha256) } : null
}

/**
 * Every prompt is asked once of every engine before any is asked again: the samples of one prompt and engine lie as
 * far apart as the plan is long. Runs that a scan from before plans has already stay as they are.
 */
async function insertRuns(tx: Tx, scan: ScanToPlan, { from, to }: Places, now: Date): Promise<void> {
  const { scanId, totalPrompts, engines } = scan
  await tx.execute(sql`
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
    on conflict (scan_id, place) where place is not null do nothing`)
}

interface PlannedRow extends Record<string, unknown> {
  runId: string
  promptSha256: string
  engine: string
  sample: number
}

async function listPlanned(tx: Tx, scanId: string, { from, to }: Places): Promise<PlannedRow[]> {
  return await tx.execute<PlannedRow>(sql`
    select r.id as "runId", encode(p.text_sha256, 'hex') as "promptSha256", r.engine, r.sample
    from veracite.runs r join veracite.prompts p on p.id = r.prompt_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${from}::int and r.place < ${to}::int
    order by r.place`)
}

async function listSettled(tx: Tx, scanId: string, { from, to }: Places) {
  const rows = await tx.execute<
    PlannedRow & { status: string; sha256: string | null; reason: string | null }
  >(sql`
    select r.id as "runId", encode(p.text_sha256, 'hex') as "promptSha256", r.engine, r.sample, r.status,
           encode(c.sha256, 'hex') as sha256, coalesce(r.no_answer_reason, r.error) as reason
    from veracite.runs r
    join veracite.prompts p on p.id = r.prompt_id
    left join evidence.captures c on c.id = r.capture_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${from}::int and r.place < ${to}::int
    order by r.place`)
  return rows.map(({ status, sha256, reason, ...run }) => ({
    run,
    outcome: { status, captureSha256: sha256, reason: status === 'CLASSIFIED' ? '' : (reason ?? '') },
  }))
}

async function appendLines(
  tx: Tx,
  scanId: string,
  kind: SealedKind,
  from: number,
  lines: { line: string; status?: string }[],
): Promise<void> {
  if (lines.length === 0) return
  const first = from / BLOCK_LINES
  const rows = sealBlocks(lines.map(({ line }) => line)).map((block, i) => ({
    block: first + i,
    lines: block.lines,
    root: hex(block.root),
    counts: countsOf(lines.slice(i * BLOCK_LINES, (i + 1) * BLOCK_LINES)),
  }))
  await tx.execute(sql`
    insert into evidence.scan_lines (scan_id, kind, block, lines, root, counts)
    select ${scanId}::uuid, ${kind}, block, lines, decode(root, 'hex'), counts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_block (block int, lines text, root text, counts jsonb)`)
}

function countsOf(lines: { status?: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of lines) if (status !== undefined) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/**
 * The job of a run has the run's own id: making it twice is impossible. Each is due a microsecond after the one before
 * it, which keeps them in the order of the plan, and each sample that much later than the one before. The first sample
 * is due at once.
 */
async function queueNext(
  tx: Tx,
  lease: Parameters<typeof completeJob>[1],
  scanId: string,
  { most, sampleGapMs }: RunsToQueue,
  now: Date,
): Promise<number> {
  const [scan] = await tx
    .select({ total: scans.totalRuns, queued: scans.queuedRuns })
    .from(scans)
    .where(eq(scans.id, scanId))
  if (!scan) return 0
  const to = Math.min(scan.queued + most, scan.total)
  await tx.execute(sql`
    insert into veracite.jobs (id, kind, lane, payload, run_at, created_at)
    select r.id, 'run.ask', r.engine, jsonb_build_object('runId', r.id, 'scanId', r.scan_id),
           s.planned_at + (r.sample - 1) * ${sampleGapMs}::float8 * interval '1 millisecond' 
             - (s.total_runs - r.place) * interval '1 microsecond',
           ${now.toISOString()}::timestamptz
    from veracite.runs r join veracite.scans s on s.id = r.scan_id
    where r.scan_id = ${scanId}::uuid and r.place >= ${scan.queued}::int and r.place < ${to}::int
      and r.status = 'QUEUED' and s.plan_sha256 is not null
    on conflict (id) do nothing`)
  await tx.update(scans).set({ queuedRuns: to }).where(eq(scans.id, scanId))
  await announceWork(tx)
  if (to === scan.total) await completeJob(tx, lease, { runs: scan.total }, now)
  return to
}
