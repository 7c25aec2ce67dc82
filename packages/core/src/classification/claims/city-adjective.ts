import { cityOfAdjective } from '../places/city-adjectives.ts'
import { placeOf } from '../places/place.ts'
import { cueBeginsAt, hasCue } from '../reading.ts'
import type { BoundSentence, Mark } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { type ClaimContext, type Finding, rawOf } from './context.ts'
import { holdPlace } from './headquarters.ts'

/** "Acme – también bogotana", "the Milanese firm Acme", "Acme, la maison milanaise": an adjective that tells the seat. */
export function readCityAdjectives(context: ClaimContext): Finding[] {
  if (context.facts.active('headquarters').length === 0) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (sentence.kind === 'heading') continue
    for (const mark of sentence.marks) {
      if (mark.owner !== 'brand' || mark.product !== null) continue
      const at = adjectiveBeside(context, sentence, mark)
      const city = at === null ? undefined : cityOfAdjective((sentence.tokens[at] as Token).fold)
      const words = city?.split(' ')
      if (at === null || words === undefined || placeOf(words)?.city === undefined) continue
      const raw = rawOf(context, sentence, at, at + 1)
      const place = { parts: [{ words, raw }], from: at, to: at + 1 }
      const finding = holdPlace(context, sentence, place, place, true)
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

function adjectiveBeside(context: ClaimContext, sentence: BoundSentence, mark: Mark): number | null {
  return adjectiveBefore(context, sentence, mark) ?? adjectiveBehind(context, sentence, mark)
}

/** "the Milanese firm Acme", "der Mailänder Anbieter Acme", "la maison milanaise Acme". */
function adjectiveBefore({ vocabulary }: ClaimContext, sentence: BoundSentence, mark: Mark): number | null {
  const { tokens } = sentence
  if (!hasCue(sentence, 'company')) return null
  const at = [mark.from - 2, mark.from - 1].find((one) => isCityAdjective(tokens[one]))
  if (at === undefined || !isCompany(sentence, at === mark.from - 2 ? at + 1 : at - 1)) return null
  const before = tokens[Math.min(at, mark.from - 2) - 1]
  return before === undefined || vocabulary.determiners.has(before.fold) ? at : null
}

/** "Acme – también bogotana", "Acme, the Milanese maker of …", "Acme, la maison milanaise". */
function adjectiveBehind({ vocabulary }: ClaimContext, sentence: BoundSentence, mark: Mark): number | null {
  const { tokens } = sentence
  if (!SET_OFF.has(tokens[mark.to]?.fold ?? '')) return null
  let at = mark.to + 1
  if (ALSO.has(tokens[at]?.fold ?? '')) at += 1
  if (isCityAdjective(tokens[at])) return tokens[at + 1]?.kind === WORD ? null : at
  if (!vocabulary.determiners.has(tokens[at]?.fold ?? '')) return null
  const pair = [at + 1, at + 2]
  const adjective = pair.find((one) => isCityAdjective(tokens[one]))
  return adjective !== undefined && pair.some((one) => isCompany(sentence, one)) ? adjective : null
}

const SET_OFF = new Set([',', '–', ':', '(', '-'])

function isCityAdjective(token: Token | undefined): boolean {
  return token?.kind === WORD && cityOfAdjective(token.fold) !== undefined
}

function isCompany(sentence: BoundSentence, at: number): boolean {
  return cueBeginsAt(sentence, 'company', at)
}

const ALSO = new Set('also tambien tambem aussi auch ebenfalls likewise'.split(' '))
