import { openPostgres } from '@veracite/db/open-postgres'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, testServers } from './database.ts'

test('the embedded server is always there', () => {
  expect(testServers().map((server) => server.name)).toContain('embedded')
})

describe.each(testServers())('on the $name server', (server) => {
  test('each test gets a migrated database of its own, made from the template', async () => {
    const [one, other] = await Promise.all([createTestDatabase(server), createTestDatabase(server)])
    expect(one.adminUrl).not.toBe(other.adminUrl)
    const database = await openPostgres({ url: one.appUrl, max: 1, applicationName: 'test' })
    const [row] = await database.sql<{ applied: number }[]>`
      select count(*) as applied from veracite_meta.migrations`
    expect(row?.applied).toBeGreaterThan(0)
    await database.close()
    await Promise.all([one.drop(), other.drop()])
    await expect(openPostgres({ url: one.appUrl, max: 1, applicationName: 'test' })).rejects.toThrow(
      'has no such database',
    )
  })

  test('the application acts as its own role, also when it logs in as a superuser', async () => {
    const { adminUrl, appUrl, drop } = await createTestDatabase(server)
    for (const url of [adminUrl, appUrl]) {
      const database = await openPostgres({ url, max: 1, applicationName: 'test' })
      const [row] = await database.sql<{ role: string }[]>`select current_user as role`
      expect(row?.role).toBe('veracite_app')
      await database.sql`reset role`
      await expect(database.sql`delete from veracite_meta.migrations`).rejects.toThrow('permission denied')
      await database.close()
    }
    await drop()
  })
})
