import compile from 'icu-minify/compile'
import { MESSAGES } from './generated/words.ts'
import type { Language } from './languages.ts'
import type { MessagesByLanguage } from './say-in.ts'
import type { Sentence } from './translate.ts'

/** The sentences of some kinds, those with the most words of their own first; none in English. Pure. */
export function sentencesIn(
  language: Language,
  kinds: readonly string[],
  messages: MessagesByLanguage = MESSAGES,
): Sentence[] {
  const others: Record<string, string> = messages[language]
  const own = (words: string) => words.replaceAll(/\{\w+\}/g, '').length
  return language === 'en'
    ? []
    : Object.entries(messages.en)
        .filter(([name]) => kinds.includes(name.slice(0, name.indexOf('.'))))
        .toSorted(([, a], [, b]) => own(b) - own(a))
        .map(([name, words]) => [compile(words), compile(others[name] ?? words)])
}

/** What verifiers of bundles say; each takes what it does not know as it is, and says that it is in English. */
export const REASON_KINDS = ['reason', 'proofMeans']

/** The kinds of each table of sentences in `said/`. */
export const KINDS_SAID = {
  reasons: [...REASON_KINDS, 'recorded'],
  told: ['told', 'doubt', 'letterWarning', 'patchPlace', 'questionList', 'questionsBy'],
}
