import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../packages/db/src/embedded-postgres.ts'
import { migrate } from '../packages/db/src/migrate.ts'
import { openPostgres } from '../packages/db/src/open-postgres.ts'
import { databaseUrl } from '../packages/testing/src/database-url.ts'

/** A migrated database for one benchmark. */
export interface BenchDatabase {
  /** The owner's login. */
  adminUrl: string
  /** The application's login. */
  appUrl: string
  drop(): Promise<void>
}

/**
 * On the server of DATABASE_URL, in a new database beside the one it names; otherwise on an embedded server.
 */
export async function openBenchDatabase(server = process.env.DATABASE_URL): Promise<BenchDatabase> {
  const database = server ? await createOn(server) : await startEmbedded()
  try {
    await migrate({ url: database.adminUrl })
    return database
  } catch (error) {
    await database.drop()
    throw error
  }
}

/** A connection with the rights of its login and without a time limit. */
export const openAdmin = (url: string) =>
  openPostgres({ url, max: 1, applicationName: 'bench', role: null, statementTimeoutMs: 0 })

async function createOn(server: string): Promise<BenchDatabase> {
  const name = `veracite_bench_${randomBytes(6).toString('hex')}`
  const asAdmin = async (statement: string) => {
    const admin = await openAdmin(server)
    try {
      await admin.sql.unsafe(statement)
    } finally {
      await admin.close()
    }
  }
  await asAdmin(`create database ${name}`)
  const url = databaseUrl(server, name)
  return {
    adminUrl: url,
    appUrl: url,
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  }
}

async function startEmbedded(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'veracite-bench-'))
  const { adminUrl, appUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    settings: { max_connections: '100' },
  })
  return {
    adminUrl,
    appUrl,
    drop: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
