import { accuses } from '../capture/stored-verdict.ts'
import { brandNotFound } from '../errors.ts'
import type { AccountScope, Clock } from '../ports.ts'
import { verificationStatus } from '../runs/verification-status.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { ConfabulatedRun, ReportStore } from '../stores/report-store.ts'
import type { ConfabulationWindow, Engine, PromptIntent } from '../vocabulary.ts'
import { firstDayOf, MAX_ITEMS, summarise } from './report.ts'

export const getConfabulations =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    reports: ReportStore
    clock: Clock
    staleAfterDays: number
  }) =>
  async (input: {
    brandId: string
    scope: AccountScope
    engine: Engine | null
    intent: PromptIntent | null
    window: ConfabulationWindow
    limit: number
  }) => {
    // Archived brands stay readable: what was found about them is evidence.
    const brand = await deps.catalog.findBrand(input.brandId, input.scope, { archived: true })
    if (!brand) throw brandNotFound()
    const now = deps.clock.now()
    const filter = { engine: input.engine, intent: input.intent, sinceDay: firstDayOf(input.window, now) }
    const limit = Math.min(input.limit, MAX_ITEMS)
    const { counts, confabulated } = await deps.reports.read(brand.id, filter, limit)
    const numbers = summarise(counts)
    const total = numbers.totals.CONFABULATED
    return {
      brand: { id: brand.id, name: brand.name, domain: brand.domain },
      ...numbers,
      confabulations: {
        total,
        truncated: total > confabulated.length,
        items: confabulated.map((run) => toItem(run, now, deps.staleAfterDays)),
      },
    }
  }

/** A claim in an answer can be as long as the answer; an item is a pointer to the evidence, not the evidence. */
const MAX_CLAIMS = 20

const toItem = (run: ConfabulatedRun, now: Date, staleAfterDays: number) => ({
  runId: run.runId,
  scanId: run.scanId,
  engine: run.engine,
  intent: run.intent,
  access: run.accessKind,
  prompt: run.prompt,
  capturedAt: run.capturedAt.toISOString(),
  sha256: run.sha256,
  excerpt: run.classification.excerpt,
  claims: run.classification.verdict.claims
    .filter(accuses)
    .slice(0, MAX_CLAIMS)
    .map(({ predicate, stated, truth, factId, span, certainty }) => ({
      predicate,
      stated,
      truth,
      factId,
      span,
      certainty,
    })),
  verificationStatus: verificationStatus({
    decidingFactIds: run.classification.decidingFactIds,
    activeFactIds: run.activeFactIds,
    newestVerificationOutcome: run.newestVerification?.outcome ?? null,
    newestCaptureAt: run.newestCaptureAt,
    now,
    staleAfterDays,
  }),
})
