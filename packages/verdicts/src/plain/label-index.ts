import { ELISIONS, LANGUAGE_FILES } from '../languages/all.ts'
import { once } from '../text/once.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import { compilePattern, type Pattern } from './pattern.ts'

const keyOf = (tokens: readonly Pick<Token, 'fold' | 'kind'>[]): string =>
  tokens
    .filter(({ kind, fold }) => kind === 'word' || kind === 'number' || fold === '-')
    .map(({ fold }) => fold)
    .join(' ')

/** From a folded label to the predicates that it stands for. One word may label several: "Firma". */
const labels = once(() => {
  const index = new Map<string, Set<string>>()
  for (const { labels: ofLanguage } of LANGUAGE_FILES)
    for (const [predicate, words] of Object.entries(ofLanguage))
      for (const word of words) {
        const key = keyOf(tokensOf(word, ELISIONS))
        index.set(key, (index.get(key) ?? new Set()).add(predicate))
      }
  return index
})

/** The predicates that a label is for; none for a label with anything else in it. */
export const predicatesOfLabel = (tokens: readonly Token[]): ReadonlySet<string> =>
  labels().get(keyOf(tokens)) ?? new Set()

export interface SentenceForm {
  predicate: string
  pattern: Pattern
  /** The words that it can begin with; null where it begins with the brand's name. */
  begins: ReadonlySet<string> | null
  /** The words that can follow the name it begins with; null where anything can. */
  follows: ReadonlySet<string> | null
  /** It needs a label behind the name, which a sentence without a subject cannot have. */
  hasLabel: boolean
}

function formOf(predicate: string, pattern: Pattern, hasLabel = false): SentenceForm {
  const [first] = pattern
  const words = first?.kind === 'words' ? first.choices.map(([word = '']) => word) : null
  return {
    predicate,
    pattern,
    begins: words === null ? null : new Set(words),
    follows: wordsBehindName(pattern),
    hasLabel,
  }
}

function wordsBehindName([, ...steps]: Pattern): ReadonlySet<string> | null {
  const words = new Set<string>()
  for (const step of steps) {
    if (step.kind !== 'words') return null
    for (const [word = ''] of step.choices) words.add(word)
    if (!step.isOptional) return words
  }
  return null
}

/** Every sentence form of every language. */
export const sentenceForms: () => readonly SentenceForm[] = once(() =>
  LANGUAGE_FILES.flatMap(({ subject, owned, labels: words }) => [
    ...Object.entries(subject).flatMap(([predicate, patterns]) =>
      patterns.map((pattern) => formOf(predicate, compilePattern(pattern, []))),
    ),
    ...Object.entries(words).flatMap(([predicate, list]) =>
      owned.map((pattern) => formOf(predicate, compilePattern(pattern, list), true)),
    ),
  ]),
)
