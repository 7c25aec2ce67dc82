import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import { brandNotFound } from '../errors.ts'
import { supersededByOperator } from '../ground-truth/merge-facts.ts'
import { EVERY_ACCOUNT } from '../ports.ts'
import type { RulesReader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import { identityDigest } from '../readers/stored-reading.ts'
import { caseOf } from '../runs/classify-captures.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { FactForVerdict, FactStore, NewFact } from '../stores/fact-store.ts'
import type { RunStore } from '../stores/run-store.ts'

/** At most this many runs are examined, newest first, and this many changes listed. */
export const MAX_PREVIEWED = 1_000
const MAX_LISTED = 100
/** Runs judged at once. */
const PART = 50

/**
 * What would these facts change? Computes the verdicts again from the stored readings and the new facts.
 * Writes nothing and asks no engine.
 */
export const previewFacts =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    facts: Pick<FactStore, 'listForBrand' | 'listForVerdict'>
    runs: Pick<RunStore, 'listClassifiedAnswers'>
    rules: Pick<RulesReader, 'work'>
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

    const changes = []
    let unread = 0
    const { signal } = new AbortController()
    for (let at = 0; at < looked.length; at += PART) {
      const part = looked
        .slice(at, at + PART)
        .map(({ readings, ...run }) => ({ run, standing: standingReadings(readings, identity) }))
        .filter(({ standing }) => standing.length > 0)
      unread += Math.min(PART, looked.length - at) - part.length
      const judge = async (facts: FactForVerdict[]) =>
        await deps.rules.work(
          'judge',
          part.map(({ run, standing }) =>
            caseOf(standing, facts, { brand, capturedAt: run.capturedAt }, deps.priceFreshDays),
          ),
          signal,
        )
      const [now, then] = await Promise.all([judge(before), judge(after)])
      for (const [index, { run }] of part.entries()) {
        const [was, is] = [now[index], then[index]]
        if (was?.kind !== 'done' || is?.kind !== 'done') unread += 1
        else changes.push(...changeOf(run, was.made, is.made, append))
      }
    }
    return {
      runs: looked.length,
      /** Runs without a valid reading: they would have to be read again first. */
      unread,
      changed: changes.length,
      /** There are more runs than were examined, or more changes than are listed. */
      truncated: answers.length > MAX_PREVIEWED || changes.length > MAX_LISTED,
      items: changes.slice(0, MAX_LISTED),
    }
  }

/** Empty when the run stays as it is. */
function changeOf<Run extends { capturedAt: Date }>(
  run: Run,
  now: Verdict,
  then: Verdict,
  append: NewFact[],
) {
  const forReview = ({ needsReview }: Verdict) => needsReview.length > 0
  if (then.class === now.class && forReview(then) === forReview(now)) return []
  return [
    {
      ...run,
      capturedAt: run.capturedAt.toISOString(),
      class: now.class,
      wouldBe: then.class,
      rule: then.rule,
      needsReview: then.needsReview,
      claims: then.claims.filter((claim) => append.some(({ id }) => id === claim.factId)),
    },
  ]
}

const toJudge = ({ source, hash, note: _, ...fact }: NewFact): FactForVerdict => ({
  ...fact,
  hash: Buffer.from(hash).toString('hex'),
  sourceUrl: source.url,
  sourceSha256: source.sha256,
})
