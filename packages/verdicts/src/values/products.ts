import { LEGAL_FORMS } from '../compare/organisations.ts'
import type { Hit } from '../text/phrases.ts'
import currencies from './currencies.json' with { type: 'json' }
import { type Found, type NamedLine, textOf } from './line.ts'

/**
 * The brand's products, by name: what is named with the brand's name before it, what is known to be its, and what is
 * listed together with one of these.
 */
export function ownProductsIn(line: NamedLine): Found<string>[] {
  const found = line.own.flatMap(({ from, to, product }) =>
    product === null || hasLegalForm(line, from, to + 2) ? [] : [{ from, to, value: product }],
  )
  const isRange = ['offers', 'rangeNoun', 'sells', 'starProduct'].some((cue) => line.cues.has(cue))
  if (found.length === 0 || !isRange) return found
  for (const name of [...listedNamesIn(line), ...listedNamesIn(line).toReversed()])
    if (!found.some((one) => touches(one, name)) && found.some((one) => areListed(line, one, name)))
      found.push(name)
  return found.sort((left, right) => left.from - right.from)
}

/** "Pro, Desk and Lite": nothing but commas, "and" and articles between them, and at least one comma or "and". */
function areListed({ tokens, language }: NamedLine, left: Hit, right: Hit): boolean {
  const [first, second] = left.from < right.from ? [left, right] : [right, left]
  const between = tokens.slice(first.to, second.from)
  const isJoint = (fold: string) => fold === ',' || language.and.has(fold)
  return (
    between.length <= 4 &&
    between.some(({ fold }) => isJoint(fold)) &&
    between.every(({ fold }) => isJoint(fold) || language.determiners.has(fold))
  )
}

function touches(left: Hit, right: Hit): boolean {
  return left.from < right.to && right.from < left.to
}

/** Names that may be a product's: all but persons', places' and the brand's own. */
export function listedNamesIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter(
      ({ kind, from, to, strong }) =>
        kind === 'other' &&
        strong &&
        !CODES.has(textOf(line.tokens, from, to)) &&
        !hasLegalForm(line, from, to) &&
        !line.own.some((own) => own.from < to && from < own.to),
    )
    .map(({ from, to }) => ({ from, to, value: textOf(line.tokens, from, to) }))
}

/** "Kestermann Maschinenbau GmbH": a name that holds the brand's and ends in a legal form. */
export function legalNamesIn(
  line: NamedLine,
  runs: readonly Hit[] = [...line.own, ...line.names],
): Found<string>[] {
  const found: Found<string>[] = []
  for (const { from, to } of runs) {
    const end = endOfLegalForm(line, from, to)
    if (end === null || found.some((one) => one.from < end && from < one.to)) continue
    found.push({ from, to: end, value: textOf(line.tokens, from, end) })
  }
  return found
}

function endOfLegalForm({ tokens, language }: NamedLine, from: number, to: number): number | null {
  for (let at = Math.max(from + 1, to - 3); at < Math.min(tokens.length, to + 6); at += 1) {
    const token = tokens[at]
    if (token?.kind === 'word' && LEGAL_FORMS.has(token.fold) && token.caps !== 'lower')
      return endOfForms(tokens, at + 1)
    const dotted = endOfDotted(tokens, at)
    if (dotted !== null) return dotted
    if (at < to) continue
    if (token?.kind !== 'word' && token?.fold !== ',' && token?.fold !== '.') return null
    // "Umbral Compañía de Seguros, S.A."
    if (token.caps === 'lower' && !language.of.has(token.fold) && !language.and.has(token.fold)) return null
  }
  return null
}

/** "S.L.", "S.A. de C.V.": single letters with full stops. */
function endOfDotted(tokens: NamedLine['tokens'], from: number): number | null {
  let [at, letters] = [from, '']
  while (tokens[at]?.caps === 'upper' && tokens[at]?.text.length === 1 && tokens[at + 1]?.fold === '.') {
    letters += tokens[at]?.fold ?? ''
    at += 2
  }
  if (!LEGAL_FORMS.has(letters)) return null
  return tokens[at]?.fold === 'de' ? (endOfDotted(tokens, at + 1) ?? at) : at
}

/** "GmbH & Co. KG" */
function endOfForms(tokens: NamedLine['tokens'], from: number): number {
  let to = from
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const { fold = '', kind } = tokens[at] ?? {}
    if (kind === 'word' && LEGAL_FORMS.has(fold)) to = at + 1
    else if (fold !== '&' && fold !== 'co' && fold !== '.') break
  }
  return to
}

function hasLegalForm({ tokens }: NamedLine, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ fold }) => LEGAL_FORMS.has(fold) && fold.length > 1)
}

const CODES = new Set(currencies.codes)
