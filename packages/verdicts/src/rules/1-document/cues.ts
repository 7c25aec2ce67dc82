import type { Hit } from '../../text/phrases.ts'
import type { Unit } from './document.ts'

/** Where a cue of the language stands in a unit. */
export const cueHits = (unit: Unit, cue: string): readonly Hit[] => unit.cues.get(cue) ?? NONE

const NONE: readonly Hit[] = []

export const hasCue = (unit: Unit, cue: string): boolean => unit.cues.has(cue)

export const hitEndsAt = (unit: Unit, cue: string, at: number): boolean =>
  cueHits(unit, cue).some(({ to }) => to === at)

/** A cue begins at a token or within `reach` tokens behind it. */
export const hitStartsNear = (unit: Unit, cue: string, at: number, reach: number): boolean =>
  cueHits(unit, cue).some(({ from }) => from >= at && from - at <= reach)
