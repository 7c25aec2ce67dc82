import { OPERATOR } from '@veracite/core/access/caller'
import { describeReader } from '@veracite/core/readers/describe-reader'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { createServices, type Services } from '@veracite/core/services'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { type MigrationResult, migrate } from '@veracite/db/migrate'
import { StartRefusal } from '@veracite/db/start-refusal'
import { openLogDatabase } from '../log/log-database.ts'
import type { LogLoop } from '../log/log-loop.ts'
import { openLog } from '../log/open-log.ts'
import type { Config, Secrets } from '../settings/config.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type DiskGuard, startDiskGuard } from '../upkeep/disk-guard.ts'
import { startHousekeeping } from '../upkeep/housekeeping.ts'
import { migrateDatabase } from './migrate-database.ts'
import { type OpenPorts, openPorts } from './open-ports.ts'
import { type Role, readSetup, type Setup } from './read-setup.ts'
import { createReplicaReads, type ReplicaReads } from './replica-reads.ts'
import { seedPlans } from './seed.ts'

export interface Booted extends OpenPorts {
  config: Config
  secrets: Secrets & { platformToken: string }
  /** Whether this process generated the platform token itself, rather than the operator setting it. */
  ownToken?: boolean
  logger: Logger
  metrics: Metrics
  services: Services
  /** Null without VERACITE_READ_URL. */
  replicaReads?: ReplicaReads | null
  /** The services as the operator has them. */
  operator: ScopedServices
  tracing: Tracing
  /** Who reads answers and what that costs, in one sentence. */
  reader: string
  embedded: boolean
  /** Present if the database is embedded, so that its disk can be watched. */
  disk?: DiskGuard
}

/** From the environment to open ports. Throws StartRefusal, one clear sentence, if that fails. */
export async function boot(role: Role): Promise<Booted> {
  const setup = await readSetup(role)
  const embedded = await startOwnDatabase(setup)
  try {
    return await bootOn(setup, embedded)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

type Embedded = Awaited<ReturnType<typeof startEmbeddedPostgres>>

/** Null if the operator named a server. */
const startOwnDatabase = async ({ config, secrets, logger }: Setup): Promise<Embedded | null> =>
  secrets.databaseUrl === null
    ? await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: (line) => logger.debug({ line }, 'postgres'),
      })
    : null

async function bootOn(setup: Setup, embedded: Embedded | null): Promise<Booted> {
  const { config, logger, metrics, tracing } = setup
  const secrets = { ...setup.secrets, databaseUrl: embedded?.appUrl ?? setup.secrets.databaseUrl ?? '' }
  const migrated = embedded
    ? await migrate({ url: embedded.adminUrl })
    : await migrateDatabase(secrets, setup.keepsHouse)
  sayHowEvidenceIsGuarded(logger, migrated)
  const opened = await openPorts({ config, secrets, logger, metrics, tracing, alone: embedded !== null })
  const log = await openLogOf(setup, opened).catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
  await seedPlans(opened.ports.tenants, opened.ports.clock.now())
  const reader = sayWhoAnswersAndReads(logger, opened)
  const services = createServices(opened.ports)
  const disk = embedded ? await startDiskGuard({ folder: config.dataDir, logger }) : null
  const housekeeping = setup.keepsHouse ? keepHouse(setup, opened) : null
  return {
    ...opened,
    ...(disk && { disk }),
    config,
    secrets: setup.secrets,
    ownToken: setup.ownToken,
    logger,
    metrics,
    services,
    replicaReads: opened.replica && createReplicaReads(setup, opened.replica, opened.ports),
    operator: services.for(OPERATOR).everything(),
    tracing,
    reader,
    embedded: embedded !== null,
    close: async () => {
      disk?.stop()
      await Promise.all([log?.stop(), housekeeping?.stop()])
      await opened.close()
      await embedded?.stop()
      await tracing.close()
    },
  }
}

/** Returns who reads answers, in one sentence. */
function sayWhoAnswersAndReads(logger: Logger, { notRunnable, ports }: OpenPorts): string {
  for (const { engine, missing } of notRunnable) {
    logger.info({ engine, missing }, 'engine is not runnable: set the variables of one of these groups')
  }
  const reader = describeReader(ports.model, ports.secondModel)
  logger.info({ reader }, 'answers are read by')
  return reader
}

const keepHouse = ({ config, logger, metrics }: Setup, { ports }: OpenPorts) =>
  startHousekeeping({
    ...ports,
    store: ports.housekeeping,
    logger,
    owner: `${config.instance}:${process.pid}`,
    onRemoved: (what, rows) => metrics.removedRows.inc({ what }, rows),
  })

/** The log is continued over a login of its own, if the operator named one. */
async function openLogOf(
  { config, secrets, shape, keepsHouse, logger, metrics }: Setup,
  { ports, database }: OpenPorts,
): Promise<LogLoop | null> {
  const onCovered = (seconds: number) => metrics.logMergeSeconds.observe({}, seconds)
  const options = { config, secrets, shape, sequences: keepsHouse, logger, ports, onCovered }
  if (!keepsHouse || !config.keepsLog) return await openLog(options)
  const { log, close } = await openLogDatabase({
    url: secrets.logDatabaseUrl,
    database,
    log: ports.log,
    instance: config.instance,
  })
  try {
    const loop = await openLog({ ...options, ports: { ...ports, log } })
    return {
      async stop() {
        await loop?.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function sayHowEvidenceIsGuarded(
  logger: Logger,
  { applied, rolesEnforced, eventTriggers, logins }: MigrationResult,
): void {
  for (const login of logins) logger.info(login)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  if (!rolesEnforced) {
    logger.warn('roles cannot be had on this database server: evidence is guarded by triggers alone')
  } else if (!eventTriggers) {
    logger.warn(
      'the migrating login is not a superuser: evidence is guarded by privileges and triggers, not against its owner',
    )
  }
}

/** Prints a refusal as a single sentence; anything else is a bug and keeps its stack trace. */
export function exitOnRefusal(error: unknown): never {
  if (error instanceof StartRefusal) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  throw error
}
