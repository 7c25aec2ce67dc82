import { isOnDomain } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import { isUnspaced, type Token } from '../../text/token.ts'
import { isOneOf } from '../../values/line.ts'
import { isDictionaryWord } from '../../words/words.ts'
import type { Document, Unit } from '../1-document/document.ts'
import { isCasedAsName, isOwnName, matchName, type NameIndex, type NamePattern } from './name-patterns.ts'

export interface Occurrence extends Hit {
  unit: Unit
  kind: NamePattern['kind'] | 'domain'
  pattern: NamePattern | null
  /** Inside the name of one of the brand's products. */
  inProduct: boolean
}

/** Every place where the brand may be named, in order, and whether its name is also used as a word. */
export function findOccurrences({ units }: Document, domain: string, names: NameIndex, isAskedFor: boolean) {
  const occurrences: Occurrence[] = []
  const smallPairs = new Set<string>()
  let usedAsWord = false
  for (const unit of units) {
    const { tokens } = unit
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      if (leadsTo(domain, token, isAskedFor))
        occurrences.push({ unit, from: at, to: at + 1, kind: 'domain', pattern: null, inProduct: false })
      const isText = token.kind === 'word' || token.kind === 'number'
      const match = isText ? matchName(names, tokens, at) : null
      if (match === null || !isWholeWord(tokens, at, match.to)) continue
      const { pattern, to } = match
      const isLower = tokens.slice(at, to).every(({ caps, kind }) => caps === 'lower' || kind !== 'word')
      // "37signals" has no capitals to begin with.
      const isSmall = isLower && pattern.caps.some((caps) => caps !== 'lower' && caps !== 'none')
      if (isSmall && pattern.ordinary) smallPairs.add(pairAt(tokens, at, to))
      // "every ember", "el umbral": in lower case after an article.
      if (isSmall && isOwnName(pattern) && (pattern.ordinary || isOneOf(unit, at - 1, 'determiners')))
        usedAsWord = true
      // "Discover the isles": a name that opens a sentence has no article behind it.
      if (pattern.ordinary && isOwnName(pattern) && isImperative(unit, at, to)) usedAsWord = true
      // "the okapi", "they tessellate": a word of some language, or one with an article.
      const isWord = isOneOf(unit, at - 1, 'determiners') || pattern.parts.every(isDictionaryWord)
      const needsCapitals = pattern.ordinary || pattern.parts.length > 1 || (isSmall && isWord && !isAskedFor)
      // "Motorola edge - 2024": behind the brand's name, and with a figure.
      const last = occurrences.at(-1)
      const isBehindName = last?.unit === unit && last.to === at && last.kind !== 'product'
      const isSure =
        pattern.kind === 'product' && isBehindName && pattern.parts.some((part) => /\d/.test(part))
      if (needsCapitals && !isSure && (isSmall || !isCasedAsName(match, tokens))) continue
      occurrences.push({ unit, from: at, to, kind: pattern.kind, pattern, inProduct: false })
      if (pattern.kind === 'product') occurrences.push(...nameWithin(unit, at, to, names))
      at = to - 1
    }
  }
  return { occurrences, usedAsWord, smallPairs }
}

export function isImperative(unit: Unit, from: number, to: number): boolean {
  const [before, next] = [unit.tokens[from - 1], unit.tokens[to]]
  const isOpening = before === undefined || before.kind === 'sign'
  return isOpening && next?.caps === 'lower' && next.gap && isOneOf(unit, to, 'determiners')
}

/** The words of a name and the one behind them, folded: "polar bears". */
export const pairAt = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to + 1)
    .map(({ fold }) => fold)
    .join(' ')

/** An e-mail address on the domain names the brand only in answers about the brand. */
function leadsTo(domain: string, { kind, text, link }: Token, isAskedFor: boolean): boolean {
  if (link !== null && isOnDomain(link, domain)) return true
  if (kind === 'email') return isAskedFor && isOnDomain(text.replace(/^.*@/, ''), domain)
  return kind === 'url' && isOnDomain(text, domain)
}

/** "Brindlow Approve" also names Brindlow. */
function nameWithin(unit: Unit, from: number, end: number, names: NameIndex): Occurrence[] {
  for (let at = from; at < end; at += 1) {
    const match = matchName(names, unit.tokens, at, isOwnName)
    if (match !== null && match.to <= end)
      return [{ unit, ...match, kind: match.pattern.kind, inProduct: true }]
  }
  return []
}

/** In scripts without spaces a name must not be cut out of other words. Each of their tokens is one code unit long. */
function isWholeWord(tokens: readonly Token[], from: number, to: number): boolean {
  const { text } = tokens[from] as Token
  if (!isUnspaced(text)) return true
  const start = Math.max(0, from - AROUND)
  const around = tokens.slice(start, to + AROUND).map((token) => (isUnspaced(token.text) ? token.text : ' '))
  const starts = Array.from(SEGMENTER.segment(`${around.join('')} `), ({ index }) => index + start)
  // The segmenter may cut inside an unknown name in kana; where it begins is safe.
  return starts.includes(from) && (KANA.test(text) || starts.includes(to))
}

const AROUND = 8
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u
