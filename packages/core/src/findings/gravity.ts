import { GRAVITIES, type Gravity } from '@veracite/terms/vocabulary'
import type { GravitySetting } from './finding-store.ts'
import GRAVE from './gravity.json' with { type: 'json' }

/** The harm that a wrong statement can do to people who believe it. */
export const GRAVE_SUBJECTS = ['contact', 'price', 'safety'] as const
export type GraveSubject = (typeof GRAVE_SUBJECTS)[number]

export interface Weighed {
  gravity: Gravity
  setBy: 'operator' | 'default'
  /** Null for subjects that nobody is harmed by at once. */
  subject: GraveSubject | null
}

/** The operator's setting for this subject, else for the predicate, else grave for contact, price and safety. Pure. */
export function weigh(
  { predicate, about }: { predicate: string; about: string },
  settings: readonly GravitySetting[],
): Weighed {
  const subject = (GRAVE as Record<string, GraveSubject | undefined>)[predicate] ?? null
  const of = (thing: string) => settings.find((one) => one.predicate === predicate && one.about === thing)
  const set = of(about) ?? of('')
  if (set) return { gravity: set.gravity, setBy: 'operator', subject }
  return { gravity: subject === null ? 'usual' : 'grave', setBy: 'default', subject }
}

export const gravityRank = (gravity: Gravity): number => GRAVITIES.indexOf(gravity)
