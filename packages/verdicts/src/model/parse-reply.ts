import { isRecord } from '../predicates/check.ts'

/** A reply as an object, or as text with an object in it: models put fences and a sentence or two around it. */
export function parseReply(output: unknown): Record<string, unknown> | null {
  if (Array.isArray(output) && output.length === 1 && isRecord(output[0])) return output[0]
  if (typeof output !== 'string') return isRecord(output) ? output : null
  if (output.length > LONGEST_REPLY) return null
  const whole = parse(output)
  if (isRecord(whole)) return whole
  // A list with nothing but the reply in it.
  if (Array.isArray(whole) && whole.length === 1 && isRecord(whole[0])) return whole[0]
  // Text in quotation marks of its own.
  const text = typeof whole === 'string' ? whole : output
  let from = text.indexOf('{')
  for (let tries = 0; tries < MAX_TRIES && from >= 0; tries += 1) {
    const end = endOfObject(text, from)
    const found = end === null ? null : parse(text.slice(from, end))
    if (isRecord(found) && holdsReading(found)) return found
    // Braces of a sentence: go on behind them, or inside them if they never close.
    from = text.indexOf('{', end ?? from + 1)
  }
  return null
}

const LONGEST_REPLY = 1_000_000
const MAX_TRIES = 20

const holdsReading = (found: Record<string, unknown>): boolean =>
  [found, ...Object.values(found)].some((one) => isRecord(one) && 'mention' in one)

function parse(text: string): unknown {
  return parseStrictly(text) ?? parseStrictly(text.replace(TRAILING_COMMA, '$1'))
}

/** `[1, 2,]`: many write so. Not in a string, which has a quotation mark before the bracket. */
const TRAILING_COMMA = /,(\s{0,200}[}\]])(?=\s*(?:[,}\]]|$))/g

function parseStrictly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Behind the brace that closes the one at `from`; braces in strings do not count. Null when it stays open. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0
  let isString = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isString && sign === '\\') at += 1
    else if (sign === '"') isString = !isString
    else if (!isString && sign === '{') depth += 1
    else if (!isString && sign === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return null
}
