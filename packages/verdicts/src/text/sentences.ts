import { isUnspaced, type Token } from './token.ts'

/** What the languages know about full stops: see `grammar` in their files. */
export interface StopWords {
  /** Words that carry a full stop of their own ("Inc.", "z. B."). */
  abbreviations: ReadonlySet<string>
  /** Words that open a sentence even behind an abbreviation ("Acme Inc. It sells"). */
  openers: ReadonlySet<string>
  /** Abbreviations that are words as well: "No. 5" is a number, "No. Acme is …" an answer. */
  numbering: ReadonlySet<string>
  /** Words behind an ordinal ("3. Mai", "2. Platz"). */
  ordinalFollowers: ReadonlySet<string>
}

/** Cuts a line into sentences: for each the index behind its last token. */
export function sentenceEnds(tokens: readonly Token[], words: StopWords): number[] {
  const ends: number[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (at - (ends.at(-1) ?? 0) >= LONGEST_SENTENCE) ends.push(at)
    if (!STOPS.has(tokens[at]?.fold ?? '')) continue
    let end = at + 1
    while (isClosing(tokens[end])) end += 1
    if (end < tokens.length && endsSentence(tokens, at, end, words)) ends.push(end)
    // Behind a run of stops nothing has to be asked again for each of them.
    at = end - 1
  }
  return tokens.length > 0 ? [...ends, tokens.length] : []
}

/** Nobody writes longer sentences. The bound keeps every later step linear, whatever the text. */
const LONGEST_SENTENCE = 300

const STOPS = new Set(['.', '!', '?', '…'])
const CLOSING = new Set([...STOPS, '"', ')', "'"])

const isClosing = (token: Token | undefined): boolean => token?.gap === false && CLOSING.has(token.fold)

function endsSentence(tokens: readonly Token[], at: number, end: number, words: StopWords): boolean {
  const stop = tokens[at] as Token
  const before = tokens[at - 1]
  const next = tokens[end] as Token
  const isLower = next.kind === 'word' && next.caps === 'lower'
  // "in 2013.It was": the space was forgotten.
  if (!next.gap)
    return isUnspaced(next.text) || (next.kind === 'word' && next.caps === 'title' && !isInitial(before))
  // "Yahoo! is": a sign inside a name, when the sentence goes on in lower case.
  if (stop.fold !== '.') return !(stop.fold === '!' && isLower)
  if (before === undefined || stop.gap) return !isLower
  if (words.numbering.has(before.fold)) return next.kind !== 'number'
  if (isInitial(before) || words.abbreviations.has(before.fold))
    return words.openers.has(next.fold) && next.caps === 'title'
  const isShortNumber = before.kind === 'number' && before.text.length <= 2
  if (isShortNumber && next.caps === 'title') return !words.ordinalFollowers.has(next.fold)
  return !isLower
}

const isInitial = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length === 1
