import { createServices, type Services } from '@veracite/core/services'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { type MigrationResult, migrate } from '@veracite/db/migrate'
import { StartRefusal } from '@veracite/db/start-refusal'
import { type Config, describeProblems, parseConfig, type Secrets } from './config.ts'
import { readOrMakeSecrets } from './data-folder.ts'
import { type DiskGuard, startDiskGuard } from './disk-guard.ts'
import { readEnv } from './env.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLogger, type Logger } from './logger.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openLog } from './open-log.ts'
import { type OpenPorts, openPorts } from './open-ports.ts'
import { seedPlans } from './seed.ts'

export interface Booted extends OpenPorts {
  config: Config
  secrets: Secrets & { platformToken: string }
  logger: Logger
  metrics: Metrics
  services: Services
  embedded: boolean
  /** Where the database is ours and its disk can be watched. */
  disk?: DiskGuard
}

/** From the environment to open ports. Throws StartRefusal, one clear sentence, when that cannot be. */
export async function boot(role: 'standalone' | 'api' | 'mcp' | 'worker'): Promise<Booted> {
  const parsed = parseConfig(readEnv(), role === 'standalone' ? 'standalone' : 'distributed')
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const { config } = parsed
  const shape = role === 'standalone' ? 'standalone' : 'distributed'
  const secrets = await completeSecrets(config, parsed.secrets, shape)
  const logger = createLogger(config, secrets, role)
  const metrics = createMetrics()

  const embedded =
    secrets.databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: (line) => logger.debug({ line }, 'postgres'),
        })
      : null
  try {
    const databaseUrl = embedded?.appUrl ?? secrets.databaseUrl ?? ''
    const migrated = await migrate({ url: embedded?.adminUrl ?? secrets.migrationsUrl ?? databaseUrl })
    sayHowEvidenceIsGuarded(logger, migrated)
    const opened = await openPorts({
      config,
      secrets: { ...secrets, databaseUrl },
      logger,
      metrics,
      alone: embedded !== null,
    })
    const keepsHouse = role === 'standalone' || role === 'worker'
    const log = await openLog({
      ...opened,
      config,
      secrets,
      shape,
      sequences: keepsHouse,
      logger,
    }).catch(async (error: unknown) => {
      await opened.close()
      throw error
    })
    await seedPlans(opened.ports.catalog, opened.ports.clock.now())
    for (const { engine, missing } of opened.notRunnable) {
      logger.info({ engine, missing }, 'engine is not runnable: set the variables of one of these groups')
    }
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
      logger,
      metrics,
      services: createServices(opened.ports),
      embedded: embedded !== null,
      close: async () => {
        disk?.stop()
        await Promise.all([log?.stop(), housekeeping?.stop()])
        await opened.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function completeSecrets(config: Config, secrets: Secrets, shape: 'standalone' | 'distributed') {
  const { platformToken, signingKey } = secrets
  const complete = secrets.logKey !== null || shape === 'distributed'
  if (complete && platformToken !== null && signingKey !== null)
    return { ...secrets, platformToken, signingKey }
  const made = await readOrMakeSecrets(config.dataDir, config.logOrigin)
  return {
    ...secrets,
    platformToken: platformToken ?? made.platformToken,
    signingKey: signingKey ?? made.signingKey,
    logKey: secrets.logKey ?? made.logKey,
  }
}

function sayHowEvidenceIsGuarded(
  logger: Logger,
  { applied, rolesEnforced, eventTriggers }: MigrationResult,
): void {
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  if (!rolesEnforced) {
    logger.warn('roles cannot be had on this database server: evidence is guarded by triggers alone')
  } else if (!eventTriggers) {
    logger.warn(
      'the migrating login is no superuser: evidence is guarded by privileges and triggers, not against its owner',
    )
  }
}

/** Prints a refusal as the one sentence it is; anything else is a bug and keeps its trace. */
export function exitOnRefusal(error: unknown): never {
  if (error instanceof StartRefusal) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  throw error
}
