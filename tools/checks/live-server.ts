import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@veracite/db/open-postgres'
import { builtProduct } from '@veracite/testing/built-product'
import { findPostgres } from '@veracite/testing/find-postgres'
import { redisAnswers } from '@veracite/testing/find-redis'

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
const children: Bun.Subprocess[] = []
const built = await builtProduct()

const main = await start(
  'apps/standalone/src/main.ts',
  { ...(database && { DATABASE_URL: database.url, REDIS_URL: redisUrl }) },
  /ready at (\S+)/,
)
const token = (await Bun.file(join(folder, 'token')).text()).trim()
const brand = /brand +([0-9a-f-]{36})/.exec(main.output)?.[1] ?? ''
const down = database && (await startDown(database.url, token))
process.stdout.write(
  `${JSON.stringify({ url: main.url, token, brand, downUrl: down?.url ?? null, shape: database ? 'servers' : 'embedded' })}\n`,
)

await new Promise((resolve) => {
  process.on('SIGTERM', resolve)
  process.on('SIGINT', resolve)
})
for (const child of children.reverse()) {
  child.kill('SIGTERM')
  await child.exited
}
await database?.drop()
await rm(folder, { recursive: true, force: true })
process.exit(0)

async function startDown(url: string, platformToken: string) {
  const signingKey = await Bun.file(join(folder, 'capture-key.pem')).text()
  return start(
    'apps/api/src/main.ts',
    {
      DATABASE_URL: url,
      REDIS_URL: 'redis://127.0.0.1:1',
      // Has engines, so that starting a scan gets as far as the queue.
      VERACITE_DEMO: '1',
      VERACITE_TOKEN: platformToken,
      VERACITE_SIGNING_KEY: signingKey,
    },
    /"url":"([^"]+)"/,
  )
}

async function start(
  entry: string,
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ url: string; output: string }> {
  const child = Bun.spawn([process.execPath, built(entry)], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...shared, ...env },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  children.push(child)
  let output = ''
  const decoder = new TextDecoder()
  const reader = child.stdout.getReader()
  while (!ready.test(output) || (entry.includes('standalone') && !output.includes('Reference'))) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`${entry} ended before it was ready: ${output}`)
    output += decoder.decode(value)
  }
  // Its further output must be read, or it blocks on a full pipe.
  void (async () => {
    while (!(await reader.read()).done);
  })()
  return { url: ready.exec(output)?.[1] ?? '', output }
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
