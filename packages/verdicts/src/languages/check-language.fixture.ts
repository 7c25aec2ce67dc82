import english from './en.json' with { type: 'json' }
import type { LanguageData } from './language.ts'

/** A language file must have what the English one has. The error names the file and every wrong key. */
export function checkLanguage(value: unknown, file: string): LanguageData {
  const problems = problemsIn(value, english, '')
  if (!/^[a-z]{2}$/.test(String(Object(value).code)))
    problems.push('code: must be an ISO 639-1 code such as "en"')
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`)
  return value as LanguageData
}

function problemsIn(value: unknown, like: unknown, path: string): string[] {
  const wrong = (kind: string) => [`${path === '' ? 'the file' : path}: must be ${kind}`]
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return wrong('a list of words')
    const isPhrase = (entry: unknown) => typeof entry === 'string' && entry.trim() === entry && entry !== ''
    const at = value.findIndex((entry) => !isPhrase(entry))
    return at < 0 ? [] : [`${path}[${at}]: must be a word or phrase without spaces around it`]
  }
  if (!isObject(like)) return typeof value === typeof like ? [] : wrong(KINDS[typeof like] ?? '')
  if (!isObject(value)) return wrong('an object')
  // Each language has its own cues and numbers.
  const isOpen = path === 'cues' || path === 'numbers'
  return Object.keys(isOpen ? value : like).flatMap((key) => {
    const entry = isOpen ? Object.values(like)[0] : like[key]
    return problemsIn(value[key], entry, path === '' ? key : `${path}.${key}`)
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KINDS: Record<string, string> = { boolean: 'true or false', number: 'a number', string: 'a text' }
