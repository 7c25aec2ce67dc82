import { accuses } from '@veracite/evidence/capture/stored-verdict'
import { leadsToAny } from '@veracite/evidence/records/leading-question'
import { verificationStatus } from '@veracite/evidence/records/run-verification-status'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Clock } from '@veracite/terms/ports'
import {
  type ConfabulationWindow,
  type Engine,
  type Origin,
  originOf,
  type PromptIntent,
  surfaceOf,
} from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, leadingReason } from '@veracite/verdicts/questions/leading'
import type { RivalStore } from '../rivals/rival-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { ClassCount, ConfabulatedRun, ConfabulationStore } from './confabulation-store.ts'
import { firstDayOf, MAX_ITEMS, summarise } from './report.ts'

interface ReportDeps extends BrandDeps {
  confabulations: ConfabulationStore
  rivals: Pick<RivalStore, 'listQuestions'>
  clock: Clock
  staleAfterDays: number
}

interface ReportInput {
  brandId: string
  engine: Engine | null
  intent: PromptIntent | null
  origin?: Origin | null
  scanId?: string | null
  window: ConfabulationWindow
  limit: number
}

/** The answer of GET /v1/brands/{brandId}/confabulations: the newest of the list, a hundred at most. */
export const getConfabulations = (deps: ReportDeps) => {
  const page = pageConfabulations(deps)
  return async (input: ReportInput) => {
    const limit = Math.min(input.limit, MAX_ITEMS)
    return (await page({ ...input, limit, cursor: null })).report
  }
}

/** The same report with any page of the list: `cursor` is the last run of the previous page. */
export const pageConfabulations =
  (deps: ReportDeps) => async (input: ReportInput & { cursor: string | null }) => {
    // Archived brands stay readable: what was found about them is evidence.
    const brand = await brandOf(deps, input.brandId)
    const now = deps.clock.now()
    const filter = {
      engine: input.engine,
      intent: input.intent,
      origin: input.origin ?? null,
      scanId: input.scanId ?? null,
      sinceDay: firstDayOf(input.window, now),
    }
    const page = { limit: Math.min(input.limit, MAX_PER_PAGE), cursor: input.cursor }
    const questions = await deps.rivals.listQuestions(brand.id, MOST_CHECKED)
    const leading = questions.flatMap(({ id, text }) => (leadingReason(text) === null ? [] : [id]))
    const { origin, apart, counts, leadingCounts, confabulated, nextCursor } = await deps.confabulations.read(
      brand.id,
      filter,
      page,
      leading,
    )
    const numbers = summarise(counts)
    const names = [brand.name, ...brand.aliases]
    const total = numbers.totals.CONFABULATED
    const report = {
      brand: { id: brand.id, name: brand.name, domain: brand.domain },
      ...originBody(origin),
      apart,
      ...numbers,
      leading: leadingPart(leadingCounts),
      confabulations: {
        total,
        truncated: total > confabulated.length,
        items: confabulated.map((run) => toItem(run, names, now, deps.staleAfterDays)),
      },
    }
    return { report, nextCursor }
  }

const MAX_PER_PAGE = 1_000

/** An answer can hold very many claims; an item is a pointer to the evidence, not the evidence itself. */
const MAX_CLAIMS = 20

/** Questions whose form is checked; of a brand with more, the others count as neutral. */
const MOST_CHECKED = 5_000

/** Answers to questions that lead by their form; null if there are none. */
function leadingPart(counts: readonly ClassCount[]) {
  const { classifiedRuns, totals } = summarise(counts)
  return classifiedRuns === 0 ? null : { check: LEADING_CHECK_VERSION, classifiedRuns, totals }
}

const toItem = (run: ConfabulatedRun, names: readonly string[], now: Date, staleAfterDays: number) => ({
  ...pick(run, 'runId', 'scanId', 'engine', 'intent'),
  access: run.accessKind,
  surface: surfaceOf(run.accessKind),
  grade: run.grade,
  ...originBody(originOf(run.accessKind)),
  prompt: run.prompt,
  leading: leadsToAny(run.prompt, run.classification.verdict.claims.filter(accuses), names),
  capturedAt: run.capturedAt.toISOString(),
  sha256: run.sha256,
  excerpt: run.classification.excerpt,
  claims: run.classification.verdict.claims
    .filter(accuses)
    .slice(0, MAX_CLAIMS)
    .map((claim) => pick(claim, 'predicate', 'stated', 'truth', 'factId', 'span', 'certainty')),
  verificationStatus: verificationStatus({
    decidingFactIds: run.classification.decidingFactIds,
    activeFactIds: run.activeFactIds,
    newestVerificationOutcome: run.newestVerification?.outcome ?? null,
    newestCaptureAt: run.newestCaptureAt,
    now,
    staleAfterDays,
  }),
})
