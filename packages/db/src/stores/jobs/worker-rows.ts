import type { Sql } from '../../open-postgres.ts'

/** Which workers look for work. By the clock of the database alone: those of the machines may differ. */
const PREFIX = 'worker.'

export async function sayAlive(sql: Sql, worker: string): Promise<void> {
  await sql`
    with gone as (
      delete from veracite.settings where key like ${`${PREFIX}%`} and updated_at < clock_timestamp() - interval '1 hour'
    )
    insert into veracite.settings (key, value, updated_at) values (${PREFIX + worker}, '{}', clock_timestamp())
    on conflict (key) do update set updated_at = excluded.updated_at`
}

export async function sayGone(sql: Sql, worker: string): Promise<void> {
  await sql`delete from veracite.settings where key = ${PREFIX + worker}`
}

/** Those that said so within the last minute: several times as long as they take to say it again. */
export async function listAlive(sql: Sql): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from veracite.settings
    where key like ${`${PREFIX}%`} and abs(extract(epoch from clock_timestamp() - updated_at)) < 60
    order by key`
  return rows.map(({ key }) => key.slice(PREFIX.length))
}
