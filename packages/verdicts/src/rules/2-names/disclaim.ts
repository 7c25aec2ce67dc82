import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isCueNear } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'

/** Where the answer says that it does not know. In "X is a Belgian app, but I cannot confirm …" the first part is still said. */
export function disclaimedIn(unit: Unit): Hit[] {
  const contrasts = hitsOf(unit, 'contrast')
  const admitted = [...hitsOf(unit, 'noInformation').map(({ from }) => from), ...admissions(unit)]
  // "I would not pick it" is a judgement, not ignorance.
  const isJudgement = (at: number) => ['opinion', 'complaint'].some((cue) => isCueNear(unit, at, cue, 6))
  return admitted.flatMap((at) => {
    const from = contrasts.findLast(({ to }) => to <= at)?.to ?? 0
    const to = contrasts.find(({ from }) => from > at + 2)?.from ?? unit.tokens.length
    return isJudgement(at) ? [] : { from, to }
  })
}

/** "mes recherches n'ont rien donné": a first person close to a negation or a word of lack. */
function admissions(unit: Unit): number[] {
  const lacks = [...hitsOf(unit, 'negation'), ...hitsOf(unit, 'lack')]
  return hitsOf(unit, 'firstPerson').flatMap((speaker) => {
    const near = lacks.filter((lack) => Math.max(speaker.from - lack.to, lack.from - speaker.to) <= 6)
    return near.map((lack) => Math.min(speaker.from, lack.from))
  })
}
