import { randomBytes } from 'node:crypto'
// By path: a workspace dependency would be circular, because the helpers use this package.
import {
  createEmptyDatabase,
  createTestDatabase,
  isFirst,
  type TestDatabase,
  testServers,
} from '@veracite/testing/database'
import { databaseUrl, loginUrl } from '@veracite/testing/database-url'
import { asAdmin } from '@veracite/testing/open-database'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { APP_ROLE, LOG_ROLE } from './roles.ts'
import { StartRefusal } from './start-refusal.ts'

describe.each(testServers())('separate logins on $name', (server) => {
  let own: TestDatabase
  const names: string[] = []
  afterEach(async () => {
    await own.drop()
    await asAdmin(server.adminUrl, async (sql) => {
      for (const name of names.splice(0)) await sql.unsafe(`drop role if exists "${name}"`)
    })
  })

  /** With a password that must be escaped in a URL. */
  const login = (role: string, variable = 'DATABASE_URL') => {
    const user = `${server.prefix}l${randomBytes(4).toString('hex')}`
    names.push(user)
    return { variable, role, url: loginUrl(own.adminUrl, { user, password: "p@ss/wörd'" }), user }
  }

  test('are made by the migration, work, and may do no more than their role', async () => {
    own = await createTestDatabase(server)
    const app = login(APP_ROLE)
    const log = login(LOG_ROLE, 'VERACITE_LOG_DATABASE_URL')
    const first = await migrate({ url: own.adminUrl, logins: [app, log] })
    expect(first.logins).toEqual([expect.stringContaining(app.user), expect.stringContaining(log.user)])
    expect((await migrate({ url: own.adminUrl, logins: [app, log] })).logins, 'a second time').toEqual([])

    const database = await openPostgres({ url: app.url, max: 1, applicationName: 'test' })
    expect(database.role).toBe(APP_ROLE)
    await database.sql`select from veracite.plans`
    await expect(database.sql.unsafe(`set role ${LOG_ROLE}`)).rejects.toThrow(/permission denied/)
    await expect(database.sql.unsafe('create table public.x ()')).rejects.toThrow(/permission denied/)
    await database.close()

    expect(await migrate({ url: app.url }), 'it only looks').toEqual({
      applied: [],
      rolesEnforced: true,
      eventTriggers: first.eventTriggers,
      logins: [],
    })
  })

  if (!isFirst(server)) return

  test('that exist already are granted their role', async () => {
    own = await createTestDatabase(server)
    const app = login(APP_ROLE)
    await asAdmin(own.adminUrl, (sql) => sql.unsafe(`create role ${app.user} login password 'p@ss/wörd'''`))
    expect((await migrate({ url: own.adminUrl, logins: [app] })).logins).toEqual([
      `${APP_ROLE} granted to ${app.user}`,
    ])
  })

  test('a missing grant, a missing migration and an empty database are sentences that say what to run', async () => {
    own = await createTestDatabase(server)
    const app = login(APP_ROLE)
    const { user } = app
    await asAdmin(own.adminUrl, (sql) =>
      sql.unsafe(`create role ${user} login password 'p@ss/wörd''' nocreaterole`),
    )
    const refusal = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(StartRefusal)
      return String(error)
    }
    const empty = await createEmptyDatabase(server)
    const there = databaseUrl(app.url, new URL(empty.adminUrl).pathname.slice(1))
    expect(await refusal(migrate({ url: there })), 'empty').toMatch(/VERACITE_MIGRATIONS_URL/)
    await empty.drop()
    const open = () => openPostgres({ url: app.url, max: 1, applicationName: 'test' })
    expect(await refusal(open()), 'no grant').toContain(`grant ${APP_ROLE} to ${user}`)

    const other = login(LOG_ROLE)
    await asAdmin(own.adminUrl, (sql) => sql.unsafe(`grant veracite_owner to ${user}`))
    const powerless = migrate({ url: app.url, logins: [other] })
    expect(await refusal(powerless), 'may not create roles').toMatch(
      /create role .* login password '…'; grant veracite_log to/,
    )
    await asAdmin(own.adminUrl, async (sql) => {
      await sql.unsafe(`revoke veracite_owner from ${user}; grant ${APP_ROLE} to ${user}`)
      await sql`delete from veracite_meta.migrations where number = (select max(number) from veracite_meta.migrations)`
    })
    expect(await refusal(migrate({ url: app.url })), 'behind').toMatch(/lacks \d{4}_.*veracite migrate/)
  })
})
