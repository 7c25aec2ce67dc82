import { LEAST_RECALL } from '@veracite/verify/bundle/source-search'
import WORDS from './search-words.json' with { type: 'json' }
import type { SourceTrail } from './source-trail.ts'

const pagesOf = (n: number) => (n === 1 ? '1 page' : `${n} pages`)

/** What the search of the pages showed about each statement, in sentences that say under which condition. Pure. */
export function searchWords({ statements, search }: Pick<SourceTrail, 'statements' | 'search'>) {
  if (!search) return []
  const { pages, check, results } = search
  return statements.map(({ predicate, stated }, at) => {
    const { result, why } = results[at] ?? { result: 'not_shown' as const, why: [] }
    const saying = pages.filter(({ found }) => found[at] === 'says').length
    const unread = pages.filter(({ found }) => (found[at] ?? 'unread') === 'unread').length
    const partial = pages.filter(({ gaps }) => gaps.length > 0).length
    const reason = (word: string) =>
      (word in WORDS ? WORDS[word as keyof typeof WORDS] : word).replace(
        '{n}',
        pagesOf(word === 'page_not_whole' ? partial : unread),
      )
    const words =
      result === 'said'
        ? `${saying} of ${pagesOf(pages.length)} that the engine cites or read ${saying === 1 ? 'says' : 'say'} it.`
        : result === 'in_none'
          ? `In none of its sources: no text of the ${pagesOf(pages.length)} that the engine cites or read says it, in any wording that the reader found. Words in pictures and in embedded pages were not searched.`
          : `Not shown that none of its sources says it: ${why.map(reason).join('; ')}.`
    return { predicate, stated, result, words: `${words} ${recallWords(check)}` }
  })
}

/** The figure that stands beside every result. */
const recallWords = (check: NonNullable<SourceTrail['search']>['check']): string =>
  check === null
    ? 'The reader was not measured.'
    : `The reader found ${check.found} of ${check.of} known statements on the shipped pages (check of ${check.measuredAt.slice(0, 10)}; at least ${LEAST_RECALL} % are needed).`
