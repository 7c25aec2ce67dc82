import { conflict, notFound } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import type { AppPlanStore, OpenSlot } from './app-plan-store.ts'

/** What a person says a file is for: their part of a plan. */
export interface Fills {
  appPlanId: string
  person: number
}

interface Deps {
  appPlans: Pick<AppPlanStore, 'find' | 'listOpen'>
  clock: Clock
}

/** The open slots of a person. Refuses a plan of another brand, and a person with nothing left to do. */
export async function openSlots(
  { appPlans, clock }: Deps,
  brandId: string,
  { appPlanId, person }: Fills,
): Promise<OpenSlot[]> {
  const plan = await appPlans.find(appPlanId)
  if (plan === null || plan.brandId !== brandId) throw notFound('Plan')
  const open = await appPlans.listOpen(plan.id, person, clock.now())
  if (open.length > 0) return open
  throw conflict('No question of this person is open in the plan: each was brought, or its day is over.')
}

/**
 * The slot that each answer fills, by engine and question; null for answers that fill none. A slot takes one answer: of
 * several to one question, the first of the file.
 */
export function slotsFor(
  open: readonly OpenSlot[],
  engine: Engine,
  questions: readonly string[],
): (number | null)[] {
  const free = new Map(
    open.filter((slot) => slot.engine === engine).map((slot) => [comparable(slot.question), slot.number]),
  )
  return questions.map((question) => {
    const key = comparable(question)
    const slot = free.get(key) ?? null
    free.delete(key)
    return slot
  })
}

/** People copy and paste: blanks differ, and composed letters. Nothing else may. */
const comparable = (question: string): string => question.normalize('NFC').replace(/\s+/g, ' ').trim()
