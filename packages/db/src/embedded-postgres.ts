import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareAccess } from './embedded/access.ts'
import { findBinaries } from './embedded/binaries.ts'
import { prepareCluster } from './embedded/cluster.ts'
import { fileRefusal } from './embedded/file-refusal.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { chooseIdentity } from './embedded/identity.ts'
import { stopLeftover } from './embedded/leftover.ts'
import { type ServerLog, startServer } from './embedded/server.ts'
import { prepareDatabase } from './embedded/users.ts'

export type EmbeddedPostgres = {
  /** The superuser: migrations only. */
  adminUrl: string
  /** The login of the application. */
  appUrl: string
  port: number
  /** Rolls back running transactions, writes everything to disk and stops. Takes at most about 5 s. */
  stop(): Promise<void>
  /** Resolves when the server has ended, whether stopped or not. */
  exited: Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log?: ServerLog
  /** Server settings that differ from ours, such as fsync=off in tests. */
  settings?: Record<string, string>
}

/**
 * Starts the PostgreSQL from npm on files below dataDir, reachable from this machine only and with a
 * password. Only one process at a time may use a folder. Throws StartRefusal if it cannot start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const settings = { ...OUR_SETTINGS, ...options.settings }
  try {
    const binaries = await findBinaries()
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
    const folder = await realpath(options.dataDir)
    const lock = await lockFolder(join(folder, 'postgres.lock'))
    try {
      const cluster = join(folder, 'postgres')
      await stopLeftover(cluster, log)
      const access = await prepareAccess(folder)
      const identity = await chooseIdentity(folder, cluster, binaries)
      await prepareCluster({ folder, cluster, binaries, identity, access, durable: settings.fsync !== 'off' })
      const server = await startServer({ folder, cluster, binaries, identity, settings, log })
      try {
        const urls = await prepareDatabase(server.port, access)
        const stop = async () => {
          await server.stop()
          await lock.release()
        }
        return { ...urls, port: server.port, stop, exited: server.exited }
      } catch (error) {
        await server.stop()
        throw error
      }
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw fileRefusal(options.dataDir, error)
  }
}

/** Small, because it shares a machine with everything else; durable, because evidence is kept here. */
const OUR_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs failed statements; their text may hold data that must not end up in a file.
  log_min_error_statement: 'panic',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}
