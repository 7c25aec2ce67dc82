import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EngineServer, startEngineServer } from '@veracite/testing/engine-server'
import { createOwnRedis, type OwnRedis } from '@veracite/testing/own-redis'
import { createProcesses, type Process } from '@veracite/testing/processes'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../packages/db/src/embedded-postgres.ts'
import { type Database, openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { newDataFolder } from './prepared-folder.ts'

export const TOKEN = 'a-platform-token-for-fault-tests-0123456789'
export const LEASE_SECONDS = 3

/** A PostgreSQL server for one test, a Redis when asked for, and processes that use them. */
export interface Cluster {
  readonly engine: EngineServer
  /** As superuser: for the checker and for preparing the test. */
  adminUrl(): string
  sql(): Promise<Sql>
  readonly redis: OwnRedis | null
  worker(env?: Record<string, string>): Process
  api(env?: Record<string, string>): Promise<Process & { url: string }>
  killPostgres(): Promise<void>
  startPostgres(): Promise<void>
  progress(): Promise<Progress>
  stop(): Promise<void>
}

/** The number of open and settled runs, unfinished scans, and remaining jobs. */
export interface Progress {
  open: number
  settled: number
  unfinished: number
  jobs: number
}

export interface ClusterOptions {
  /** How the stand-in for an engine answers. */
  engine: Parameters<typeof startEngineServer>[0]
  redis?: boolean
  concurrency?: number
  /** Addresses to use instead of the real ones, to put a proxy in between. */
  through?: (urls: {
    database: string
    redis: string | null
  }) => Promise<{ database: string; redis: string | null }>
}

/** A cluster for this work; nothing of it is left afterwards. */
export async function withCluster<T>(
  options: ClusterOptions,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster(options)
  try {
    return await work(cluster)
  } finally {
    await cluster.stop()
  }
}

async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const engine = startEngineServer(options.engine)
  const processes = await createProcesses()
  const dataDir = await newDataFolder()
  let postgres: EmbeddedPostgres = await startPostgresIn(dataDir)
  const redis = options.redis ? await createOwnRedis() : null
  await redis?.start()
  const direct = { database: postgres.appUrl, redis: redis?.url ?? null }
  const urls = options.through ? await options.through(direct) : direct
  const shared = {
    ...engineEnv(engine, options.concurrency ?? 8),
    DATABASE_URL: urls.database,
    VERACITE_MIGRATIONS_URL: postgres.adminUrl,
    ...(urls.redis !== null && { REDIS_URL: urls.redis }),
    VERACITE_TOKEN: TOKEN,
    VERACITE_SIGNING_KEY: pemOf('capture'),
    VERACITE_LOG_KEY: pemOf('log'),
    VERACITE_LOG_ORIGIN: 'faults.test/log/1',
    VERACITE_CHECKPOINT_FILE: join(dataDir, 'log-checkpoint'),
    VERACITE_WORKER_PORT: '0',
    VERACITE_JOB_LEASE_SECONDS: String(LEASE_SECONDS),
    VERACITE_LOG_LEVEL: 'info',
    VERACITE_DATA_DIR: join(dataDir, 'process'),
    PORT: '0',
  }
  const connection = createConnection(() => postgres.adminUrl)
  return {
    engine,
    adminUrl: () => postgres.adminUrl,
    sql: connection.sql,
    redis,
    progress: async () => readProgress(await connection.sql()),
    worker: (env = {}) => processes.start('apps/worker/src/main.ts', { ...shared, ...env }),
    async api(env = {}) {
      const api = processes.start('apps/api/src/main.ts', { ...shared, ...env })
      const [, url = ''] = await api.said(/"url":"(http:[^"]+)"/)
      return { ...api, url }
    },
    async killPostgres() {
      const [pid] = (await Bun.file(join(dataDir, 'postgres', 'postmaster.pid')).text()).split('\n')
      await killWithChildren(Number(pid))
      await postgres.exited
      // Releases the folder's lock; nothing is left to stop.
      await postgres.stop().catch(() => {})
    },
    async startPostgres() {
      postgres = await startPostgresIn(dataDir)
    },
    async stop() {
      redis?.thaw()
      await connection.close()
      await processes.killAll()
      await redis?.kill()
      await postgres.stop().catch(() => {})
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const startPostgresIn = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, settings: { max_connections: '200' } })

/** Kills every process of the server at once: none can notify a client or flush to disk. */
export async function killWithChildren(pid: number): Promise<void> {
  const children = (await Bun.file(`/proc/${pid}/task/${pid}/children`).text()).split(' ').filter(Boolean)
  for (const victim of [pid, ...children.map(Number)]) {
    try {
      process.kill(victim, 'SIGKILL')
    } catch {
      // It has already ended by itself.
    }
  }
}

export const engineEnv = (engine: EngineServer, concurrency: number): Record<string, string> => ({
  OPENAI_COMPATIBLE_BASE_URL: engine.url,
  OPENAI_COMPATIBLE_MODEL: 'stand-in-1',
  OPENAI_COMPATIBLE_ENGINES: 'CHATGPT,CLAUDE',
  // The checker counts every call to the stand-in as a question of a scan; reading models and re-checked
  // changes would call it too, so they are off.
  VERACITE_READER: 'off',
  VERACITE_ASK_AGAIN: 'off',
  CHATGPT_CONCURRENCY: String(concurrency),
  CLAUDE_CONCURRENCY: String(concurrency),
  CHATGPT_REQUESTS_PER_MINUTE: '100000',
  CLAUDE_REQUESTS_PER_MINUTE: '100000',
})

function pemOf(kind: 'capture' | 'log'): string {
  const pem = { format: 'pem', type: 'pkcs8' } as const
  return kind === 'capture'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString()
    : generateKeyPairSync('ed25519').privateKey.export(pem).toString()
}

/**
 * An account with one brand and this many prompts, written directly into the tables. Two engines: two runs
 * per prompt.
 */
export async function addBrand(
  { sql: connect }: Cluster,
  { prompts, maxScans = 1_000_000 }: { prompts: number; maxScans?: number },
): Promise<string> {
  const sql = await connect()
  const brandId = Bun.randomUUIDv7()
  const planId = `plan-${randomBytes(4).toString('hex')}`
  await sql`insert into veracite.plans values (${planId}, '{CHATGPT,CLAUDE}', ${maxScans}, now(), now())`
  await sql`insert into veracite.accounts values (${brandId}, 'Faults', ${planId}, now())`
  await sql`
    insert into veracite.brands (id, account_id, name, domain, aliases, created_at)
    values (${brandId}, ${brandId}, 'Halden Instruments', 'halden-instruments.com', '{}', now())`
  await sql`
    insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at)
    select veracite.uuidv7(), ${brandId}, 'Question ' || n, sha256(('Question ' || n)::bytea), 'BRANDED', 'en-US', now()
    from generate_series(1, ${prompts}) n`
  return brandId
}

export interface Answer {
  status: number
  body: Record<string, unknown>
  ms: number
}

/** Null: the connection failed, so it is unknown whether the request was carried out. */
export async function post(url: string, path: string, body: unknown): Promise<Answer | null> {
  const begun = performance.now()
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      ms: performance.now() - begun,
    }
  } catch {
    return null
  }
}

/** One connection: a test looks every 50 ms, and opening one costs more than all that it then does. */
function createConnection(url: () => string) {
  let database: Database | undefined
  let connectedTo = ''
  return {
    async sql(): Promise<Sql> {
      // A server that was started again may have another port.
      if (database === undefined || connectedTo !== url()) {
        await database?.close()
        database = undefined
        connectedTo = url()
        database = await openPostgres({ url: connectedTo, max: 2, applicationName: 'harness', role: null })
      }
      return database.sql
    },
    close: async () => await database?.close(),
  }
}

async function readProgress(sql: Sql): Promise<Progress> {
  const [row] = await sql<Progress[]>`
    select coalesce(sum(total_runs - settled_runs), 0)::int as open, coalesce(sum(settled_runs), 0)::int as settled,
           count(*) filter (where finished_at is null) as unfinished,
           (select count(*) from veracite.jobs where state in ('queued', 'running')) as jobs
    from veracite.scans`
  return row ?? { open: 0, settled: 0, unfinished: 0, jobs: 0 }
}
