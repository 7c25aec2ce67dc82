import { shownClaim } from '@veracite/evidence/capture/stored-verdict'
import type { ClassifiedAnswer } from '@veracite/evidence/records/evidence-rows'
import { identityDigest } from '@veracite/evidence/records/stored-reading'
import type { Fact, FactForVerdict, NewFact } from '@veracite/ground-truth/facts/fact'
import { supersededByOperator } from '@veracite/ground-truth/facts/merge-facts'
import { brandNotFound } from '@veracite/terms/errors'
import { type OfOrigin, originBody, toldApart } from '@veracite/terms/origins'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { FindingStore } from '../findings/finding-store.ts'
import type { RulesReader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import { caseOf } from '../runs/classify-captures.ts'
import type { RunStore } from '../runs/run-store.ts'
import type { FactStore } from './fact-store.ts'

/** At most this many runs are examined, newest first, and this many changes listed. */
export const MAX_PREVIEWED = 1_000
const MAX_LISTED = 100
/** Runs judged at once. */
const PART = 50

/** Facts by their ids: what would be withdrawn, and what would be taken back into force. */
export interface FactStates {
  withdraw: readonly string[]
  restore: readonly string[]
}

/**
 * What would these facts change? Computes the verdicts again from the stored readings and the new facts.
 * Writes nothing and asks no engine.
 */
export const previewFacts =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    facts: Pick<FactStore, 'listForBrand' | 'listForVerdict'>
    runs: Pick<RunStore, 'listClassifiedAnswers'>
    findings: Pick<FindingStore, 'countRestingOn'>
    rules: Pick<RulesReader, 'work'>
    priceFreshDays: number
  }) =>
  async (brandId: string, change: FactStates & { append: NewFact[] }, maxKnown: number) => {
    const { append } = change
    const brand = await deps.catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
    if (!brand) throw brandNotFound()
    const known = await deps.facts.listForBrand(brand.id, maxKnown)
    const before = await deps.facts.listForVerdict(brand.id)
    const { after, gone } = changedFacts(known, before, change)
    const answers = await deps.runs.listClassifiedAnswers(brand.id, MAX_PREVIEWED + 1)
    const looked = answers.slice(0, MAX_PREVIEWED)
    const identity = identityDigest(brand)

    const changes: ReturnType<typeof changeOf> = []
    const unread: OfOrigin[] = []
    const { signal } = new AbortController()
    for (let at = 0; at < looked.length; at += PART) {
      const examined = looked
        .slice(at, at + PART)
        .map(({ readings, ...run }) => ({ run, standing: standingReadings(readings, identity) }))
      const part = examined.filter(({ standing }) => standing.length > 0)
      unread.push(...examined.filter(({ standing }) => standing.length === 0).map(({ run }) => one(run)))
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
        if (was?.kind !== 'done' || is?.kind !== 'done') unread.push(one(run))
        else changes.push(...changeOf(run, was.made, is.made, append))
      }
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
      findings: toldApart(await deps.findings.countRestingOn(gone), origin).count,
    }
  }

/** The facts as verdicts would see them, and the ids of those that would no longer be in force. */
function changedFacts(
  known: readonly Fact[],
  before: readonly FactForVerdict[],
  { append, withdraw, restore }: FactStates & { append: readonly NewFact[] },
): { after: FactForVerdict[]; gone: string[] } {
  const withdrawn = new Set(withdraw)
  const replaced = new Set(supersededByOperator(known, append).map(({ factId }) => factId))
  const restored = known.filter(({ id, withdrawnAt }) => withdrawnAt !== null && restore.includes(id))
  return {
    after: [
      ...append.map(toJudge),
      ...restored.map((fact) =>
        toJudge({ ...fact, active: fact.supersededBy === null, hash: Buffer.from(fact.hash, 'hex') }),
      ),
      ...before
        .filter(({ id }) => !withdrawn.has(id))
        .map((fact) => (replaced.has(fact.id) ? { ...fact, active: false } : fact)),
    ],
    gone: known
      .filter(({ id, active }) => active && (withdrawn.has(id) || replaced.has(id)))
      .map(({ id }) => id),
  }
}

/** Empty when the run stays as it is. */
function changeOf(
  run: Omit<ClassifiedAnswer, 'readings'>,
  now: Verdict,
  then: Verdict,
  append: readonly NewFact[],
) {
  const forReview = ({ needsReview }: Verdict) => needsReview.length > 0
  if (then.class === now.class && forReview(then) === forReview(now)) return []
  return [
    {
      ...run,
      ...originBody(run.origin),
      capturedAt: run.capturedAt.toISOString(),
      class: now.class,
      wouldBe: then.class,
      rule: then.rule,
      needsReview: then.needsReview,
      claims: then.claims.filter((claim) => append.some(({ id }) => id === claim.factId)).map(shownClaim),
    },
  ]
}

const one = ({ origin }: { origin: Origin }): OfOrigin => ({ origin, count: 1 })

const toJudge = ({ source, hash, note: _, ...fact }: NewFact): FactForVerdict => ({
  ...fact,
  hash: Buffer.from(hash).toString('hex'),
  sourceUrl: source.url,
  sourceSha256: source.sha256,
})
