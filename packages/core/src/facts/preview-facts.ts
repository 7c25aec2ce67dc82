import { shownClaim } from '@veracite/evidence/capture/stored-verdict'
import type { ClassifiedAnswer } from '@veracite/evidence/records/evidence-rows'
import { identityDigest } from '@veracite/evidence/records/stored-reading'
import type { DeclarationsForReading, StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { Fact, FactForVerdict, NewFact } from '@veracite/ground-truth/facts/fact'
import { supersededByOperator } from '@veracite/ground-truth/facts/merge-facts'
import { dayOf } from '@veracite/terms/days'
import { countsByOrigin, type OfOrigin, originBody } from '@veracite/terms/origins'
import type { Clock } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import type { TypedFact } from '@veracite/verdicts/predicates/all'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { FindingStore } from '../findings/finding-store.ts'
import type { ProductIndex } from '../products/product-index.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import type { CaseToJudge } from '../readers/work.ts'
import { caseOf, factsFor, type JudgeDeps } from '../runs/classify-captures.ts'
import type { RunStore } from '../runs/run-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
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
  /** Proposed ones that would be approved. */
  approve: readonly string[]
  days: readonly { factId: string; validFrom: string | null; validUntil: string | null }[]
}

export interface PreviewDeps extends BrandDeps, JudgeDeps {
  facts: Pick<FactStore, 'listKnown' | 'listForVerdict'>
  declarations: DeclarationsForReading
  runs: Pick<RunStore, 'listClassifiedAnswers'>
  findings: Pick<FindingStore, 'countRestingOn'>
  plainReader: Pick<PlainReader, 'work'>
  productIndex: ProductIndex
  clock: Clock
}

/** Which verdicts would these facts change? Uses stored readings, writes nothing and asks no engine. */
export const previewFacts =
  (deps: PreviewDeps) =>
  async (brandId: string, change: FactStates & { append: NewFact[] }, signal: AbortSignal) => {
    const deciding = new Set([...change.append.map(({ id }) => id), ...change.approve])
    const brand = await brandOf(deps, brandId)
    const known = await deps.facts.listKnown(brand.id, null)
    const before = await deps.facts.listForVerdict(brand.id)
    const { after: changed, gone } = changedFacts(known, before, change, deps.clock.now())
    const after = withDeclarations(changed, await deps.declarations.listActive(brand.id))
    const answers = await deps.runs.listClassifiedAnswers(brand.id, MAX_PREVIEWED + 1)
    const looked = answers.slice(0, MAX_PREVIEWED)
    const identity = identityDigest(brand)

    const changes: ReturnType<typeof changeOf> = []
    const unread: OfOrigin[] = []
    for (let at = 0; at < looked.length; at += PART) {
      signal.throwIfAborted()
      const examined = looked
        .slice(at, at + PART)
        .map(({ readings, ...run }) => ({ run, standing: standingReadings(readings, identity) }))
      const part = examined.filter(({ standing }) => standing.length > 0)
      unread.push(...examined.filter(({ standing }) => standing.length === 0).map(({ run }) => one(run)))
      const judge = async (facts: FactForVerdict[]) => {
        const cases: CaseToJudge[] = []
        for (const { run, standing } of part) {
          const capture = { brand, capturedAt: run.capturedAt }
          const atHand = await factsFor(deps.productIndex, standing, facts, capture)
          cases.push(await caseOf(deps, standing, atHand, capture))
        }
        return deps.plainReader.work('judge', cases, signal)
      }
      const [now, then] = await Promise.all([judge(before), judge(after)])
      for (const [index, { run }] of part.entries()) {
        const [was, is] = [now[index], then[index]]
        if (was?.kind !== 'done' || is?.kind !== 'done') unread.push(one(run))
        else changes.push(...changeOf(run, was.made, is.made, deciding))
      }
    }
    const { origin, count: runs, apart } = countsByOrigin(looked.map(one))
    return {
      ...originBody(origin),
      runs,
      apart: apart.map((others) => ({
        ...others,
        changed: countsByOrigin(changes.map(one), others.origin).count,
      })),
      /** Runs without a valid reading: they would have to be read again first. */
      unread: countsByOrigin(unread, origin).count,
      changed: countsByOrigin(changes.map(one), origin).count,
      /** There are more runs than were examined, or more changes than are listed. */
      truncated: answers.length > MAX_PREVIEWED || changes.length > MAX_LISTED,
      items: changes.slice(0, MAX_LISTED),
      findings: countsByOrigin(await deps.findings.countRestingOn(gone), origin).count,
    }
  }

/** The facts as verdicts would see them, and the ids of those that would no longer be in force. */
function changedFacts(
  known: readonly Fact[],
  before: readonly FactForVerdict[],
  { append, withdraw, restore, approve, days }: FactStates & { append: readonly NewFact[] },
  now: Date,
): { after: FactForVerdict[]; gone: string[] } {
  const withdrawn = new Set(withdraw)
  const approved = known.filter(({ id, proposedAt }) => proposedAt !== null && approve.includes(id))
  const arriving = [...append, ...approved]
  const replaced = new Set(supersededByOperator(known, arriving).map(({ factId }) => factId))
  const restored = known.filter(({ id, withdrawnAt }) => withdrawnAt !== null && restore.includes(id))
  const dated = new Map(days.map(({ factId, ...on }) => [factId, on]))
  const isOver = (id: string) => (dated.get(id)?.validUntil ?? '9') < dayOf(now)
  const standing = before
    .filter(({ id }) => !withdrawn.has(id))
    .map((fact) => (replaced.has(fact.id) ? { ...fact, active: false } : fact))
    .map((fact) => redated(fact, dated.get(fact.id), isOver(fact.id)))
  return {
    after: [
      ...append.map(toJudge),
      ...approved.map((fact) => toJudge({ ...fact, active: true, hash: Buffer.from(fact.hash, 'hex') })),
      ...restored.map((fact) =>
        toJudge({ ...fact, active: fact.supersededBy === null, hash: Buffer.from(fact.hash, 'hex') }),
      ),
      ...standing,
    ],
    gone: known
      .filter(({ id, active }) => active && (withdrawn.has(id) || replaced.has(id) || isOver(id)))
      .map(({ id }) => id),
  }
}

/** Facts that are not in force yet bring no declaration with them. */
function withDeclarations(
  facts: readonly FactForVerdict[],
  declared: readonly StoredDeclaration[],
): FactForVerdict[] {
  const byName = new Map<string, Declaration>(
    declared.map(({ declaration }) => [declaration.name, declaration]),
  )
  return facts.map((fact) => {
    const declaration = fact.declaration ?? byName.get(fact.predicate)
    return declaration === undefined ? fact : { ...fact, declaration }
  })
}

function redated(
  fact: FactForVerdict,
  days: { validFrom: string | null; validUntil: string | null } | undefined,
  isOver: boolean,
): FactForVerdict {
  if (days === undefined || (!fact.active && fact.isExpired !== true)) return fact
  const { isExpired: _, ...bare } = fact
  return { ...bare, ...days, active: !isOver, ...(isOver && { isExpired: true as const }) } as FactForVerdict
}

/** Empty when the run stays as it is. */
function changeOf(
  run: Omit<ClassifiedAnswer, 'readings'>,
  now: Verdict,
  then: Verdict,
  deciding: ReadonlySet<string>,
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
      claims: then.claims.filter(({ factId }) => factId !== null && deciding.has(factId)).map(shownClaim),
    },
  ]
}

const one = ({ origin }: { origin: Origin }): OfOrigin => ({ origin, count: 1 })

const toJudge = (fact: NewFact): FactForVerdict => {
  const { id, predicate, value, active, source, hash, validFrom, validUntil } = fact
  return {
    ...({ predicate, value } as TypedFact),
    id,
    active,
    hash: Buffer.from(hash).toString('hex'),
    sourceUrl: source.url,
    sourceSha256: source.sha256,
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
  }
}
