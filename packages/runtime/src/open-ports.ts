import { createEngines } from '@veracite/adapters/engines/configured-engines'
import { createPdfPrinter } from '@veracite/adapters/pdf/pdf-printer'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { systemClock, systemIds } from '@veracite/adapters/platform/system'
import { noQueue } from '@veracite/adapters/queue/no-queue'
import { createLanguageModel } from '@veracite/adapters/readers/ai-sdk-model'
import { createThreadReader } from '@veracite/adapters/readers/thread-reader'
import { createOpenId } from '@veracite/adapters/sign-in/open-id'
import { passkeys } from '@veracite/adapters/sign-in/passkeys'
import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import { createGuardedSender } from '@veracite/adapters/webhooks/guarded-sender'
import { createWebhookSecrets, webhookKeyFrom } from '@veracite/adapters/webhooks/webhook-secrets'
import type { JobDispatcher } from '@veracite/core/jobs/job-ports'
import type { Ports } from '@veracite/core/services'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import type { NotRunnableEngine } from '@veracite/terms/engine-port'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { collectorOf } from './collector.ts'
import type { Config, Secrets } from './config.ts'
import { createDispatcher } from './create-dispatcher.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { observersOf } from './observers.ts'
import { openStores, type Stores } from './open-stores.ts'
import { traceEngines } from './tracing/traced.ts'
import { NO_TRACING, type Tracing } from './tracing/tracing.ts'
import { readTsaRoots } from './tsa-roots.ts'

export interface OpenPorts {
  ports: Ports
  database: Database
  /** Null when this server has no queue: it then refuses work. */
  dispatcher: JobDispatcher | null
  notRunnable: NotRunnableEngine[]
  close(): Promise<void>
}

export interface OpenOptions {
  config: Config
  secrets: Secrets & { databaseUrl: string; signingKey: string }
  logger: Logger
  metrics: Metrics
  tracing?: Tracing
  /** No other process works on this database. */
  alone: boolean
}

/** All of the domain's ports, opened in order and closed in reverse. The database is already migrated. */
export async function openPorts(options: OpenOptions): Promise<OpenPorts> {
  const { config, secrets, tracing = NO_TRACING } = options
  const database = await openPostgres({
    url: secrets.databaseUrl,
    max: config.databaseConnections,
    applicationName: `veracite ${config.instance}`,
  })
  const own = { clock: systemClock, ids: systemIds }
  const stores = openStores(database, own)
  const dispatcher = createDispatcher(options, stores.jobStore)
  const engines = openEngines(options, stores)
  const rules = createThreadReader()
  const ports: Ports = {
    ...own,
    ...stores,
    ...outsideOf(options),
    ...limitsOf(config),
    ...observersOf(options.metrics, options.logger),
    queue: dispatcher ?? noQueue,
    engines: traceEngines(tracing, engines.runnable),
    rules,
    tsaRoots: await readTsaRoots(config.tsaRootsFile),
  }
  const close = async () => {
    await rules.close()
    await database.close()
  }
  return { ports, database, dispatcher, notRunnable: engines.notRunnable, close }
}

const openEngines = ({ config, secrets }: OpenOptions, { catalog, facts }: Stores) =>
  createEngines(secrets.engines, {
    demo: {
      knowledge: async (brandId) => {
        const brand = await catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
        if (!brand) throw new Error('The brand of a demo question does not exist.')
        return { brand, facts: await facts.listForVerdict(brandId) }
      },
      now: systemClock.now,
      sleep: (ms) => Bun.sleep(ms),
      latencyFactor: config.demoLatency,
    },
  })

/** What reaches out of the process, and what signs for it. */
const outsideOf = ({ config, secrets }: OpenOptions) => ({
  printer: createPdfPrinter(),
  webhookSecrets: createWebhookSecrets(webhookKeyFrom(secrets.webhookKey ?? secrets.signingKey)),
  webhookSender: createGuardedSender({
    allowedHosts: config.webhookAllowedHosts,
    userAgent: 'Veracite-Webhooks/0.1',
  }),
  model: secrets.reader && createLanguageModel(secrets.reader),
  fetcher: new GuardedFetcher(),
  signer: createCaptureSigner(secrets.signingKey),
  collector: collectorOf(config),
  passkeys,
  openId: secrets.openId && createOpenId(secrets.openId),
})

/** What the operator set, in the terms of the domain. */
const limitsOf = (config: Config) => ({
  staleAfterDays: config.staleAfterDays,
  priceFreshDays: config.priceFreshDays,
  verificationsPerScan: config.verificationsPerScan,
  sourceLimits: {
    pagesPerDay: config.sourcesPerDay,
    bytesPerDay: config.sourcesMegabytesPerDay * 1024 * 1024,
    hostPaceMs: config.sourcesHostSeconds * 1000,
  },
  asksAgain: config.asksAgain,
  witnessing: { witnesses: parseWitnessKeys(config.witnessKeys), quorum: config.witnessQuorum },
  keyPlaces: config.keyPlaces,
  sessionLimits: {
    idleMs: config.sessionIdleMinutes * 60_000,
    absoluteMs: config.sessionHours * 3_600_000,
  },
})
