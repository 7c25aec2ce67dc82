import { randomBytes } from 'node:crypto'
import { openPostgres } from '@veracite/db/open-postgres'
import { inject } from 'vitest'
import { databaseUrl, loginUrl } from './database-url.ts'
import type { TestServer } from './test-services.ts'

export type TestDatabase = {
  /** The login that migrated it. */
  adminUrl: string
  /** The application's login where the server lets us make one, else the same as adminUrl. */
  appUrl: string
  drop(): Promise<void>
}

/** Every server the database suites must pass on: `describe.each(testServers())('on $name', …)`. */
export function testServers(): TestServer[] {
  return inject('veraciteServices').servers
}

/**
 * One of them, for suites about what is built on the database and not about the database: what the two servers do
 * alike is proved by the suites that run on both. `describe.each(oneTestServer())('on $name', …)`.
 */
export function oneTestServer(): TestServer[] {
  return testServers().slice(0, 1)
}

/** Null: no Redis answered, so its suites are skipped. */
export function redisUrl(): string | null {
  return inject('veraciteServices').redisUrl
}

/** A migrated database of the caller's own. Dropped at the end of the run at the latest. */
export async function createTestDatabase(server: TestServer): Promise<TestDatabase> {
  const { template } = server
  if ('failure' in template) throw new Error(`no migrated database on ${server.name}: ${template.failure}`)
  return createDatabase(server, `template ${template.name}`)
}

/** An empty one, for tests of the migrations themselves. */
export async function createEmptyDatabase(server: TestServer): Promise<TestDatabase> {
  return createDatabase(server, 'template template0')
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

export async function runAsAdmin(server: TestServer, statement: string): Promise<void> {
  const admin = await openPostgres({
    url: server.adminUrl,
    max: 1,
    applicationName: 'veracite-test',
    role: null,
  })
  try {
    await admin.sql.unsafe(statement)
  } finally {
    await admin.close()
  }
}
