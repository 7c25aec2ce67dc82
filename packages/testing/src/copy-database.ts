import { randomBytes } from 'node:crypto'
import { copyOf, runAsAdmin, type TestDatabase } from './database.ts'
import { databaseUrl } from './database-url.ts'
import type { TestServer } from './test-services.ts'

/** A copy like a backup: the rows as they are now. The original must have no connections. */
export async function copyDatabase(server: TestServer, original: TestDatabase): Promise<TestDatabase> {
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`
  const source = new URL(original.adminUrl).pathname.slice(1)
  await runAsAdmin(server, `create database ${name} ${copyOf(server, source)}`)
  return {
    adminUrl: databaseUrl(original.adminUrl, name),
    appUrl: databaseUrl(original.appUrl, name),
    drop: () => runAsAdmin(server, `drop database if exists ${name} with (force)`),
  }
}
