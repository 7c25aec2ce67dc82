import type { CheckpointKeeper } from '@veracite/evidence/log/log-port'
import { sizeOf } from '@veracite/evidence/log/place-in-log'
import { openPostgres } from './open-postgres.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Keeps the newest published checkpoint in another database, for workers that share no disk. One row per log,
 * whose size only ever grows. Throws StartRefusal if the URL names a database of this service: a backup would
 * restore it together with the log it is compared with.
 */
export async function openCheckpointDatabase(
  url: string,
  origin: string,
): Promise<{ keeper: CheckpointKeeper; close(): Promise<void> }> {
  const { sql, close } = await openPostgres({
    url,
    max: 2,
    applicationName: 'veracite-checkpoint',
    role: null,
    statementTimeoutMs: 5_000,
  })
  try {
    const [ours] = await sql`select where to_regclass('veracite_meta.installation') is not null`
    if (ours !== undefined)
      throw new StartRefusal(
        'VERACITE_CHECKPOINT_URL names a database of this service, which a backup would restore together with the log: name another one, ideally on another server.',
      )
    const [there] = await sql`select where to_regclass('veracite_checkpoints') is not null`
    if (there === undefined) await sql.unsafe(TABLE)
  } catch (error) {
    await close()
    throw error
  }
  const keeper: CheckpointKeeper = {
    place: `the database ${withoutPassword(url)}`,
    async read() {
      const [row] = await sql<{ note: string }[]>`
        select note from veracite_checkpoints where origin = ${origin}`
      return row?.note ?? null
    },
    async write(note) {
      const written = await sql`
        insert into veracite_checkpoints as kept (origin, size, note, kept_at)
        values (${origin}, ${sizeOf(note)}, ${note}, now())
        on conflict (origin) do update set size = excluded.size, note = excluded.note, kept_at = excluded.kept_at
        where kept.size <= excluded.size
        returning 1`
      if (written.length === 0)
        throw new Error(`${keeper.place} holds a longer log than the one to be stored.`)
    },
  }
  return { keeper, close }
}

const TABLE = `
  create table if not exists veracite_checkpoints (
    origin text primary key,
    size bigint not null,
    note text not null,
    kept_at timestamptz not null
  )`

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${decodeURIComponent(pathname.slice(1))} at ${hostname || 'localhost'}:${port || '5432'}`
}
