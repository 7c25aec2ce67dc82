import type { StoredRuns } from '@veracite/evidence/records/evidence-rows'
import { searchWords } from '@veracite/evidence/trails/search-words'
import type { SourceTrail } from '@veracite/evidence/trails/source-trail'
import { conflict, existing } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { partsOf } from '@veracite/verdicts/model/search-page'
import type { Scope } from '../access/scope.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import type { SourceStore } from '../sources/source-store.ts'
import { MAX_SEARCHED } from '../sources/trace-sources.ts'
import { type SearchDeps, searchCheckOf, usdPerPart } from './search-check.ts'
import { shippedPages } from './search-set.ts'

interface OrderDeps extends Pick<SearchDeps, 'readerChecks'> {
  runs: StoredRuns
  scope: Scope
  sources: Pick<SourceStore, 'orderSearch' | 'findSearch' | 'findTrail'>
  model: LanguageModelPort | null
  sourceLimits: { pagesPerDay: number }
  queue: Pick<JobQueue, 'kick'>
  clock: Clock
}

/** Longer texts are not captured, so a page that is not captured yet has no more parts. */
const MOST_CHARS = 200_000

/** Whether the pages behind an answer say what it states wrongly: what a search costs, ordering it, and what it showed. */
export const adminSourceSearches = (deps: OrderDeps) => {
  const captureOf = async (runId: string): Promise<string> => {
    const rows = existing(await deps.runs.findEvidence(runId, deps.scope), 'run')
    const original = rows.captures.find(({ kind }) => kind === 'original')
    if (!original) throw conflict('run_without_answer')
    return original.id
  }
  const get = async (runId: string) => {
    const captureId = await captureOf(runId)
    const { orderedAt, endedAt, failure, pages } = await deps.sources.findSearch(captureId, MAX_SEARCHED)
    const trail = await deps.sources.findTrail(captureId)
    const isUnderWay = orderedAt !== null && endedAt === null
    // What was found of an answer that was judged again since then no longer counts.
    const now = isUnderWay ? ('under_way' as const) : trail?.search ? ('done' as const) : ('none' as const)
    return {
      runId,
      state: failure === null ? now : ('failed' as const),
      failure,
      orderedAt: orderedAt?.toISOString() ?? null,
      ...(await priceOf(deps, pages)),
      results: searchWords(trail ?? { statements: [] }),
      pages: pagesIn(trail),
    }
  }
  return {
    get,
    async order(runId: string) {
      if (deps.model === null) throw conflict('no_reading_model_set')
      if (deps.sourceLimits.pagesPerDay === 0) throw conflict('cited_pages_not_captured')
      const captureId = await captureOf(runId)
      if (!(await deps.sources.orderSearch(captureId, deps.clock.now()))) throw conflict('no_pages_to_search')
      deps.queue.kick()
      return get(runId)
    },
  }
}

async function priceOf(deps: OrderDeps, pages: readonly { chars: number | null }[]) {
  const { model } = deps
  if (model === null) return { model: null, questions: 0, priceUsd: null, check: null }
  const check = await searchCheckOf(deps, model)
  const lengths = pages.map(({ chars }) => chars ?? MOST_CHARS)
  const parts = lengths.flatMap((chars) => partsOf(' '.repeat(chars)))
  const measuring = check === null ? shippedPages().map(({ page }) => page.text.length) : []
  const costs = [...parts.map(({ start, end }) => end - start), ...measuring].map((chars) =>
    usdPerPart(model, chars),
  )
  const priceUsd = costs.includes(null)
    ? null
    : costs.reduce<number>((sum, usd) => sum + (usd ?? 0), 0).toFixed(4)
  const figures = check && { ...check.figures, measuredAt: check.measuredAt.toISOString() }
  return { model: model.name, questions: parts.length + measuring.length, priceUsd, check: figures }
}

const pagesIn = (trail: SourceTrail | null) =>
  (trail?.search?.pages ?? []).map(({ onlyRead, gaps, found, quotes, why }, at) => ({
    url: trail?.pages[at]?.url ?? '',
    onlyRead,
    gaps: [...gaps],
    found: found.map((each, statement) => ({
      found: each,
      why: why[statement] ?? null,
      quote: quotes.find((one) => one.statement === statement)?.quote ?? null,
    })),
    reason: trail?.pages[at]?.reason?.message ?? null,
  }))
