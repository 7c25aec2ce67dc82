import { FormatError } from './format-error.ts'
import { parseModestJson } from './modest-json.ts'

/**
 * Parses a JSON text that must already be canonical (RFC 8785) and hold no number but integers below 2^53.
 * Writing it again and comparing refuses duplicate members, odd spellings and anything two readers could
 * understand differently.
 */
export function parseCanonicalJson(text: string): unknown {
  let value: unknown
  try {
    value = parseModestJson(text)
  } catch (error) {
    throw error instanceof FormatError ? error : new FormatError('not JSON')
  }
  if (writeCanonical(value, 0) !== text) throw new FormatError('JSON is not in canonical form (RFC 8785)')
  return value
}

/** The one spelling of a value that holds no number but integers. */
export const canonicalText = (value: unknown): string => writeCanonical(value, 0)

function writeCanonical(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new FormatError('JSON is nested too deeply')
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new FormatError('JSON holds a number that is not an integer below 2^53')
  }
  if (typeof value === 'string') return writeString(value)
  if (Array.isArray(value)) return `[${value.map((item) => writeCanonical(item, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  // Sorting by UTF-16 code units is what RFC 8785 asks for, and what `<` on strings does.
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, item]) => `${writeString(key)}:${writeCanonical(item, depth + 1)}`).join(',')}}`
}

function writeString(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new FormatError('JSON holds a lone surrogate')
  return JSON.stringify(text)
}

const MAX_DEPTH = 32
