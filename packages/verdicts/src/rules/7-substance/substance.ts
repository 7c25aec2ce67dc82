import { cueHits, hasCue, hitStartsNear } from '../1-document/cues.ts'
import type { Document } from '../1-document/document.ts'
import { disclaimedIn } from '../2-names/disclaim.ts'
import type { Prompt } from '../2-names/prompt.ts'
import type { Entity, NamedUnit } from '../4-scope/entities.ts'
import type { Topic } from '../4-scope/topics.ts'
import { isAdvice, isGeneral, isSupposed } from './general.ts'
import { newsIn } from './news.ts'

export interface SubstanceInput {
  document: Document
  units: readonly NamedUnit[]
  topics: readonly Topic[]
  prompt: Prompt
  /** The prompt sets the brand against others. */
  compares: boolean
}

export interface Substance {
  substance: boolean
  rule: 'describes' | 'no_information' | 'general_advice' | 'restates'
}

/** Whether an answer says anything about the brand beyond the prompt's own words, and why not. */
export function findSubstance(input: SubstanceInput): Substance {
  const { units, document } = input
  // What cannot be read cannot be called empty.
  if (document.language === null) return { substance: true, rule: 'describes' }
  const admits = units.some(({ unit }) => disclaimedIn(unit, document.words).length > 0)
  const advises = units.some((named) => isGeneral(named, input) || isAdvice(named) || isSupposed(named))
  const enough = isCopywriting(input.prompt)
    ? ENOUGH * 4
    : Math.max(ENOUGH, admits ? ENOUGH_OF_IGNORANT : 0, advises ? ENOUGH_AMONG_ADVICE : 0)
  let said = 0
  let toldBlock = -1
  for (const named of units) {
    const tie = tieOf(named, input)
    if (tie === 'none' || named.unit.asks || named.unit.quoted) continue
    // "Write to Acme", "sue Acme": who advises anyone, and only does something with the brand, tells nothing of it.
    const isPassing = (admits || advises) && isOnlyObject(named)
    const news = newsIn(named, input) * (isPassing ? IN_PASSING : 1)
    const { block } = named.unit
    if (tie === 'explicit') toldBlock = news >= TELLING ? block : toldBlock
    // What merely follows may be about anyone in an answer that knows nothing, or that advises.
    const follows = block === toldBlock || !(admits || advises)
    said += news * (tie === 'explicit' ? 1 : follows ? FOLLOWING : 0)
  }
  if (said >= enough) return { substance: true, rule: 'describes' }
  return { substance: false, rule: admits ? 'no_information' : advises ? 'general_advice' : 'restates' }
}

/** How much new must be said: about two words that are neither the prompt's nor anybody's. */
const ENOUGH = 1.5
/** Who admits ignorance, or advises anyone, must say more before it counts as knowledge. */
const ENOUGH_OF_IGNORANT = 2.75
const ENOUGH_AMONG_ADVICE = 2.25
const FOLLOWING = 0.35
const IN_PASSING = 0.3
/** A sentence that says so much of the brand is not only named after it. */
const TELLING = 0.9

/** Asked for a text, an answer has fine words that are the writer's, not knowledge of the brand. */
function isCopywriting({ document }: Prompt): boolean {
  return document.units.some(
    (unit) => !unit.asks && (hasCue(unit, 'textNoun') || hitStartsNear(unit, 'compose', 0, 2)),
  )
}

/** "Write to Acme and …", "in order to sue Acme": the brand is only what a verb is done to. */
function isOnlyObject({ entities, line }: NamedUnit): boolean {
  const own = entities.filter(({ who }) => who === 'brand')
  const { tokens, language } = line
  const isContent = (at: number) =>
    tokens[at]?.kind === 'word' && !language.functionWords.has(tokens[at]?.fold ?? '')
  const isObject = ({ from, to, oblique }: Entity) => {
    const at = language.determiners.has(tokens[from - 1]?.fold ?? '') ? from - 2 : from - 1
    const isVerb = oblique ? at === 1 && isContent(0) : isContent(at) && !language.capitalisesNouns
    return isVerb && !isContent(to) && !language.copulas.has(tokens[at]?.fold ?? '')
  }
  return own.length > 0 && own.every(isObject)
}

/** Whether a unit names the brand or refers to it, merely follows one that does, or is about something else. */
function tieOf(named: NamedUnit, { topics, units }: SubstanceInput): 'explicit' | 'following' | 'none' {
  const { unit, entities } = named
  if (entities.some(({ who }) => who === 'brand')) return 'explicit'
  const isOther = entities.some(({ who, oblique, contrast }) => who === 'other' && !oblique && !contrast)
  if (isOther || topics[unit.index]?.who !== 'brand') return 'none'
  // In a list of advice "the maker" is any maker.
  const [first] = unit.kind === 'item' ? [] : entities
  if ((first?.who === 'pronoun' && first.from <= 1) || isUnderName(named, units)) return 'explicit'
  return isReview(named, units) ? 'explicit' : 'following'
}

/** "**What guests like**" and the list below it, "Guests praise …": where the brand is the topic, it is what they review. */
function isReview({ unit }: NamedUnit, units: readonly NamedUnit[]): boolean {
  const heads = [unit.headings.at(-1), unit.leadIn, unit.itemHead]
  if (heads.some((head) => units[head ?? -1]?.unit.cues.has('reviews') === true)) return true
  // In a sentence a single word ("complaints") may be anybody's.
  return cueHits(unit, 'reviews').some(({ from, to }) => to - from > 1 || from < unit.label)
}

/** What stands under the brand's own heading, in its item of a list or in its column of a table. */
function isUnderName({ unit }: NamedUnit, units: readonly NamedUnit[]): boolean {
  const heads = [unit.headings.at(-1), unit.leadIn, unit.itemHead, unit.cell?.rowHead, unit.cell?.columnHead]
  return heads.some((head) => {
    const named = units[head ?? -1]
    const own = named?.entities.find(({ who }) => who === 'brand')
    return own !== undefined && (named?.unit.tokens.length ?? 0) - (own.to - own.from) <= 2
  })
}
