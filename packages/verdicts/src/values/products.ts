import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Hit } from '../text/phrases.ts'
import {
  endOfLetters,
  type Found,
  isOneOf,
  isOwn,
  type NamedLine,
  overlaps,
  textOf,
  wordsAt,
} from './line.ts'

/** The brand's products, by name: what is named with the brand's name before it, and what is known to be its. */
export function ownProductsIn({ own }: NamedLine): Found<string>[] {
  return own.flatMap(({ from, to, product }) => (product === null ? [] : [{ from, to, value: product }]))
}

/** Names that may be a product's: all but persons', places' and the brand's own. */
export function otherNamesIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => run.kind === 'other' && run.strong && !isOwn(line, run))
    .map(({ from, to }) => wordsAt(line, from, to))
}

/** "Kestermann Maschinenbau GmbH": a name that holds the brand's and ends in a legal form. */
export function legalNamesIn(
  line: NamedLine,
  runs: readonly Hit[] = [...line.own, ...line.names],
): Found<string>[] {
  const found = runs.flatMap(({ from, to }) => {
    const end = endOfLegalName(line, from, to)
    return end === null ? [] : [wordsAt(line, from, end)]
  })
  return found.filter((one, at) => !found.slice(0, at).some((other) => overlaps(other, one)))
}

function endOfLegalName(line: NamedLine, from: number, to: number): number | null {
  for (let at = Math.max(from + 1, to - 3); at < Math.min(line.tokens.length, to + 6); at += 1) {
    const end = endOfForm(line.tokens, at)
    if (end > at) return end
    const { kind, caps, fold = '' } = line.tokens[at] ?? {}
    // "Umbral Compañía de Seguros, S.A."
    const goesOn = kind === 'word' ? caps !== 'lower' || isOneOf(line, at, 'of', 'and') : /^[,.]$/.test(fold)
    if (at >= to && !goesOn) return null
  }
  return null
}

/** Where a legal form ends that begins at a token: "GmbH & Co. KG", "S.L."; else the token itself. */
function endOfForm(tokens: NamedLine['tokens'], at: number): number {
  const end = endOfLetters(tokens, at)
  if (LEGAL_FORMS.has(textOf(tokens, at, end).replaceAll('.', '').toLowerCase())) return end
  const isForm = (index: number) => LEGAL_FORMS.has(tokens[index]?.fold ?? '')
  if (!isForm(at) || tokens[at]?.caps === 'lower') return at
  let last = at
  for (let next = at + 1; next < at + 6; next += 1) {
    if (isForm(next)) last = next
    else if (!['&', 'co', '.'].includes(tokens[next]?.fold ?? '')) break
  }
  return last + 1
}
