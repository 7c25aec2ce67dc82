import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { openPostgres } from '@veracite/db/open-postgres'
import { eventually } from '@veracite/testing/eventually'
import { freePort } from '@veracite/testing/own-redis'
import { addSmallBrand, launch, untilReady } from '@veracite/testing/standalone-process'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** The settings of docs/operations.md. */
const SETTINGS = {
  pool_mode: 'transaction',
  ignore_startup_parameters: 'role,statement_timeout,idle_in_transaction_session_timeout,jit',
}

test.skipIf(!hasPgBouncer)(
  'a scan through PgBouncer in transaction mode, and a refusal while the login has no role of its own',
  async () => {
    const folder = openFolder()
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), settings: { fsync: 'off' } })
    const pooler = await startPgBouncer(folder, new URL(server.appUrl))
    const env = {
      DATABASE_URL: `postgres://veracite@127.0.0.1:${pooler.port}/veracite?prepare=false`,
      VERACITE_MIGRATIONS_URL: server.adminUrl,
    }
    const data = join(folder, 'data')
    try {
      const refused = launch(data, env)
      expect((await refused.exited).code).toBe(1)
      expect(refused.output()).toContain("Run: alter role veracite set role = 'veracite_app'")

      const admin = await openPostgres({ url: server.adminUrl, max: 1, applicationName: 'test', role: null })
      await admin.sql.unsafe("alter role veracite set role = 'veracite_app'")
      // Connections of the pool that were made before keep the settings that they began with.
      await admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'veracite'`
      const product = await untilReady(launch(data, env), data)
      try {
        const brandId = await addSmallBrand(product)
        const scan = await product.call('POST', '/v1/scans', { brandId })
        const path = `/v1/scans/${scan.body.scanId}`
        await eventually(
          'the scan',
          async () => (await product.call('GET', path)).body.status === 'COMPLETED',
        )
        const { body } = await product.call('GET', `/api/admin/scans/${scan.body.scanId}/runs`)
        const [run] = body.items as { id: string }[]
        const indexOf = async () => {
          const { body } = await product.call('GET', `/v1/runs/${run?.id}/evidence-bundle`)
          return Object(body.log).index as number | undefined
        }
        await eventually('its place in the log', async () => (await indexOf()) !== undefined)
        const [used] = await admin.sql<{ count: number }[]>`
          select count(*) from pg_stat_activity where usename = 'veracite'`
        expect(used?.count).toBeLessThanOrEqual(POOL_SIZE)
      } finally {
        await product.end('SIGTERM')
        await admin.close()
      }
    } finally {
      await pooler.stop()
      await server.stop()
    }
  },
  300_000,
)

/** Fewer connections to PostgreSQL than the product has to the pooler. */
const POOL_SIZE = 6

async function startPgBouncer(folder: string, { port: to, username, password }: URL) {
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    ...SETTINGS,
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    default_pool_size: POOL_SIZE,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(
    file,
    `[databases]\nveracite = host=127.0.0.1 port=${to} user=${username} password=${password}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  // It refuses to run as root, and then must read its file as somebody else.
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chmod(folder, 0o755)
  const child: ChildProcess = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: 'ignore',
  })
  return {
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
    },
  }
}
