import { type SealDeps, signRecord } from '@veracite/evidence/capture/recorder'
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import { confidenceSequence } from '@veracite/statistics/confidence-sequence'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Watch, WatchPlan } from './correction-store.ts'
import type { Concluded } from './decide-watch.ts'
import { errorOfRound, testOfRound } from './watch-plan.ts'

/** The plan of a watch, signed before its first question. Fractions are text, because floats are not allowed. */
export function buildWatchPlan(
  deps: SealDeps,
  watch: {
    id: string
    correctionId: string
    engine: Engine
    plan: WatchPlan
    brand: { id: string; name: string; domain: string }
    statements: readonly { predicate: string; about: string; value: string }[]
    promptSha256: readonly string[]
  },
): SignedManifest & { id: string } {
  const { plan, brand, statements, ...what } = watch
  const { promptIds: _, continues, ...numbers } = plan
  const id = deps.ids.next()
  const signed = signRecord(deps, 'watch-plan', {
    prev: null,
    watchId: what.id,
    correctionId: what.correctionId,
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    engine: what.engine,
    statements,
    prompts: [...what.promptSha256],
    test: {
      method:
        'confidence sequence with a Beta(1/2, 1/2) mixture, at the end of each look; for the surveillance the mean of such evidence over all looks at which it may have come back',
      ...asText(numbers),
      continues,
      rounds: Array.from({ length: plan.rounds }, (_, nth) => {
        const { error, most } = testOfRound(plan, plan.firstRound + nth)
        return asText({ error, most })
      }),
    },
    plannedAt: deps.clock.now().toISOString(),
  })
  return { id, ...signed }
}

/** The signed outcome with all scans; `prev` is the plan. Stopping is an outcome too, so it cannot stay unseen. */
export function buildWatchOutcome(
  deps: SealDeps,
  watch: Pick<Watch, 'id' | 'correctionId' | 'engine' | 'plan' | 'looks' | 'earlier' | 'manifests'>,
  { result, phase, round, asked, seen }: Concluded,
  stopped: { by: string; why: string } | null = null,
): SignedManifest & { id: string } {
  const error = errorOfRound(watch.plan, round)
  const { low, high } = confidenceSequence({ asked, seen }, error)
  const plan = watch.manifests.find(({ kind }) => kind === 'watch_plan')
  const signed = signRecord(deps, 'watch-outcome', {
    prev: plan?.sha256 ?? null,
    watchId: watch.id,
    correctionId: watch.correctionId,
    engine: watch.engine,
    result,
    phase,
    round,
    asked,
    seen,
    ...asText({ low, high, error, atMost: watch.plan.atMost }),
    ...(stopped !== null && { stopped }),
    scans: [...watch.earlier, ...watch.looks].slice(-MOST_SCANS).map(({ scanId }) => scanId),
    concludedAt: deps.clock.now().toISOString(),
  })
  return { id: deps.ids.next(), ...signed }
}

const MOST_SCANS = 400

const asText = (numbers: Readonly<Record<string, number | string | null>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, value === null ? null : String(value)]),
  )
