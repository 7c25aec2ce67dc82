import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@veracite/db/open-postgres'
import { findPostgres } from '@veracite/testing/find-postgres'
import { redisAnswers } from '@veracite/testing/find-redis'
import { createProcesses, type Process } from '@veracite/testing/processes'
import { untilReady } from '@veracite/testing/standalone-process'

/**
 * A running service for the tests of the clients. If PostgreSQL and Redis answer, it runs on them, with a
 * second API on the same database whose queue is unreachable; otherwise it is the embedded standalone. Prints
 * one JSON line when it is ready, and cleans up when it is told to stop.
 */
const folder = await mkdtemp(join(tmpdir(), 'veracite-live-'))
const found = await findPostgres(process.env.DATABASE_URL)
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const onServers = 'url' in found && (await redisAnswers(redisUrl))
const database = onServers ? await createDatabase(found.url) : null
const shared = {
  VERACITE_DATA_DIR: folder,
  VERACITE_DEMO_LATENCY: '0.05',
  VERACITE_PUBLIC_RATE_LIMIT: '0',
  VERACITE_EXPORT_RATE_LIMIT: '0',
  PORT: '0',
}
const processes = await createProcesses()
const started: Process[] = []
const start = (entry: string, env: Record<string, string>): Process => {
  const process = processes.start(entry, { ...shared, ...env })
  started.push(process)
  return process
}

const servers = database && { DATABASE_URL: database.url, REDIS_URL: redisUrl }
const main = await untilReady(start('apps/standalone/src/main.ts', { ...servers }), folder)
const { url, token, brandId: brand } = main
const down = database && (await startDown(database.url))
process.stdout.write(
  `${JSON.stringify({ url, token, brand, downUrl: down, shape: database ? 'servers' : 'embedded' })}\n`,
)

await new Promise((resolve) => {
  process.on('SIGTERM', resolve)
  process.on('SIGINT', resolve)
})
for (const process of started.reverse()) {
  process.signal('SIGTERM')
  await process.exited
}
await database?.drop()
await rm(folder, { recursive: true, force: true })
process.exit(0)

async function startDown(databaseUrl: string): Promise<string> {
  const api = start('apps/api/src/main.ts', {
    DATABASE_URL: databaseUrl,
    REDIS_URL: 'redis://127.0.0.1:1',
    // Has engines, so that starting a scan gets as far as the queue.
    VERACITE_DEMO: '1',
    VERACITE_TOKEN: token,
    VERACITE_SIGNING_KEY: await Bun.file(join(folder, 'capture-key.pem')).text(),
  })
  const [, downUrl = ''] = await api.said(/"url":"([^"]+)"/)
  return downUrl
}

async function createDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `veracite_live_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const admin = await openPostgres({ url: adminUrl, max: 1, applicationName: 'veracite-live', role: null })
    await admin.sql.unsafe(statement)
    await admin.close()
  }
  await run(`create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
