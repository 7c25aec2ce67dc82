import { generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { OPERATOR } from '@veracite/core/access/caller'
import type { Ports } from '@veracite/core/ports'
import { describeReader } from '@veracite/core/readers/describe-reader'
import type { ScanBody } from '@veracite/core/scans/get-scan'
import type { ScanChoice } from '@veracite/core/scans/scan-choice'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { createServices, type Services } from '@veracite/core/services'
import { type Config, describeProblems, parseConfig, type Secrets } from '@veracite/runtime/settings/config'
import { type OpenPorts, openPorts } from '@veracite/runtime/start/open-ports'
import { seedPlans } from '@veracite/runtime/start/seed'
import { createLogger, type Logger } from '@veracite/runtime/telemetry/logger'
import { createMetrics, type Metrics } from '@veracite/runtime/telemetry/metrics'
import { NO_TRACING, type Tracing } from '@veracite/runtime/tracing/tracing'
import type { EnginePort } from '@veracite/terms/engine-port'
import { ENGINES, type Engine, type PromptIntent } from '@veracite/terms/vocabulary'
import { healthyReader } from './breakable-plain-reader.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { storeCheck } from './measured-reader.ts'
import { registerCaptureKey } from './signed-leaves.ts'
import type { TestServer } from './test-services.ts'

export const TEST_TOKEN = 'a-platform-token-for-tests-0123456789abcdef'

export interface World extends OpenPorts {
  config: Config
  secrets: Secrets & { platformToken: string }
  logger: Logger
  metrics: Metrics
  tracing: Tracing
  services: Services
  /** The services as the operator has them. */
  operator: ScopedServices
  reader: string
  testDatabase: TestDatabase
  /** A new account with one brand; its prompts cycle through the four intents. */
  addBrand(options?: BrandOptions): Promise<{ accountId: string; brandId: string; planId: string }>
  /** Fast-forwards: jobs that wait for their time are due now. */
  dueNow(): Promise<void>
  /** Starts a scan and waits for its end, which needs a worker. */
  scanToEnd(brandId: string, choice?: ScanChoice): Promise<string>
  /** `hurry` runs before each look: `dueNow`, for example. */
  scanEnds(scanId: string, hurry?: () => Promise<void>): Promise<ScanBody>
  jobEnds(jobId: string | null, options?: JobEnd): ReturnType<ScopedServices['jobs']['get']>
  close(): Promise<void>
}

interface JobEnd {
  wanted?: 'done' | 'dead'
  hurry?: () => Promise<void>
}

export interface BrandOptions {
  engines?: Engine[]
  maxScansPerMonth?: number
  prompts?: number
  facts?: { predicate: string; value: unknown }[]
}

export interface WorldOptions {
  env?: Record<string, string>
  engines?: ReadonlyMap<Engine, EnginePort>
  /** Ports that replace the real ones. */
  ports?: Partial<Ports>
  /** A database that is there already, instead of a new one. */
  testDatabase?: TestDatabase
  /** By default the model has a good check, so that it is not measured in the background. */
  readerIsMeasured?: boolean
}

const INTENTS: PromptIntent[] = ['CATEGORY', 'BRANDED', 'COMPARATIVE', 'DEFENSIVE']

const FACTS = [
  { predicate: 'founded_year', value: 2004 },
  { predicate: 'headquarters', value: 'Halden, Norway' },
  { predicate: 'ceo', value: 'Ingrid Solheim' },
  { predicate: 'employees', value: 180 },
]

/** The whole service on a separate database: real stores, real queue, demo engines that answer at once. */
export async function createWorld(server: TestServer, options: WorldOptions = {}): Promise<World> {
  const testDatabase = options.testDatabase ?? (await createTestDatabase(server))
  const parsed = parseConfig(
    {
      VERACITE_TOKEN: TEST_TOKEN,
      VERACITE_SIGNING_KEY: generateCaptureKey(),
      DATABASE_URL: testDatabase.appUrl,
      VERACITE_DEMO: '1',
      VERACITE_DEMO_LATENCY: '0',
      VERACITE_LOG_LEVEL: 'silent',
      VERACITE_PUBLIC_RATE_LIMIT: '0',
      // Confirming scans would disturb tests that count their own.
      VERACITE_ASK_AGAIN: 'off',
      // A connection costs the server more than most tests ask of it: each loads the catalogue and plans anew.
      VERACITE_DATABASE_CONNECTIONS: '4',
      ...options.env,
    },
    'distributed',
  )
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems))
  const { config } = parsed
  const secrets = {
    ...parsed.secrets,
    platformToken: parsed.secrets.platformToken ?? '',
    signingKey: parsed.secrets.signingKey ?? '',
    databaseUrl: parsed.secrets.databaseUrl ?? '',
  }
  const logger = createLogger(config, secrets, 'test')
  const metrics = createMetrics()
  const opened = await openPorts({ config, secrets, logger, metrics, alone: false })
  const ports: Ports = {
    ...opened.ports,
    // A thread takes half a second to load word lists; threads are tested separately.
    plainReader: healthyReader(),
    // Many worlds share a process, which is always large enough to be swept: a tenth of a second each time.
    heap: { sweep: () => {} },
    ...(options.engines && { engines: options.engines }),
    ...options.ports,
  }
  const services = createServices(ports)
  const operator = services.for(OPERATOR).everything()
  await seedPlans(ports.tenants, new Date())
  await registerCaptureKey(opened.database, ports.signer)
  if (options.readerIsMeasured !== false) await storeCheck(ports)
  let plans = 0
  const dueNow = async () => {
    await opened.database.sql`
      update veracite.jobs set run_at = now() - interval '1 s' where state = 'queued' and run_at > now()`
    opened.dispatcher?.kick()
  }
  const scanEnds: World['scanEnds'] = (scanId, hurry) =>
    eventually('the scan to end', async () => {
      await hurry?.()
      const scan = await operator.getScan({ scanId })
      return scan.finishedAt !== null && scan
    })

  return {
    ...opened,
    ports,
    services,
    operator,
    reader: describeReader(ports.model, ports.secondModel),
    config,
    secrets,
    logger,
    metrics,
    tracing: NO_TRACING,
    testDatabase,
    async addBrand({ engines = [...ENGINES], maxScansPerMonth = 100, prompts = 4, facts = FACTS } = {}) {
      plans += 1
      const planId = `plan-${plans}`
      await operator.plans.put({ id: planId, engines, maxScansPerMonth })
      const account = await operator.accounts.add({ name: `Account ${plans}`, plan: planId })
      const brand = await operator.brands.add({
        accountId: account.id,
        name: 'Halden Instruments',
        domain: 'halden-instruments.com',
        aliases: ['Halden'],
      })
      if (prompts > 0) {
        const texts = Array.from({ length: prompts }, (_, index) => ({
          text: `What should I know about Halden Instruments? (${index})`,
          intent: INTENTS[index % 4] ?? 'BRANDED',
          locale: 'en-US',
        }))
        for (let at = 0; at < texts.length; at += 1000)
          await operator.prompts.add(brand.id, texts.slice(at, at + 1000))
      }
      if (facts.length > 0)
        await operator.facts.add(
          brand.id,
          facts.map((fact) => ({ ...fact, note: null })),
        )
      return { accountId: account.id, brandId: brand.id, planId }
    },
    dueNow,
    scanEnds,
    async scanToEnd(brandId, choice) {
      const { scanId } = await operator.startScan({ brandId, idempotency: null, ...(choice && { choice }) })
      await scanEnds(scanId)
      return scanId
    },
    jobEnds: (jobId, { wanted = 'done', hurry } = {}) =>
      eventually(`the job to be ${wanted}`, async () => {
        await hurry?.()
        const job = await operator.jobs.get(jobId ?? '')
        return job.state === wanted && job
      }),
    async close() {
      await opened.dispatcher?.close(1_000)
      await opened.close()
      await testDatabase.drop()
    },
  }
}
