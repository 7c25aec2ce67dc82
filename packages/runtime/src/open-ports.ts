import { createProcessDocumentReader } from '@veracite/adapters/documents/process-document-reader'
import { createEngines } from '@veracite/adapters/engines/configured-engines'
import { parquetFormat } from '@veracite/adapters/exports/parquet'
import { createSmtpSender } from '@veracite/adapters/mail/smtp-sender'
import { createChromiumPrinter } from '@veracite/adapters/pdf/chromium-printer'
import { createPdfPrinter } from '@veracite/adapters/pdf/pdf-printer'
import { createArchiveSigner } from '@veracite/adapters/platform/archive-signer'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { createHeap } from '@veracite/adapters/platform/heap'
import { systemClock, systemIds } from '@veracite/adapters/platform/system'
import { noQueue } from '@veracite/adapters/queue/no-queue'
import { createLanguageModel } from '@veracite/adapters/readers/ai-sdk-model'
import { createThreadReader } from '@veracite/adapters/readers/thread-reader'
import { openRegisters } from '@veracite/adapters/registers/open-registers'
import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { createRelayPool } from '@veracite/adapters/relays/relay-pool'
import { usedRelays } from '@veracite/adapters/relays/relay-settings'
import { createOpenId } from '@veracite/adapters/sign-in/open-id'
import { passkeys } from '@veracite/adapters/sign-in/passkeys'
import { createUploadReaders } from '@veracite/adapters/uploads/upload-readers'
import { createFeedSource } from '@veracite/adapters/web/feed-source'
import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import { createAnySender } from '@veracite/adapters/webhooks/any-sender'
import { createGuardedSender } from '@veracite/adapters/webhooks/guarded-sender'
import { webhookSecretsOf } from '@veracite/adapters/webhooks/webhook-secrets'
import type { JobDispatcher } from '@veracite/core/jobs/job-ports'
import { readerTrust } from '@veracite/core/reader-checks/reader-trust-source'
import type { Ports } from '@veracite/core/ports'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createRegisterCache } from '@veracite/db/stores/registers/register-cache'
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
  const outside = outsideOf(options)
  const queue = dispatcher ?? noQueue
  const trust = readerTrust({ ...own, ...stores, model: outside.model, queue })
  const ports: Ports = {
    ...own,
    ...stores,
    ...outside,
    readerTrust: trust,
    readerErrorRates: trust,
    registers: openRegisters(secrets.registers, {
      cache: createRegisterCache(database),
      clock: own.clock,
    }),
    ...limitsOf(config),
    publishedRelays: secrets.relays.map(({ url, key, token, runBy = null }) => ({
      vkey: key,
      runBy,
      address: url,
      inUse: token !== '',
    })),
    ...observersOf(options.metrics, options.logger),
    queue,
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

const openEngines = ({ config, secrets }: OpenOptions, { tenants, facts }: Stores) =>
  createEngines(secrets.engines, {
    relays: usedRelays(secrets.relays).length === 0 ? null : createRelayPool(usedRelays(secrets.relays)),
    demo: {
      knowledge: async (brandId) => {
        const brand = await tenants.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
        if (!brand) throw new Error('The brand of a demo question does not exist.')
        return { brand, facts: await facts.listForVerdict(brandId) }
      },
      now: systemClock.now,
      sleep: (ms) => Bun.sleep(ms),
      latencyFactor: config.demoLatency,
    },
  })

/** What reaches out of the process, and what signs for it. */
const outsideOf = ({ config, secrets, logger }: OpenOptions) => ({
  feedSource: createFeedSource(),
  heap: createHeap(),
  printer: createPdfPrinter(),
  documentReader: createProcessDocumentReader(),
  ...createUploadReaders(),
  parquet: parquetFormat,
  browser:
    config.chromium === null
      ? null
      : createChromiumPrinter(config.chromium, (error) => logger.warn({ error }, PRINTED_OTHERWISE)),
  webhookSecrets: webhookSecretsOf(secrets),
  webhookSender: createAnySender(
    createGuardedSender({
      allowedHosts: config.webhookAllowedHosts,
      userAgent: 'Veracite-Webhooks/0.1',
    }),
    // Without an address of this server nobody could say no to mail.
    secrets.smtp && config.publicUrl !== null ? createSmtpSender(secrets.smtp) : null,
  ),
  model: secrets.reader && createLanguageModel(secrets.reader),
  secondModel: secrets.reader?.second ? createLanguageModel(secrets.reader.second) : null,
  readerWaitMs: secrets.reader?.waitMs ?? 0,
  fetcher: new GuardedFetcher(),
  signer: createCaptureSigner(secrets.signingKey),
  archiveSigner: createArchiveSigner(secrets.signingKey),
  collector: collectorOf(config),
  passkeys,
  openId: secrets.openId && createOpenId(secrets.openId),
})

const PRINTED_OTHERWISE = 'the browser of VERACITE_CHROMIUM did not print; a library did'

/** What the operator set, in the terms of the domain. */
const limitsOf = (config: Config) => ({
  publicUrl: config.publicUrl,
  staleAfterDays: config.staleAfterDays,
  priceFreshDays: config.priceFreshDays,
  verificationsPerScan: config.verificationsPerScan,
  feedLimits: {
    mostBytes: config.feedMegabytes * 1024 * 1024,
    mostItems: config.feedItems,
  },
  sourceLimits: {
    pagesPerDay: config.sourcesPerDay,
    bytesPerDay: config.sourcesMegabytesPerDay * 1024 * 1024,
    hostPaceMs: config.sourcesHostSeconds * 1000,
  },
  asksAgain: config.asksAgain,
  witnessing: { witnesses: parseWitnessKeys(config.witnessKeys), quorum: config.witnessQuorum },
  keyPlaces: config.keyPlaces,
  relaying: relayingOf(config.relaying),
  sessionLimits: {
    idleMs: config.sessionIdleMinutes * 60_000,
    absoluteMs: config.sessionHours * 3_600_000,
  },
})

const relayingOf = ({ mode, whenAway, recipient }: Config['relaying']) => ({
  mode,
  whenAway,
  sealer: recipient === null ? null : createAgeSealer(recipient),
})
