import { randomBytes } from 'node:crypto'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { inject } from 'vitest'
import { databaseUrl, loginUrl } from './database-url.ts'
import type { TestServer } from './test-services.ts'

export type TestDatabase = {
  /** The login that migrated it. */
  adminUrl: string
  /** The application's login if the server lets us create one, otherwise the same as adminUrl. */
  appUrl: string
  drop(): Promise<void>
}

/** Every server the database suites must pass on: `describe.each(testServers())('on $name', …)`. */
export function testServers(): TestServer[] {
  return inject('veraciteServices').servers
}

/** One of them, for suites that only use the database: the suites that run on both prove that the two behave alike. */
export function oneServer(): TestServer {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  return server
}

/**
 * Whether it is the server of `oneServer()`. A suite that runs on every server stops elsewhere after the tests
 * that run each of its statements: what is decided in code is the same on all of them.
 */
export const isFirst = (server: TestServer): boolean => server.name === testServers()[0]?.name

/** Null if no Redis answered, so that its suites are skipped. */
export function redisUrl(): string | null {
  return inject('veraciteServices').redisUrl
}

/** A separate migrated database. Dropped by the end of the run at the latest. */
export async function createTestDatabase(server: TestServer): Promise<TestDatabase> {
  const { template } = server
  if ('failure' in template) throw new Error(`no migrated database on ${server.name}: ${template.failure}`)
  return createDatabase(server, copyOf(server, template.name))
}

/** By files where nothing waits for a disk: a third of the work of the usual way, which writes every page to a journal. */
export const copyOf = (server: TestServer, template: string): string =>
  server.name === 'embedded' ? `template ${template} strategy file_copy` : `template ${template}`

/** An empty one, for tests of the migrations themselves. */
export async function createEmptyDatabase(server: TestServer): Promise<TestDatabase> {
  return createDatabase(server, copyOf(server, 'template0'))
}

async function createDatabase(server: TestServer, template: string): Promise<TestDatabase> {
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`
  await runAsAdmin(server, `create database ${name} ${template}`)
  const adminUrl = databaseUrl(server.adminUrl, name)
  return {
    adminUrl,
    appUrl: server.appLogin === null ? adminUrl : loginUrl(adminUrl, server.appLogin),
    drop: () => runAsAdmin(server, `drop database if exists ${name} with (force)`),
  }
}

/** One connection per server and worker, until the worker ends: logging in takes longer than making a database. */
const admins = new Map<string, Promise<Database>>()

export async function runAsAdmin(server: TestServer, statement: string): Promise<void> {
  let admin = admins.get(server.adminUrl)
  if (admin === undefined) {
    admin = openPostgres({ url: server.adminUrl, max: 1, applicationName: 'veracite-test', role: null })
    admins.set(server.adminUrl, admin)
  }
  await (await admin).sql.unsafe(statement)
}
