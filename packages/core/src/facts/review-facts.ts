import type { Fact } from '@veracite/ground-truth/facts/fact'
import { toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { type FactActor, THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { supersededByOperator } from '@veracite/ground-truth/facts/merge-facts'
import { invalidField } from '@veracite/terms/errors'
import type { ClockAndIds } from '@veracite/terms/ports'
import { factKey, factValueKey } from '@veracite/verdicts/predicates/all'
import type { JobQueue } from '../jobs/job-ports.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import { actOf } from './fact-act.ts'
import type { FactStore } from './fact-store.ts'

interface Deps extends BrandDeps, ClockAndIds {
  facts: FactStore
  queue: Pick<JobQueue, 'kick'>
}

interface Decision {
  /** Which of those that wait; null for all of them. */
  factIds: readonly string[] | null
  by: FactActor
  why: string | null
}

/** The most facts in one decision; more need a second request. */
const MOST_AT_ONCE = 1_000

/** Approves or refuses facts that documents, registers and pages propose. */
export const decideFacts = (deps: Deps) => ({
  /** Puts them in force; they replace what had their place. Of several that exclude each other none is approved. */
  async approve(brandId: string, { factIds, by = THE_SERVICE, why }: Decision) {
    const waiting = await waitingOf(deps, brandId, factIds)
    const { agreed, twins, rivals } = withoutRivals(waiting.facts)
    const known = await deps.facts.listKnown(brandId, [...new Set(agreed.map((fact) => fact.predicate))])
    const supersede = [...supersededByOperator(known, agreed), ...twins]
    const now = deps.clock.now()
    const act = actOf(deps, by, now, why)
    const ids = agreed.map(({ id }) => id)
    const done =
      ids.length === 0
        ? { facts: [], jobId: null }
        : await deps.facts.approve(brandId, { factIds: ids, supersede }, act)
    deps.queue.kick()
    return {
      items: done.facts.map((fact) => toOwnFactBody(fact, now)),
      rivals: rivals.map((fact) => toOwnFactBody(fact, now)),
      more: waiting.more,
      jobId: done.jobId,
    }
  },

  /** They never were facts, and no refresh proposes them again. */
  async refuse(brandId: string, { factIds, by = THE_SERVICE, why }: Decision) {
    if (why === null || why.trim() === '')
      throw invalidField('reason_missing', 'reason', 'must_say_why_they_are_not_true')
    const waiting = await waitingOf(deps, brandId, factIds)
    const now = deps.clock.now()
    const act = actOf(deps, by, now, why)
    const ids = waiting.facts.map(({ id }) => id)
    const refused = await deps.facts.refuse(brandId, ids, act)
    return { items: refused.map((fact) => toOwnFactBody(fact, now)), more: waiting.more }
  },
})

async function waitingOf(
  { tenants, scope, facts, clock }: Deps,
  brandId: string,
  factIds: readonly string[] | null,
): Promise<{ facts: Fact[]; more: boolean }> {
  const brand = await activeBrandOf({ tenants, scope }, brandId)
  if (factIds === null) {
    const filter = { state: 'proposed' as const, predicate: null, sourceKind: null, text: null }
    const page = { limit: MOST_AT_ONCE, cursor: null }
    const { items, nextCursor } = await facts.browse(brand.id, filter, page, clock.now())
    return { facts: items, more: nextCursor !== null }
  }
  const found = await facts.findAll([...new Set(factIds)])
  const waiting = found.filter((fact) => fact.brandId === brand.id && fact.proposedAt !== null)
  return { facts: waiting, more: false }
}

/** Two that say the same are one, and the first of them stands; two that say different things of one place exclude each other. */
export function withoutRivals(proposed: readonly Fact[]): {
  agreed: Fact[]
  twins: { factId: string; by: string }[]
  rivals: Fact[]
} {
  const byKey = Map.groupBy(proposed, factKey)
  const agreed: Fact[] = []
  const twins: { factId: string; by: string }[] = []
  const rivals: Fact[] = []
  for (const [first, ...others] of byKey.values()) {
    if (first === undefined) continue
    if (others.some((other) => factValueKey(other) !== factValueKey(first))) rivals.push(first, ...others)
    else {
      agreed.push(first)
      twins.push(...others.map(({ id }) => ({ factId: id, by: first.id })))
    }
  }
  return { agreed, twins, rivals }
}
