import { createEngines } from '@veracite/adapters/engines/configured-engines'
import { createPdfPrinter } from '@veracite/adapters/pdf/pdf-printer'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { systemClock, systemIds } from '@veracite/adapters/platform/system'
import { createBullDispatcher } from '@veracite/adapters/queue/bull-dispatcher'
import { createInProcessDispatcher } from '@veracite/adapters/queue/in-process-dispatcher'
import { noQueue } from '@veracite/adapters/queue/no-queue'
import { createLanguageModel } from '@veracite/adapters/readers/ai-sdk-model'
import { createThreadReader } from '@veracite/adapters/readers/thread-reader'
import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import { createGuardedSender } from '@veracite/adapters/webhooks/guarded-sender'
import { createWebhookSecrets, webhookKeyFrom } from '@veracite/adapters/webhooks/webhook-secrets'
import type { JobDispatcher, JobStore } from '@veracite/core/jobs/job-ports'
import type { Ports } from '@veracite/core/services'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createSessionStore } from '@veracite/db/stores/accounts/session-store'
import { createOAuthStore } from '@veracite/db/stores/agents/oauth-store'
import { createCaseStore } from '@veracite/db/stores/cases/case-store'
import { createCatalogStore } from '@veracite/db/stores/catalog/catalog-store'
import { createReportStore } from '@veracite/db/stores/confabulations/report-store'
import { createSpendStore } from '@veracite/db/stores/engines/spend-store'
import { createEventStore } from '@veracite/db/stores/events/event-store'
import { createNewsStore } from '@veracite/db/stores/events/news-store'
import { createBundleStore } from '@veracite/db/stores/evidence/bundle-store'
import { createFactStore } from '@veracite/db/stores/facts/fact-store'
import { createFindingStore } from '@veracite/db/stores/findings/finding-store'
import { createEnqueueStore } from '@veracite/db/stores/jobs/enqueue-store'
import { createHousekeepingStore } from '@veracite/db/stores/jobs/housekeeping-store'
import { createIdempotencyStore } from '@veracite/db/stores/jobs/idempotency-store'
import { createJobStore } from '@veracite/db/stores/jobs/job-store'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { createOnDead } from '@veracite/db/stores/on-dead'
import { createRateStore } from '@veracite/db/stores/rates/rate-store'
import { createReadingStore } from '@veracite/db/stores/readings/reading-store'
import { createRunStore } from '@veracite/db/stores/runs/run-store'
import { createPlanStore } from '@veracite/db/stores/scans/plan-store'
import { createScanStore } from '@veracite/db/stores/scans/scan-store'
import { createScheduleStore } from '@veracite/db/stores/schedules/schedule-store'
import { createSearchStore } from '@veracite/db/stores/search/search-store'
import { createSourceStore } from '@veracite/db/stores/sources/source-store'
import { createWebhookStore } from '@veracite/db/stores/webhooks/webhook-store'
import { parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import type { NotRunnableEngine } from '@veracite/terms/engine-port'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { collectorOf } from './collector.ts'
import type { Config, Secrets } from './config.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
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
export async function openPorts({
  config,
  secrets,
  logger,
  metrics,
  tracing = NO_TRACING,
  alone,
}: OpenOptions): Promise<OpenPorts> {
  const database = await openPostgres({
    url: secrets.databaseUrl,
    max: config.databaseConnections,
    applicationName: `veracite ${config.instance}`,
  })
  const clock = systemClock
  const ids = systemIds
  const catalog = createCatalogStore(database)
  const facts = createFactStore(database)
  const jobStore = createJobStore(database, { clock, random: ids.random, onDead: createOnDead(ids) })
  const dispatcher = createDispatcher({ config, secrets, logger, metrics, alone }, jobStore)
  const engines = createEngines(secrets.engines, {
    demo: {
      knowledge: async (brandId) => {
        const brand = await catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
        if (!brand) throw new Error('The brand of a demo question does not exist.')
        return { brand, facts: await facts.listForVerdict(brandId) }
      },
      now: clock.now,
      sleep: (ms) => Bun.sleep(ms),
      latencyFactor: config.demoLatency,
    },
  })

  const rules = createThreadReader()
  const ports: Ports = {
    catalog,
    scans: createScanStore(database),
    plans: createPlanStore(database),
    runs: createRunStore(database),
    reports: createReportStore(database),
    facts,
    events: createEventStore(database),
    findings: createFindingStore(database),
    cases: createCaseStore(database),
    printer: createPdfPrinter(),
    news: createNewsStore(database),
    schedules: createScheduleStore(database),
    webhooks: createWebhookStore(database),
    webhookSecrets: createWebhookSecrets(webhookKeyFrom(secrets.webhookKey ?? secrets.signingKey)),
    webhookSender: createGuardedSender({
      allowedHosts: config.webhookAllowedHosts,
      userAgent: 'Veracite-Webhooks/0.1',
    }),
    rates: createRateStore(database),
    search: createSearchStore(database),
    spend: createSpendStore(database),
    jobs: createEnqueueStore(database),
    idempotency: createIdempotencyStore(database),
    sessions: createSessionStore(database),
    oauthRecords: createOAuthStore(database),
    jobStore,
    log: createLogStore(database),
    bundles: createBundleStore(database),
    housekeeping: createHousekeepingStore(database),
    queue: dispatcher ?? noQueue,
    readings: createReadingStore(database),
    sources: createSourceStore(database),
    engines: traceEngines(tracing, engines.runnable),
    rules,
    model: secrets.reader && createLanguageModel(secrets.reader),
    fetcher: new GuardedFetcher(),
    signer: createCaptureSigner(secrets.signingKey),
    collector: collectorOf(config),
    clock,
    ids,
    staleAfterDays: config.staleAfterDays,
    priceFreshDays: config.priceFreshDays,
    verificationsPerScan: config.verificationsPerScan,
    sourceLimits: {
      pagesPerDay: config.sourcesPerDay,
      bytesPerDay: config.sourcesMegabytesPerDay * 1024 * 1024,
      hostPaceMs: config.sourcesHostSeconds * 1000,
    },
    asksAgain: config.asksAgain,
    tsaRoots: await readTsaRoots(config.tsaRootsFile),
    witnessing: { witnesses: parseWitnessKeys(config.witnessKeys), quorum: config.witnessQuorum },
    keyPlaces: config.keyPlaces,
    onCall: ({ engine, origin, outcome, seconds, costUsd }) => {
      metrics.engineCalls.inc({ engine, origin, outcome })
      metrics.engineSeconds.observe({ engine, origin }, seconds)
      if (costUsd !== null) metrics.engineCostUsd.inc({ engine, origin }, Number(costUsd))
    },
    onModelReading: ({ origin, outcome, costUsd }) => {
      metrics.modelReadings.inc({ outcome, origin })
      if (costUsd !== null) metrics.readerCostUsd.inc({ origin }, Number(costUsd))
    },
    onSettled: (origin) => metrics.settledReviews.inc({ origin }),
    onSetAside: ({ runId, origin, reason }) => {
      metrics.setAside.inc({ origin })
      logger.warn({ runId, reason }, 'an answer was set aside')
    },
  }
  const close = async () => {
    await rules.close()
    await database.close()
  }
  return { ports, database, dispatcher, notRunnable: engines.notRunnable, close }
}

function createDispatcher(
  { config, secrets, logger, metrics, alone }: OpenOptions,
  store: JobStore,
): JobDispatcher | null {
  if (config.queue === 'none') return null
  const onError = (where: string, error: unknown) => {
    metrics.queueErrors.inc({ where })
    logger.warn({ error, where }, 'queue error')
  }
  const worker = `${config.instance}:${process.pid}`
  const common = { store, worker, onError, leaseMs: config.jobLeaseSeconds * 1000 }
  return secrets.redisUrl === null
    ? createInProcessDispatcher({ ...common, alone })
    : createBullDispatcher({ ...common, clock: systemClock, redisUrl: secrets.redisUrl })
}
