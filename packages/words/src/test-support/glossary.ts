import glossary from '../glossary.json' with { type: 'json' }

/** Words that have another name in the glossary: `login: say sign in, sign out`. Codes count in capitals only. Pure. */
export const replacedIn = (text: string): string[] =>
  glossary.flatMap(({ say, not }) =>
    not
      .filter((word) => patternOf(word).test(text.replaceAll(NAMES_OF_OTHERS, '')))
      .map((word) => `${word}: say ${say}`),
  )

/** The industry's name of a rate, which is said as it is. */
const NAMES_OF_OTHERS = /Hallucination Rate/g

const patternOf = (word: string): RegExp =>
  new RegExp(
    `(?<![\\w-])${word}(?![\\w-])`,
    word === word.toUpperCase() || /[a-z][A-Z]/.test(word) ? '' : 'i',
  )
