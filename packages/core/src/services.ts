import { adminAccounts } from './admin/accounts.ts'
import { adminBrands } from './admin/brands.ts'
import { adminCases } from './admin/cases.ts'
import { adminEvents } from './admin/events.ts'
import { adminFacts } from './admin/facts.ts'
import { adminFindings } from './admin/findings.ts'
import { adminJobs } from './admin/jobs.ts'
import { adminKeys } from './admin/keys.ts'
import { adminLog } from './admin/log.ts'
import { adminPlans } from './admin/plans.ts'
import { adminPredicates } from './admin/predicates.ts'
import { adminPrompts } from './admin/prompts.ts'
import { adminRanking } from './admin/ranking.ts'
import { adminRates } from './admin/rates.ts'
import { adminReview } from './admin/review.ts'
import { adminRuns } from './admin/runs.ts'
import { adminScans } from './admin/scans.ts'
import { adminSchedules } from './admin/schedules.ts'
import { adminSearch } from './admin/search.ts'
import { adminSources } from './admin/sources.ts'
import { adminSpend } from './admin/spend.ts'
import { adminWebhooks } from './admin/webhooks.ts'
import { bundleHtml } from './bundle/bundle-html.ts'
import type { BundleStore } from './bundle/bundle-port.ts'
import type { CasePrinter } from './cases/case-printer.ts'
import { getConfabulations, pageConfabulations } from './confabulations/get-confabulations.ts'
import type { EnginePort } from './engines/engine-port.ts'
import { tellBrand } from './events/tell-brand.ts'
import { rebuildFindings, requestFindingsRebuild } from './findings/rebuild-findings.ts'
import type { Fetcher } from './ground-truth/fetcher-port.ts'
import { listFacts } from './ground-truth/list-facts.ts'
import { refreshFacts } from './ground-truth/refresh-facts.ts'
import { requestRefresh } from './ground-truth/request-refresh.ts'
import type { HousekeepingStore } from './housekeeping.ts'
import type { JobKind, JobPayloads } from './jobs.ts'
import type { LogStore, Witnessing } from './log/log-port.ts'
import { readLog } from './log/read-log.ts'
import type {
  CaptureSigner,
  Clock,
  Collector,
  Ids,
  JobContext,
  JobOutcome,
  JobQueue,
  JobStore,
} from './ports.ts'
import { checkContent } from './public/check-content.ts'
import { lookupHash } from './public/lookup-hash.ts'
import { type ReadRunDeps, readRun } from './readers/read-run.ts'
import type { LanguageModelPort, RulesReader } from './readers/reader-port.ts'
import { type AskDeps, askRun } from './runs/ask-run.ts'
import type { SetAside } from './runs/classify-captures.ts'
import { createEngineRests } from './runs/engine-rests.ts'
import { getBundle } from './runs/get-bundle.ts'
import { getEvidence } from './runs/get-evidence.ts'
import {
  reclassifyBrand,
  reclassifyRun,
  requestBrandReclassification,
  requestReclassification,
} from './runs/reclassify-run.ts'
import { requestVerification } from './runs/request-verification.ts'
import { verifyRun } from './runs/verify-run.ts'
import { beginScan } from './scans/begin-scan.ts'
import { classifyScan } from './scans/classify-scan.ts'
import { estimateScan } from './scans/estimate-scan.ts'
import { getScan } from './scans/get-scan.ts'
import { sealScan } from './scans/seal-scan.ts'
import { startScan } from './scans/start-scan.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import { type CapturePageDeps, capturePage } from './sources/capture-page.ts'
import { traceSources } from './sources/trace-sources.ts'
import type { CaseStore } from './stores/case-store.ts'
import type { CatalogStore } from './stores/catalog-store.ts'
import type { EnqueueStore } from './stores/enqueue-store.ts'
import type { EventStore } from './stores/event-store.ts'
import type { FactStore } from './stores/fact-store.ts'
import type { FindingStore } from './stores/finding-store.ts'
import type { IdempotencyStore } from './stores/idempotency-store.ts'
import type { NewsStore } from './stores/news-store.ts'
import type { PlanStore } from './stores/plan-store.ts'
import type { RateStore } from './stores/rate-store.ts'
import type { ReadingStore } from './stores/reading-store.ts'
import type { ReportStore } from './stores/report-store.ts'
import type { RunStore } from './stores/run-store.ts'
import type { ScanStore } from './stores/scan-store.ts'
import type { ScheduleStore } from './stores/schedule-store.ts'
import type { SearchStore } from './stores/search-store.ts'
import type { SessionStore } from './stores/session-store.ts'
import type { SourceStore } from './stores/source-store.ts'
import type { SpendStore } from './stores/spend-store.ts'
import type { WebhookStore } from './stores/webhook-store.ts'
import type { Engine, Origin } from './vocabulary.ts'
import { deliver } from './webhooks/deliver.ts'
import { createEndpointTurns } from './webhooks/endpoint-turns.ts'
import type { WebhookSecrets, WebhookSender } from './webhooks/webhook-ports.ts'

/** Everything the domain needs, opened once by the runtime. */
export interface Ports {
  catalog: CatalogStore
  scans: ScanStore
  plans: PlanStore
  runs: RunStore
  reports: ReportStore
  facts: FactStore
  events: EventStore
  findings: FindingStore
  cases: CaseStore
  printer: CasePrinter
  news: NewsStore
  schedules: ScheduleStore
  webhooks: WebhookStore
  webhookSecrets: WebhookSecrets
  webhookSender: WebhookSender
  rates: RateStore
  search: SearchStore
  spend: SpendStore
  jobs: EnqueueStore
  idempotency: IdempotencyStore
  sessions: SessionStore
  jobStore: JobStore
  log: LogStore
  bundles: BundleStore
  housekeeping: HousekeepingStore
  queue: JobQueue
  readings: ReadingStore
  sources: SourceStore
  engines: ReadonlyMap<Engine, EnginePort>
  rules: RulesReader
  /** Null: only rules read. */
  model: LanguageModelPort | null
  fetcher: Fetcher
  signer: CaptureSigner
  collector: Collector
  clock: Clock
  ids: Ids
  staleAfterDays: number
  priceFreshDays: number
  verificationsPerScan: number
  sourceLimits: CapturePageDeps['sourceLimits']
  /** Whether to ask again about a change that may be chance. */
  asksAgain: boolean
  tsaRoots: readonly string[]
  witnessing: Witnessing
  /** Where the operator publishes the log key: https://… or dns:… */
  keyPlaces: readonly string[]
  onCall: AskDeps['onCall']
  onModelReading: ReadRunDeps['onModelReading']
  onSettled: (origin: Origin) => void
  onSetAside: (run: SetAside) => void
}

/** The table of contents: what callers may ask. Routes, tools and the command line are translations of these. */
export type Services = ReturnType<typeof createServices>

export const createServices = (ports: Ports) => ({
  startScan: scanStarter(ports),
  getScan: getScan(ports),
  getConfabulations: getConfabulations(ports),
  pageConfabulations: pageConfabulations(ports),
  getEvidence: getEvidence(ports),
  getBundle: getBundle(ports),
  getBundleHtml: async (input: Parameters<ReturnType<typeof getBundle>>[0]) =>
    bundleHtml(await getBundle(ports)({ ...input, format: 'html' })),
  requestVerification: requestVerification(ports),
  listFacts: listFacts(ports),
  requestRefresh: requestRefresh(ports),
  lookupHash: lookupHash(ports),
  checkContent: checkContent(ports),
  log: readLog(ports),
  sessions: ports.sessions,
  findKeyByHash: (sha256: Uint8Array) => ports.catalog.findKeyByHash(sha256),
  admin: {
    plans: adminPlans(ports),
    accounts: adminAccounts(ports),
    brands: adminBrands(ports),
    estimateScan: estimateScan({ ...ports, runnableEngines: () => new Set(ports.engines.keys()) }),
    prompts: adminPrompts(ports),
    facts: adminFacts(ports),
    predicates: adminPredicates(),
    keys: adminKeys(ports),
    log: adminLog(ports),
    search: adminSearch(ports),
    spend: adminSpend(ports),
    jobs: adminJobs(ports),
    events: adminEvents(ports),
    schedules: adminSchedules(ports),
    webhooks: adminWebhooks(ports),
    runs: adminRuns(ports),
    scans: adminScans(ports),
    review: adminReview(ports),
    findings: adminFindings(ports),
    sources: adminSources(ports),
    cases: adminCases(ports),
    ranking: adminRanking(ports),
    rates: adminRates(ports),
    requestFindingsRebuild: requestFindingsRebuild(ports),
    requestVerification: requestVerification(ports),
    requestReclassification: requestReclassification(ports),
    requestBrandReclassification: requestBrandReclassification(ports),
  },
})

const scanStarter = (ports: Ports) =>
  startScan({ ...ports, runnableEngines: () => new Set(ports.engines.keys()) })

/** One handler per kind of job: a new kind does not compile until it is here. */
export type JobHandlers = {
  [K in JobKind]: (context: JobContext, payload: JobPayloads[K]) => Promise<JobOutcome>
}

export const createJobHandlers = (ports: Ports): JobHandlers => {
  const asking = { ...ports, rests: createEngineRests() }
  return {
    'scan.start': beginScan(ports),
    'run.ask': askRun(asking),
    'scan.classify': classifyScan(ports),
    'scan.seal': sealScan(ports),
    'run.verify': verifyRun(asking),
    'run.reclassify': reclassifyRun(ports),
    'run.read': readRun(ports),
    'brand.reclassify': reclassifyBrand(ports),
    'findings.rebuild': rebuildFindings(ports),
    'ground-truth.refresh': refreshFacts(ports),
    'answer.sources': traceSources(ports),
    'page.capture': capturePage(ports),
    'brand.tell': tellBrand({ ...ports, startScan: scanStarter(ports) }),
    'schedule.run': runSchedule({ ...ports, startScan: scanStarter(ports) }),
    'webhook.deliver': deliver({ ...ports, turns: createEndpointTurns() }),
  }
}
