import { FormatError } from '@veracite/verify/format-error'

/**
 * Whether a text that may be JSON is as small as evidence is, apart from its strings. Tens of megabytes of brackets
 * take a parser minutes or all memory; this reads each character at most once, and stops early.
 */
export function isModest(text: string): boolean {
  let depth = 0
  let signs = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(text, at)
      if (at < 0) return false
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      signs += 1
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
    else if (code === COMMA || code === COLON) signs += 1
    if (depth > MAX_DEPTH || signs > MAX_SIGNS) return false
  }
  return true
}

/** Where the string that begins here ends; -1 if it does not. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return -1
    let backslashes = 0
    while (quote - backslashes > at && text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return quote
    at = quote
  }
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const MAX_DEPTH = 64
/** Brackets, commas and colons; the longest bundle has some ten thousand. */
const MAX_SIGNS = 500_000

/** For the parts of a case file: no parser sees brackets without end. */
export function requireModest(entries: readonly { path: string; bytes: Uint8Array }[]): void {
  for (const { path, bytes } of entries)
    if (path.endsWith('.json') && !isModest(new TextDecoder().decode(bytes)))
      throw new FormatError(`${path} is deeper or longer than any evidence`)
}
