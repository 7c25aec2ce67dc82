import { randomBytes } from 'node:crypto'
import { runAsAdmin, type TestDatabase } from './database.ts'
import { databaseUrl } from './database-url.ts'
import type { TestServer } from './test-services.ts'

/** A copy as a backup would be: the same rows at this moment. Nobody may be connected to the original. */
export async function copyDatabase(server: TestServer, original: TestDatabase): Promise<TestDatabase> {
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`
  const source = new URL(original.adminUrl).pathname.slice(1)
  await runAsAdmin(server, `create database ${name} template ${source}`)
  return {
    adminUrl: databaseUrl(original.adminUrl, name),
    appUrl: databaseUrl(original.appUrl, name),
    drop: () => runAsAdmin(server, `drop database if exists ${name} with (force)`),
  }
}
