import type { Lease } from '@veracite/core/jobs/jobs'
import { classifyCaptures } from '@veracite/core/runs/classify-captures'
import type { RunStore } from '@veracite/core/runs/run-store'
import { buildCapture } from '@veracite/evidence/capture/build-capture'
import { beginScan } from '@veracite/testing/begin-scan'
import { openAsAdmin } from '@veracite/testing/open-database'
import { startStatementCutter } from '@veracite/testing/statement-cutter'
import { oneIn } from '@veracite/testing/thorough'
import { useWorld } from '@veracite/testing/use-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '../open-postgres.ts'
import { createRunStore } from './runs/run-store.ts'

/** What one verb may touch: all of it changes, or none. */
const COUNTS = `
  select (select count(*) from evidence.captures) as captures, (select count(*) from evidence.capture_bytes) as bytes,
         (select count(*) from evidence.classifications) as classifications, (select count(*) from evidence.manifests) as manifests,
         (select count(*) from veracite.log_queue) + (select count(*) from evidence.log_leaves) as leaves,
         (select coalesce(sum(runs), 0) from veracite.class_counts_daily) as daily,
         (select coalesce(sum(runs), 0) from veracite.class_counts_total) as total,
         (select coalesce(sum(settled_runs), 0) from veracite.scans) as settled,
         (select count(*) from veracite.runs where status in ('CAPTURED', 'CLASSIFIED')) as runs,
         (select count(*) from veracite.jobs where state = 'done') as done`

const WRITTEN_WITH_A_CAPTURE = [
  'veracite.jobs',
  'veracite.engine_calls',
  'veracite.engine_spend',
  'evidence.captures',
  'evidence.capture_bytes',
  'evidence.manifests',
  'veracite.log_queue',
  'veracite.runs',
  'veracite.scans',
]

const world = useWorld()
let admin: Database
beforeAll(async () => {
  admin = await openAsAdmin(world.testDatabase.adminUrl)
})
afterAll(() => admin?.close())

/**
 * The store on a connection that dies just before its k-th statement; begin and commit count as statements.
 */
async function killedBefore(
  k: number,
): Promise<{ runs: RunStore; wasKilled: () => boolean; close: () => Promise<void> }> {
  const url = new URL(world.testDatabase.appUrl)
  const cutter = await startStatementCutter({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(cutter.port)
  const database = await openPostgres({ url: url.href, max: 1, applicationName: 'victim' })
  // A new connection queries types on its own; that must not be counted.
  await database.sql`select`
  cutter.cutBefore(k)
  return {
    runs: createRunStore(database),
    wasKilled: cutter.wasCut,
    close: async () => {
      await database.close()
      await cutter.stop()
    },
  }
}

const counts = async () => (await world.database.sql.unsafe(COUNTS))[0]

async function claimRun(): Promise<{ lease: Lease; runId: string }> {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const { jobId } = await world.operator.startScan({
    brandId,
    idempotency: null,
  })
  const start = await world.ports.jobStore.claimOne(jobId, 'test', 60_000)
  await beginScan(world.ports, start)
  const [claimed] = await world.ports.jobStore.claim(new Map([['CHATGPT', 1]]), 'test', 60_000)
  if (claimed?.kind !== 'run.ask') throw new Error('the run job was not there')
  return { lease: claimed.lease, runId: claimed.payload.runId }
}

async function captureFor(runId: string) {
  const run = await world.ports.runs.findToAsk(runId)
  const engine = world.ports.engines.get('CHATGPT')
  if (!run || !engine) throw new Error('nothing to ask')
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await engine.ask(
      {
        runId,
        brandId: run.brandId,
        prompt: `${run.prompt} ${attempt}`,
        intent: run.intent,
        locale: run.locale,
        sample: run.sample,
        attempt,
      },
      AbortSignal.timeout(10_000),
    )
    if (outcome.kind !== 'answered') continue
    const { signer, collector, ids } = world.ports
    return buildCapture({
      id: ids.next(),
      nonce: ids.randomHex(16),
      kind: 'original',
      run,
      engine,
      outcome,
      collector,
      signer,
      previous: null,
      trigger: { kind: 'scan', id: run.scanId },
      now: new Date(),
    })
  }
}

/** Kills before statement 1, 2, 3 … until an attempt succeeds; ordinary runs try every third. */
async function killEverywhere(attempt: (runs: RunStore) => Promise<void>): Promise<number> {
  const before = await counts()
  const closing: Promise<void>[] = []
  for (let k = 1; k < 50; k += oneIn(3)) {
    const { runs, wasKilled, close } = await killedBefore(k)
    const failed = await attempt(runs).then(
      () => false,
      () => true,
    )
    // A pool whose connection died takes two seconds to close; the next attempt does not wait for it.
    closing.push(close())
    if (!wasKilled()) {
      expect(failed).toBe(false)
      expect(await counts()).not.toEqual(before)
      await Promise.all(closing)
      return k - 1
    }
    expect([k, failed]).toEqual([k, true])
    expect([k, await counts()]).toEqual([k, before])
  }
  throw new Error('never got through')
}

/**
 * Makes writes fail, one table after the other, until the verb succeeds without touching a broken table.
 */
async function breakEachTable(attempt: () => Promise<void>): Promise<void> {
  const before = await counts()
  await admin.sql.unsafe(`
    create or replace function public.broken() returns trigger language plpgsql as
    $$ begin raise exception 'broken on purpose'; end $$`)
  for (const table of WRITTEN_WITH_A_CAPTURE) {
    await admin.sql.unsafe(`
      create trigger broken before insert or update on ${table} for each row execute function public.broken()`)
    const failure = await attempt().catch((error: unknown) => error)
    expect([table, String(failure)]).toEqual([table, 'PostgresError: broken on purpose'])
    await admin.sql.unsafe(`drop trigger broken on ${table}`)
    expect([table, await counts()]).toEqual([table, before])
  }
}

test('a captured run, its classification and the counters', async () => {
  const { lease, runId } = await claimRun()
  const callId = world.ports.ids.next()
  await world.ports.runs.beginCall(lease, {
    id: callId,
    runId,
    engine: 'CHATGPT',
    provider: 'demo',
    origin: 'demo',
    startedAt: new Date(),
  })
  const capture = await captureFor(runId)
  await breakEachTable(() => world.ports.runs.appendCapture(lease, capture, callId))
  expect(await killEverywhere((runs) => runs.appendCapture(lease, capture, callId))).toBeGreaterThan(2)

  const [claimed] = await world.ports.jobStore.claim(new Map([['classify', 1]]), 'test', 60_000)
  if (claimed?.kind !== 'scan.classify') throw new Error('the last run did not queue the classification')
  const [captured] = await world.ports.runs.listToClassify(claimed.payload.scanId, { from: 0, to: 10 }, true)
  if (!captured) throw new Error('nothing to classify')
  const facts = await world.ports.facts.listForVerdict(captured.brand.id)
  const never = new AbortController().signal
  const { classified } = await classifyCaptures(world.ports, [captured], facts, never)
  const ofScan = (classifications: typeof classified) =>
    ({
      kind: 'scan',
      lease: claimed.lease,
      classifications,
      later: [],
      followUp: [],
      now: new Date(),
    }) as const
  expect(
    await killEverywhere(async (runs) => {
      await runs.appendVerdicts(ofScan(classified))
    }),
  ).toBeGreaterThan(2)
  // A model may have read the answer while the scan gave up waiting: what came of that stands.
  const before = await world.database
    .sql`select classification_id from veracite.runs where id = ${captured.runId}`
  const late = await classifyCaptures(world.ports, [captured], facts, never)
  await world.ports.runs.appendVerdicts(ofScan(late.classified))
  expect(
    await world.database.sql`select classification_id from veracite.runs where id = ${captured.runId}`,
  ).toEqual(before)
  expect(await world.ports.scans.finish(claimed.lease, claimed.payload.scanId, null, new Date())).toBe(
    'COMPLETED',
  )
})

test('a worker that lost its lease writes nothing at all', async () => {
  const { lease, runId } = await claimRun()
  const capture = await captureFor(runId)
  await world.database.sql`update veracite.jobs set token = token + 1 where id = ${lease.jobId}`
  const before = await counts()
  await expect(world.ports.runs.appendCapture(lease, capture, world.ports.ids.next())).rejects.toThrow(
    /lease/,
  )
  expect(await counts()).toEqual(before)
})
