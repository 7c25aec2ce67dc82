import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { SourceSearch } from '@veracite/evidence/trails/source-trail'
import {
  pageFindings,
  pageSearchRequest,
  partsOf,
  SEARCH_PROMPT_VERSION,
  type SoughtOnPage,
} from '@veracite/verdicts/model/search-page'
import type { Share } from '../evaluation/score.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { addCheck, keptReplies, textsOf } from '../reader-checks/add-check.ts'
import { type AskedOnce, askRest } from '../reader-checks/ask-rest.ts'
import type { ReaderCheck, SearchFigures } from '../reader-checks/reader-check.ts'
import type { ReaderCheckStore } from '../reader-checks/reader-check-store.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { askAndPay, type DecidingDeps } from '../runs/deciding-reading.ts'
import { SET_SHA256, shippedPages } from './search-set.ts'

export interface SearchDeps extends Pick<DecidingDeps, 'readings' | 'plainReader'>, SealDeps {
  model: LanguageModelPort | null
  readerChecks: Pick<ReaderCheckStore, 'latestSearch' | 'takeReplies' | 'addReply' | 'add'>
}

const FRESH_MS = 30 * 86_400_000
const NO_NONCE = '0'.repeat(32)

export const searchVersion = ({ name }: Pick<LanguageModelPort, 'name'>): string =>
  `${name} (page search ${SEARCH_PROMPT_VERSION})`

/** The check that counts for the model; null if there is none, or it is old or of another set. */
export async function searchCheckOf(
  { readerChecks, clock }: Pick<SearchDeps, 'readerChecks' | 'clock'>,
  model: Pick<LanguageModelPort, 'name'>,
): Promise<ReaderCheck<SearchFigures> | null> {
  const check = await readerChecks.latestSearch(searchVersion(model))
  const isFresh =
    check?.answers.sha256 === SET_SHA256 && clock.now().getTime() - check.measuredAt.getTime() < FRESH_MS
  return isFresh ? check : null
}

/** How well the reader finds statements in pages, as signed results state it. */
export function checkInSearch(check: ReaderCheck<SearchFigures>): SourceSearch['check'] {
  const { part: found, of } = check.figures.found
  return { id: check.id, measuredAt: check.measuredAt.toISOString(), setSha256: SET_SHA256, found, of }
}

/** Pure: a page without a reply, or with one that leaves it open, is not found and accuses nobody. */
export function searchFigures(replies: ReadonlyMap<string, string>): SearchFigures {
  const judged = shippedPages().map(({ id, page, says }) => ({
    isSaid: says === 'says',
    isFound: pageFindings(page, [replies.get(id)])[0]?.found === 'says',
  }))
  const right = (wanted: boolean): Share => {
    const of = judged.filter(({ isSaid }) => isSaid === wanted)
    return { part: of.filter(({ isFound }) => isFound === wanted).length, of: of.length }
  }
  return { found: right(true), notAccused: right(false) }
}

/** Measures the model on the set, unless that was done within a month. Returns the check, or how the job ends. */
export async function measuredSearch(
  deps: SearchDeps,
  model: LanguageModelPort,
  context: JobContext,
): Promise<{ check: ReaderCheck<SearchFigures> } | { ends: JobOutcome }> {
  const known = await searchCheckOf(deps, model)
  if (known !== null) return { check: known }
  const reader = searchVersion(model)
  const replies = await keptReplies(deps, reader)
  const questions = shippedPages().map(({ id, page }) => ({
    id,
    ask: () => askPart(deps, model, page, partsOf(page.text)[0] ?? { start: 0, end: 0 }, context.signal),
  }))
  const ends = await askRest(deps, { model, keptAs: reader, said: 'Measured' }, questions, replies, context)
  if (ends !== null) return { ends }
  const texts = textsOf(replies)
  const answers = { read: texts.size, of: questions.length, sha256: SET_SHA256 }
  return { check: await addCheck(deps, { reader, answers, figures: searchFigures(texts) }, replies) }
}

/** One question about one part of a page. */
export const askPart = (
  deps: Pick<SearchDeps, 'readings' | 'clock' | 'ids'>,
  model: LanguageModelPort,
  page: SoughtOnPage,
  part: { start: number; end: number },
  signal: AbortSignal,
): Promise<AskedOnce> =>
  askAndPay(deps, model, pageSearchRequest(page, part, NO_NONCE), () =>
    model.ask(pageSearchRequest(page, part, deps.ids.randomHex(16)), signal),
  )

/** What one question about a full part costs at most; null if no price is known. */
export function usdPerPart(model: LanguageModelPort, chars: number): number | null {
  const brand = { name: 'Example', aliases: [], domain: 'example.com' }
  const page = {
    brand,
    text: 'word '.repeat(Math.ceil(chars / 5)),
    sought: [{ predicate: 'ceo', about: '', stated: 'Example' }],
  }
  const usd = model.estimateUsd(pageSearchRequest(page, { start: 0, end: chars }, NO_NONCE))
  return usd === null ? null : Number(usd)
}
