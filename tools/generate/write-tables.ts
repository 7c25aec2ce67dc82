import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { tablesModule } from '@veracite/db/schema/tables-module'

// Runs the migrations on a new database and writes its tables; a test of packages/db compares the file with what would be written.
const dataDir = await mkdtemp(join(tmpdir(), 'veracite-tables-'))
const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
try {
  await migrate({ url: server.adminUrl })
  const { sql, close } = await openPostgres({
    url: server.adminUrl,
    max: 1,
    applicationName: 'veracite-tables',
    role: null,
  })
  await Bun.write(
    fileURLToPath(new URL('../../packages/db/src/generated/tables.ts', import.meta.url)),
    await tablesModule(sql),
  )
  await close()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true })
}
