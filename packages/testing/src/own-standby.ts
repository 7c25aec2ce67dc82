import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '@veracite/db/embedded/binaries'
import { chooseIdentity } from '@veracite/db/embedded/identity'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { openPostgres } from '@veracite/db/open-postgres'
import { eventually } from './eventually.ts'
import { freePort } from './own-redis.ts'

export interface PrimaryAndStandby {
  primary: EmbeddedPostgres
  /** The standby, for the login of the application and for the superuser. */
  standbyUrl: string
  standbyAdminUrl: string
  /** Ends the standby at once. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', fsync: 'off', max_connections: '60' }

/** A PostgreSQL server and a hot standby that follows it, below one folder. */
export async function startPrimaryAndStandby(folder: string): Promise<PrimaryAndStandby> {
  const [own, other] = [join(folder, 'primary'), join(folder, 'standby')]
  const start = () => startEmbeddedPostgres({ dataDir: own, settings: SETTINGS })
  await start().then((first) => first.stop())
  const cluster = join(other, 'postgres')
  await mkdir(other, { mode: 0o700 })
  await cp(join(own, 'postgres'), cluster, { recursive: true })
  await writeFile(join(cluster, 'standby.signal'), '')
  const primary = await start()
  const binaries = await findBinaries()
  const { prefix } = await chooseIdentity(other, cluster, binaries)
  const port = await freePort()
  const settings = {
    ...SETTINGS,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${new URL(primary.adminUrl).password}`,
  }
  const [command = '', ...rest] = [
    ...[...prefix, binaries.postgres, '-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const standby = spawn(command, rest, { stdio: 'ignore' })
  const at = (url: string) => url.replace(/:\d+\//, `:${port}/`)
  await eventually('the standby', async () => {
    const open = openPostgres({ url: at(primary.adminUrl), max: 1, applicationName: 'test', role: null })
    const opened = await open.catch(() => null)
    await opened?.close()
    return opened !== null
  })
  const kill = async () => {
    if (standby.exitCode !== null || standby.signalCode !== null) return
    const gone = once(standby, 'exit')
    standby.kill('SIGQUIT')
    await gone
  }
  return {
    primary,
    standbyUrl: at(primary.appUrl),
    standbyAdminUrl: at(primary.adminUrl),
    kill,
    async stop() {
      await kill()
      await primary.stop()
    },
  }
}
