import { FUNCTION_WORDS, noInformation } from '../languages/all.ts'
import type { ReadClaim } from '../reading.ts'
import type { Token } from '../text/token.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Unit } from './document.ts'
import type { NamedDocument } from './label-owner.ts'

/** Whether an answer says anything about the brand beyond the prompt's own words, and by which rule. */
export function findSubstance(
  { units, namesOf }: NamedDocument,
  prompt: string,
  claims: readonly ReadClaim[],
): { substance: boolean; rule: string } {
  if (claims.length > 0) return { substance: true, rule: 'describes' }
  const known = new Set(prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const admits = units.some(({ tokens }) => knowsNothing(tokens))
  const told = units.filter(({ tokens }) => !knowsNothing(tokens))
  const weightOf = (unit: Unit) => (namesOf(unit).length > 0 ? 1 : admits ? 0 : FOLLOWING)
  const said = told.reduce((sum, unit) => sum + weightOf(unit) * newsIn(unit, namesOf(unit), known), 0)
  if (said >= (admits ? ENOUGH_AFTER_ADMITTING_IGNORANCE : ENOUGH))
    return { substance: true, rule: 'describes' }
  return { substance: false, rule: admits ? 'no_information' : 'restates' }
}

/** Words about the brand that the prompt did not have. */
const ENOUGH = 2.5
const ENOUGH_AFTER_ADMITTING_IGNORANCE = 8
/** Sentences without the name may be about another company. */
const FOLLOWING = 0.1

const knowsNothing = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => noInformation().at(tokens, at).length > 0)

function newsIn(
  { tokens, asks }: Unit,
  names: ReturnType<NamedDocument['namesOf']>,
  known: ReadonlySet<string>,
): number {
  if (asks) return 0
  const isOwn = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const isNew = ({ kind, fold, text }: Token, at: number) =>
    (kind === 'word' || kind === 'number') &&
    text.length > 2 &&
    !isOwn(at) &&
    !known.has(text.toLowerCase()) &&
    !FUNCTION_WORDS.has(fold)
  return tokens.filter(isNew).reduce((sum, { fold }) => sum + (isCommonWord(fold) ? 0.6 : 1), 0)
}
