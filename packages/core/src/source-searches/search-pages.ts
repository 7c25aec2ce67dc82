import type { SourceSearch, TrailPage } from '@veracite/evidence/trails/source-trail'
import { sha256Hex } from '@veracite/terms/digest'
import { type PageFinding, partsOf } from '@veracite/verdicts/model/search-page'
import { searchResults } from '@veracite/verify/bundle/source-search'
import { keptReplies } from '../reader-checks/add-check.ts'
import { askRest } from '../reader-checks/ask-rest.ts'
import type { Given } from '../readers/work.ts'
import type { SourcePage } from '../sources/source-store.ts'
import type { SearchPages } from '../sources/trace-sources.ts'
import { askPart, checkInSearch, measuredSearch, type SearchDeps, searchVersion } from './search-check.ts'

/**
 * Has the model search every page for every statement, and adds what it finds to what the rules found. The pages that come
 * back name what either of them found; the search says what follows.
 */
export const searchPages =
  (deps: SearchDeps): SearchPages =>
  async (answer, { statements, traced }, context) => {
    const { model } = deps
    if (model === null) return { ends: { kind: 'done', result: { skipped: 'No model reads here.' } } }
    const measured = await measuredSearch(deps, model, context)
    if ('ends' in measured) return measured
    const keptAs = `${searchVersion(model)} of ${answer.captureId}`
    const replies = await keptReplies(deps, keptAs)
    const sought = statements.map(({ predicate, about, stated }) => ({ predicate, about, stated }))
    const asked = sha256Hex(JSON.stringify([sought, answer.brand])).slice(0, 16)
    const about = (text: string) => ({ brand: answer.brand, text, sought })
    const idOf = ({ manifestSha256 }: SourcePage, part: number) => `${asked} ${manifestSha256} ${part}`
    const questions = answer.pages.flatMap((page) =>
      page.text === null
        ? []
        : partsOf(page.text).map((part, at) => ({
            id: idOf(page, at),
            ask: () => askPart(deps, model, about(page.text ?? ''), part, context.signal),
          })),
    )
    const ends = await askRest(deps, { model, keptAs, said: 'Searched' }, questions, replies, context)
    if (ends !== null) return { ends }
    const pages: TrailPage[] = []
    const searched: SourceSearch['pages'] = []
    for (const [at, page] of answer.pages.entries()) {
      const rules = traced[at] as TrailPage
      const texts = partsOf(page.text ?? '').map((_, part) => replies.get(idOf(page, part))?.reply)
      const given = { page: about(page.text ?? ''), replies: texts }
      const found = await findingsOf(deps, page, given, context.signal)
      const both = withFound(rules, found)
      pages.push(both.page)
      searched.push({ ...both.searched, onlyRead: at >= answer.cited, gaps: page.gaps })
    }
    const check = checkInSearch(measured.check)
    const results = searchResults({ check, pages: searched }, statements.length, answer.leftOut)
    return { pages, search: { reader: searchVersion(model), check, pages: searched, results } }
  }

/** A page without text, or one whose replies cannot be checked, is unread. */
async function findingsOf(
  { plainReader }: Pick<SearchDeps, 'plainReader'>,
  { text }: SourcePage,
  given: Given<'pageFindings'>,
  signal: AbortSignal,
): Promise<PageFinding[]> {
  const [worked] = text === null ? [] : await plainReader.work('pageFindings', [given], signal)
  if (worked?.kind === 'done') return worked.made
  return given.page.sought.map(() => ({ found: 'unread', span: null, why: text === null ? null : 'unclear' }))
}

/** What rules found stays: a page says a statement if either reader says so. */
function withFound(
  rules: TrailPage,
  findings: readonly PageFinding[],
): { page: TrailPage; searched: Pick<SourceSearch['pages'][number], 'found' | 'quotes' | 'why'> } {
  const byRules = new Set(
    rules.statements.flatMap(({ says, statement }) => (says === 'same_error' ? [statement] : [])),
  )
  const found = findings.map((one, at) => (byRules.has(at) ? ('says' as const) : one.found))
  const quotes = findings.flatMap(({ span }, statement) => (span === null ? [] : [{ statement, ...span }]))
  const added = quotes.filter(({ statement }) => found[statement] === 'says' && !byRules.has(statement))
  const statements = [
    ...rules.statements.filter(({ statement }) => !added.some((one) => one.statement === statement)),
    ...added.map((one) => ({ ...one, says: 'same_error' as const })),
  ]
  const isRead = found.some((each) => each !== 'unread')
  const says = statements.some((one) => one.says === 'same_error')
    ? 'same_error'
    : statements.some((one) => one.says === 'truth')
      ? 'truth'
      : isRead
        ? 'neither'
        : rules.says
  const reason = says === 'unread' ? rules.reason : null
  return {
    page: { ...rules, says, reason, statements },
    searched: { found, quotes, why: findings.map((one, at) => (found[at] === 'unread' ? one.why : null)) },
  }
}
