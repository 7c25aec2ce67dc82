import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import {
  covers,
  hasCue,
  hitsOf,
  isCueAt,
  isCueBefore,
  isCueNear,
  isOneOf,
  type Line,
} from '../../values/line.ts'
import { isEverydayWord } from '../../words/words.ts'
import type { Unit } from '../1-document/document.ts'
import { type Prompt, stemOf } from '../2-names/prompt.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import type { Topic } from '../3-scope/topics.ts'

/** Whether an answer says anything about the brand beyond the prompt's own words, and by which rule. */
export function findSubstance(units: readonly NamedUnit[], topics: readonly Topic[], prompt: Prompt) {
  const admits = units.some(({ unit }) => disclaimedIn(unit).length > 0)
  const advises = units.some(isAnyones)
  const isWritten = prompt.wantsText ? ENOUGH_IN_A_REQUESTED_TEXT : ENOUGH
  const enough = Math.max(
    isWritten,
    admits ? ENOUGH_AFTER_ADMITTING_IGNORANCE : 0,
    advises ? ENOUGH_AMONG_ADVICE : 0,
  )
  let said = 0
  let toldBlock = -1
  for (const named of units) {
    const tie = tieOf(named, units, topics)
    if (tie === 'none' || named.unit.asks) continue
    const news = newsIn(named, prompt)
    const { block } = named.unit
    if (tie === 'explicit' && news >= TELLING) toldBlock = block
    // In an answer that knows nothing, or that advises, what merely follows may be about anyone.
    const follows = block === toldBlock || !(admits || advises)
    said += news * (tie === 'explicit' ? 1 : follows ? FOLLOWING : 0)
  }
  if (said >= enough) return { substance: true, rule: 'describes' }
  return { substance: false, rule: admits ? 'no_information' : advises ? 'general_advice' : 'restates' }
}

/** About two new words; more when the answer admits ignorance, advises anyone, or was asked for a text. */
const ENOUGH = 1.5
const ENOUGH_AFTER_ADMITTING_IGNORANCE = 2.75
const ENOUGH_AMONG_ADVICE = 2.25
const ENOUGH_IN_A_REQUESTED_TEXT = 6
const FOLLOWING = 0.35
/** So much in one sentence makes the sentences after it count. */
const TELLING = 0.9

/** Whether a unit names the brand or refers to it, merely follows one that does, or is about something else. */
function tieOf({ unit, entities }: NamedUnit, units: readonly NamedUnit[], topics: readonly Topic[]) {
  if (entities.some(({ who }) => who === 'brand')) return 'explicit'
  const isOther = entities.some(({ who, oblique }) => who === 'other' && !oblique)
  if (isOther || topics[unit.index]?.who !== 'brand') return 'none'
  const { headings, leadIn, itemHead, cell } = unit
  const heads = [headings.at(-1), leadIn, itemHead, cell?.rowHead, cell?.columnHead]
  return heads.some((head) => isTelling(units[head ?? -1])) ? 'explicit' : 'following'
}

/** A head that is the brand's name, or "**What guests like**". */
function isTelling(head: NamedUnit | undefined): boolean {
  if (head === undefined) return false
  const own = head.entities.find(({ who }) => who === 'brand')
  const isName = own !== undefined && head.unit.tokens.length - (own.to - own.from) <= 2
  return isName || hasCue(head.unit, 'reviews')
}

/** How much a unit says about the brand beyond the prompt and what is true of anybody. */
function newsIn(named: NamedUnit, prompt: Prompt): number {
  const { line, unit, entities } = named
  const silent = disclaimedIn(unit)
  // "I have read the page, but I found nothing on Acme" says nothing of the brand.
  const isSilent = (at: number) => silent.some((stretch) => covers(stretch, at))
  if (silent.length > 0 && !entities.some(({ who, from }) => who !== 'other' && !isSilent(from))) return 0
  const isOwn = ownTokens(named)
  let isConditional = opensCondition(line)
  const asked = hitsOf(line, 'wonder')[0]?.from ?? line.tokens.length
  let news = 0
  line.tokens.forEach((token, at) => {
    if (token.fold === ',') isConditional = false
    if (at >= asked || isConditional || !isOwn[at] || isSilent(at)) return
    news += weightOf(token, line, prompt)
  })
  return news * (isAnyones(named) ? 0.15 : isSaidOfBoth(named) ? 0.25 : 1)
}

function weightOf({ kind, fold }: Token, { language }: Line, prompt: Prompt): number {
  if (kind === 'number') return prompt.words.has(fold) ? 0 : 0.7
  // "You've": what is left of an auxiliary verb.
  if (kind !== 'word' || fold.length < 3 || fold.startsWith("'")) return 0
  if (language.functionWords.has(fold) || language.isGeneric(fold)) return 0
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
      isParted = false
    }
    const isName = entity?.who === 'brand' && at >= entity.from
    if (entity !== undefined && at >= entity.to - 1) next += 1
    if ((kind === 'sign' && fold !== '-' && fold !== '"') || isOneOf(line, at, 'and')) isParted = true
    return isOwn && !isName
  })
}

/** "That depends on your needs", "To cancel Acme, sign in" fit anyone; "If you bake, Acme pays off" does not. */
function isAnyones({ line, entities }: NamedUnit): boolean {
  if (hasCue(line, 'depends')) return true
  const isCondition = opensCondition(line)
  const isOpened = isCondition || isCueAt(line, 0, 'purpose')
  const comma = isOpened ? line.tokens.findIndex(({ fold }) => fold === ',') : -1
  const isSaidBehind = entities.some(({ who, from }) => who === 'brand' && from > comma)
  if (comma > 0 && (isCondition || !isSaidBehind)) return !isSaidBehind
  return isCueNear(line, 0, 'advice', isOpened ? 8 : 0)
}

const opensCondition = (line: Line): boolean => isCueNear(line, 0, 'condition', 2)

/** "Acme and Rival make good wine", "both Acme and the others": whoever the others are. */
function isSaidOfBoth({ line, entities }: NamedUnit): boolean {
  if (hasCue(line, 'jointly') && entities.some(({ who }) => who === 'other')) return true
  const isFirst = ({ from, to }: Hit) => isCueBefore(line, from, 'jointly') && isOneOf(line, to, 'and')
  if (entities.some((one) => one.who === 'brand' && isFirst(one))) return true
  return entities.some(({ who, to }, at) => {
    const next = entities[at + 1]
    if (next === undefined || !isOneOf(line, to, 'and') || next.from - to > 2) return false
    return (who === 'brand') !== (next.who === 'brand')
  })
}

/** Where the answer says that it does not know. In "X is a Belgian app, but I cannot confirm …" the first part is still said. */
function disclaimedIn(unit: Unit): Hit[] {
  const contrasts = hitsOf(unit, 'contrast')
  const admitted = [...hitsOf(unit, 'noInformation').map(({ from }) => from), ...admissions(unit)]
  return admitted.flatMap((at) => {
    const from = contrasts.findLast(({ to }) => to <= at)?.to ?? 0
    const to = contrasts.find(({ from }) => from > at + 2)?.from ?? unit.tokens.length
    return { from, to }
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
