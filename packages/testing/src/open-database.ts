import { type Database, openPostgres, type Sql } from '@veracite/db/open-postgres'
import { createTestDatabase, type TestDatabase } from './database.ts'
import type { TestServer } from './test-services.ts'

export type OpenedDatabase = Database & { own: TestDatabase }

/** A separate migrated database, opened as the application or as the login that migrated it. Closing it drops it. */
export async function openTestDatabase(
  server: TestServer,
  { max = 6, as = 'app' }: { max?: number; as?: 'app' | 'admin' } = {},
): Promise<OpenedDatabase> {
  const own = await createTestDatabase(server)
  const database =
    as === 'admin'
      ? await openAsAdmin(own.adminUrl, max)
      : await openPostgres({ url: own.appUrl, max, applicationName: 'veracite-test' })
  const close = async () => {
    await database.close()
    await own.drop()
  }
  return { ...database, own, close }
}

/** Acts as the login itself, not as the role of the application. */
export const openAsAdmin = (url: string, max = 1): Promise<Database> =>
  openPostgres({ url, max, applicationName: 'veracite-test', role: null })

export async function asAdmin<T>(url: string, work: (sql: Sql) => PromiseLike<T>): Promise<T> {
  const admin = await openAsAdmin(url)
  try {
    return await work(admin.sql)
  } finally {
    await admin.close()
  }
}
