import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Hit } from '../text/phrases.ts'
import currencies from './currencies.json' with { type: 'json' }
import {
  endOfLetters,
  type Found,
  isOneOf,
  isOwn,
  listsOf,
  type NamedLine,
  overlaps,
  textOf,
} from './line.ts'

/**
 * The brand's products, by name: what is named with the brand's name before it, what is known to be its, and what is
 * listed together with one of these.
 */
export function ownProductsIn(line: NamedLine): Found<string>[] {
  const own = line.own.flatMap(({ from, to, product }) =>
    product === null || hasLegalForm(line, from, to + 2) ? [] : [{ from, to, value: product }],
  )
  if (own.length === 0 || !RANGE.some((cue) => line.cues.has(cue))) return own
  const named = [...own, ...listedNamesIn(line)].sort((left, right) => left.from - right.from)
  const lists = listsOf(
    line,
    named.map((one) => ({ ...one, value: [one] })),
    (between) => isListing(line, between),
  )
  return lists.flatMap(({ value }) => (value.some((one) => own.includes(one)) ? value : []))
}

const RANGE = ['offers', 'rangeNoun', 'sells', 'starProduct']

/** "Pro, Desk and Lite": nothing but commas, "and" and articles between them, and at least one comma or "and". */
function isListing({ language }: NamedLine, between: NamedLine['tokens']): boolean {
  const joints = between.filter(({ fold }) => fold === ',' || language.and.has(fold))
  const articles = between.filter(({ fold }) => language.determiners.has(fold))
  return joints.length > 0 && between.length <= 4 && joints.length + articles.length >= between.length
}

/** Names that may be a product's: all but persons', places' and the brand's own. */
export function listedNamesIn(line: NamedLine): Found<string>[] {
  return line.names.flatMap((run) => {
    const { kind, from, to, strong } = run
    const value = textOf(line.tokens, from, to)
    const isName = kind === 'other' && strong && !CODES.has(value)
    return isName && !hasLegalForm(line, from, to) && !isOwn(line, run) ? [{ from, to, value }] : []
  })
}

/** The same behind a label that promises products: there a plain word with a capital is one, too ("Masque Opale"). */
export function rangeNamesIn(line: NamedLine): Found<string>[] {
  const names = line.names.map((run) => {
    const next = line.tokens[run.to]
    const isWhole = run.from === line.valueFrom && (next === undefined || next.kind === 'sign')
    return isWhole && run.kind !== 'person' ? { ...run, kind: 'other' as const, strong: true } : run
  })
  return listedNamesIn({ ...line, names })
}

/** "Kestermann Maschinenbau GmbH": a name that holds the brand's and ends in a legal form. */
export function legalNamesIn(
  line: NamedLine,
  runs: readonly Hit[] = [...line.own, ...line.names],
): Found<string>[] {
  const found: Found<string>[] = []
  for (const { from, to: end } of runs) {
    const to = endOfLegalName(line, from, end)
    if (to === null || found.some((one) => overlaps(one, { from, to }))) continue
    found.push({ from, to, value: textOf(line.tokens, from, to) })
  }
  return found
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

function hasLegalForm({ tokens }: NamedLine, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ fold }) => LEGAL_FORMS.has(fold) && fold.length > 1)
}

const CODES = new Set(currencies.codes)
