import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { findPostgres } from './find-postgres.ts'
import { redisAnswers } from './find-redis.ts'
import { dropRun, isAlive, prepareServer } from './prepare-server.ts'
import { quickFolder } from './quick-folder.ts'
import { nameRun } from './run-name.ts'
import type { TestServices } from './test-services.ts'
import { IS_WHOLE } from './thorough.ts'

const REPORTS = join(import.meta.dirname, '../../../.turbo/reports')
const isEverythingRequired = process.env.VERACITE_REQUIRE_SERVICES === '1'
const run = nameRun(hostname(), process.pid, randomBytes(3).toString('hex'))
const folder = join(quickFolder(), run.prefix)
let embedded: EmbeddedPostgres | undefined
let services: TestServices = { servers: [], redisUrl: null, notCovered: [] }

/** Projects of this run that use them: vitest sets up each, and all share one set. */
let users = 0
let started: Promise<void> | undefined

/** Once per test run: one embedded server always, Redis if it answers, and in CI a second PostgreSQL. */
export async function setup(project: TestProject): Promise<void> {
  users += 1
  started ??= removeLeftoverFolders().then(findServices)
  try {
    await started
  } catch (error) {
    // vitest does not call teardown if setup fails.
    await teardown()
    throw error
  }
  project.provide('veraciteServices', services)
}

async function findServices(): Promise<void> {
  const [own, other, redis] = await Promise.all([
    startOwnServer(),
    isSecondWanted() ? findPostgres(process.env.DATABASE_URL) : { missing: 'only with DATABASE_URL' },
    findRedis(process.env.REDIS_URL),
  ])
  services.servers.push(await prepareServer('embedded', own.adminUrl, run))
  if ('url' in other) services.servers.push(await prepareServer('server', other.url, run))
  else missing('a second PostgreSQL server', other.missing, process.env.DATABASE_URL)
  services.redisUrl = redis
  if (redis === null) missing('Redis', 'none at REDIS_URL or 127.0.0.1:6379', process.env.REDIS_URL)
  if (services.notCovered.length === 0) return
  console.log(`not covered by this run: ${services.notCovered.join('; ')}`)
  // For the last lines of `npm test`; nothing reads it after a run of single files.
  await appendFile(join(REPORTS, 'not-covered'), `${services.notCovered.join('\n')}\n`).catch(() => {})
}

/** What the suites of the database do on one server they do on the next: people need not wait for both. */
function isSecondWanted(): boolean {
  return IS_WHOLE || isEverythingRequired || process.env.DATABASE_URL !== undefined
}

/** A service requested by its address or by VERACITE_REQUIRE_SERVICES=1 is not silently skipped. */
function missing(service: string, why: string, address: string | undefined): void {
  if (isEverythingRequired || address !== undefined) {
    throw new Error(`the tests need ${service}: ${why}`)
  }
  services.notCovered.push(`${service} (${why})`)
}

export async function teardown(): Promise<void> {
  users -= 1
  if (users > 0) return
  // The embedded server is removed with its folder; on the other one, our databases must be dropped.
  for (const server of services.servers) if (server.name === 'server') await dropRun(server)
  await embedded?.stop()
  await rm(folder, { recursive: true, force: true })
  services = { servers: [], redisUrl: null, notCovered: [] }
}

async function startOwnServer(): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  embedded = await startEmbeddedPostgres({
    dataDir: folder,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Databases that live for seconds are not worth tidying.
      autovacuum: 'off',
      max_connections: '250',
      // 4,096 rounds of a hash for each connection protect nothing here.
      scram_iterations: '1',
    },
  })
  return embedded
}

async function findRedis(configured: string | undefined): Promise<string | null> {
  const url = configured ?? 'redis://127.0.0.1:6379'
  return (await redisAnswers(url)) ? url : null
}

async function removeLeftoverFolders(): Promise<void> {
  for (const parent of new Set([quickFolder(), tmpdir()])) {
    for (const name of await readdir(parent)) {
      if (run.isLeftover(name, isAlive)) await rm(join(parent, name), { recursive: true, force: true })
    }
  }
}
