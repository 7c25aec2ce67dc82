import type { Hit } from '../../text/phrases.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { hitsOf } from '../../values/line.ts'
import { isEverydayWord } from '../../words/everyday.ts'
import { disclaimedIn } from '../2-names/disclaim.ts'
import { stemOf } from '../2-names/prompt.ts'
import type { Entity, NamedUnit } from '../4-scope/entities.ts'
import { isAdvice, isGeneral, isSupposed, opensCondition } from './general.ts'
import type { SubstanceInput } from './substance.ts'

/** How much a unit says about the brand that is neither in the prompt nor true of anybody. */
export function newsIn(named: NamedUnit, input: SubstanceInput): number {
  const { line, unit } = named
  const silent = disclaimedIn(unit, input.document.words)
  // "I have read the page, but I found nothing on Acme": nothing is said of the brand outside the admission.
  const muted = [...silent, ...unit.quotes]
  const isNamed = named.entities.some(({ who, from }) => who !== 'other' && !isWithin(muted, from))
  if (silent.length > 0 && !isNamed) return 0
  const asked = hitsOf(line, 'wonder')[0]?.from ?? line.tokens.length
  const isOwn = ownTokens(named, input)
  const seen = new Set<string>()
  let isConditional = opensCondition(named)
  let news = 0
  line.tokens.forEach((token, at) => {
    if (token.fold === ',' || token.fold === ';' || token.fold === '–') isConditional = false
    if (isConditional || at >= asked || !isOwn[at] || isWithin(silent, at) || seen.has(token.fold)) return
    seen.add(token.fold)
    news += weightOf(token, input)
  })
  return news * shareOf(named, input)
}

function weightOf(token: Token, { document, prompt }: SubstanceInput): number {
  if (token.kind === 'number') return prompt.words.has(token.fold) ? 0 : FIGURE
  if (token.kind !== 'word' || token.fold.length < 3 || token.fold.startsWith("'")) return 0
  const { words } = document
  if (words.functionWords.has(token.fold) || words.isGeneric(token.fold)) return 0
  if (prompt.words.has(token.fold) || prompt.stems.has(stemOf(token.fold))) return 0
  return isEverydayWord(token.fold) ? PLAIN : 1
}

const FIGURE = 0.7
const PLAIN = 0.6

/** Which tokens are said of the brand: not its name, and not what is said of another subject. */
function ownTokens({ entities, line }: NamedUnit, { document }: SubstanceInput): boolean[] {
  const first = entities.find(({ who, oblique, contrast }) => who !== 'other' || !(oblique || contrast))
  const own = entities.filter(({ who }) => who === 'brand')
  let isOwn = first?.who !== 'other'
  let isParted = true
  let next = 0
  return line.tokens.map(({ fold, kind }, at) => {
    const entity = entities[next]
    if (entity !== undefined && entity.from <= at) {
      // "Acme works with Rival": what the brand does to others is still about the brand.
      const isObject = entity.who === 'other' && isOwn && (!isParted || entity.oblique)
      if (!isObject && entity.who !== 'pronoun') isOwn = entity.who === 'brand'
      if (entity.who === 'brand') isParted = false
      next += 1
    }
    if ((kind === 'sign' && fold !== '-' && fold !== '"') || document.words.and.has(fold)) isParted = true
    return isOwn && !isWithin(own, at)
  })
}

function isWithin(stretches: readonly Hit[], at: number): boolean {
  return stretches.some(({ from, to }) => at >= from && at < to)
}

/** What is supposed, advised or said of several at once says little about one. */
function shareOf(named: NamedUnit, input: SubstanceInput): number {
  const isAnyones = isGeneral(named, input) || isSupposed(named) || isAdvice(named)
  return isAnyones ? 0.15 : isSaidOfBoth(named, input) ? 0.25 : 1
}

/** "Both Acme and Rival make good wine": what is said of two at once tells neither from the other. */
function isSaidOfBoth(
  { line, entities }: NamedUnit,
  { compares, document, prompt }: SubstanceInput,
): boolean {
  const own = entities.filter(({ who }) => who === 'brand')
  if (own.length !== 1 || !(compares || entities.some(({ who }) => who === 'other'))) return false
  if (compares && hitsOf(line, 'jointly').length > 0) return true
  const [{ from, to }] = own as [Entity]
  const { and, determiners } = document.words
  const wordAt = (at: number) => line.tokens[at]?.fold ?? ''
  const isRivalAt = (at: number) =>
    isCapitalised(line.tokens[at]) && (!compares || prompt.words.has(wordAt(at)))
  let left = from - 1
  while (determiners.has(wordAt(left))) left -= 1
  let right = to + 1
  while (determiners.has(wordAt(right))) right += 1
  return (and.has(wordAt(left)) && isRivalAt(left - 1)) || (and.has(wordAt(to)) && isRivalAt(right))
}
