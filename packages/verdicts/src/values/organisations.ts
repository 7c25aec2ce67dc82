import type { Hit } from '../text/phrases.ts'
import { type Found, hitsOf, type NamedLine, textOf } from './line.ts'
import { countryOfAdjective } from './places.ts'

/** Every name that can be a company's: all names but persons', places' and the brand's own. */
export function organisationsIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter(
      ({ from, to, kind, strong }) =>
        (kind === 'other' || (kind === 'place' && to - from > 1)) &&
        !(to - from === 1 && countryOfAdjective(line.tokens[from]?.fold ?? '') !== undefined) &&
        (strong || to - from > 1 || (!line.language.capitalisesNouns && !isSentenceStart(line, from))) &&
        !line.own.some((own) => own.from < to && from < own.to),
    )
    .map(({ from, to }) => ({ from, to, value: textOf(line.tokens, from, to) }))
}

/** A word that may have its capital from its place; what a label or a cell holds is a name all the same. */
function isSentenceStart({ tokens, valueFrom }: NamedLine, at: number): boolean {
  return valueFrom === null && (at === 0 || tokens[at - 1]?.kind === 'sign')
}

/** Where somebody is said to belong to nobody; "independent of the makers" and "an independent test" say something else. */
export function independentIn(line: NamedLine): Hit[] {
  const { tokens, language } = line
  return hitsOf(line, 'independent').filter(({ from, to }) => {
    const next = tokens[to]
    if (next?.kind === 'word' && (language.of.has(next.fold) || language.by.has(next.fold))) return false
    const isOblique = [1, 2].some((back) => language.prepositions.has(tokens[from - back]?.fold ?? ''))
    if (isOblique) return false
    if (to - from > 1) return true
    if (next === undefined || next.kind === 'sign') return true
    if (hitsOf(line, 'firm').some((hit) => hit.from === to)) return true
    return language.copulas.has(tokens[from - 1]?.fold ?? '') && !language.prepositions.has(next.fold)
  })
}
