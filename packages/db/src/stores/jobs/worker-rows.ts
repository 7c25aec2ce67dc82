import { and, asc, eq, like, lt, sql } from 'drizzle-orm'
import type { Db } from '../../open-postgres.ts'
import { settings } from '../../schema/tenants.ts'

/** Which workers look for work. By the clock of the database alone: those of the machines may differ. */
const PREFIX = 'worker.'
const NOW = sql`clock_timestamp()`
const ofWorkers = like(settings.key, `${PREFIX}%`)

export async function sayAlive(db: Db, worker: string): Promise<void> {
  await db.delete(settings).where(and(ofWorkers, lt(settings.updatedAt, sql`${NOW} - interval '1 hour'`)))
  await db
    .insert(settings)
    .values({ key: PREFIX + worker, value: {}, updatedAt: NOW })
    .onConflictDoUpdate({ target: settings.key, set: { updatedAt: NOW } })
}

export async function sayGone(db: Db, worker: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, PREFIX + worker))
}

/** Those that said so within the last minute: several times as long as they take to say it again. */
export async function listAlive(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(ofWorkers, sql`abs(extract(epoch from ${NOW} - ${settings.updatedAt})) < 60`))
    .orderBy(asc(settings.key))
  return rows.map(({ key }) => key.slice(PREFIX.length))
}
