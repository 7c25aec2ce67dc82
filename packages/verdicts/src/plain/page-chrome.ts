import { ELISIONS } from '../languages/all.ts'
import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import { Phrases } from '../text/phrases.ts'
import type { Unit } from './document.ts'
import type { NameHit } from './name-patterns.ts'
import data from './page-chrome.json' with { type: 'json' }

/** A line of the page around an answer, such as "AI responses may include mistakes": names in it mean nothing. */
export const isPageChrome = ({ tokens }: Unit): boolean =>
  tokens.some((_, at) => pageLines().at(tokens, at).length > 0)

const pageLines = once(() => new Phrases<true>(ELISIONS).add(data.pageLines, true))

/** "at retailers like Amazon and Target", "You can find these at:": a shop where something else can be bought. */
export function isPlaceToBuy({ unit, pattern }: NameHit & { unit: Unit }, units: readonly Unit[]): boolean {
  const isShop = SHOPS.has(pattern.parts.join(' '))
  if (!isShop || unit.tokens.filter(({ fold: word }) => SHOPS.has(word)).length < 2) return false
  const lead = units[unit.leadIn ?? unit.headings.at(-1) ?? -1]
  return [unit, lead].some((one) => one?.tokens.some((token) => BUYING.has(token.fold)) === true)
}

const SHOPS: ReadonlySet<string> = new Set(data.shops.map(fold))
const BUYING: ReadonlySet<string> = new Set(data.buying)
