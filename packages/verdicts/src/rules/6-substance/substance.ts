import { disclaimedIn } from '../2-names/disclaim.ts'
import type { Prompt } from '../2-names/prompt.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import type { Topic } from '../3-scope/topics.ts'
import { isAnyones, newsIn } from './news.ts'

/** Whether an answer says anything about the brand beyond the prompt's own words, and by which rule. */
export function findSubstance(units: readonly NamedUnit[], topics: readonly Topic[], prompt: Prompt) {
  const admits = units.some(({ unit }) => disclaimedIn(unit).length > 0)
  const advises = units.some(isAnyones)
  const isWritten = prompt.wantsText ? ENOUGH_OF_WRITER : ENOUGH
  const enough = Math.max(isWritten, admits ? ENOUGH_OF_IGNORANT : 0, advises ? ENOUGH_AMONG_ADVICE : 0)
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
const ENOUGH_OF_IGNORANT = 2.75
const ENOUGH_AMONG_ADVICE = 2.25
const ENOUGH_OF_WRITER = 6
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
  return isName || head.unit.cues.has('reviews')
}
