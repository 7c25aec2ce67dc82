import { type SealDeps, signRecord, signWritten } from '@veracite/evidence/capture/recorder'
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import { invalidField } from '@veracite/terms/errors'
import { DRAWING_RULE, type DrawnSlot, slotLine } from '@veracite/verify/bundle/draw-slots'
import { linesRoot } from '@veracite/verify/bundle/sampling-lines'
import { hexEncode } from '@veracite/verify/bytes'
import type { AppPlan, NewAppPlan } from './app-plan-store.ts'

/** The plan with every slot, signed before anybody is asked to ask. */
export function signAppPlan(
  deps: SealDeps,
  plan: Omit<NewAppPlan, 'slots'>,
  drawn: {
    seed: string
    questions: readonly string[]
    slots: readonly DrawnSlot[]
    brand: { id: string; name: string; domain: string }
  },
): SignedManifest & { id: string } {
  const { id: appPlanId, name, people, engines, firstDay, lastDay, isPaired } = plan
  const recorded = {
    prev: null,
    ...{ appPlanId, name, brand: drawn.brand },
    ...{ rule: DRAWING_RULE, seed: drawn.seed, questions: drawn.questions, drawn: plan.questions },
    ...{ people, engines, firstDay, lastDay, paired: isPaired },
    slots: drawn.slots.map(slotLine),
    plannedBy: plan.plannedBy,
    plannedAt: plan.plannedAt.toISOString(),
  }
  const tooLong = invalidField('plan_too_long', 'people', 'names_too_many_people')
  const signed = signWritten(deps, 'app-plan', recorded, tooLong)
  return { id: deps.ids.next(), ...signed }
}

/** A line for each slot: what filled it, or that nothing did. */
export const outcomeLines = ({ slots }: Pick<AppPlan, 'slots'>): string[] =>
  slots.map(({ number, filled }) =>
    filled === null
      ? `${number} missed`
      : `${number} done ${filled.grade} ${filled.runId} ${filled.sha256} ${filled.at.toISOString()}`,
  )

/** What became of every slot, signed when the last day is over; `prev` is the plan. */
export function signAppOutcome(deps: SealDeps, plan: AppPlan): SignedManifest & { id: string } {
  const lines = outcomeLines(plan)
  const signed = signRecord(deps, 'app-outcome', {
    prev: plan.signed[0]?.sha256 ?? null,
    appPlanId: plan.id,
    slots: plan.slots.length,
    done: plan.slots.filter(({ filled }) => filled !== null).length,
    root: hexEncode(linesRoot(lines)),
    scanId: plan.scanId,
    closedAt: deps.clock.now().toISOString(),
  })
  return { id: deps.ids.next(), ...signed }
}
