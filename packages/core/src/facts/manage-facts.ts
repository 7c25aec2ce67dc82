import type { Fact, NewFact } from '@veracite/ground-truth/facts/fact'
import { toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { type FactActor, THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { supersededByOperator } from '@veracite/ground-truth/facts/merge-facts'
import { conflict, existing, invalidInput, notFound } from '@veracite/terms/errors'
import type { ClockAndIds } from '@veracite/terms/ports'
import { factKey } from '@veracite/verdicts/predicates/all'
import type { JobQueue } from '../jobs/job-ports.ts'
import { activeBrandOf } from '../tenants/brand-of.ts'
import { browseFacts } from './browse-facts.ts'
import { dayProblems, enteredFacts, type FactInput, predicatesFor } from './entered-facts.ts'
import { actOf } from './fact-act.ts'
import type { FactStore, FactsChanged } from './fact-store.ts'
import { type FactStates, type PreviewDeps, previewFacts } from './preview-facts.ts'
import { decideFacts } from './review-facts.ts'

interface FactDeps extends PreviewDeps, ClockAndIds {
  facts: FactStore
  queue: Pick<JobQueue, 'kick'>
}

/** The author of a change and the reason; absent if the product itself made it. */
interface ChangedBy {
  by: FactActor
  why?: string | null
}

const OURSELVES: ChangedBy = { by: THE_SERVICE }

export const adminFacts = (deps: FactDeps) => ({
  ...browseFacts(deps),
  ...decideFacts(deps),

  /** Facts entered by a person replace collected ones, and no refresh overwrites them. */
  async add(brandId: string, input: FactInput[], who: ChangedBy = OURSELVES) {
    const brand = await activeBrandOf(deps, brandId)
    const now = deps.clock.now()
    const append = enteredFacts(deps, input, now, await predicatesFor(deps, brand.id))
    const known = await deps.facts.listKnown(brand.id, predicatesOf(append))
    const supersede = supersededByOperator(known, append)
    const changes = { pages: [], append, seenFactIds: [], supersede }
    const done = await deps.facts.addFacts(brand.id, changes, actOf(deps, who.by, now, who.why))
    deps.queue.kick()
    return { items: done.facts.map((fact) => toOwnFactBody(fact, now)), jobId: done.jobId }
  },

  /** Replaces a value. Facts are evidence: the old one stays on record, as never true or as true until now. */
  async change(factId: string, { because, ...input }: FactCorrection, who: ChangedBy = OURSELVES) {
    const fact = existing(await deps.facts.find(factId), 'fact')
    if (!fact.active) throw conflict('fact_was_replaced')
    const now = deps.clock.now()
    const entered = [{ predicate: fact.predicate, ...input }]
    const predicates = await predicatesFor(deps, fact.brandId)
    const [added] = enteredFacts(deps, entered, now, predicates, () => '')
    if (added === undefined) throw new Error('A correction without a fact.')
    const known = await deps.facts.listKnown(fact.brandId, predicatesOf([added]))
    const supersede = replacedBy(known, added, fact.id, because)
    const changes = { pages: [], append: [added], seenFactIds: [], supersede }
    const why = who.why ?? input.note
    const done = await deps.facts.addFacts(fact.brandId, changes, actOf(deps, who.by, now, why))
    return changedBody(deps, done, now)
  },

  /** For a fact that should never have been there. */
  async withdraw(factId: string, who: ChangedBy = OURSELVES) {
    const now = deps.clock.now()
    const done = existing(await deps.facts.withdraw(factId, actOf(deps, who.by, now, who.why)), 'fact')
    return changedBody(deps, done, now)
  },

  /** Takes a withdrawal back, unless another fact has its place by now. */
  async restore(factId: string, who: ChangedBy = OURSELVES) {
    const now = deps.clock.now()
    const rivals = await rivalsOf(deps, factId)
    const done = existing(await deps.facts.restore(factId, rivals, actOf(deps, who.by, now, who.why)), 'fact')
    if (done === 'replaced') throw placeTaken()
    return changedBody(deps, done, now)
  },

  /** From when until when it holds. What it says stays as it is. */
  async setDays(
    factId: string,
    days: { validFrom: string | null; validUntil: string | null },
    who: ChangedBy = OURSELVES,
  ) {
    const problems = dayProblems(days, '')
    if (problems.length > 0) throw invalidInput('invalid_days', problems)
    const now = deps.clock.now()
    const rivals = await rivalsOf(deps, factId)
    const done = existing(
      await deps.facts.setDays(factId, days, rivals, actOf(deps, who.by, now, who.why)),
      'fact',
    )
    if (done === 'replaced') throw placeTaken()
    return changedBody(deps, done, now)
  },

  /** The runs whose class these changes would change. Nothing is written. */
  async preview(brandId: string, input: FactInput[], states: Partial<FactStates>, signal: AbortSignal) {
    const predicates = await predicatesFor(deps, brandId)
    return previewFacts(deps)(
      brandId,
      {
        append: enteredFacts(deps, input, deps.clock.now(), predicates),
        withdraw: states.withdraw ?? [],
        restore: states.restore ?? [],
        approve: states.approve ?? [],
        days: states.days ?? [],
      },
      signal,
    )
  },
})

export interface FactCorrection extends Omit<FactInput, 'predicate'> {
  /** Whether the old value was never true, or has changed. */
  because: 'mistaken' | 'changed'
}

/** Predicates whose facts may replace these facts: products and discontinued ones replace each other. */
const predicatesOf = (facts: readonly { predicate: string }[]): string[] => [
  ...new Set(facts.map(({ predicate }) => predicate)),
]

async function rivalsOf({ facts }: Pick<FactDeps, 'facts'>, factId: string): Promise<string[]> {
  const fact = existing(await facts.find(factId), 'fact')
  const known = await facts.listKnown(fact.brandId, [fact.predicate])
  return known.filter((each) => each.id !== fact.id && factKey(each) === factKey(fact)).map(({ id }) => id)
}

function changedBody({ queue }: Pick<FactDeps, 'queue'>, { facts, jobId }: FactsChanged, now: Date) {
  const [fact] = facts
  if (fact === undefined) throw notFound('fact')
  queue.kick()
  return { ...toOwnFactBody(fact, now), jobId }
}

/** Other facts in the same place are superseded, not withdrawn: they may have been true. */
function replacedBy(
  known: readonly Fact[],
  added: NewFact,
  factId: string,
  because: FactCorrection['because'],
) {
  const others = supersededByOperator(known, [added]).filter((one) => one.factId !== factId)
  return [{ factId, by: added.id, withdraw: because === 'mistaken' }, ...others]
}

const placeTaken = () => conflict('another_fact_took_its_place')
