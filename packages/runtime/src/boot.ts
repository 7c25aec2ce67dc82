import { fileURLToPath } from 'node:url'
import { describeReader } from '@veracite/core/readers/describe-reader'
import { createServices, type Services } from '@veracite/core/services'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { type MigrationResult, migrate } from '@veracite/db/migrate'
import type { Database } from '@veracite/db/open-postgres'
import { StartRefusal } from '@veracite/db/start-refusal'
import manifest from '../package.json' with { type: 'json' }
import { checkedOutCommit } from './checked-out-commit.ts'
import { type Config, describeProblems, parseConfig, type Secrets } from './config.ts'
import { readOrMakeSecrets } from './data-folder.ts'
import { type DiskGuard, startDiskGuard } from './disk-guard.ts'
import { readEnv } from './env.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openLogDatabase } from './log-database.ts'
import type { LogLoop } from './log-loop.ts'
import { createLogger, type Logger } from './logger.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { migrateDatabase } from './migrate-database.ts'
import { type OpenLogOptions, openLog } from './open-log.ts'
import { type OpenPorts, openPorts } from './open-ports.ts'
import { seedPlans } from './seed.ts'
import { openTracing, type Tracing } from './tracing/tracing.ts'

export interface Booted extends OpenPorts {
  config: Config
  secrets: Secrets & { platformToken: string }
  /** Whether this process generated the platform token itself, rather than the operator setting it. */
  ownToken?: boolean
  logger: Logger
  metrics: Metrics
  services: Services
  tracing: Tracing
  /** Who reads answers and what that costs, in one sentence. */
  reader: string
  embedded: boolean
  /** Present if the database is embedded, so that its disk can be watched. */
  disk?: DiskGuard
}

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))

/** From the environment to open ports. Throws StartRefusal, one clear sentence, if that fails. */
export async function boot(role: 'standalone' | 'api' | 'mcp' | 'worker'): Promise<Booted> {
  const shape = role === 'standalone' ? 'standalone' : 'distributed'
  const keepsHouse = role === 'standalone' || role === 'worker'
  const parsed = parseConfig(readEnv(), shape, keepsHouse)
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const config = { ...parsed.config, commit: parsed.config.commit ?? checkedOutCommit(REPOSITORY) }
  const secrets = await completeSecrets(config, parsed.secrets, shape)
  const logger = createLogger(config, secrets, role)
  const metrics = createMetrics({ version: manifest.version, commit: config.commit })
  const tracing = await openTracing(tracingSettings(config, secrets, role), logger)

  const embedded =
    secrets.databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: (line) => logger.debug({ line }, 'postgres'),
        })
      : null
  try {
    const databaseUrl = embedded?.appUrl ?? secrets.databaseUrl ?? ''
    const migrated = embedded
      ? await migrate({ url: embedded.adminUrl })
      : await migrateDatabase({ ...secrets, databaseUrl }, keepsHouse)
    sayHowEvidenceIsGuarded(logger, migrated)
    const opened = await openPorts({
      config,
      secrets: { ...secrets, databaseUrl },
      logger,
      metrics,
      tracing,
      alone: embedded !== null,
    })
    const log = await openLogOf(
      { ...opened, config, secrets, shape, sequences: keepsHouse, logger },
      opened.database,
    ).catch(async (error: unknown) => {
      await opened.close()
      throw error
    })
    await seedPlans(opened.ports.catalog, opened.ports.clock.now())
    for (const { engine, missing } of opened.notRunnable) {
      logger.info({ engine, missing }, 'engine is not runnable: set the variables of one of these groups')
    }
    const reader = describeReader(opened.ports.model)
    logger.info({ reader }, 'answers are read by')
    const disk = embedded ? await startDiskGuard({ folder: config.dataDir, logger }) : null
    const housekeeping = keepsHouse
      ? startHousekeeping({
          ...opened.ports,
          store: opened.ports.housekeeping,
          logger,
          owner: `${config.instance}:${process.pid}`,
        })
      : null
    return {
      ...opened,
      ...(disk && { disk }),
      config,
      secrets,
      ownToken: parsed.secrets.platformToken === null,
      logger,
      metrics,
      services: createServices(opened.ports),
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
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function tracingSettings({ traces, instance }: Config, { traceHeaders }: Secrets, role: string) {
  return traces && { ...traces, headers: traceHeaders, version: manifest.version, instance, role }
}

async function openLogOf(
  options: OpenLogOptions & { config: Config; secrets: Secrets },
  database: Database,
): Promise<LogLoop | null> {
  const { sequences, config, secrets, ports } = options
  if (!sequences || !config.keepsLog) return await openLog(options)
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

async function completeSecrets(config: Config, secrets: Secrets, shape: 'standalone' | 'distributed') {
  const { platformToken, signingKey } = secrets
  const complete = secrets.logKey !== null || !config.keepsLog || shape === 'distributed'
  if (complete && platformToken !== null && signingKey !== null)
    return { ...secrets, platformToken, signingKey }
  const made = await readOrMakeSecrets(config.dataDir, config.logOrigin)
  return {
    ...secrets,
    platformToken: platformToken ?? made.platformToken,
    signingKey: signingKey ?? made.signingKey,
    logKey: config.keepsLog ? (secrets.logKey ?? made.logKey) : null,
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
