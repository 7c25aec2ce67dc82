/** A search of all pages behind an answer for its false statements, and what may be said after it. */

export interface SearchedPages {
  /** How the reader did on pages with known statements; null if it was never measured. */
  check: { found: number; of: number } | null
  /** In the order of the pages; `found` in the order of the statements. */
  pages: readonly {
    gaps: readonly string[]
    found: readonly ('says' | 'otherwise' | 'silent' | 'unread')[]
  }[]
}

export interface SearchResult {
  result: 'said' | 'in_none' | 'not_shown'
  /** What stands against "in none"; empty for other results. */
  why: string[]
}

/** Percent. A reader that finds fewer of the known statements shows nothing by finding none. */
export const LEAST_RECALL = 98

/**
 * For each statement: a page says it; or none does, which needs that every page was there, whole and read, by a reader that
 * finds what is there; or neither is shown. Pure.
 */
export function searchResults(
  { check, pages }: SearchedPages,
  statements: number,
  leftOut: number,
): SearchResult[] {
  return Array.from({ length: statements }, (_, at): SearchResult => {
    const found = pages.map((page) => page.found[at] ?? 'unread')
    if (found.includes('says')) return { result: 'said', why: [] }
    const against: [string, boolean][] = [
      ['no_pages', pages.length === 0],
      ['pages_left_out', leftOut > 0],
      ['page_not_read', found.includes('unread')],
      ['page_not_whole', pages.some(({ gaps }) => gaps.length > 0)],
      ['reader_not_measured', check === null],
      // Of no known statement at all, nothing was found either.
      ['recall_too_low', check !== null && (check.of === 0 || check.found * 100 < LEAST_RECALL * check.of)],
    ]
    const why = against.flatMap(([word, holds]) => (holds ? [word] : []))
    return { result: why.length === 0 ? 'in_none' : 'not_shown', why }
  })
}
