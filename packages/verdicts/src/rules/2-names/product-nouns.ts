import { fold } from '../../text/fold.ts'
import { once } from '../../text/once.ts'
import type { Unit } from '../1-document/document.ts'
import nouns from './product-nouns.json' with { type: 'json' }

const known = once(() => new Set(Object.values(nouns).flat().map(fold)))

/** Where a noun for something one buys ends that begins at a token, or the token: "air fryers", "Laufschuhe". */
export function productNounEnd({ tokens, language }: Unit, at: number): number {
  const [word, next] = [tokens[at]?.fold ?? '', tokens[at + 1]?.fold ?? '']
  if (isNoun(`${word} ${next}`)) return at + 2
  if (tokens[at]?.kind !== 'word') return at
  return isNoun(word) || (language.capitalisesNouns && endsInNoun(word)) ? at + 1 : at
}

const isNoun = (word: string): boolean =>
  known().has(word) ||
  ENDINGS.some((ending) => word.endsWith(ending) && known().has(word.slice(0, -ending.length)))

const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'x']

/** "Fahrradhelm": a compound is what its last part is. */
function endsInNoun(word: string): boolean {
  for (let cut = 3; cut <= word.length - 4; cut += 1) if (isNoun(word.slice(cut))) return true
  return false
}
