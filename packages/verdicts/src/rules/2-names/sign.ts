import type { Engine } from '../../engine.ts'
import type { Unit } from '../1-document/document.ts'
import type { Tail } from './around-name.ts'
import type { NamePattern } from './name-patterns.ts'
import type { Occurrence } from './occurrence.ts'
import type signs from './signs.json'

export interface Surroundings {
  engine: Engine
  units: readonly Unit[]
  /** Folded words of the brand's aliases, products and trades: if Acme is a bank, "Acme Bank" is the brand. */
  ownWords: ReadonlySet<string>
  /** Whether anything is known of what the brand trades in. */
  knowsTrades: boolean
  /** The prompt names the brand, or one of its pages is cited. */
  isExpected: boolean
  /** Registered labels of other cited hosts. */
  strangers: readonly string[]
  /** The registered label of the brand's domain. */
  ownLabel: string
  nameWords: readonly string[]
  /** Sentences or items open with other names. */
  namesOthers: boolean
  /** How many entries of each list, table column or level of headings begin with other names. */
  entriesOfOthers: ReadonlyMap<string, number>
  /** How many of them begin with a word of the language. */
  entriesOfWords: ReadonlyMap<string, number>
  /** The name and the word behind it, as they stand in small letters somewhere: "polar bears". */
  smallPairs: ReadonlySet<string>
  /** The prompt asks for something to buy or for who offers it. */
  isForProducts: boolean
}

export interface At extends Occurrence, Surroundings, Pick<Unit, 'tokens' | 'language'> {
  pattern: NamePattern
  tail: Tail
}

/** A positive weight in signs.json speaks for the brand, a negative one for something else. */
export type SignName = keyof typeof signs.weights

/** Each sign with its test; an example stands at the test. */
export type SignTest = readonly [SignName, (at: At) => boolean]
