// Plain SQL: read before every write of bytes.
import type { Queryable } from '../../open-postgres.ts'

export type Destination = 'postgres' | 'objects'

const KEY = 'storage.destination'

/**
 * Where new bytes go. Stored, not a setting: a move back to PostgreSQL must take effect in every running process
 * before the last object is copied.
 */
export async function newBytesGo(sql: Queryable): Promise<Destination> {
  const [row] = await sql<{ value: Destination }[]>`
    select value ->> 'to' as value from veracite.settings where key = ${KEY}`
  return row?.value ?? 'objects'
}

/** Returns for how many milliseconds they have gone there. */
export async function sendNewBytes(sql: Queryable, to: Destination): Promise<number> {
  if ((await newBytesGo(sql)) !== to)
    await sql`
      insert into veracite.settings (key, value, updated_at)
      values (${KEY}, ${JSON.stringify({ to })}::jsonb, now())
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`
  const [row] = await sql<{ ms: number }[]>`
    select extract(epoch from now() - updated_at)::float8 * 1000 as ms from veracite.settings where key = ${KEY}`
  return row?.ms ?? Number.POSITIVE_INFINITY
}
