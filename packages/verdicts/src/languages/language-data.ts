import english from './en.json' with { type: 'json' }

/** A language file. `CONTRIBUTING.md` ("Add a language") explains the lists. */
export interface LanguageData {
  code: string
  name: string
  /** Lists of words and two flags: rules depend on these, never on the code of a language. */
  grammar: { readonly [Key in keyof English]: English[Key] extends boolean ? boolean : readonly string[] }
  generic: readonly string[]
  /** `*` at the end of a word stands for any ending. */
  cues: Readonly<Record<string, readonly string[]>>
  numbers: Readonly<Record<string, number>>
  months: readonly string[]
}

type English = typeof english.grammar
type Flag = 'capitalisesNouns' | 'namesTakeArticles'
export type Flags = Pick<LanguageData['grammar'], Flag>
export type WordSet = Exclude<keyof English, Flag>

/** A cue that one language lacks would be a silent gap. */
export function checkSameCues(languages: readonly LanguageData[]): void {
  const names = [...new Set(languages.flatMap(({ cues }) => Object.keys(cues)))]
  for (const { code, cues } of languages) {
    const missing = names.filter((name) => cues[name] === undefined).map((name) => `cues.${name}`)
    const problem = `${missing.join(', ')} missing; each is a list of phrases and may be empty`
    if (missing.length > 0) throw new Error(`${code}.json: ${problem}`)
  }
}

export const NO_WORDS: LanguageData = {
  ...{ code: '', name: '', generic: [], cues: {}, numbers: {}, months: [] },
  grammar: Object.fromEntries(
    Object.entries(english.grammar).map(([key, list]) => [key, Array.isArray(list) ? [] : false]),
  ) as unknown as LanguageData['grammar'],
}
