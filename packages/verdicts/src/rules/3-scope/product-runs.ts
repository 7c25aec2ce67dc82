import type { Hit } from '../../text/phrases.ts'
import { isYear, type Token } from '../../text/token.ts'
import { type Found, hitsOf, isCueAt, type Line, type OwnName, overlaps, wordsAt } from '../../values/line.ts'
import nameWords from '../../values/name-words.json' with { type: 'json' }
import { isPlainWord, LEGAL_FORMS, SHORT_FORMS } from '../../values/names.ts'
import { endWithForm } from '../../values/products.ts'

/** "the V200 Pro" is another product than the V200: figures, capitals and editions behind a name belong to it. */
export function withModelWords(line: Line, { from, to }: Hit): Found<string> {
  let end = endOfJoined(line.tokens, to)
  for (let words = 0; words < LONGEST_MODEL && isModelWord(line.tokens[end]); words += 1)
    end = endOfJoined(line.tokens, end + 1)
  return wordsAt(line, from, end)
}

const LONGEST_MODEL = 3

/** Where a word of a product's name ends that was cut into several tokens: "WH-CH720N", "9a", "14-inch", "TV+". */
function endOfJoined(tokens: readonly Token[], to: number): number {
  let end = to
  while (end - to < LONGEST_JOINED) {
    const [before, next, behind] = [tokens[end - 1], tokens[end], tokens[end + 1]]
    if (next === undefined || next.gap) break
    const isNumber = before?.kind === 'number'
    if (next.kind === 'word' && isNumber) end += 1
    else if (next.fold === '-' && isCodePart(behind, isNumber)) end += 2
    else return next.fold === '+' && isBreak(behind) ? end + 1 : end
  }
  return end
}

const LONGEST_JOINED = 6

function isCodePart(token: Token | undefined, isBehindNumber: boolean): boolean {
  if (token === undefined || token.gap) return false
  return token.kind === 'number' || (token.kind === 'word' && (isBehindNumber || token.caps !== 'lower'))
}

const isBreak = (token: Token | undefined): boolean =>
  token === undefined || token.gap || token.kind === 'sign'

function isModelWord(token: Token | undefined): boolean {
  if (token?.gap !== true || (token.kind !== 'word' && token.kind !== 'number')) return false
  if (token.kind === 'number') return isModelNumber(token.fold)
  const isCode = /\d/.test(token.text) && token.caps !== 'lower'
  const isEdition = token.caps !== 'lower' && EDITIONS.has(token.fold)
  return isCode || isEdition || (token.caps === 'upper' && SHORT_FORMS.has(token.fold))
}

/** "the Pro plan", "plan Pro", where the brand has a product of that name. */
export function plansIn(line: Line, shortNames: ReadonlyMap<string, string>): Found<string>[] {
  const beside = hitsOf(line, 'planNoun').flatMap(({ from, to }) => [from - 1, to])
  return beside.flatMap((at) => {
    const { caps, fold = '' } = line.tokens[at] ?? {}
    const value = caps === 'lower' ? undefined : shortNames.get(fold)
    return value === undefined ? [] : [{ from: at, to: at + 1, value }]
  })
}

/** "Brindlow Source": capitalised words after the brand's name are a product. */
export function withProduct(line: Line, name: Hit, taken: readonly Hit[]): OwnName {
  const { tokens } = line
  const end = endWithForm(tokens, name.to)
  // "Acme+"
  let to = tokens[end]?.fold === '+' ? endOfJoined(tokens, end) : end
  const isFree = (at: number) => !taken.some((other) => overlaps(other, { from: at, to: at + 1 }))
  for (let words = 0; words < LONGEST_NAME && to < tokens.length; words += 1) {
    if (!isFree(to) || !isProductWord(line, to)) break
    to = endOfJoined(tokens, to + 1)
  }
  // "Acme Kaffee GmbH" is the firm.
  const isForm = (at: number) =>
    LEGAL_FORMS.has(tokens[at]?.fold ?? '') && !SHORT_FORMS.has(tokens[at]?.fold ?? '')
  const isFirm = [to, to + 1].some(isForm)
  if (to === end || isFirm) return { from: name.from, to: end, product: null }
  return { from: name.from, to, product: wordsAt(line, name.from, to).value }
}

const LONGEST_NAME = 3

/** "5200", but not a year. */
const isModelNumber = (figures: string): boolean => /^\d{1,4}$/.test(figures) && !isYear(figures)

function isProductWord(line: Line, at: number): boolean {
  const { tokens, language } = line
  // "Ortwick CEO Jane Doe"
  if (isCueAt(line, at, 'chief', 'founder', 'otherOfficer')) return false
  const { gap, start, bold, kind, fold, caps, text } = tokens[at] as Token
  const before = tokens[at - 1] as Token
  // Markup between the words separates them.
  if (!gap || start - before.end !== 1) return false
  if (kind === 'number') return isModelNumber(fold)
  if (kind !== 'word' || caps === 'lower') return false
  if (LEGAL_FORMS.has(fold) && !SHORT_FORMS.has(fold)) return false
  if (text.length === 1 && language.functionWords.has(fold)) return false
  return !language.capitalisesNouns || bold || EDITIONS.has(fold) || !isPlainWord(fold, language)
}

/** "Pro", "Lite" and the like, in any language. */
const EDITIONS = new Set(nameWords.editions)
