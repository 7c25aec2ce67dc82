import type { Language } from '../../languages/language.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised } from '../../text/token.ts'
import { cueHits } from '../1-document/cues.ts'
import type { Unit } from '../1-document/document.ts'

/** Stretches of a unit in which the answer says that it does not know, or that there is nothing to know. */
export function disclaimedIn(unit: Unit, words: Language): Hit[] {
  const admitted = [...cueHits(unit, 'noInformation').map(({ from }) => from), ...admissions(unit, words)]
  const stretches: Hit[] = []
  let covered = -1
  for (const at of admitted.sort((left, right) => left - right)) {
    const isPraise = cueHits(unit, 'complaint').some(({ from }) => from >= at && from - at <= 9)
    if (at < covered || isPraise) continue
    covered = endOfClause(unit, at, words)
    stretches.push({ from: startOfClause(unit, at, words), to: covered })
  }
  return stretches
}

/** "mes recherches n'ont rien donné", "falta-me base": a first person bound to a negation or to a word of lack. */
function admissions(unit: Unit, words: Language): number[] {
  const found: number[] = []
  const isExempt = (at: number) => cueHits(unit, 'notNegation').some(({ from, to }) => at >= from && at < to)
  for (const speaker of cueHits(unit, 'firstPerson').slice(0, MOST_SPEAKERS))
    for (const cue of ['negation', 'lack'])
      for (const lack of cueHits(unit, cue)) {
        const isFar = cue === 'lack' || words.capitalisesNouns
        if (!isExempt(lack.from) && isBound(unit, speaker, lack, isFar))
          found.push(Math.min(speaker.from, lack.from))
      }
  return found
}

const MOST_SPEAKERS = 8

function isBound(unit: Unit, speaker: Hit, lack: Hit, isFar: boolean): boolean {
  const [first, second] = speaker.from <= lack.from ? [speaker, lack] : [lack, speaker]
  const reach = first === lack ? 9 : isFar ? 10 : 3
  if (second.from - first.to > reach) return false
  const between = unit.tokens.slice(first.to, second.from)
  if (between.some(({ kind, fold }) => kind === 'sign' && fold !== '-' && fold !== '"')) return false
  // "I would not pick it", "in my view it is not": that is a judgement, not ignorance.
  return !cueHits(unit, 'opinion').some(({ from }) => from >= first.from && from <= second.to + 3)
}

/** "X is a Belgian app, but I cannot confirm …": what stands before the contrast is still said. */
function startOfClause(unit: Unit, at: number, words: Language): number {
  if (words.and.has(unit.tokens[at - 1]?.fold ?? '')) return at
  let start = unit.tokens.slice(0, at).findLastIndex(({ fold }) => fold === ';') + 1
  for (const { from, to } of cueHits(unit, 'contrast')) if (to <= at && from > start) start = to
  return start
}

/** "…, and Acme encrypts": behind a comma and "and", a name begins a statement again. */
function endOfClause({ tokens, cues }: Unit, at: number, words: Language): number {
  const isAnd = (index: number) => words.and.has(tokens[index]?.fold ?? '')
  const isAgain = (index: number) =>
    isAnd(index + 1) && isCapitalised(tokens[index + 2]) && !words.capitalisesNouns
  const sign = tokens.findIndex(
    ({ fold }, index) => index >= at && (fold === ';' || (fold === ',' && isAgain(index))),
  )
  if (sign !== -1) return sign
  return (cues.get('contrast') ?? []).find(({ from }) => from > at + 2)?.from ?? tokens.length
}
