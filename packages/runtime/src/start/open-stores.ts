import type { Ports } from '@veracite/core/ports'
import type { Database } from '@veracite/db/open-postgres'
import { createOwnerStore } from '@veracite/db/stores/access/owner-store'
import { createOAuthStore } from '@veracite/db/stores/agents/oauth-store'
import { createAppAnswerStore } from '@veracite/db/stores/app-answers/app-answer-store'
import { createAppPlanStore } from '@veracite/db/stores/app-plans/app-plan-store'
import { createAuditStore } from '@veracite/db/stores/audit/audit-store'
import { createCaseStore } from '@veracite/db/stores/cases/case-store'
import { createConfabulationStore } from '@veracite/db/stores/confabulations/confabulation-store'
import { createCorrectionStore } from '@veracite/db/stores/corrections/correction-store'
import { createDocumentStore } from '@veracite/db/stores/documents/document-store'
import { createSpendStore } from '@veracite/db/stores/engines/spend-store'
import { createEventStore } from '@veracite/db/stores/events/event-store'
import { createNewsStore } from '@veracite/db/stores/events/news-store'
import { createBundleStore } from '@veracite/db/stores/evidence/bundle-store'
import { createExportStore } from '@veracite/db/stores/exports/export-store'
import { createDeclarationStore } from '@veracite/db/stores/facts/declaration-store'
import { createFactStore } from '@veracite/db/stores/facts/fact-store'
import { createFeedStore } from '@veracite/db/stores/feeds/feed-store'
import { createFindingStore } from '@veracite/db/stores/findings/finding-store'
import { createEnqueueStore } from '@veracite/db/stores/jobs/enqueue-store'
import { createHousekeepingStore } from '@veracite/db/stores/jobs/housekeeping-store'
import { createIdempotencyStore } from '@veracite/db/stores/jobs/idempotency-store'
import { createJobStore } from '@veracite/db/stores/jobs/job-store'
import { createVersionStore } from '@veracite/db/stores/kept/version-store'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { createOnDead } from '@veracite/db/stores/on-dead'
import { createOrderStore } from '@veracite/db/stores/orders/order-store'
import { createInvitationStore } from '@veracite/db/stores/people/invitation-store'
import { createLoginStore, createSignInStepStore } from '@veracite/db/stores/people/login-store'
import { createMemberStore } from '@veracite/db/stores/people/member-store'
import { createSessionStore } from '@veracite/db/stores/people/session-store'
import { createProductIndex } from '@veracite/db/stores/products/product-index'
import { createProductStore } from '@veracite/db/stores/products/product-store'
import { createPromptSampleStore } from '@veracite/db/stores/prompts/sample-store'
import { createFitStore } from '@veracite/db/stores/rates/fit-store'
import { createRateStore } from '@veracite/db/stores/rates/rate-store'
import { createReaderCheckStore } from '@veracite/db/stores/reader-checks/reader-check-store'
import { createReadingStore } from '@veracite/db/stores/readings/reading-store'
import { createReportStore } from '@veracite/db/stores/reports/report-store'
import { createRivalStore } from '@veracite/db/stores/rivals/rival-store'
import { createRunStore } from '@veracite/db/stores/runs/run-store'
import { createPlanStore } from '@veracite/db/stores/scans/plan-store'
import { createScanStore } from '@veracite/db/stores/scans/scan-store'
import { createScheduleStore } from '@veracite/db/stores/schedules/schedule-store'
import { createSearchStore } from '@veracite/db/stores/search/search-store'
import { createShareStore } from '@veracite/db/stores/shares/share-store'
import { createLookupStore } from '@veracite/db/stores/sources/lookup-store'
import { createSourceStore } from '@veracite/db/stores/sources/source-store'
import { createTenantStore } from '@veracite/db/stores/tenants/tenant-store'
import { createWebhookStore } from '@veracite/db/stores/webhooks/webhook-store'

/** Every port that is kept in the database. */
export const openStores = (database: Database, { clock, ids }: Pick<Ports, 'clock' | 'ids'>) => ({
  tenants: createTenantStore(database),
  scans: createScanStore(database),
  plans: createPlanStore(database),
  runs: createRunStore(database),
  confabulations: createConfabulationStore(database),
  reports: createReportStore(database),
  facts: createFactStore(database),
  documents: createDocumentStore(database),
  appAnswers: createAppAnswerStore(database),
  appPlans: createAppPlanStore(database),
  productIndex: createProductIndex(database),
  promptSamples: createPromptSampleStore(database),
  feeds: createFeedStore(database),
  products: createProductStore(database),
  declarations: createDeclarationStore(database),
  events: createEventStore(database),
  exports: createExportStore(database),
  findings: createFindingStore(database),
  cases: createCaseStore(database),
  news: createNewsStore(database),
  schedules: createScheduleStore(database),
  webhooks: createWebhookStore(database),
  rates: createRateStore(database),
  fit: createFitStore(database),
  rivals: createRivalStore(database),
  search: createSearchStore(database),
  spend: createSpendStore(database),
  jobs: createEnqueueStore(database),
  idempotency: createIdempotencyStore(database),
  owners: createOwnerStore(database),
  audit: createAuditStore(database),
  corrections: createCorrectionStore(database),
  orders: createOrderStore(database),
  shares: createShareStore(database),
  members: createMemberStore(database),
  invitations: createInvitationStore(database),
  logins: createLoginStore(database),
  signInSteps: createSignInStepStore(database),
  sessions: createSessionStore(database),
  oauthRecords: createOAuthStore(database),
  jobStore: createJobStore(database, { clock, random: ids.random, onDead: createOnDead(ids) }),
  log: createLogStore(database),
  bundles: createBundleStore(database),
  versions: createVersionStore(database),
  housekeeping: createHousekeepingStore(database),
  readings: createReadingStore(database),
  readerChecks: createReaderCheckStore(database),
  sources: createSourceStore(database),
  lookups: createLookupStore(database),
})

export type Stores = ReturnType<typeof openStores>
