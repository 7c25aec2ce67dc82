import { LEAST_RECALL } from '@veracite/verify/bundle/source-search'
import { ENGLISH, type Say } from '@veracite/words/say-in'
import type { SourceTrail } from './source-trail.ts'

/** What the search of the pages showed about each statement, in sentences that say under which condition. Pure. */
export function searchWords(
  { statements, search }: Pick<SourceTrail, 'statements' | 'search'>,
  say: Say = ENGLISH,
) {
  if (!search) return []
  const { pages, check, results } = search
  return statements.map(({ predicate, stated }, at) => {
    const { result, why } = results[at] ?? { result: 'not_shown' as const, why: [] }
    const saying = pages.filter(({ found }) => found[at] === 'says').length
    const unread = pages.filter(({ found }) => (found[at] ?? 'unread') === 'unread').length
    const partial = pages.filter(({ gaps }) => gaps.length > 0).length
    const reasons = why.map((word) =>
      word === 'page_not_read' || word === 'page_not_whole'
        ? say(`searchCount.${word}`, { count: word === 'page_not_whole' ? partial : unread })
        : (say.known('searchWhy', word) ?? word),
    )
    const told = { saying, pages: pages.length, reasons: reasons.join('; ') }
    const words = say(`searchResult.${result}`, told)
    return { predicate, stated, result, words: `${words} ${recallWords(check, say)}` }
  })
}

/** The figure that stands beside every result. */
const recallWords = (check: NonNullable<SourceTrail['search']>['check'], say: Say): string =>
  check === null
    ? say('searchReader.none')
    : say('searchReader.found', { ...check, day: check.measuredAt.slice(0, 10), least: LEAST_RECALL })
