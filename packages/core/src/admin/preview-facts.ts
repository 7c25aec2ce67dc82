import { brandNotFound } from '../errors.ts'
import { supersededByOperator } from '../ground-truth/merge-facts.ts'
import { type OfOrigin, originBody, toldApart } from '../origins.ts'
import { EVERY_ACCOUNT } from '../ports.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import { identityDigest } from '../readers/stored-reading.ts'
import { verdictOf } from '../runs/classify-captures.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { ClassifiedAnswer } from '../stores/evidence-rows.ts'
import type { FactForVerdict, FactStore, NewFact } from '../stores/fact-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { Origin } from '../vocabulary.ts'

/** At most this many runs are examined, newest first, and this many changes listed. */
export const MAX_PREVIEWED = 1_000
const MAX_LISTED = 100
/** Verdicts computed before yielding to other work. */
const TURN = 50

/**
 * What would these facts change? Computes the verdicts again from the stored readings and the new facts.
 * Writes nothing and asks no engine.
 */
export const previewFacts =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    facts: Pick<FactStore, 'listForBrand' | 'listForVerdict'>
    runs: Pick<RunStore, 'listClassifiedAnswers'>
    priceFreshDays: number
  }) =>
  async (brandId: string, append: NewFact[], maxKnown: number) => {
    const brand = await deps.catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
    if (!brand) throw brandNotFound()
    const known = await deps.facts.listForBrand(brand.id, maxKnown)
    const replaced = new Set(supersededByOperator(known, append).map(({ factId }) => factId))
    const before = await deps.facts.listForVerdict(brand.id)
    const after = [
      ...append.map(toJudge),
      ...before.map((fact) => (replaced.has(fact.id) ? { ...fact, active: false } : fact)),
    ]
    const answers = await deps.runs.listClassifiedAnswers(brand.id, MAX_PREVIEWED + 1)
    const looked = answers.slice(0, MAX_PREVIEWED)
    const identity = identityDigest(brand)

    const changes: ReturnType<typeof changeOf>[] = []
    const unread: OfOrigin[] = []
    for (const [at, { readings, ...run }] of looked.entries()) {
      if (at % TURN === TURN - 1) await new Promise((turn) => setImmediate(turn))
      const standing = standingReadings(readings, identity)
      if (standing.length === 0) {
        unread.push({ origin: run.origin, count: 1 })
        continue
      }
      const asked = { brand, capturedAt: run.capturedAt }
      const now = verdictOf(standing, before, asked, deps.priceFreshDays)
      const then = verdictOf(standing, after, asked, deps.priceFreshDays)
      const forReview = (verdict: typeof now) => verdict.needsReview.length > 0
      if (then.class === now.class && forReview(then) === forReview(now)) continue
      changes.push(changeOf(run, now, then, append))
    }
    const { origin, count: runs, apart } = toldApart(looked.map(one))
    return {
      ...originBody(origin),
      runs,
      apart: apart.map((others) => ({
        ...others,
        changed: toldApart(changes.map(one), others.origin).count,
      })),
      /** Runs without a valid reading: they would have to be read again first. */
      unread: toldApart(unread, origin).count,
      changed: toldApart(changes.map(one), origin).count,
      /** There are more runs than were examined, or more changes than are listed. */
      truncated: answers.length > MAX_PREVIEWED || changes.length > MAX_LISTED,
      items: changes.slice(0, MAX_LISTED),
    }
  }

const changeOf = (
  run: Omit<ClassifiedAnswer, 'readings'>,
  now: Verdict,
  then: Verdict,
  append: readonly NewFact[],
) => ({
  ...run,
  ...originBody(run.origin),
  capturedAt: run.capturedAt.toISOString(),
  class: now.class,
  wouldBe: then.class,
  rule: then.rule,
  needsReview: then.needsReview,
  claims: then.claims.filter((claim) => append.some(({ id }) => id === claim.factId)),
})
type Verdict = ReturnType<typeof verdictOf>

const one = ({ origin }: { origin: Origin }): OfOrigin => ({ origin, count: 1 })

const toJudge = ({ source, hash, note: _, ...fact }: NewFact): FactForVerdict => ({
  ...fact,
  hash: Buffer.from(hash).toString('hex'),
  sourceUrl: source.url,
  sourceSha256: source.sha256,
})
