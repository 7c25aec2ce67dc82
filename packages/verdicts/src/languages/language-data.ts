/** One language as its file writes it. `CONTRIBUTING.md` ("Add a language") says what each list is for. */
export interface LanguageData {
  code: string
  name: string
  grammar: Record<WordList, readonly string[]> & Flags
  /** Words so general that a sentence made of them says nothing in particular; `*` at the end stands for any ending. */
  generic: readonly string[]
  /** Phrases by cue; `*` at the end of a word stands for any ending. */
  cues: Readonly<Record<string, readonly string[]>>
  /** Number words and what they are worth. */
  numbers: Readonly<Record<string, number>>
  months: readonly string[]
}

/** Facts about a language that rules depend on instead of its code. */
export interface Flags {
  /** Ordinary nouns have a capital, so that a capital says nothing about names. */
  capitalisesNouns: boolean
  /** Companies stand behind an article ("A Corvo tem"). */
  namesTakeArticles: boolean
}

/** Lists that are looked up word by word. */
export const WORD_SETS = [
  'functionWords',
  'determiners',
  'indefinite',
  'prepositions',
  'of',
  'by',
  'at',
  'and',
  'copulas',
  'relatives',
] as const
export type WordSet = (typeof WORD_SETS)[number]

/** And those that decide how a text is cut, and what stands for the subject before. */
const CUTTING = [
  'compoundHeads',
  'elisions',
  'abbreviations',
  'openers',
  'numbering',
  'ordinalFollowers',
  'pronouns',
  'definite',
] as const
const WORD_LISTS = [...CUTTING, ...WORD_SETS]
type WordList = (typeof WORD_LISTS)[number]

const NO_WORDS = Object.fromEntries(WORD_LISTS.map((list) => [list, []])) as unknown as Record<WordList, []>

export const EMPTY_LANGUAGE: LanguageData = {
  code: '',
  name: '',
  grammar: { ...NO_WORDS, capitalisesNouns: false, namesTakeArticles: false },
  generic: [],
  cues: {},
  numbers: {},
  months: [],
}

/** Checks a language file. The error names the file and every key that is wrong. */
export function checkLanguage(value: unknown, file: string): LanguageData {
  const problems: string[] = []
  const data = objectAt(value, 'the file', problems)
  if (!/^[a-z]{2}$/.test(String(data.code))) problems.push('code: must be an ISO 639-1 code such as "en"')
  if (typeof data.name !== 'string' || data.name === '')
    problems.push('name: must be a name such as "English"')
  const grammar = objectAt(data.grammar, 'grammar', problems)
  for (const flag of ['capitalisesNouns', 'namesTakeArticles'])
    if (typeof grammar[flag] !== 'boolean') problems.push(`grammar.${flag}: must be true or false`)
  for (const list of WORD_LISTS) checkList(grammar[list], `grammar.${list}`, problems)
  checkList(data.generic, 'generic', problems)
  for (const [cue, phrases] of Object.entries(objectAt(data.cues, 'cues', problems)))
    checkList(phrases, `cues.${cue}`, problems)
  for (const [word, worth] of Object.entries(objectAt(data.numbers, 'numbers', problems)))
    if (typeof worth !== 'number') problems.push(`numbers.${word}: must be a number`)
  checkList(data.months, 'months', problems)
  if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`)
  return value as LanguageData
}

/** Every language must have every cue that one of them has: a forgotten one would be a silent gap. */
export function checkSameCues(languages: readonly LanguageData[]): void {
  const names = new Set(languages.flatMap(({ cues }) => Object.keys(cues)))
  for (const { code, cues } of languages) {
    const missing = [...names].filter((name) => cues[name] === undefined)
    if (missing.length > 0)
      throw new Error(
        `${code}.json: ${missing.map((name) => `cues.${name}`).join(', ')} missing; each is a list of phrases and may be empty`,
      )
  }
}

function objectAt(value: unknown, path: string, problems: string[]): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  problems.push(`${path}: must be an object`)
  return {}
}

function checkList(value: unknown, path: string, problems: string[]): void {
  if (!Array.isArray(value)) problems.push(`${path}: must be a list of words`)
  else
    value.forEach((entry, index) => {
      if (typeof entry !== 'string' || entry.trim() !== entry || entry === '')
        problems.push(`${path}[${index}]: must be a word or phrase without spaces around it`)
    })
}
