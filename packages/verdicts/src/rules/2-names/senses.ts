import { once } from '../../text/once.ts'
import type { Unit } from '../1-document/document.ts'
import senses from './other-senses.json' with { type: 'json' }
import type { Prompt } from './prompt.ts'
import type { Surroundings } from './sign.ts'

/**
 * A name that is also a planet, a fruit or a colour, and the company it keeps: "Apple, Banana, Orange, Mango". Where
 * something is to be bought, or a word of the brand's own trade or products stands there, companions tell nothing.
 */
export function keepsOtherCompany(
  units: readonly Unit[],
  { words: asked, isForProducts }: Prompt,
  { nameWords, ownWords }: Pick<Surroundings, 'nameWords' | 'ownWords'>,
): boolean {
  const [name = '', ...more] = nameWords
  const companions = more.length > 0 || isForProducts ? undefined : companionsOf().get(name)
  if (companions === undefined) return false
  const found = new Set<string>()
  for (const word of [...asked, ...units.flatMap(({ tokens }) => tokens.map(({ fold }) => fold))]) {
    if (word !== name && ownWords.has(word)) return false
    if (word !== name && companions.has(word)) found.add(word)
  }
  return found.size >= FEWEST
}

/** One may stand there by chance. */
const FEWEST = 2

const companionsOf = once(() => {
  const found = new Map<string, Set<string>>()
  for (const { names, beside } of Object.values(senses))
    for (const name of names.split(' ')) {
      const known = found.get(name) ?? new Set()
      for (const word of beside.split(' ')) known.add(word)
      found.set(name, known)
    }
  return found
})
