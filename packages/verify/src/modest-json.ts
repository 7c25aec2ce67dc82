import { FormatError } from './format-error.ts'

/**
 * As much as evidence has, many times over: the longest bundle has some ten thousand strings, numbers, words and signs.
 * Without a bound, tens of megabytes of brackets take a reader minutes, or all memory.
 */
export const MAX_TOKENS = 1_000_000
export const MAX_DEPTH = 64

/** Untrusted JSON, parsed only if it has no more values than evidence can have. */
export function parseModestJson(text: string): unknown {
  countTokens(text)
  return JSON.parse(text)
}

/** Strings, numbers, words and signs in a text. Goes over each character at most once, and throws at the bound. */
export function countTokens(text: string): number {
  let tokens = 0
  let depth = 0
  for (let at = startOfToken(text, 0); at < text.length; at = startOfToken(text, endOfToken(text, at))) {
    const character = text.charAt(at)
    tokens++
    if (character === '{' || character === '[') depth++
    if (character === '}' || character === ']') depth--
    if (depth > MAX_DEPTH) throw new FormatError('JSON is nested too deeply')
    if (tokens > MAX_TOKENS) throw new FormatError('JSON has more parts than any evidence has')
  }
  return tokens
}

/** Where the next token begins; the end of the text if there is none. */
export function startOfToken(text: string, at: number): number {
  // Hardly any: evidence is written without white space.
  if (text.charCodeAt(at) > SPACE) return at
  NO_SPACE.lastIndex = at
  return NO_SPACE.test(text) ? NO_SPACE.lastIndex - 1 : text.length
}

/** Where the string, word or sign that begins here ends. Of a text that is not JSON it makes something. */
export function endOfToken(text: string, at: number): number {
  const character = text.charAt(at)
  if (character === '"') return endOfString(text, at)
  if (SIGNS.includes(character)) return at + 1
  let end = at + 1
  while (end < text.length && !ENDS_WORD.includes(text.charAt(end))) end++
  return end
}

function endOfString(text: string, at: number): number {
  for (let quote = text.indexOf('"', at + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text.charAt(quote - 1 - backslashes) === '\\') backslashes++
    if (backslashes % 2 === 0) return quote + 1
  }
  throw new FormatError('not JSON')
}

export const SIGNS = '{}[],:'
const ENDS_WORD = ` \t\n\r${SIGNS}"`
const SPACE = 0x20
const NO_SPACE = /[^ \t\n\r]/g
