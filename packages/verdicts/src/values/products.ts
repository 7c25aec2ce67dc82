import type { Hit } from '../text/phrases.ts'
import { type Found, isOneOf, isOwn, type NamedLine, overlaps, textOf, wordsAt } from './line.ts'
import { LEGAL_FORMS, SHORT_FORMS } from './names.ts'

/** The brand's products: known ones, and names with the brand's name before them. */
export const ownProductsIn = ({ own }: NamedLine): Found<string>[] =>
  own.flatMap(({ from, to, product }) => (product === null ? [] : [{ from, to, value: product }]))

export function otherNamesIn(line: NamedLine): Found<string>[] {
  const names = line.names.filter((run) => run.kind === 'other' && run.strong && !isOwn(line, run))
  return names.map(({ from, to }) => wordsAt(line, from, to))
}

/** Names that end in a legal form: "Kestermann Maschinenbau GmbH". */
export function legalNamesIn(line: NamedLine, runs: readonly Run[] = [...line.own, ...line.names]) {
  const found = runs.flatMap((run) => legalNameAt(line, run))
  return found.filter((one, at) => !found.slice(0, at).some((other) => overlaps(other, one)))
}

type Run = Hit & { product?: string | null }

function legalNameAt(line: NamedLine, { from, to, product = null }: Run): Found<string> | [] {
  // "Day Spa" is a product, and no S.p.A.
  const first = product === null ? Math.max(from + 1, to - LONGEST_FORM) : to
  for (let at = first; at < Math.min(line.tokens.length, to + 6); at += 1) {
    const end = endOfForm(line.tokens, at)
    const isShort = SHORT_FORMS.has(line.tokens[at]?.fold ?? '') && (at > to || product !== null)
    if (end > at && !isShort) return wordsAt(line, from, end)
    const { kind, caps, fold = '' } = line.tokens[at] ?? {}
    // "Umbral Compañía de Seguros, S.A."
    const goesOn = kind === 'word' ? caps !== 'lower' || isOneOf(line, at, 'of', 'and') : /^[,.]$/.test(fold)
    if (at >= to && !goesOn) break
  }
  return []
}

/** Where a name ends with its legal form: "Acme, Inc.", "Acme S.p.A.". */
export function endWithForm(tokens: NamedLine['tokens'], to: number): number {
  const at = tokens[to]?.fold === ',' ? to + 1 : to
  const end = endOfForm(tokens, at)
  return end > at ? end : to
}

/** Where a legal form that begins at a token ends ("GmbH & Co. KG", "S.L."), or the token. */
function endOfForm(tokens: NamedLine['tokens'], at: number): number {
  // Most words begin no form, and this is asked of every name in a line.
  const { text = '', fold = '', caps } = tokens[at] ?? {}
  if (caps === 'lower' || !(FORM_STARTS.has(fold.charAt(0)) || FORM_STARTS.has(text.charAt(0).toLowerCase())))
    return at
  for (let end = at + LONGEST_FORM; end > at; end -= 1) {
    if (tokens[end - 1]?.kind !== 'word') continue
    const letters = textOf(tokens, at, end).replaceAll('.', '').toLowerCase()
    if (!(LEGAL_FORMS.has(letters) || isCompound(tokens, at, end))) continue
    // "où" is not the form "OÜ".
    if (tokens[end - 1]?.caps === 'lower' && tokens[end - 1]?.text.length === 2) continue
    // The last full stop of "S.A." is part of it.
    return end - at > 1 && tokens[at + 1]?.fold === '.' && tokens[end]?.fold === '.' ? end + 1 : end
  }
  return at
}

/** Only forms and signs: "Co., Ltd.", "GmbH & Co. KG". */
function isCompound(tokens: NamedLine['tokens'], at: number, end: number): boolean {
  const words = tokens.slice(at, end).filter(({ fold }) => !['.', ',', '&', 'co'].includes(fold))
  return words.length > 0 && words.every(({ fold }) => LEGAL_FORMS.has(fold))
}

/** The first characters of all forms, and of the signs between them. */
const FORM_STARTS = new Set([...[...LEGAL_FORMS].map((form) => form.charAt(0)), '.', ',', '&', 'c'])
/** In tokens: "S.p.A." and "GmbH & Co. KG" have five. */
const LONGEST_FORM = 6
