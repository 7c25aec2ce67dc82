import { readAddress } from './address.ts'
import characters from './characters.json' with { type: 'json' }
import { type Cleaned, clean } from './clean.ts'
import { fold } from './fold.ts'
import { capsOf, type Token, UNSPACED } from './token.ts'

/** Words that lose their last letter before a vowel ("l'", "d'"), folded, without the apostrophe. */
export type Elisions = ReadonlySet<string>

export function tokensOf(text: string, elisions: Elisions): Token[] {
  const cleaned = clean(text)
  return lineTokens(cleaned, 0, cleaned.text.length, elisions)
}

/** The tokens of one line, [from, to) of the cleaned text. Markup, code and footnote marks leave no token. */
export function lineTokens(cleaned: Cleaned, from: number, to: number, elisions: Elisions): Token[] {
  const line = cleaned.text.slice(from, to)
  const scanner: Scanner = { cleaned, from, line, elisions, tokens: [], gap: true, bold: false, chunkEnd: 0 }
  let at = 0
  while (at < line.length) at = scan(scanner, at)
  return scanner.tokens
}

interface Scanner {
  cleaned: Cleaned
  from: number
  line: string
  elisions: Elisions
  tokens: Token[]
  gap: boolean
  bold: boolean
  /** Up to here the line was searched for addresses. */
  chunkEnd: number
}

/** Takes [start, end) of the line, and returns where to go on. */
type Take = (scanner: Scanner, start: number, end: number) => number

function scan(scanner: Scanner, at: number): number {
  for (const [pattern, take] of RULES) {
    const end = endOf(pattern, scanner.line, at)
    if (end > at) return take(scanner, at, end)
  }
  return at + 1
}

function endOf(pattern: RegExp, line: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(line) ? pattern.lastIndex : at
}

function push(kind: Token['kind'], scanner: Scanner, start: number, end: number, folded?: string): number {
  const { cleaned, from, line, gap, bold } = scanner
  const text = line.slice(start, end)
  const isAddress = kind === 'url' || kind === 'email'
  const spelling = { text, fold: folded ?? (isAddress ? text : fold(text)) }
  const span = { start: cleaned.startOf(from + start), end: cleaned.endOf(from + end - 1) }
  const caps = kind === 'word' ? capsOf(text) : 'none'
  scanner.tokens.push({ ...spelling, ...span, kind, caps, gap, bold, link: null })
  scanner.gap = false
  return end
}

const skip: Take = (scanner, _, end) => {
  scanner.gap = true
  return end
}

const scanWord: Take = (scanner, start, end) => {
  const { line, elisions } = scanner
  let last = end
  // Underscores at the end of a word are emphasis.
  while (line[last - 1] === '_') last -= 1
  const suffixEnd = endOf(SUFFIX, line, last)
  if (suffixEnd === last) return Math.max(end, push('word', scanner, start, last))
  const folded = fold(line.slice(start, last))
  if (elisions.has(folded)) return push('word', scanner, start, last + 1, `${folded}'`)
  push('word', scanner, start, last)
  // The ending of "Acme's" and "don't" is a word. "O'Brien" is two words with a sign between them.
  if (suffixEnd - last > 3) return push('sign', scanner, last, last + 1, "'")
  return push('word', scanner, last, suffixEnd, `'${fold(line.slice(last + 1, suffixEnd))}`)
}

function scanAddress(...[scanner, start]: Parameters<Take>): number | null {
  if (start < scanner.chunkEnd) return null
  scanner.chunkEnd = endOf(CHUNK, scanner.line, start)
  const address = readAddress(scanner.line.slice(start, scanner.chunkEnd))
  return address === null ? null : push(address.kind, scanner, start, start + address.length)
}

const SUFFIX = /['’][\p{L}\p{M}]{1,3}/uy
/** A candidate for a web address: it ends at white space, some signs, and scripts without spaces. */
const CHUNK = /[^\s<>()[\]{}"“”„«»|*`,;!^\\…—–’'\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]*/uy

/** `[label](target "title")`: the label stays, and its last token keeps the target. */
const scanTarget: Take = (scanner, _, start) => {
  const { line, tokens } = scanner
  const end = endOf(/[^()[\]<\s]{0,2048}/uy, line, start)
  const url = line.slice(start, end)
  const label = tokens.at(-1)
  if (label !== undefined && (/^(?:https?:|mailto:|\/)/i.test(url) || readAddress(url) !== null))
    label.link = url
  scanner.chunkEnd = Math.max(scanner.chunkEnd, end)
  return endOf(/(?: "[^")]{0,200}"| '[^')]{0,200}')?\)/uy, line, end)
}

const drop: Take = (_, __, end) => end

const toggleBold: Take = (scanner, _, end) => {
  scanner.bold = !scanner.bold
  return end
}

const pushSign: Take = (scanner, start, end) => {
  const written = scanner.line.slice(start, end)
  return push('sign', scanner, start, end, SIGNS.get(written) ?? written)
}

/** From the sign as written to the one that stands for all of its kind. */
const SIGNS = new Map(Object.entries(characters.signs))

const RULES: readonly (readonly [RegExp, Take])[] = [
  [/\s+/y, skip],
  [UNSPACED, (...here) => push('word', ...here)],
  // A Latin name ends where a script without spaces begins: "Acmeは".
  [
    /[\p{L}\p{M}](?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}0-9_])*/uy,
    (...here) => scanAddress(...here) ?? scanWord(...here),
  ],
  // "$249.994.8(4k+)": a price and a rating without a space between them.
  [
    /(?<=\p{Sc})[0-9]{1,4}(?:,[0-9]{3}){0,2}\.[0-9]{2}(?=[0-5]\.[0-9]\(|\p{Sc})/uy,
    (...here) => push('number', ...here),
  ],
  [/[0-9](?:[0-9]|[.,'’](?=[0-9]))*/y, (...here) => scanAddress(...here) ?? push('number', ...here)],
  // "99,-": a dash in place of the cents.
  [/(?<=[0-9])[.,][-–—](?![\p{L}0-9])/uy, drop],
  [/\*\*|__/y, toggleBold],
  [/`+[^`]+`+/y, skip],
  // Footnotes: "[1]", "[2, 3]", "[^4]" and "【5†source】".
  [/\[[\d^,\s\-–]{1,40}\]|【[^】]{0,40}】/uy, drop],
  [/\]\(/y, scanTarget],
  // "<https://acme.com>" is an address.
  [/<(?!https?:)[a-z/!][^<>@]{0,120}>/iuy, skip],
  [/[*_>~#\\`<[\]【]/y, drop],
  [/./suy, pushSign],
]
