import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { redisUrl } from '@veracite/testing/database'
import { createOwnRedis, hasRedisBinary, type OwnRedis } from '@veracite/testing/own-redis'
import { createProcesses, type Process } from '@veracite/testing/processes'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../packages/db/src/embedded-postgres.ts'
import { openPostgres, type Sql } from '../../../packages/db/src/open-postgres.ts'
import { parseLogKey } from '../../../packages/evidence/src/log/log-key.ts'
import { formatVkey } from '../../../packages/verify/src/log/note-key.ts'
import { environmentOf, readDotenv, serviceOf } from './compose-file.ts'

/**
 * Follows docs/operations.md to the letter: settings from `veracite init`, processes and their environments
 * from docker-compose.yml, a PostgreSQL that requires passwords, and a Redis. Only addresses differ.
 */

vi.setConfig({ testTimeout: 600_000 })

const processes = await createProcesses()
const folder = useFolder()
let postgres: EmbeddedPostgres
let redis: OwnRedis
let dotenv: Record<string, string>

beforeAll(async () => {
  if (!hasRedisBinary) return
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'server') })
  redis = await createOwnRedis()
  await redis.start()
  const places = ['--postgres', `127.0.0.1:${postgres.port}`, '--redis', redis.url]
  const copy = ['--checkpoint-file', join(folder, 'shared', 'log-checkpoint')]
  const file = join(folder, '.env')
  const said = await cli(['init', 'evidence.shape.test', '-o', file, ...places, ...copy])
  expect(said).toMatchObject({ code: 0 })
  expect(said.output).toMatch(/Keep copies of these two.*VERACITE_LOG_KEY.*VERACITE_SIGNING_KEY/s)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  dotenv = readDotenv(file)
  // Does what the PostgreSQL image does at its first start.
  await asOwner(postgres.adminUrl, (sql) =>
    sql.unsafe(`alter role postgres password '${dotenv.POSTGRES_PASSWORD}'`),
  )
})
afterAll(async () => {
  await processes.killAll()
  await redis?.kill()
  await postgres?.stop()
})

async function asOwner(url: string, work: (sql: Sql) => PromiseLike<unknown>): Promise<void> {
  const owner = await openPostgres({ url, max: 1, applicationName: 'veracite-test', role: null })
  try {
    await work(owner.sql)
  } finally {
    await owner.close()
  }
}

async function cli(args: string[], env: Record<string, string> = {}) {
  const run = processes.start('apps/cli/src/main.ts', env, args)
  const { code } = await run.exited
  return { code, output: run.output() }
}

/** On one machine instead of in containers: other addresses, and engines that cost nothing. */
const HERE = { HOST: '127.0.0.1', VERACITE_DEMO: '1', VERACITE_DEMO_LATENCY: '0' }

function start(service: string, settings: Record<string, string>): Process {
  const [, entry = '', ...args] = serviceOf(service).command ?? []
  const ports = service === 'worker' ? { VERACITE_WORKER_PORT: '0' } : { PORT: '0' }
  const ours = service === 'migrate' ? {} : { ...HERE, ...ports }
  return processes.start(entry, { ...environmentOf(service, settings), ...ours }, args)
}

async function listening(process: Process): Promise<string> {
  const [, url = ''] = await process.said(/"url":"(http:[^"]+)"/)
  return url
}

async function ask(method: string, url: string, body?: unknown) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${dotenv.VERACITE_TOKEN}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Loose }
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a script would, and checked field by field.
type Loose = any

/** Adds a brand with prompts and facts, scans it to the end, and returns a run. */
async function scan(api: string): Promise<string> {
  const account = await ask('POST', `${api}/api/admin/accounts`, { name: 'Halden', plan: 'pro' })
  const brand = await ask('POST', `${api}/api/admin/brands`, {
    accountId: account.body.id,
    name: 'Halden Instruments',
    domain: 'halden-instruments.com',
  })
  const of = `${api}/api/admin/brands/${brand.body.id}`
  await ask('POST', `${of}/prompts`, {
    prompts: [{ text: 'Who runs Halden Instruments?', intent: 'BRANDED' }],
  })
  await ask('POST', `${of}/facts`, { facts: [{ predicate: 'ceo', value: 'Ingrid Solheim' }] })
  const started = await ask('POST', `${api}/v1/scans`, { brandId: brand.body.id })
  expect(started.status).toBe(202)
  await expect
    .poll(async () => (await ask('GET', `${api}/v1/scans/${started.body.scanId}`)).body.status)
    .toBe('COMPLETED')
  const runs = await ask('GET', `${api}/api/admin/scans/${started.body.scanId}/runs`)
  // Demo engines sometimes refuse, and a run without an answer has no bundle.
  return runs.body.items.find((run: { status: string }) => run.status === 'CLASSIFIED').id
}

describe.skipIf(redisUrl() === null || !hasRedisBinary)('the production shape, as documented', () => {
  test('ends with a bundle that verifies, and no process can do more than its work', async () => {
    const migrated = start('migrate', dotenv)
    expect(await migrated.exited, migrated.output()).toMatchObject({ code: 0 })
    const started = ['api', 'mcp', 'worker', 'worker'].map((service) => start(service, dotenv))
    const [api = '', mcp = '', ...workers] = await Promise.all(started.map(listening))

    for (const url of [api, mcp, ...workers]) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
      expect((await fetch(`${url}/metrics`)).status).toBe(401)
    }
    const run = await scan(api)
    await expect
      .poll(async () => (await ask('GET', `${api}/v1/runs/${run}/evidence`)).body.log)
      .toMatchObject({ status: 'integrated', origin: 'evidence.shape.test/log/1' })

    const bundle = await ask('GET', `${api}/v1/runs/${run}/evidence-bundle`)
    const file = join(folder, 'bundle.json')
    await writeFile(file, JSON.stringify(bundle.body))
    // The operator's own copy of the key, not the bundle's.
    const key = formatVkey(parseLogKey(dotenv.VERACITE_LOG_KEY ?? '', null).verifier)
    const verified = await cli(['verify', file, '--key', key])
    expect(verified.code, verified.output).toBe(0)
    const other = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await cli(['verify', file, '--key', other])).code).not.toBe(0)

    // The engines' cost series are on the workers, which make the calls.
    const numbers = await Promise.all(
      workers.map(async (url) => {
        const headers = { authorization: `Bearer ${dotenv.VERACITE_METRICS_TOKEN}` }
        return (await fetch(`${url}/metrics`, { headers })).text()
      }),
    )
    expect(numbers.join('\n')).toMatch(
      /veracite_engine_calls_total\{engine="\w+",origin="\w+",outcome="\w+"\} [1-9]/,
    )
    const tools = await fetch(`${mcp}/api/mcp`, { method: 'POST' })
    expect(tools.status, 'the tool server asks for its token').toBe(401)

    await asOwner(dotenv.VERACITE_MIGRATIONS_URL ?? '', async (sql) => {
      const logins = await sql<{ name: string }[]>`
        select distinct usename::text as name from pg_stat_activity
        where datname = 'veracite' and pid <> pg_backend_pid() order by 1`
      expect(logins.map(({ name }) => name)).toEqual(['veracite_sequencer', 'veracite_service'])
    })
    expect(await readFile(join(folder, 'shared', 'log-checkpoint'), 'utf8')).toContain('evidence.shape.test')
    for (const process of started) process.signal('SIGTERM')
    for (const process of started) expect(await process.exited).toMatchObject({ code: 0 })
    for (const process of started) {
      for (const [name, value] of Object.entries(dotenv))
        if (/TOKEN|_KEY$|PASSWORD/.test(name)) expect(process.output()).not.toContain(value)
    }
  })

  test('without a log: refused unless it is meant, and then everything says so in words', async () => {
    const { VERACITE_LOG_KEY: _, ...keyless } = dotenv
    const refused = start('worker', keyless)
    expect(await refused.exited).toMatchObject({ code: 1 })
    expect(refused.output()).toMatch(/VERACITE_LOG_KEY is required.*VERACITE_LOG=off/)
    expect(refused.output()).not.toMatch(/\n\s+at /)

    await asOwner(dotenv.VERACITE_MIGRATIONS_URL ?? '', (sql) => sql.unsafe('create database without_log'))
    const off = Object.fromEntries(
      Object.entries({ ...keyless, VERACITE_LOG: 'off' }).map(([name, value]) => [
        name,
        value.startsWith('postgres:') ? value.replace(/veracite$/, 'without_log') : value,
      ]),
    )
    const migrated = start('migrate', off)
    expect(await migrated.exited, migrated.output()).toMatchObject({ code: 0 })
    const [apiProcess, worker] = [start('api', off), start('worker', off)]
    const api = await listening(apiProcess)
    await listening(worker)
    const run = await scan(api)

    const words = /keeps no transparency log/
    const evidence = await ask('GET', `${api}/v1/runs/${run}/evidence`)
    expect(evidence.body.log).toMatchObject({ status: 'no_log', reason: expect.stringMatching(words) })
    const bundle = await ask('GET', `${api}/v1/runs/${run}/evidence-bundle`)
    expect(bundle.body).toMatchObject({
      status: 'no_log',
      statement: { proof: expect.stringMatching(words) },
      limits: expect.arrayContaining([expect.stringMatching(words)]),
    })
    const page = await fetch(`${api}/v1/runs/${run}/evidence-bundle?format=html`, {
      headers: { authorization: `Bearer ${dotenv.VERACITE_TOKEN}` },
    })
    expect(await page.text()).toMatch(words)
    const ready = await ask('GET', `${api}/readyz`)
    expect(ready.body.parts).toContainEqual({
      name: 'log',
      ready: true,
      detail: expect.stringMatching(words),
    })
    const doctor = await cli(['doctor', '--url', api], { VERACITE_TOKEN: dotenv.VERACITE_TOKEN ?? '' })
    expect(doctor.output.replaceAll(/\s+/g, ' ')).toMatch(words)
    for (const process of [apiProcess, worker]) process.signal('SIGTERM')
    for (const process of [apiProcess, worker]) expect(await process.exited).toMatchObject({ code: 0 })
  })
})
