import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { createEmptyDatabase, type TestDatabase } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import type { TestServer } from '@veracite/testing/test-services'
import type { World } from '@veracite/testing/world'

/**
 * What an installation of the version before migration 0057 held and said: rows of all tables as that version wrote them,
 * and what its API answered. Three brands were asked, with the scripted engines of these tests: one by the engine alone,
 * one by the demonstration alone, and one by both and a stand-in, one after the other. An answer of each was settled by a
 * person and asked again, and there is a case file of the first two.
 */
export interface OldInstallation {
  said: {
    vkey: string
    /** The capture key, made for this and used nowhere else. */
    signingKey: string
    // biome-ignore lint/suspicious/noExplicitAny: whatever the old version answered
    brands: Record<'real' | 'demo' | 'mixed', any>
    /** By brand and access. */
    bundles: Record<string, object>
    // biome-ignore lint/suspicious/noExplicitAny: whatever the old version answered
    spend: any
  }
  rows: Record<string, { columns: string[]; rows: Row[] }>
}

type Row = Record<string, unknown>

const DATA = new URL('./as-of-0055.json.gz', import.meta.url)
const MIGRATIONS = fileURLToPath(new URL('../../../packages/db/migrations', import.meta.url))
const LAST_OLD = '0056'

export async function readOldInstallation(): Promise<OldInstallation> {
  return JSON.parse(gunzipSync(await readFile(DATA)).toString())
}

/** Migrations leave jobs that rebuild findings. */
export async function untilRebuilt({ database }: World): Promise<void> {
  const isDone = async () => {
    const rows = await database.sql`
      select from veracite.jobs where kind = 'findings.rebuild' and state in ('queued', 'running')`
    return rows.length === 0
  }
  await eventually('the findings to be rebuilt', isDone, 120_000)
}

/** A database as the old version left it. */
export async function createOldDatabase(server: TestServer, old: OldInstallation): Promise<TestDatabase> {
  const database = await createEmptyDatabase(server)
  await migrateBefore(LAST_OLD, database)
  await fill(database, old)
  return database
}

/** What an installation had before this migration was written: all earlier ones. */
export async function migrateBefore(migration: string, { adminUrl }: TestDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'veracite-before-'))
  for (const name of await readdir(MIGRATIONS))
    if (name < migration) await copyFile(join(MIGRATIONS, name), join(folder, name))
  await migrate({ url: adminUrl, migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

async function fill({ adminUrl }: TestDatabase, { rows }: OldInstallation): Promise<void> {
  const admin = await openPostgres({ url: adminUrl, max: 1, applicationName: 'test', role: null })
  await admin.sql.begin(async (tx) => {
    // Foreign keys only; the guards of the evidence hold for everybody.
    await tx`set local session_replication_role = replica`
    const insert = (table: string, some: (row: Row) => boolean = () => true) => {
      const { columns = [], rows: all = [] } = rows[table] ?? {}
      const names = columns.map((name) => `"${name}"`).join(', ')
      return tx.unsafe(
        `insert into ${table} (${names})
         select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
        [JSON.stringify(all.filter(some))],
      )
    }
    for (const table of Object.keys(rows)) {
      // A few, such as counters, are there from the beginning.
      if (table.startsWith('veracite.')) await tx.unsafe(`delete from ${table}`)
      if (table !== LEAVES && table !== HEADS) await insert(table)
    }
    // As it grew: a tree is accepted only while it has exactly the leaves that there are.
    let from = 0
    for (const size of (rows[HEADS]?.rows ?? []).map((head) => Number(head.size)).sort((a, b) => a - b)) {
      const begin = from
      await insert(LEAVES, ({ idx }) => Number(idx) >= begin && Number(idx) < size)
      await insert(HEADS, (head) => Number(head.size) === size)
      from = size
    }
  })
  await admin.close()
}

const LEAVES = 'evidence.log_leaves'
const HEADS = 'evidence.log_tree_heads'
