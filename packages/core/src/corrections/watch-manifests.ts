import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, type SignedManifest, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Watch, WatchPlan } from './correction-store.ts'
import type { Concluded } from './decide-watch.ts'
import { surveillanceOf, testOfRound } from './watch-plan.ts'

/** What a watch is going to ask and how it will decide, signed before its first question. No floats: they are text. */
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
  const { promptIds: _, ...numbers } = plan
  const back = surveillanceOf(plan)
  const id = deps.ids.next()
  const signed = signManifest(deps.signer, {
    schema: `https://${SCHEMA_HOST}/schema/watch-plan/v1`,
    prev: null,
    eventNonce: deps.ids.randomHex(16),
    watchId: what.id,
    correctionId: what.correctionId,
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    engine: what.engine,
    statements: statements
      .slice(0, MOST_NAMED)
      .map(({ predicate, about, value }) => ({ predicate, about, value })),
    prompts: [...what.promptSha256],
    test: {
      method: 'truncated sequential probability ratio test; cumulative sum for the surveillance',
      ...asText(numbers),
      rounds: Array.from({ length: plan.rounds }, (_, round) => {
        const { falseGone, most, goneUpTo } = testOfRound(plan, round)
        return asText({ falseGone, most, goneUpTo })
      }),
      surveillance: back && asText({ most: back.most, gain: back.gain, alarmAt: back.alarmAt }),
    },
    recorder: recorderOf(deps),
    plannedAt: deps.clock.now().toISOString(),
  })
  return { id, ...signed }
}

const MOST_NAMED = 50

/** What came of it, with every look by its scan: nothing was left out. `prev` is the plan. */
export function buildWatchOutcome(
  deps: SealDeps,
  watch: Pick<Watch, 'id' | 'correctionId' | 'engine' | 'looks' | 'manifests'>,
  { result, phase, round, asked, seen }: Concluded,
): SignedManifest & { id: string } {
  const plan = watch.manifests.find(({ kind }) => kind === 'watch_plan')
  const signed = signManifest(deps.signer, {
    schema: `https://${SCHEMA_HOST}/schema/watch-outcome/v1`,
    prev: plan?.sha256 ?? null,
    eventNonce: deps.ids.randomHex(16),
    watchId: watch.id,
    correctionId: watch.correctionId,
    engine: watch.engine,
    result,
    phase,
    round,
    asked,
    seen,
    scans: watch.looks.slice(-MOST_SCANS).map(({ scanId }) => scanId),
    recorder: recorderOf(deps),
    concludedAt: deps.clock.now().toISOString(),
  })
  return { id: deps.ids.next(), ...signed }
}

const MOST_SCANS = 400

const asText = (numbers: Readonly<Record<string, number | string | null>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, value === null ? null : String(value)]),
  )
