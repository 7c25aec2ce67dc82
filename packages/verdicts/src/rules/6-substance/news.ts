import type { Token } from '../../text/token.ts'
import { covers, isAnd, isCueAt, isCueNear, type Line } from '../../values/line.ts'
import { isEverydayWord } from '../../words/words.ts'
import { disclaimedIn } from '../2-names/disclaim.ts'
import { type Prompt, stemOf } from '../2-names/prompt.ts'
import type { NamedUnit } from '../3-scope/entities.ts'

/** How much a unit says about the brand beyond the prompt and what is true of anybody. */
export function newsIn(named: NamedUnit, prompt: Prompt): number {
  const { line, unit, entities } = named
  const silent = disclaimedIn(unit)
  // "I have read the page, but I found nothing on Acme" says nothing of the brand.
  const isSilent = (at: number) => silent.some((stretch) => covers(stretch, at))
  if (silent.length > 0 && !entities.some(({ who, from }) => who !== 'other' && !isSilent(from))) return 0
  const isOwn = ownTokens(named)
  let isConditional = opensCondition(line)
  let news = 0
  line.tokens.forEach((token, at) => {
    if (token.fold === ',') isConditional = false
    if (isConditional || !isOwn[at] || isSilent(at)) return
    news += weightOf(token, line, prompt)
  })
  return news * (isAnyones(named) ? 0.15 : isSaidOfBoth(named) ? 0.25 : 1)
}

function weightOf({ kind, fold }: Token, { language }: Line, prompt: Prompt): number {
  if (kind === 'number') return 0.7
  if (kind !== 'word' || fold.length < 3 || language.functionWords.has(fold) || language.isGeneric(fold))
    return 0
  if (prompt.words.has(fold) || prompt.stems.has(stemOf(fold))) return 0
  return isEverydayWord(fold) ? 0.6 : 1
}

/** Which tokens are said of the brand; its name is not. */
function ownTokens({ entities, line }: NamedUnit): boolean[] {
  let isOwn = entities.find(({ who, oblique }) => who !== 'other' || !oblique)?.who !== 'other'
  let isParted = true
  let next = 0
  return line.tokens.map(({ fold, kind }, at) => {
    const entity = entities[next]
    if (entity !== undefined && at >= entity.from && entity.who !== 'pronoun') {
      // "Acme works with Rival" is still about Acme.
      const isObject = entity.who === 'other' && isOwn && (!isParted || entity.oblique)
      if (!isObject) isOwn = entity.who === 'brand'
      if (isOwn) isParted = false
    }
    const isName = entity?.who === 'brand' && at >= entity.from
    if (entity !== undefined && at >= entity.to - 1) next += 1
    if ((kind === 'sign' && fold !== '-' && fold !== '"') || isAnd(line, at)) isParted = true
    return isOwn && !isName
  })
}

/** "That depends on your needs", "To cancel Acme, sign in" fit anyone; "If you bake, Acme pays off" does not. */
export function isAnyones({ line, entities }: NamedUnit): boolean {
  if (line.cues.has('depends')) return true
  const isCondition = opensCondition(line)
  const isOpened = isCondition || isCueAt(line, 0, 'purpose')
  const comma = isOpened ? line.tokens.findIndex(({ fold }) => fold === ',') : -1
  const isSaidBehind = entities.some(({ who, from }) => who === 'brand' && from > comma)
  if (comma > 0 && (isCondition || !isSaidBehind)) return !isSaidBehind
  const reach = isOpened ? 8 : 0
  // "I would take Acme" praises the brand.
  const isPraise =
    line.cues.has('recommends') && entities.some(({ who, from }) => who === 'brand' && from <= 3)
  return !isPraise && isCueNear(line, 0, 'advice', reach)
}

const opensCondition = (line: Line): boolean => isCueNear(line, 0, 'condition', 2)

/** "Acme and Rival make good wine" */
function isSaidOfBoth({ line, entities }: NamedUnit): boolean {
  return entities.some(({ who, to }, at) => {
    const next = entities[at + 1]
    if (next === undefined || !isAnd(line, to) || next.from - to > 2) return false
    return (who === 'brand') !== (next.who === 'brand')
  })
}
