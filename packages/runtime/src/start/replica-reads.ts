import type { ExportStore } from '@veracite/core/exports/export-store'
import type { Ports } from '@veracite/core/ports'
import { createServices, type Services } from '@veracite/core/services'
import { openReplica, type Replica } from '@veracite/db/replica'
import { createExportStore } from '@veracite/db/stores/exports/export-store'
import { DomainError } from '@veracite/terms/errors'
import { pause } from '../log/pause.ts'
import type { OpenOptions, OpenPorts } from './open-ports.ts'
import { openStores } from './open-stores.ts'

/** Reading from a replica, where an answer may be a little old. */
export interface ReplicaReads {
  /** Services that read the replica, and how old their answers may be; null if the primary must be asked. */
  pick(): { services: Services; lagSeconds: number } | null
  /** What came of it. After an error that is no refusal, the primary is asked for a while: each try may take seconds. */
  ended(error: unknown | null): void
}

export function openReplicaOf(
  { config, secrets, logger }: OpenOptions,
  { database }: Pick<OpenPorts, 'database'>,
): Replica | null {
  if (secrets.readUrl === null) return null
  return openReplica({
    primary: database.sql,
    url: secrets.readUrl,
    max: config.databaseConnections,
    applicationName: `veracite ${config.instance}`,
    onChange: (error) =>
      error === null
        ? logger.info('the replica of VERACITE_READ_URL can be read')
        : logger.warn(
            { error },
            'the replica of VERACITE_READ_URL cannot be read: the primary is asked instead',
          ),
  })
}

export function createReplicaReads(
  { config, metrics }: Pick<OpenOptions, 'config' | 'metrics'>,
  replica: Replica,
  ports: Ports,
): ReplicaReads {
  let services: Services | null = null
  let restsUntil = 0
  return {
    pick() {
      const database = replica.database()
      const lagSeconds = replica.lagSeconds()
      const isAway = database === null || lagSeconds === null || performance.now() < restsUntil
      if (isAway || lagSeconds > config.readMaxLagSeconds) {
        metrics.replicaReads.inc({ outcome: isAway ? 'away' : 'behind' })
        return null
      }
      services ??= createServices({ ...ports, ...openStores(database, ports), exports: ports.exports })
      return { services, lagSeconds }
    },
    ended(error) {
      metrics.replicaReads.inc({ outcome: error === null ? 'replica' : 'failed' })
      if (error !== null && !(error instanceof DomainError)) restsUntil = performance.now() + REST_MS
    },
  }
}

const REST_MS = 5_000
/** A cut is made within a moment; a replica that does not have it after this time is not waited for. */
const CUT_PATIENCE_MS = 3_000
const LOOK_MS = 100

/**
 * Exports are as of a cut. Once the replica has the cut, it has everything before it, so its rows are exactly those of
 * the primary.
 */
export const exportsFrom = (replica: Replica, primary: ExportStore, maxLagSeconds: number): ExportStore => ({
  ...primary,
  async *readRows(kind, asked) {
    const database = replica.database()
    const lag = replica.lagSeconds()
    const rows =
      database !== null && lag !== null && lag <= maxLagSeconds ? createExportStore(database) : null
    const hasCut = rows !== null && (await reaches(rows, asked.cut).catch(() => false))
    yield* (hasCut ? rows : primary).readRows(kind, asked)
  },
})

async function reaches(store: ExportStore, cut: number): Promise<boolean> {
  const until = performance.now() + CUT_PATIENCE_MS
  while ((await store.findCut(cut)) === null) {
    if (performance.now() > until) return false
    await pause(LOOK_MS, new AbortController().signal)
  }
  return true
}
