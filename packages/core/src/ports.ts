import type { BundleStore } from '@veracite/evidence/bundle/bundle-port'
import type { CasePrinter } from '@veracite/evidence/cases/case-printer'
import type { TrustedList } from '@veracite/evidence/cases/qualified-stamps'
import type { LogStore, Witnessing } from '@veracite/evidence/log/log-port'
import type { PublishedRelay } from '@veracite/evidence/log/read-log'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import type { DocumentReader } from '@veracite/ground-truth/documents/document-reader'
import type { Register } from '@veracite/ground-truth/registers/register'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { ArchiveSigner, CaptureSigner, Clock, Collector, Heap, Ids } from '@veracite/terms/ports'
import type { Engine, Origin, RegisterName } from '@veracite/terms/vocabulary'
import type { OwnerStore } from './access/owner-store.ts'
import type { OAuthStore } from './agents/oauth-store.ts'
import type { RecordingReader } from './app-answers/add-recording.ts'
import type { AppAnswerStore } from './app-answers/app-answer-store.ts'
import type { SharedPages } from './app-answers/shared-pages.ts'
import type { AppPlanStore } from './app-plans/app-plan-store.ts'
import type { NewAuditEntry } from './audit/audit-entry.ts'
import type { AuditStore } from './audit/audit-store.ts'
import type { CaseStore } from './cases/case-store.ts'
import type { ComparedClock } from './clocks/compared-clock.ts'
import type { ConfabulationStore } from './confabulations/confabulation-store.ts'
import type { CorrectionStore } from './corrections/correction-store.ts'
import type { DocumentStore } from './documents/document-store.ts'
import type { SpendStore } from './engines/spend-store.ts'
import type { EventStore } from './events/event-store.ts'
import type { NewsStore } from './events/news-store.ts'
import type { ExportFormat } from './exports/export-format.ts'
import type { ExportStore } from './exports/export-store.ts'
import type { DeclarationStore } from './facts/declaration-store.ts'
import type { FactStore } from './facts/fact-store.ts'
import type { FeedSource } from './feeds/feed-source.ts'
import type { FeedStore } from './feeds/feed-store.ts'
import type { FeedLimits } from './feeds/import-feed.ts'
import type { FeedPreviewer } from './feeds/preview-feed.ts'
import type { FindingStore } from './findings/finding-store.ts'
import type { EnqueueStore } from './jobs/enqueue-store.ts'
import type { HousekeepingStore } from './jobs/housekeeping.ts'
import type { IdempotencyStore } from './jobs/idempotency-store.ts'
import type { JobQueue, JobStore } from './jobs/job-ports.ts'
import type { KeptAnswers } from './kept/kept-answers.ts'
import type { VersionStore } from './kept/version-store.ts'
import type { LookupStore } from './lookups/list-searches.ts'
import type { OrderStore } from './orders/order-store.ts'
import type {
  InvitationStore,
  LoginStore,
  MemberStore,
  SessionStore,
  SignInStepStore,
} from './people/people-store.ts'
import type { SessionLimits } from './people/sessions.ts'
import type { OpenIdPort, PasskeyPort } from './people/sign-in-ports.ts'
import type { ProductIndex } from './products/product-index.ts'
import type { ProductStore } from './products/product-store.ts'
import type { QuestionFileReader } from './prompts/question-file.ts'
import type { PromptSampleStore } from './prompts/sample-store.ts'
import type { FitStore } from './rates/fit-store.ts'
import type { RateStore } from './rates/rate-store.ts'
import type { ReaderCheckStore } from './reader-checks/reader-check-store.ts'
import type { LanguageModelPort, PlainReader } from './readers/reader-port.ts'
import type { ReaderErrorRates, ReaderTrustSource } from './readers/reader-trust.ts'
import type { Relaying } from './relays/relaying.ts'
import type { ReportStore } from './reports/report-store.ts'
import type { RivalStore } from './rivals/rival-store.ts'
import type { AskDeps } from './runs/ask-run.ts'
import type { SetAside } from './runs/classify-captures.ts'
import type { DecidingDeps } from './runs/deciding-reading.ts'
import type { ReadingStore } from './runs/reading-store.ts'
import type { RunStore } from './runs/run-store.ts'
import type { PlanStore } from './scans/plan-store.ts'
import type { ScanStore } from './scans/scan-store.ts'
import type { ScheduleStore } from './schedules/schedule-store.ts'
import type { SearchStore } from './search/search-store.ts'
import type { ShareStore } from './shares/share-store.ts'
import type { CapturePageDeps } from './sources/capture-page.ts'
import type { SourceStore } from './sources/source-store.ts'
import type { TenantStore } from './tenants/tenant-store.ts'
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
  orders: OrderStore
  documents: DocumentStore
  appAnswers: AppAnswerStore
  appPlans: AppPlanStore
  documentReader: DocumentReader
  previewFeed: FeedPreviewer
  readQuestions: QuestionFileReader
  readRecording: RecordingReader
  /** The registers that the operator has switched on. */
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
  fit: FitStore
  rivals: RivalStore
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
  versions: VersionStore
  kept: KeptAnswers
  housekeeping: HousekeepingStore
  queue: JobQueue
  readings: ReadingStore
  readerChecks: ReaderCheckStore
  readerTrust: ReaderTrustSource
  readerErrorRates: ReaderErrorRates
  sources: SourceStore
  lookups: LookupStore
  engines: ReadonlyMap<Engine, EnginePort>
  plainReader: PlainReader
  /** Null: only the plain reader reads. */
  model: LanguageModelPort | null
  /** Asked about accusations; null: the same one. */
  secondModel: LanguageModelPort | null
  readerWaitMs: number
  fetcher: Fetcher
  comparedClock: ComparedClock
  scriptRunner: CapturePageDeps['scriptRunner']
  feedSource: FeedSource
  heap: Heap
  signer: CaptureSigner
  archiveSigner: ArchiveSigner
  collector: Collector
  clock: Clock
  ids: Ids
  staleAfterDays: number
  /** Null where shared pages of ChatGPT may not be fetched. */
  sharedPages: SharedPages | null
  priceFreshDays: number
  verificationsPerScan: number
  /** How long what is not evidence is kept after its end. */
  keepDays: { jobs: number; deliveries: number; sessions: number; exports: number }
  feedLimits: FeedLimits
  sourceLimits: CapturePageDeps['sourceLimits']
  /** Whether to ask again about a change that may be chance. */
  asksAgain: boolean
  tsaRoots: readonly string[]
  trustedLists: readonly TrustedList[]
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
