import { isUnspaced, type Token } from './token.ts'

/** Word lists about full stops, from `grammar` in the language files. */
export type StopWords = Record<List, ReadonlySet<string>>
type List = 'abbreviations' | 'openers' | 'numbering' | 'ordinalFollowers'

/** Cuts a line into sentences, and returns the index after the last token of each. */
export function sentenceEnds(tokens: readonly Token[], words: StopWords): number[] {
  const ends: number[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (at - (ends.at(-1) ?? 0) >= LONGEST_SENTENCE) ends.push(at)
    if (isGlued(tokens, at)) ends.push(at + 1)
    if (!STOPS.has(tokens[at]?.fold ?? '')) continue
    let end = at + 1
    while (tokens[end]?.gap === false && CLOSING.has(tokens[end]?.fold ?? '')) end += 1
    if (end < tokens.length && endsSentence(tokens, at, end, words)) ends.push(end)
    at = end - 1
  }
  return tokens.length > 0 ? [...ends, tokens.length] : []
}

/** "$249.99 4.8(4k+)Acme One": two cards without a space between them. */
function isGlued(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.fold === ')' && next?.kind === 'word' && !next.gap && beginsName(next)
}

/** The bound keeps every later step linear, whatever the text. */
const LONGEST_SENTENCE = 300
const STOPS = new Set(['.', '!', '?', '…'])
const CLOSING = new Set([...STOPS, '"', ')', "'"])

function endsSentence(tokens: readonly Token[], at: number, end: number, words: StopWords): boolean {
  const [before, stop, next] = [tokens[at - 1], tokens[at] as Token, tokens[end] as Token]
  const isLower = next.caps === 'lower'
  // "in 2013.It was": the space is missing.
  if (!next.gap) {
    const isHyphened = isInitial(next) && tokens[end + 1]?.fold === '-'
    return isUnspaced(next.text) || ((beginsName(next) || isHyphened) && !isInitial(before))
  }
  // "Yahoo! is": the sign is part of a name when the sentence goes on in lower case.
  if (stop.fold !== '.') return !(stop.fold === '!' && isLower)
  if (before === undefined || stop.gap) return !isLower
  // "No. 5" is a number, "No. Acme is …" an answer.
  if (words.numbering.has(before.fold)) return next.kind !== 'number'
  // "Acme Inc. It sells"
  if (isInitial(before) || words.abbreviations.has(before.fold))
    return words.openers.has(next.fold) && next.caps === 'title'
  // "3. Mai"
  const isShortNumber = before.kind === 'number' && before.text.length <= 2
  if (isShortNumber && next.caps === 'title') return !words.ordinalFollowers.has(next.fold)
  return !isLower
}

/** "no ANC.JBL": a word with a capital, and no initial. */
const beginsName = ({ caps, text }: Token): boolean =>
  caps === 'title' || caps === 'mixed' || (caps === 'upper' && text.length > 1)

const isInitial = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length === 1
