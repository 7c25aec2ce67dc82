import { getAttestation } from '@veracite/evidence/attestation/get-attestation'
import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import type { BundleStore } from '@veracite/evidence/bundle/bundle-port'
import { getBundle } from '@veracite/evidence/bundle/get-bundle'
import type { CasePrinter } from '@veracite/evidence/cases/case-printer'
import { adminLog } from '@veracite/evidence/log/describe-log'
import type { LogStore, Witnessing } from '@veracite/evidence/log/log-port'
import { type PublishedRelay, readLog } from '@veracite/evidence/log/read-log'
import { getTransparentStatement } from '@veracite/evidence/receipts/get-transparent-statement'
import { getWebArchive } from '@veracite/evidence/web-archive/get-web-archive'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import type { DocumentReader } from '@veracite/ground-truth/documents/document-reader'
import type { Register } from '@veracite/ground-truth/registers/register'
import type { EnginePort } from '@veracite/terms/engine-port'
import {
  type ArchiveSigner,
  type CaptureSigner,
  type Clock,
  type Collector,
  EVERY_ACCOUNT,
  type Heap,
  type Ids,
} from '@veracite/terms/ports'
import type { Engine, Origin, RegisterName } from '@veracite/terms/vocabulary'
import type { OwnerStore } from './access/owner-store.ts'
import { adminAccounts } from './accounts/manage-accounts.ts'
import { adminKeys } from './accounts/manage-keys.ts'
import { adminPlans } from './accounts/manage-plans.ts'
import type { OAuthStore } from './agents/oauth-store.ts'
import { ownTokens } from './agents/own-tokens.ts'
import { type NewAuditEntry, writeAuditEntry } from './audit/audit-entry.ts'
import type { AuditStore } from './audit/audit-store.ts'
import { adminAudit } from './audit/list-entries.ts'
import { adminBrands } from './brands/manage-brands.ts'
import { resolveBrand } from './brands/resolve-brand.ts'
import type { CaseStore } from './cases/case-store.ts'
import { adminCases } from './cases/manage-cases.ts'
import type { ConfabulationStore } from './confabulations/confabulation-store.ts'
import { getConfabulations, pageConfabulations } from './confabulations/get-confabulations.ts'
import type { CorrectionStore } from './corrections/correction-store.ts'
import { adminCorrections } from './corrections/manage-corrections.ts'
import { correctionsOfPeriod } from './corrections/report-corrections.ts'
import { watchCorrection } from './corrections/watch-correction.ts'
import type { DocumentStore } from './documents/document-store.ts'
import { adminDocuments } from './documents/manage-documents.ts'
import { adminSpend } from './engines/list-spend.ts'
import type { SpendStore } from './engines/spend-store.ts'
import type { EventStore } from './events/event-store.ts'
import { adminEvents } from './events/list-events.ts'
import type { NewsStore } from './events/news-store.ts'
import { reportChanges } from './events/report-changes.ts'
import type { ExportFormat } from './exports/export-format.ts'
import type { ExportStore } from './exports/export-store.ts'
import { adminExports } from './exports/open-export.ts'
import type { DeclarationStore } from './facts/declaration-store.ts'
import { adminDeclarations } from './facts/declare-predicates.ts'
import type { FactStore } from './facts/fact-store.ts'
import { followFacts } from './facts/follow-facts.ts'
import { listFacts } from './facts/list-facts.ts'
import { adminPredicates } from './facts/list-predicates.ts'
import { adminFacts } from './facts/manage-facts.ts'
import { previewDeclared } from './facts/preview-declared.ts'
import { refreshFacts } from './facts/refresh-facts.ts'
import { requestRefresh } from './facts/request-refresh.ts'
import type { FeedSource } from './feeds/feed-source.ts'
import type { FeedStore } from './feeds/feed-store.ts'
import { type FeedLimits, importFeed } from './feeds/import-feed.ts'
import { adminFeeds } from './feeds/manage-feeds.ts'
import type { FeedPreviewer } from './feeds/preview-feed.ts'
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
import type { ProductIndex } from './products/product-index.ts'
import type { ProductStore } from './products/product-store.ts'
import { adminPrompts } from './prompts/manage-prompts.ts'
import { promptsFromCatalogue } from './prompts/prompts-from-catalogue.ts'
import type { PromptFileReader } from './prompts/read-prompts.ts'
import type { PromptSampleStore } from './prompts/sample-store.ts'
import { checkContent } from './public-evidence/check-content.ts'
import { lookupHash } from './public-evidence/lookup-hash.ts'
import { adminRates } from './rates/compute-rates.ts'
import type { RateStore } from './rates/rate-store.ts'
import { checkReader } from './reader-checks/check-reader.ts'
import { adminReaders } from './reader-checks/manage-readers.ts'
import type { ReaderCheckStore } from './reader-checks/reader-check-store.ts'
import { afterFirstCheck, measureIfDue } from './reader-checks/reader-trust-source.ts'
import { readerBody } from './readers/describe-reader.ts'
import type { LanguageModelPort, PlainReader } from './readers/reader-port.ts'
import type { ReaderErrorRates, ReaderTrustSource } from './readers/reader-trust.ts'
import { adminRegisters } from './registers/look-up.ts'
import type { Relaying } from './relays/relaying.ts'
import { adminLetterheads } from './reports/letterheads.ts'
import { adminReports } from './reports/manage-reports.ts'
import { adminReportPlans, makePlannedReport } from './reports/report-plans.ts'
import type { ReportStore } from './reports/report-store.ts'
import { type AskDeps, askRun } from './runs/ask-run.ts'
import type { SetAside } from './runs/classify-captures.ts'
import type { DecidingDeps } from './runs/deciding-reading.ts'
import { createEngineRests } from './runs/engine-rests.ts'
import { getEvidence } from './runs/get-evidence.ts'
import { readRun } from './runs/read-run.ts'
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
import type { TenantStore } from './tenants/tenant-store.ts'
import { deliver } from './webhooks/deliver.ts'
import { createEndpointTurns } from './webhooks/endpoint-turns.ts'
import { mailAnswers } from './webhooks/mail-answers.ts'
import { adminWebhooks } from './webhooks/manage-webhooks.ts'
import type { WebhookSecrets, WebhookSender } from './webhooks/webhook-ports.ts'
import type { WebhookStore } from './webhooks/webhook-store.ts'

/** Everything the domain needs, opened once by the runtime. */
export interface Ports {
  tenants: TenantStore
  scans: ScanStore
  plans: PlanStore
  runs: RunStore
  confabulations: ConfabulationStore
  reports: ReportStore
  facts: FactStore
  documents: DocumentStore
  documentReader: DocumentReader
  previewFeed: FeedPreviewer
  readPrompts: PromptFileReader
  /** Those that the operator has switched on. */
  registers: ReadonlyMap<RegisterName, Register>
  productIndex: ProductIndex
  promptSamples: PromptSampleStore
  feeds: FeedStore
  products: ProductStore
  declarations: DeclarationStore
  events: EventStore
  exports: ExportStore
  parquet: ExportFormat
  findings: FindingStore
  cases: CaseStore
  corrections: CorrectionStore
  printer: CasePrinter
  /** Where people reach this server; null if the operator has not said. */
  publicUrl: string | null
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
  audit: AuditStore
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
  readerChecks: ReaderCheckStore
  readerTrust: ReaderTrustSource
  readerErrorRates: ReaderErrorRates
  sources: SourceStore
  engines: ReadonlyMap<Engine, EnginePort>
  plainReader: PlainReader
  /** Null: only the plain reader reads. */
  model: LanguageModelPort | null
  /** Asked about accusations; null: the same one. */
  secondModel: LanguageModelPort | null
  readerWaitMs: number
  fetcher: Fetcher
  feedSource: FeedSource
  heap: Heap
  signer: CaptureSigner
  archiveSigner: ArchiveSigner
  collector: Collector
  clock: Clock
  ids: Ids
  staleAfterDays: number
  priceFreshDays: number
  verificationsPerScan: number
  feedLimits: FeedLimits
  sourceLimits: CapturePageDeps['sourceLimits']
  /** Whether to ask again about a change that may be chance. */
  asksAgain: boolean
  tsaRoots: readonly string[]
  witnessing: Witnessing
  /** Where the operator publishes the log key: https://… or dns:… */
  keyPlaces: readonly string[]
  /** The relays that this installation uses or used, as anyone may read them. */
  publishedRelays?: readonly PublishedRelay[]
  /** Which questions relays carry. */
  relaying: Relaying
  onCall: AskDeps['onCall']
  onModelReading: DecidingDeps['onModelReading']
  /** The record of who did what could not be written. */
  onLostAuditEntry: (act: NewAuditEntry, error: unknown) => void
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
  mailAnswers: mailAnswers(ports),
  owners: ports.owners,
  writeAuditEntry: writeAuditEntry(ports),
  identifyBearer: identifyBearer(ports),
  roleOf: roleOf(ports),
  nameOf: async (personId: string) => (await ports.logins.findPerson(personId))?.name ?? null,
  sessions: browserSessions(ports),
  signIn: signIn({ ...ports, browserSessions: browserSessions(ports) }),
  /** Records of the authorization server for agents, and below the tokens it issued. */
  oauthRecords: ports.oauthRecords,
  agentTokens: (of: Parameters<typeof ownTokens>[1]) => ownTokens(ports, of),
  findKeyByHash: (sha256: Uint8Array) => ports.tenants.findKeyByHash(sha256),
  admin: {
    plans: adminPlans(ports),
    accounts: adminAccounts(ports),
    brands: adminBrands(ports),
    estimateScan: scanEstimator(ports),
    prompts: { ...adminPrompts(ports), fromCatalogue: promptsFromCatalogue(ports) },
    facts: adminFacts(ports),
    documents: adminDocuments(ports),
    registers: adminRegisters(ports),
    feeds: adminFeeds(ports),
    predicates: adminPredicates(),
    declarations: { ...adminDeclarations(ports), preview: previewDeclared(ports) },
    keys: adminKeys(ports),
    people: adminPeople(ports),
    record: adminAudit(ports),
    shares: adminShares({
      ...ports,
      getBundle: getBundle(ports),
      getFinding: (findingId) => adminFindings(ports).get(findingId, EVERY_ACCOUNT),
      getCase: adminCases(ports).get,
      getCaseFile: adminCases(ports).file,
      getReport: adminReports(reporting(ports)).get,
    }),
    me: adminMe(ports),
    log: adminLog(ports),
    search: adminSearch(ports),
    spend: adminSpend(ports),
    readers: adminReaders(ports),
    jobs: adminJobs(ports),
    events: adminEvents(ports),
    exports: adminExports(ports),
    reports: adminReports(reporting(ports)),
    letterheads: adminLetterheads(ports),
    reportPlans: adminReportPlans(ports),
    schedules: adminSchedules(ports),
    webhooks: adminWebhooks(ports),
    runs: adminRuns(ports),
    reader: () => readerBody(ports),
    scans: adminScans(ports),
    review: adminReview(ports),
    findings: adminFindings(ports),
    sources: adminSources(ports),
    cases: adminCases(ports),
    /** The evidence of a run in forms that others verify. */
    forms: {
      attestation: getAttestation({ ...ports, getBundle: getBundle(ports) }),
      transparentStatement: getTransparentStatement(ports),
      webArchive: getWebArchive(ports),
    },
    corrections: adminCorrections({ ...ports, estimateScan: scanEstimator(ports) }),
    ranking: adminRanking(ports),
    rates: adminRates(ports),
    requestFindingsRebuild: requestFindingsRebuild(ports),
    requestVerification: requestVerification(ports),
    requestReclassification: requestReclassification(ports),
    requestBrandReclassification: requestBrandReclassification(ports),
  },
})

const scanEstimator = (ports: Ports) =>
  estimateScan({ ...ports, runnableEngines: () => new Set(ports.engines.keys()) })

const reporting = (ports: Ports) => ({
  ...ports,
  measure: adminRates(ports),
  corrections: correctionsOfPeriod(ports),
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
    'scan.start': async (context, payload) => {
      // Answers come back while it runs.
      await measureIfDue(ports)
      return beginScan(ports)(context, payload)
    },
    'run.ask': askRun(asking),
    'scan.classify': classifyScan(ports),
    'scan.seal': sealScan(ports),
    'run.verify': verifyRun(asking),
    'run.reclassify': reclassifyRun(ports),
    'run.read': afterFirstCheck(ports, readRun(ports)),
    'reader.check': checkReader(ports),
    'brand.reclassify': reclassifyBrand(ports),
    'findings.rebuild': rebuildFindings(ports),
    'facts.follow': followFacts(ports),
    'ground-truth.refresh': refreshFacts(ports),
    'answer.sources': traceSources(ports),
    'page.capture': capturePage(ports),
    'brand.report': reportChanges({ ...ports, startScan: scanStarter(ports) }),
    'schedule.run': runSchedule({ ...ports, startScan: scanStarter(ports) }),
    'correction.watch': watchCorrection({ ...ports, startScan: scanStarter(ports) }),
    'feed.import': importFeed(ports),
    'report.make': makePlannedReport(reporting(ports)),
    'webhook.deliver': deliver({ ...ports, turns: createEndpointTurns() }),
  }
}
