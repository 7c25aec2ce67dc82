import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Hit } from '../text/phrases.ts'
import { endOfLetters, type Found, isOneOf, isOwn, type NamedLine, overlaps, wordsAt } from './line.ts'

/** The brand's products: known ones, and names with the brand's name before them. */
export function ownProductsIn({ own }: NamedLine): Found<string>[] {
  return own.flatMap(({ from, to, product }) => (product === null ? [] : [{ from, to, value: product }]))
}

/** Other names that may be a product's. */
export function otherNamesIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => run.kind === 'other' && run.strong && !isOwn(line, run))
    .map(({ from, to }) => wordsAt(line, from, to))
}

/** Names that end in a legal form: "Kestermann Maschinenbau GmbH". */
export function legalNamesIn(line: NamedLine, runs: readonly Hit[] = [...line.own, ...line.names]) {
  const found = runs.flatMap(({ from, to }) => legalNameAt(line, from, to))
  return found.filter((one, at) => !found.slice(0, at).some((other) => overlaps(other, one)))
}

function legalNameAt(line: NamedLine, from: number, to: number): Found<string> | [] {
  for (let at = Math.max(from + 1, to - 3); at < Math.min(line.tokens.length, to + 6); at += 1) {
    const end = endOfForm(line, at)
    if (end > at) return wordsAt(line, from, end)
    const { kind, caps, fold = '' } = line.tokens[at] ?? {}
    // "Umbral Compañía de Seguros, S.A."
    const goesOn = kind === 'word' ? caps !== 'lower' || isOneOf(line, at, 'of', 'and') : /^[,.]$/.test(fold)
    if (at >= to && !goesOn) break
  }
  return []
}

/** Where a legal form that begins at a token ends ("GmbH & Co. KG", "S.L."), or the token. */
function endOfForm(line: NamedLine, at: number): number {
  const { tokens } = line
  const end = endOfLetters(tokens, at)
  if (LEGAL_FORMS.has(wordsAt(line, at, end).value.replaceAll('.', '').toLowerCase())) return end
  const isForm = (index: number) => LEGAL_FORMS.has(tokens[index]?.fold ?? '')
  if (!isForm(at) || tokens[at]?.caps === 'lower') return at
  let last = at
  for (let next = at + 1; next < at + 6; next += 1) {
    if (isForm(next)) last = next
    else if (!['&', 'co', '.'].includes(tokens[next]?.fold ?? '')) break
  }
  return last + 1
}
