import { buildCapture } from '@veracite/core/capture/build-capture'
import type { Lease } from '@veracite/core/jobs'
import { classifyCaptures } from '@veracite/core/runs/classify-captures'
import type { RunStore } from '@veracite/core/stores/run-store'
import { beginScan } from '@veracite/testing/begin-scan'
import { oneTestServer } from '@veracite/testing/database'
import { createWorld, type World } from '@veracite/testing/world'
import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openPostgres, type Sql } from '../open-postgres.ts'
import { createRunStore } from './run-store.ts'

/** What one verb may touch: unchanged together, or changed together. */
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

describe.each(oneTestServer())('all or nothing on $name, wherever the connection dies', (server) => {
  let world: World
  let admin: Database
  beforeAll(async () => {
    world = await createWorld(server)
    admin = await openPostgres({
      url: world.testDatabase.adminUrl,
      max: 1,
      applicationName: 'killer',
      role: null,
    })
  })
  afterAll(async () => {
    await admin?.close()
    await world?.close()
  })

  /** The store on a connection that is killed just before its k-th statement of a transaction, the commit included. */
  async function killedBefore(
    k: number,
  ): Promise<{ runs: RunStore; wasKilled: () => boolean; close: () => Promise<void> }> {
    const database = await openPostgres({ url: world.testDatabase.appUrl, max: 1, applicationName: 'victim' })
    let killed = false
    const kill = async (pid: number) => {
      killed = true
      await admin.sql`select pg_terminate_backend(${pid})`
    }
    const client = new Proxy(database.sql, {
      get: (sql, property, receiver) =>
        property === 'begin'
          ? (...args: unknown[]) => begin(sql, args.at(-1) as (tx: unknown) => unknown)
          : property === 'unsafe'
            ? (...args: Parameters<Sql['unsafe']>) => alone(sql, args)
            : Reflect.get(sql, property, receiver),
    })
    /** A statement that is a transaction of its own: there is nothing between its parts, only before it. */
    const alone = async (sql: Sql, args: Parameters<Sql['unsafe']>) => {
      const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
      if (k === 1) await kill(pid)
      return await sql.unsafe(...args)
    }
    const begin = (sql: Sql, body: (tx: unknown) => unknown) =>
      sql.begin(async (tx) => {
        const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
        let statements = 0
        const dying = new Proxy(tx, {
          get: (target, property, receiver) =>
            property === 'unsafe' ? unsafe : Reflect.get(target, property, receiver),
        })
        const unsafe = (...args: Parameters<postgres.TransactionSql['unsafe']>) => {
          statements += 1
          if (statements !== k) return tx.unsafe(...args)
          const query = tx.unsafe(...args)
          // A query is sent when somebody waits for it: the connection dies first.
          const afterKill =
            <T>(wait: () => PromiseLike<T>) =>
            (done?: (value: T) => unknown, failed?: (error: unknown) => unknown) =>
              kill(pid).then(wait).then(done, failed)
          // biome-ignore lint/suspicious/noThenProperty: it stands in for a postgres.js query, which is one
          return { then: afterKill(() => query), values: () => kill(pid).then(() => query.values()) }
        }
        const result = await body(dying)
        if (statements + 1 === k) await kill(pid)
        return result
      })
    return {
      runs: createRunStore({ db: drizzle(client), shared: client }),
      wasKilled: () => killed,
      close: database.close,
    }
  }

  const counts = async () => (await world.database.sql.unsafe(COUNTS))[0]

  async function claimRun(): Promise<{ lease: Lease; runId: string }> {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const { jobId } = await world.services.startScan({
      brandId,
      scope: { accountId: null },
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

  /** Kills before statement 1, 2, 3 … until one attempt gets through untouched. */
  async function killEverywhere(attempt: (runs: RunStore) => Promise<void>): Promise<number> {
    const before = await counts()
    for (let k = 1; k < 50; k += 1) {
      const { runs, wasKilled, close } = await killedBefore(k)
      const failed = await attempt(runs).then(
        () => false,
        () => true,
      )
      await close()
      if (!wasKilled()) {
        expect(failed).toBe(false)
        expect(await counts()).not.toEqual(before)
        return k - 1
      }
      expect([k, failed]).toEqual([k, true])
      expect([k, await counts()]).toEqual([k, before])
    }
    throw new Error('never got through')
  }

  /** Lets every write to one table after the other fail, until the verb gets through with none of them broken. */
  async function breakEachTable(attempt: () => Promise<void>): Promise<void> {
    const before = await counts()
    await admin.sql.unsafe(`
      create or replace function public.broken() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$`)
    for (const table of WRITTEN_WITH_A_CAPTURE) {
      await admin.sql.unsafe(`
        create trigger broken before insert or update on ${table} for each row execute function public.broken()`)
      const failure = await attempt().catch((error: Error) => error.cause)
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
      startedAt: new Date(),
    })
    const capture = await captureFor(runId)
    await breakEachTable(() => world.ports.runs.appendCapture(lease, capture, callId))
    expect(await killEverywhere((runs) => runs.appendCapture(lease, capture, callId))).toBeGreaterThan(2)

    const [claimed] = await world.ports.jobStore.claim(new Map([['classify', 1]]), 'test', 60_000)
    if (claimed?.kind !== 'scan.classify') throw new Error('the last run did not queue the classification')
    const [captured] = await world.ports.runs.listToClassify(claimed.payload.scanId, 10)
    if (!captured) throw new Error('nothing to classify')
    const facts = await world.ports.facts.listForVerdict(captured.brand.id)
    const never = new AbortController().signal
    const { classified } = await classifyCaptures(world.ports, [captured], () => facts, never)
    expect(
      await killEverywhere((runs) => runs.appendClassifications(claimed.lease, classified)),
    ).toBeGreaterThan(2)
    expect(await world.ports.scans.finish(claimed.lease, claimed.payload.scanId, null, new Date())).toBe(
      'COMPLETED',
    )
  }, 180_000)

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
})
