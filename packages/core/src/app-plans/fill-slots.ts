import { conflict, notFound } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import { visibleText } from '@veracite/verify/screen/visible-text'
import type { AppPlan, AppPlanStore, OpenSlot } from './app-plan-store.ts'

/** What a person says a file is for: their part of a plan. */
export interface Fills {
  appPlanId: string
  person: number
}

/** `answeredAt`: as the file says; null where it does not. */
export interface Asked {
  question: string
  answeredAt: string | null
}

interface Deps {
  appPlans: Pick<AppPlanStore, 'find' | 'listOpen'>
  clock: Clock
}

/** Refuses a plan of another brand, and a person with nothing left to do. */
export async function openSlots(
  { appPlans, clock }: Deps,
  brandId: string,
  { appPlanId, person }: Fills,
): Promise<{ plan: AppPlan; open: OpenSlot[] }> {
  const plan = await appPlans.find(appPlanId)
  if (plan === null || plan.brandId !== brandId) throw notFound('plan')
  const open = await appPlans.listOpen(plan.id, person, clock.now())
  if (open.length > 0) return { plan, open }
  throw conflict('no_question_open')
}

/**
 * The slot that each answer fills, by engine and question; null for answers that fill none, such as those that are older
 * than the plan. A slot takes one answer: of several to one question, the first of the file.
 */
export function slotsFor(
  open: readonly OpenSlot[],
  engine: Engine,
  plannedAt: Date,
  asked: readonly Asked[],
): (number | null)[] {
  const free = new Map(
    open.filter((slot) => slot.engine === engine).map((slot) => [visibleText(slot.question), slot.number]),
  )
  return asked.map(({ question, answeredAt }) => {
    if (answeredAt !== null && ZONED.test(answeredAt) && Date.parse(answeredAt) < plannedAt.getTime())
      return null
    const key = visibleText(question)
    const slot = free.get(key) ?? null
    free.delete(key)
    return slot
  })
}

const ZONED = /(Z|[+-]\d\d:?\d\d)$/i
