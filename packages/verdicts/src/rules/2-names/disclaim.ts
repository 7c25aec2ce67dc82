import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isCueNear } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'

/**
 * Stretches of a unit in which the answer says that it does not know, or that there is nothing to know. In "X is a
 * Belgian app, but I cannot confirm …" what stands before the contrast is still said.
 */
export function disclaimedIn(unit: Unit): Hit[] {
  const contrasts = hitsOf(unit, 'contrast')
  const admitted = [...hitsOf(unit, 'noInformation').map(({ from }) => from), ...admissions(unit)]
  // "I would not pick it", "I have no complaint": that is a judgement, not ignorance.
  const isJudgement = (at: number) => ['opinion', 'complaint'].some((cue) => isCueNear(unit, at, cue, 6))
  return admitted
    .filter((at) => !isJudgement(at))
    .map((at) => ({
      from: contrasts.findLast(({ to }) => to <= at)?.to ?? 0,
      to: contrasts.find(({ from }) => from > at + 2)?.from ?? unit.tokens.length,
    }))
}

/** "mes recherches n'ont rien donné", "falta-me base": a first person close to a negation or to a word of lack. */
function admissions(unit: Unit): number[] {
  const lacks = [...hitsOf(unit, 'negation'), ...hitsOf(unit, 'lack')]
  return hitsOf(unit, 'firstPerson').flatMap((speaker) =>
    lacks
      .filter((lack) => Math.max(speaker.from - lack.to, lack.from - speaker.to) <= 6)
      .map((lack) => Math.min(speaker.from, lack.from)),
  )
}
