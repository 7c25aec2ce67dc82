/**
 * Makes outside text safe for a terminal. An answer may hold sequences that move the cursor, rename the
 * window, fill the clipboard, or reverse the reading direction so that a line says the opposite of what is
 * stored.
 */
export function clean(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(SEQUENCE, '')
    .replace(INVISIBLE, '')
    .toWellFormed()
}

export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim()

/** Every string in a value, names of members included. */
export function cleanDeep<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T
  if (Array.isArray(value)) return value.map(cleanDeep) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key), cleanDeep(item)])) as T
}

/** The same JSON, escaped so that no terminal takes any of it for a command. */
export const escapeForTerminals = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

// Strings (OSC, DCS, SOS, PM, APC) up to their end, CSI sequences, then two-character escapes. An
// unterminated string swallows at most one line: the rest of the answer must stay readable.
const SEQUENCE = new RegExp(
  [
    '(?:\\u001b[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c\\n]{0,4096}(?:\\u0007|\\u001b\\\\|\\u009c)?',
    '(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,16}[@-~]?',
    '\\u001b[ -/]{0,16}[0-~]?',
  ].join('|'),
  'g',
)

// Other control characters except tab and newline, direction marks, invisible joiners and tags.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu
