import type { Engine } from '../../engine.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { placesNamed } from '../../values/places.ts'
import { isGivenName } from '../../words/everyday.ts'
import { hasCue, hitEndsAt } from '../1-document/cues.ts'
import type { Document } from '../1-document/document.ts'
import type { NamePattern } from './name-patterns.ts'
import type { Occurrence } from './occurrence.ts'
import signs from './signs.json' with { type: 'json' }

/** What is known when an occurrence of the bare name is weighed. */
export interface Surroundings {
  document: Document
  engine: Engine
  /** Folded words of the brand's other names, products and trades: "Acme Bank" is no stranger when Acme is a bank. */
  ownWords: ReadonlySet<string>
  /** Something outside the text speaks for the brand: the prompt names it, or a page of its own is cited. */
  isExpected: boolean
  /** Registered labels of cited hosts that are not the brand's. */
  strangers: readonly string[]
  /** The numbers that stand behind each capitalised word of the answer. */
  numbered: ReadonlyMap<string, ReadonlySet<string>>
  /** How many words the brand's own name has. */
  nameLength: number
  /** Sentences or items of the answer open with other names. */
  namesOthers: boolean
}

/** An occurrence with all that its signs are read from. */
export interface At extends Occurrence, Surroundings {
  pattern: NamePattern
  tokens: readonly Token[]
  /** The name is one word. */
  isSingle: boolean
}

/** Every sign has its weight in signs.json: positive speaks for the brand, negative for another thing of that name. */
export type SignName = keyof typeof signs.weights
export type SignTest = readonly [SignName, (at: At) => boolean]

/** People or places are called so too. */
export function isBorne({ parts: [word = '', second] }: NamePattern): boolean {
  return second === undefined && (isGivenName(word) || placesNamed(word).length > 0)
}

export function opensSentence(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (tokens[before]?.kind === 'sign' && !OPENINGS.has(tokens[before]?.fold ?? '')) before -= 1
  return before < 0 || tokens[before]?.kind === 'sign'
}

const OPENINGS = new Set(['.', ':', '!', '?', '–', '…', '|'])

/** "the bank Acme": a noun for companies right before. */
export function isCompanyBefore({ unit, from }: At): boolean {
  return [0, 1, 2].some((gap) => hitEndsAt(unit, 'company', from - gap))
}

/** "Acme Rover": another word with a capital belongs to the name. */
export function isExtended({ tokens, to, ownWords }: At): boolean {
  const next = tokens[to]
  return isCapitalised(next) && next.gap && !ownWords.has(next.fold) && next.bold === tokens[to - 1]?.bold
}

export const speaksOfCompany = ({ unit }: At): boolean => signs.companyCues.some((cue) => hasCue(unit, cue))
