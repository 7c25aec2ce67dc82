import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import type { BundleStore } from '@veracite/evidence/bundle/bundle-port'
import { getBundle } from '@veracite/evidence/bundle/get-bundle'
import type { CasePrinter } from '@veracite/evidence/cases/case-printer'
import { adminLog } from '@veracite/evidence/log/describe-log'
import type { LogStore, Witnessing } from '@veracite/evidence/log/log-port'
import { readLog } from '@veracite/evidence/log/read-log'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import type { OwnerStore } from './access/owner-store.ts'
import { adminAccounts } from './accounts/manage-accounts.ts'
import { adminKeys } from './accounts/manage-keys.ts'
import { adminPlans } from './accounts/manage-plans.ts'
import type { OAuthStore } from './agents/oauth-store.ts'
import { ownTokens } from './agents/own-tokens.ts'
import { adminBrands } from './brands/manage-brands.ts'
import { resolveBrand } from './brands/resolve-brand.ts'
import type { CaseStore } from './cases/case-store.ts'
import { adminCases } from './cases/manage-cases.ts'
import type { CatalogStore } from './catalog/catalog-store.ts'
import { getConfabulations, pageConfabulations } from './confabulations/get-confabulations.ts'
import type { ReportStore } from './confabulations/report-store.ts'
import { adminSpend } from './engines/list-spend.ts'
import type { SpendStore } from './engines/spend-store.ts'
import type { EventStore } from './events/event-store.ts'
import { adminEvents } from './events/list-events.ts'
import type { NewsStore } from './events/news-store.ts'
import { reportChanges } from './events/report-changes.ts'
import type { FactStore } from './facts/fact-store.ts'
import { listFacts } from './facts/list-facts.ts'
import { adminPredicates } from './facts/list-predicates.ts'
import { adminFacts } from './facts/manage-facts.ts'
import { refreshFacts } from './facts/refresh-facts.ts'
import { requestRefresh } from './facts/request-refresh.ts'
import type { FindingStore } from './findings/finding-store.ts'
import { adminFindings } from './findings/list-findings.ts'
import { adminRanking } from './findings/ranking.ts'
import { rebuildFindings, requestFindingsRebuild } from './findings/rebuild-findings.ts'
import type { EnqueueStore } from './jobs/enqueue-store.ts'
import { adminJobs } from './jobs/find-job.ts'
import type { HousekeepingStore } from './jobs/housekeeping.ts'
import type { IdempotencyStore } from './jobs/idempotency-store.ts'
import type { JobContext, JobOutcome, JobQueue, JobStore } from './jobs/job-ports.ts'
import type { JobKind, JobPayloads } from './jobs/jobs.ts'
import { identifyBearer } from './people/identify-bearer.ts'
import { adminMe } from './people/manage-me.ts'
import { adminPeople } from './people/manage-people.ts'
import type {
  InvitationStore,
  LoginStore,
  MemberStore,
  SessionStore,
  SignInStepStore,
} from './people/people-store.ts'
import { roleOf } from './people/role-of.ts'
import { browserSessions, type SessionLimits } from './people/sessions.ts'
import { signIn } from './people/sign-in.ts'
import type { OpenIdPort, PasskeyPort } from './people/sign-in-ports.ts'
import { adminPrompts } from './prompts/manage-prompts.ts'
import { checkContent } from './public-evidence/check-content.ts'
import { lookupHash } from './public-evidence/lookup-hash.ts'
import { adminRates } from './rates/compute-rates.ts'
import type { RateStore } from './rates/rate-store.ts'
import type { LanguageModelPort, RulesReader } from './readers/reader-port.ts'
import type { ActStore } from './record/act-store.ts'
import { adminRecord } from './record/list-record.ts'
import { type NewAct, recordAct } from './record/record-act.ts'
import { type AskDeps, askRun } from './runs/ask-run.ts'
import type { SetAside } from './runs/classify-captures.ts'
import { createEngineRests } from './runs/engine-rests.ts'
import { getEvidence } from './runs/get-evidence.ts'
import { type ReadRunDeps, readRun } from './runs/read-run.ts'
import type { ReadingStore } from './runs/reading-store.ts'
import {
  reclassifyBrand,
  reclassifyRun,
  requestBrandReclassification,
  requestReclassification,
} from './runs/reclassify-run.ts'
import { requestVerification } from './runs/request-verification.ts'
import { adminReview } from './runs/review-runs.ts'
import type { RunStore } from './runs/run-store.ts'
import { verifyRun } from './runs/verify-run.ts'
import { beginScan } from './scans/begin-scan.ts'
import { classifyScan } from './scans/classify-scan.ts'
import { estimateScan } from './scans/estimate-scan.ts'
import { getScan } from './scans/get-scan.ts'
import { adminRuns } from './scans/list-runs.ts'
import { adminScans } from './scans/list-scans.ts'
import type { PlanStore } from './scans/plan-store.ts'
import type { ScanStore } from './scans/scan-store.ts'
import { sealScan } from './scans/seal-scan.ts'
import { startScan } from './scans/start-scan.ts'
import { adminSchedules } from './schedules/manage-schedules.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import type { ScheduleStore } from './schedules/schedule-store.ts'
import { adminSearch } from './search/search.ts'
import type { SearchStore } from './search/search-store.ts'
import { adminShares, openShares } from './shares/manage-shares.ts'
import type { ShareStore } from './shares/share-store.ts'
import { type CapturePageDeps, capturePage } from './sources/capture-page.ts'
import { adminSources } from './sources/list-sources.ts'
import type { SourceStore } from './sources/source-store.ts'
import { traceSources } from './sources/trace-sources.ts'
import { deliver } from './webhooks/deliver.ts'
import { createEndpointTurns } from './webhooks/endpoint-turns.ts'
import { adminWebhooks } from './webhooks/manage-webhooks.ts'
import type { WebhookSecrets, WebhookSender } from './webhooks/webhook-ports.ts'
import type { WebhookStore } from './webhooks/webhook-store.ts'

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
  owners: OwnerStore
  acts: ActStore
  shares: ShareStore
  members: MemberStore
  invitations: InvitationStore
  logins: LoginStore
  signInSteps: SignInStepStore
  sessions: SessionStore
  sessionLimits: SessionLimits
  passkeys: PasskeyPort
  /** Null: people sign in with passkeys only. */
  openId: OpenIdPort | null
  oauthRecords: OAuthStore
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
  /** The record of who did what could not be written. */
  onLostAct: (act: NewAct, error: unknown) => void
  onSettled: (origin: Origin) => void
  onSetAside: (run: SetAside) => void
}

/** The table of contents: what callers may ask. Routes, tools and the command line are translations of these. */
export type Services = ReturnType<typeof createServices>

export const createServices = (ports: Ports) => ({
  resolveBrand: resolveBrand(ports),
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
  shared: openShares({ ...ports, getCaseFile: adminCases(ports).file }),
  owners: ports.owners,
  recordAct: recordAct(ports),
  identifyBearer: identifyBearer(ports),
  roleOf: roleOf(ports),
  nameOf: async (personId: string) => (await ports.logins.findPerson(personId))?.name ?? null,
  sessions: browserSessions(ports),
  signIn: signIn({ ...ports, browserSessions: browserSessions(ports) }),
  /** What the authorization server for agents keeps, and below the tokens it issued. */
  oauthRecords: ports.oauthRecords,
  agentTokens: (of: Parameters<typeof ownTokens>[1]) => ownTokens(ports, of),
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
    people: adminPeople(ports),
    record: adminRecord(ports),
    shares: adminShares({
      ...ports,
      getBundle: getBundle(ports),
      getFinding: adminFindings(ports).get,
      getCase: adminCases(ports).get,
      getCaseFile: adminCases(ports).file,
    }),
    me: adminMe(ports),
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
    'brand.report': reportChanges({ ...ports, startScan: scanStarter(ports) }),
    'schedule.run': runSchedule({ ...ports, startScan: scanStarter(ports) }),
    'webhook.deliver': deliver({ ...ports, turns: createEndpointTurns() }),
  }
}
