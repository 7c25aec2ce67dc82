import { arch, platform, release } from 'node:os'
import { createProcessDocumentReader } from '@veracite/adapters/documents/process-document-reader'
import { createAddressSources } from '@veracite/adapters/engines/address-sources'
import { createEngines } from '@veracite/adapters/engines/configured-engines'
import { createSharedPages } from '@veracite/adapters/engines/shared-pages'
import { parquetFormat } from '@veracite/adapters/exports/parquet'
import { createSmtpSender } from '@veracite/adapters/mail/smtp-sender'
import { createPdfPrinter } from '@veracite/adapters/pdf/pdf-printer'
import { createArchiveSigner } from '@veracite/adapters/platform/archive-signer'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { createClockSources } from '@veracite/adapters/platform/clock-sources'
import { createHeap } from '@veracite/adapters/platform/heap'
import { systemClock, systemIds } from '@veracite/adapters/platform/system'
import { createInProcessDispatcher } from '@veracite/adapters/queue/in-process-dispatcher'
import { noQueue } from '@veracite/adapters/queue/no-queue'
import { createLanguageModel } from '@veracite/adapters/readers/ai-sdk-model'
import { createThreadReader } from '@veracite/adapters/readers/thread-reader'
import { openRegisters } from '@veracite/adapters/registers/open-registers'
import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { createRelayPool, type RelayPool } from '@veracite/adapters/relays/relay-pool'
import { usedRelays } from '@veracite/adapters/relays/relay-settings'
import { createOpenId } from '@veracite/adapters/sign-in/open-id'
import { passkeys } from '@veracite/adapters/sign-in/passkeys'
import { openObjects } from '@veracite/adapters/storage/open-objects'
import { createUploadReaders } from '@veracite/adapters/uploads/upload-readers'
import { createBrowserScripts } from '@veracite/adapters/web/browser-scripts'
import { createFeedSource } from '@veracite/adapters/web/feed-source'
import { DEFAULT_USER_AGENT, GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import { createAnySender } from '@veracite/adapters/webhooks/any-sender'
import { createGuardedSender } from '@veracite/adapters/webhooks/guarded-sender'
import { webhookSecretsOf } from '@veracite/adapters/webhooks/webhook-secrets'
import { comparedClock } from '@veracite/core/clocks/compared-clock'
import type { JobDispatcher, JobStore } from '@veracite/core/jobs/job-ports'
import { createKeptAnswers } from '@veracite/core/kept/kept-answers'
import type { Ports } from '@veracite/core/ports'
import { readerTrust } from '@veracite/core/reader-checks/reader-trust-source'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import type { Replica } from '@veracite/db/replica'
import { StartRefusal } from '@veracite/db/start-refusal'
import { hasBytesOutside } from '@veracite/db/stores/bytes/unneeded-objects'
import { createRegisterCache } from '@veracite/db/stores/registers/register-cache'
import { parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import type { NotRunnableEngine } from '@veracite/terms/engine-port'
import type { ObjectStore } from '@veracite/terms/objects'
import { type Collector, EVERY_ACCOUNT } from '@veracite/terms/ports'
import manifest from '../../package.json' with { type: 'json' }
import type { Config, Secrets } from '../settings/config.ts'
import { readTrustedLists, readTsaRoots } from '../settings/tsa-roots.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { observersOf } from '../telemetry/metrics.ts'
import { traceEngines } from '../tracing/traced.ts'
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts'
import { openStores, type Stores } from './open-stores.ts'
import { exportsFrom, openReplicaOf } from './replica-reads.ts'

export interface OpenPorts {
  ports: Ports
  database: Database
  /** Null: there is no object storage. */
  objects: ObjectStore | null
  /** Null when this server has no queue: it then refuses work. */
  dispatcher: JobDispatcher | null
  notRunnable: NotRunnableEngine[]
  /** Null without VERACITE_READ_URL. */
  replica: Replica | null
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
  const objects = secrets.storage && openObjects(secrets.storage)
  const onKeptInRows = (error: unknown) => {
    options.metrics.storageFallbacks.inc()
    options.logger.warn(
      { error },
      'object storage failed: bytes stay in PostgreSQL until `veracite storage move`',
    )
  }
  const database = await openPostgres({
    url: secrets.databaseUrl,
    max: config.databaseConnections,
    applicationName: `veracite ${config.instance}`,
    ...(objects && { storage: { objects, onKeptInRows } }),
  })
  if (objects === null && (await hasBytesOutside(database.sql))) {
    await database.close()
    throw new StartRefusal(
      'Bytes of this database are in object storage: set VERACITE_STORAGE to where they are, or move them back with `veracite storage move`.',
    )
  }
  const own = { clock: systemClock, ids: systemIds }
  const replica = openReplicaOf(options, { database })
  const stores = openStores(database, own)
  if (replica !== null) stores.exports = exportsFrom(replica, stores.exports, config.readMaxLagSeconds)
  const dispatcher = await createDispatcher(options, stores.jobStore)
  const relays = relaysOf(options)
  const engines = openEngines(options, relays, stores)
  const plainReader = createThreadReader()
  const outside = outsideOf(options, relays)
  const queue = dispatcher ?? noQueue
  const trust = readerTrust({ ...own, ...stores, model: outside.model, queue })
  const ports: Ports = {
    ...own,
    ...stores,
    ...outside,
    readerTrust: trust,
    readerErrorRates: trust,
    kept: createKeptAnswers({ maxBytes: config.keptMegabytes * 1024 * 1024 }),
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
    plainReader,
    tsaRoots: await readTsaRoots(config.tsaRootsFile),
    trustedLists: await readTrustedLists(config.trustedListFiles),
  }
  const close = async () => {
    await Promise.all([plainReader.close(), replica?.close()])
    await database.close()
  }
  return { ports, database, objects, dispatcher, notRunnable: engines.notRunnable, replica, close }
}

const relaysOf = ({ secrets }: OpenOptions) =>
  usedRelays(secrets.relays).length === 0 ? null : createRelayPool(usedRelays(secrets.relays))

const openEngines = (options: OpenOptions, relays: RelayPool | null, { tenants, facts }: Stores) =>
  createEngines(options.secrets.engines, {
    relays,
    demo: {
      knowledge: forAMoment(async (brandId) => {
        const brand = await tenants.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
        if (!brand) throw new Error('The brand of a demo question does not exist.')
        return { brand, facts: await facts.listForVerdict(brandId) }
      }),
      now: systemClock.now,
      sleep: (ms) => Bun.sleep(ms),
      latencyFactor: options.config.demoLatency,
    },
  })

const MOMENT_MS = 200

/** Demo engines answer hundreds of questions about one brand within a second: they share what was read of it. */
function forAMoment<T>(read: (brandId: string) => Promise<T>): (brandId: string) => Promise<T> {
  let last: { brandId: string; readAt: number; value: Promise<T> } | null = null
  return (brandId) => {
    const now = performance.now()
    if (last === null || last.brandId !== brandId || now - last.readAt > MOMENT_MS)
      last = { brandId, readAt: now, value: read(brandId) }
    return last.value
  }
}

/** Ports that reach out of the process, and the signers. */
const outsideOf = (
  { config, secrets }: OpenOptions,
  relays: RelayPool | null,
  fetcher = new GuardedFetcher(),
) => ({
  feedSource: createFeedSource(),
  heap: createHeap(),
  printer: createPdfPrinter(),
  documentReader: createProcessDocumentReader(),
  ...createUploadReaders(),
  parquet: parquetFormat,
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
  fetcher,
  sharedPages: config.fetchesShares ? createSharedPages(fetcher, relays) : null,
  scriptRunner:
    config.browser === null
      ? null
      : createBrowserScripts({ program: config.browser, userAgent: DEFAULT_USER_AGENT }),
  signer: createCaptureSigner(secrets.signingKey),
  archiveSigner: createArchiveSigner(secrets.signingKey),
  ...clocksOf(config),
  passkeys,
  openId: secrets.openId && createOpenId(secrets.openId),
})

/** What the operator set, in the terms of the domain. */
const limitsOf = (config: Config) => ({
  publicUrl: config.publicUrl,
  staleAfterDays: config.staleAfterDays,
  priceFreshDays: config.priceFreshDays,
  verificationsPerScan: config.verificationsPerScan,
  keepDays: config.keepDays,
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

/** The collector, which states the clock and its address as they were last compared. */
function clocksOf(config: Config) {
  const sources = config.clocks.length === 0 ? null : createClockSources(config.clocks)
  const addresses = config.addressSources.length === 0 ? null : createAddressSources(config.addressSources)
  const compared = comparedClock(sources, systemClock, addresses)
  const collector = Object.defineProperties(collectorOf(config), {
    clock: { enumerable: true, get: () => compared.stated.clock },
    egressIp: { enumerable: true, get: () => compared.stated.egressIp },
    egressSeenBy: { enumerable: true, get: () => compared.stated.egressSeenBy },
  })
  return { comparedClock: compared, collector }
}

/** The collector that every capture names: operator, instance and software. */
const collectorOf = (config: Pick<Config, 'entity' | 'instance' | 'commit'>): Collector => ({
  entity: config.entity,
  instance: config.instance,
  software: 'veracite',
  version: manifest.version,
  commit: config.commit,
  container: null,
  os: `${platform()} ${release()} ${arch()}`,
  runtime: `bun ${Bun.version}`,
  egressIp: null,
  egressSeenBy: null,
  clock: { source: 'system clock', offsetMs: null },
})

/** Through Redis if there is one, otherwise from the job table alone. Null when this server has no queue. */
async function createDispatcher(
  { config, secrets, logger, metrics, alone }: DispatcherOptions,
  store: JobStore,
): Promise<JobDispatcher | null> {
  if (config.queue === 'none') return null
  const onError = (where: string, error: unknown) => {
    metrics.queueErrors.inc({ where })
    logger.warn({ error, where }, 'queue error')
  }
  const worker = `${config.instance}:${process.pid}`
  const common = { store, worker, onError, leaseMs: config.jobLeaseSeconds * 1000 }
  if (secrets.redisUrl === null) return createInProcessDispatcher({ ...common, alone })
  // Loaded only with Redis: it takes a tenth of the time of a start.
  const { createBullDispatcher } = await import('@veracite/adapters/queue/bull-dispatcher')
  return createBullDispatcher({ ...common, clock: systemClock, redisUrl: secrets.redisUrl })
}

interface DispatcherOptions {
  config: Pick<Config, 'queue' | 'instance' | 'jobLeaseSeconds'>
  secrets: Pick<Secrets, 'redisUrl'>
  logger: Logger
  metrics: Metrics
  /** No other process works on this database. */
  alone: boolean
}
