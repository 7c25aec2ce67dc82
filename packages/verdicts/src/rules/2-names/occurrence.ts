import type { BrandProfile } from '../../reading.ts'
import { isOnDomain } from '../../text/address.ts'
import { isUnspaced } from '../../text/characters.ts'
import type { Token } from '../../text/token.ts'
import { hitEndsAt } from '../1-document/cues.ts'
import type { Document, Unit } from '../1-document/document.ts'
import { isCasedAsName, isOwnName, matchName, type NameIndex, type NamePattern } from './name-patterns.ts'

/** A place where a name of the brand, a product or a person of its, or its domain stands: tokens [from, to) of a unit. */
export interface Occurrence {
  unit: Unit
  from: number
  to: number
  kind: NamePattern['kind'] | 'domain'
  /** Null for the domain. */
  pattern: NamePattern | null
  /** It stands inside the name of one of the brand's products. */
  inProduct: boolean
}

/** Every place where something of the brand's may be named, in order; and whether the word is also used as a word. */
export function findOccurrences(
  document: Document,
  { domain }: BrandProfile,
  names: NameIndex,
  isAskedFor: boolean,
): { occurrences: Occurrence[]; usedAsWord: boolean } {
  const occurrences: Occurrence[] = []
  let usedAsWord = false
  for (const unit of document.units) {
    const { tokens } = unit
    const isWholeWord = wholeWordTest(tokens)
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      if (leadsTo(domain, token, isAskedFor))
        occurrences.push({ unit, from: at, to: at + 1, kind: 'domain', pattern: null, inProduct: false })
      const isText = token.kind === 'word' || token.kind === 'number'
      const match = isText ? matchName(names, tokens, at, () => true) : null
      if (match === null || !isWholeWord(at, match.to)) continue
      const { pattern, to } = match
      const isWrittenSmall = tokens
        .slice(at, to)
        .every(({ caps, kind }) => caps === 'lower' || kind !== 'word')
      const isSmall = isWrittenSmall && pattern.caps[0] !== 'lower' && pattern.kind !== 'person'
      if (isSmall && isOwnName(pattern) && (pattern.ordinary || isNoun(unit, at, document))) usedAsWord = true
      const needsCapitals = pattern.ordinary || pattern.parts.length > 1
      if (needsCapitals && (isSmall || !isCasedAsName(match, tokens))) continue
      occurrences.push({ unit, from: at, to, kind: pattern.kind, pattern, inProduct: false })
      if (pattern.kind === 'product') occurrences.push(...nameWithin(unit, at, to, names))
      at = to - 1
    }
  }
  return { occurrences, usedAsWord }
}

/** An e-mail address is no mention, but whoever was asked for the brand and gives one speaks of it. */
function leadsTo(domain: string, { kind, text, link }: Token, isAskedFor: boolean): boolean {
  if (link !== null && isOnDomain(link, domain)) return true
  if (kind === 'email') return isAskedFor && isOnDomain(text.replace(/^.*@/, ''), domain)
  return kind === 'url' && isOnDomain(text, domain)
}

/** "Brindlow Approve" names Brindlow, too. */
function nameWithin(unit: Unit, from: number, end: number, names: NameIndex): Occurrence[] {
  for (let at = from; at < end; at += 1) {
    const match = matchName(names, unit.tokens, at, isOwnName)
    if (match !== null && match.to <= end)
      return [{ unit, ...match, kind: match.pattern.kind, inProduct: true }]
  }
  return []
}

/** "every ember", "el umbral": written small behind an article. */
function isNoun(unit: Unit, at: number, { words }: Document): boolean {
  return words.determiners.has(unit.tokens[at - 1]?.fold ?? '') || hitEndsAt(unit, 'quantifier', at)
}

/** In scripts without spaces a name must not be cut out of two other words. */
function wholeWordTest(tokens: readonly Token[]): (from: number, to: number) => boolean {
  let starts: ReadonlySet<number> | null = null
  return (from, to) => {
    const first = tokens[from] as Token
    if (!isUnspaced(first.text)) return true
    starts ??= wordStarts(tokens)
    // A dictionary that does not know a name in kana cuts inside it; where it begins is safe.
    return starts.has(from) && (KANA.test(first.text) || starts.has(to))
  }
}

/** Tokens of such scripts are one code unit long: with a space for every other, an offset is the token's index. */
function wordStarts(tokens: readonly Token[]): Set<number> {
  const text = tokens.map((token) => (isUnspaced(token.text) ? token.text : ' ')).join('')
  const starts = Array.from(SEGMENTER.segment(text), ({ index }) => index)
  return new Set([...starts, ...tokens.flatMap(({ gap }, at) => (gap ? at : [])), tokens.length])
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u
