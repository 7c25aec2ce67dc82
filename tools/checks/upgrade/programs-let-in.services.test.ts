import { randomBytes } from 'node:crypto'
import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { createEmptyDatabase, oneTestServer } from '@veracite/testing/database'
import { expect, test } from 'vitest'
import { migrateBefore } from './old-database.ts'

/** Migration 0121: registrations of programs were kept for 90 days, whether anybody used them or not. */
test.each(oneTestServer())(
  'a program that somebody let in stays registered, others end, on $name',
  async (server) => {
    const database = await createEmptyDatabase(server)
    await migrateBefore('0121', database)
    const admin = await openPostgres({ url: database.adminUrl, max: 1, applicationName: 'test', role: null })
    const { sql } = admin
    const put = (kind: string, payload: Record<string, string>) => sql`
      insert into veracite.oauth_records (kind, id_sha256, payload, created_at, expires_at)
      values (${kind}, ${randomBytes(32)}, ${JSON.stringify(payload)}::text::jsonb, now() - interval '1 day', now() + interval '80 days')`
    for (const clientId of ['let in', 'never used']) await put('Client', { client_id: clientId })
    await put('Grant', { clientId: 'let in', accountId: 'operator' })
    await migrate({ url: database.adminUrl })
    expect(
      await sql`
        select payload ->> 'client_id' as program, consumed_at is not null as used, expires_at > now() as kept
        from veracite.oauth_records where kind = 'Client' order by 1`,
    ).toMatchObject([
      { program: 'let in', used: true, kept: true },
      { program: 'never used', used: false, kept: false },
    ])
    await admin.close()
    await database.drop()
  },
)
