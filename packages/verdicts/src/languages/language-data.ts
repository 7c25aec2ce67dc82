import english from './en.json' with { type: 'json' }

/** One language as its file writes it. `CONTRIBUTING.md` ("Add a language") says what each list is for. */
export interface LanguageData {
  code: string
  name: string
  /** Lists of words, and two flags: facts about a language that rules depend on instead of its code. */
  grammar: { readonly [Key in keyof English]: English[Key] extends boolean ? boolean : readonly string[] }
  /** Words so general that a sentence made of them says nothing in particular; `*` at the end stands for any ending. */
  generic: readonly string[]
  /** Phrases by cue; `*` at the end of a word stands for any ending. */
  cues: Readonly<Record<string, readonly string[]>>
  /** Number words and what they are worth. */
  numbers: Readonly<Record<string, number>>
  months: readonly string[]
}

type English = typeof english.grammar
type Flag = 'capitalisesNouns' | 'namesTakeArticles'
export type Flags = Pick<LanguageData['grammar'], Flag>
export type WordSet = Exclude<keyof English, Flag>

/** Checks a language file: it has what the English one has. The error names the file and every key that is wrong. */
export function checkLanguage(value: unknown, file: string): LanguageData {
  const problems = problemsIn(value, english, '')
  if (!/^[a-z]{2}$/.test(String(Object(value).code)))
    problems.push('code: must be an ISO 639-1 code such as "en"')
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`)
  return value as LanguageData
}

/** Every language must have every cue that one of them has: a forgotten one would be a silent gap. */
export function checkSameCues(languages: readonly LanguageData[]): void {
  const names = [...new Set(languages.flatMap(({ cues }) => Object.keys(cues)))]
  for (const { code, cues } of languages) {
    const missing = names.filter((name) => cues[name] === undefined).map((name) => `cues.${name}`)
    if (missing.length > 0)
      throw new Error(
        `${code}.json: ${missing.join(', ')} missing; each is a list of phrases and may be empty`,
      )
  }
}

function problemsIn(value: unknown, like: unknown, path: string): string[] {
  const wrong = (kind: string) => [`${path === '' ? 'the file' : path}: must be ${kind}`]
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return wrong('a list of words')
    const isPhrase = (entry: unknown) => typeof entry === 'string' && entry.trim() === entry && entry !== ''
    const at = value.findIndex((entry) => !isPhrase(entry))
    return at < 0 ? [] : [`${path}[${at}]: must be a word or phrase without spaces around it`]
  }
  if (typeof like !== 'object' || like === null)
    return typeof value === typeof like ? [] : wrong(KINDS[typeof like] ?? '')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('an object')
  // Of cues and numbers each language has its own.
  const isOpen = path === 'cues' || path === 'numbers'
  const likes: Record<string, unknown> = { ...like }
  return Object.keys(isOpen ? value : like).flatMap((key) => {
    const entry = isOpen ? Object.values(likes)[0] : likes[key]
    return problemsIn(Object(value)[key], entry, path === '' ? key : `${path}.${key}`)
  })
}

const KINDS: Record<string, string> = { boolean: 'true or false', number: 'a number', string: 'a text' }

/** A language of which nothing is known. */
export const NO_WORDS: LanguageData = {
  ...{ code: '', name: '', generic: [], cues: {}, numbers: {}, months: [] },
  grammar: Object.fromEntries(
    Object.entries(english.grammar).map(([key, list]) => [key, Array.isArray(list) ? [] : false]),
  ) as unknown as LanguageData['grammar'],
}
