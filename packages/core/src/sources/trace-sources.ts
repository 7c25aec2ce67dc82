import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { FalseStatement, SourceSearch, TrailPage } from '@veracite/evidence/trails/source-trail'
import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { sha256Hex } from '@veracite/terms/digest'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { SourceSays } from '@veracite/terms/vocabulary'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { poolOf } from '@veracite/verdicts/range/fact-pool'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import type { Reading } from '@veracite/verdicts/reading'
import { MAX_SOURCES } from '@veracite/verify/bundle/limits'
import { LRUCache } from 'lru-cache'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import type { PageToSearch, Worked } from '../readers/work.ts'
import { falseStatements } from '../statements/false-statements.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { buildTrail } from './build-trail.ts'
import { type SourceLimits, sharedSince } from './capture-page.ts'
import type { AnswerToTrace, SourcePage, SourceStore } from './source-store.ts'

/** Has a model search every page for every statement; or says how the job ends if that is not done yet. */
export type SearchPages = (
  answer: AnswerToTrace,
  found: { statements: readonly FalseStatement[]; traced: readonly TrailPage[] },
  context: JobContext,
) => Promise<{ pages: TrailPage[]; search: SourceSearch } | { ends: JobOutcome }>

export interface TraceDeps extends SealDeps {
  searchPages: SearchPages
  sources: Pick<SourceStore, 'plan' | 'appendTrail' | 'failSearch'>
  tenants: Pick<TenantStore, 'findBrand'>
  facts: FactsForVerdict
  plainReader: Pick<PlainReader, 'version' | 'work'>
  sourceLimits: Pick<SourceLimits, 'pagesPerDay'>
}

/** Only the first ones of an answer that cites more: engines list their most important sources first. */
export const MAX_CITED = 20
/** Of searched answers, with those that their engine only read. */
export const MAX_SEARCHED = MAX_SOURCES
const MAX_STATEMENTS = 32

/** Job `answer.sources`: has cited pages captured and records what they say about false statements. */
export const traceSources = (deps: TraceDeps) => {
  const search = rememberingSearch(deps.plainReader)
  const trace = async (context: JobContext, { captureId }: { captureId: string }): Promise<JobOutcome> => {
    const { job, signal } = context
    if (deps.sourceLimits.pagesPerDay === 0)
      return { kind: 'done', result: { skipped: 'Cited pages are not captured here.' } }
    const now = deps.clock.now()
    const options = { most: MAX_CITED, mostSearched: MAX_SEARCHED, since: sharedSince(now) }
    const planned = await deps.sources.plan(job.lease, captureId, options, now)
    if (planned.kind === 'gone') return { kind: 'done', result: { skipped: 'The answer cites no page.' } }
    if (planned.kind === 'waiting') return { kind: 'completed' }
    const { answer } = planned
    const accused = falseStatements(answer.verdict.claims)
    const statements = accused.filter((one) => answer.search || canBeTraced(one)).slice(0, MAX_STATEMENTS)
    if (accused.length > 0 && statements.length === 0 && !(await wantsAllPages(deps, answer)))
      return { kind: 'done', result: { skipped: 'Rules read pages, and nothing that is declared.' } }
    const facts = await factsSought(deps.facts, answer.brand.id, statements)
    const traced: TrailPage[] = []
    for (const page of answer.pages)
      traced.push(await tracePage(search, page, answer, statements, facts, signal))
    const searched = answer.search
      ? await deps.searchPages(answer, { statements, traced }, context)
      : { pages: traced }
    if ('ends' in searched) return searched.ends
    const { runId, classificationId, leftOut } = answer
    const reader = `rules/${deps.plainReader.version}`
    const trail = {
      runId,
      captureId: answer.captureId,
      classificationId,
      reader,
      statements,
      leftOut,
      ...searched,
    }
    if (await deps.sources.appendTrail(job.lease, buildTrail(deps, answer, trail)))
      return { kind: 'completed' }
    const reason = 'The answer was reclassified, or a search of its pages ordered, in the meantime.'
    return { kind: 'postponed', until: deps.clock.now(), reason }
  }
  return async (context: JobContext, payload: { captureId: string }): Promise<JobOutcome> => {
    const outcome = await trace(context, payload)
    // An ordered search would otherwise be under way for ever.
    const skipped = outcome.kind === 'done' ? outcome.result?.skipped : undefined
    if (typeof skipped === 'string')
      await deps.sources.failSearch(payload.captureId, skipped, deps.clock.now())
    return outcome
  }
}

/** Rules read pages, and no declared predicate: that a page says nothing about one would be made up. */
const canBeTraced = ({ predicate }: FalseStatement): boolean =>
  (FACT_PREDICATES as readonly string[]).includes(predicate)

/** Such a brand's trails list the pages of every answer, also where nothing is sought in them. */
async function wantsAllPages(
  { tenants }: Pick<TraceDeps, 'tenants'>,
  answer: AnswerToTrace,
): Promise<boolean> {
  const brand = await tenants.findBrand(answer.brand.id, EVERY_ACCOUNT, { archived: true })
  return brand?.captureSources === 'all'
}

/** The brand's facts, and those of its catalogue that the statements contradict. */
async function factsSought(
  facts: FactsForVerdict,
  brandId: string,
  statements: readonly FalseStatement[],
): Promise<FactForVerdict[]> {
  const own = await facts.listForVerdict(brandId)
  const known = new Set(own.map(({ id }) => id))
  const others = statements.flatMap(({ factId }) => (factId === null || known.has(factId) ? [] : [factId]))
  return others.length === 0 ? own : [...own, ...(await facts.readForVerdict(others))]
}

type Search = (
  page: SourcePage,
  asked: Omit<PageToSearch, 'reading'>,
  signal: AbortSignal,
) => Promise<Worked<'trace'>>

async function tracePage(
  search: Search,
  page: SourcePage,
  { brand }: AnswerToTrace,
  sought: readonly FalseStatement[],
  facts: readonly FactForVerdict[],
  signal: AbortSignal,
): Promise<TrailPage> {
  const seen = {
    url: page.url,
    page: page.manifestSha256,
    finalUrl: page.finalUrl,
    fetchedAt: page.capturedAt.toISOString(),
    status: page.status,
    sha256: page.sha256,
  }
  const unread = (code: string, message: string): TrailPage => ({
    ...seen,
    says: 'unread',
    reason: { code, message },
    statements: [],
  })
  const { text } = page
  if (text === null) return unread(...whyUnread(page))
  if (sought.length === 0) return { ...seen, says: null, reason: null, statements: [] }
  const isBrandsOwn = isBrandUrl(page.finalUrl ?? page.url, brand)
  const profile = profileIn(text, brand, facts)
  const near = poolOf(facts, [brand.name, ...brand.aliases]).in(text)
  const outcome = await search(page, { text, brand: profile, isBrandsOwn, sought, facts: near }, signal)
  if (outcome.kind !== 'done') return unread('unreadable', 'The page could not be read by rules.')
  const { reading, statements: traced } = outcome.made
  const says = worstOf(traced.map((one) => one.says))
  // A label with its value is read in any language; that a page says nothing is known only of one that could be read.
  if (reading.language === null && says === 'neither')
    return unread('unknown_language', 'The page is in a language that is not read, or has few sentences.')
  return {
    ...seen,
    says,
    reason: null,
    statements: traced.flatMap(({ says, span }, statement) =>
      span === null ? [] : [{ statement, says, ...span }],
    ),
  }
}

function whyUnread({ reason, status, outcome }: SourcePage): [string, string] {
  if (reason !== null) return [reason.code, reason.message]
  if (outcome === 'fetched' && status !== null && (status < 200 || status >= 300))
    return ['status', `The page answered with status ${status}.`]
  return ['no_text', 'There is no text on the page that can be read.']
}

const worstOf = (says: readonly SourceSays[]): SourceSays =>
  says.includes('same_error') ? 'same_error' : says.includes('truth') ? 'truth' : 'neither'

/** Many answers cite the same page within minutes: it is read once per brand identity. */
function rememberingSearch(plainReader: Pick<PlainReader, 'work'>): Search {
  const known = new LRUCache<string, Reading>({ max: 100 })
  return async ({ manifestSha256 }, asked, signal) => {
    const identity = sha256Hex(JSON.stringify(asked.brand))
    const key = `${manifestSha256} ${identity} ${asked.isBrandsOwn}`
    const [outcome] = await plainReader.work('trace', [{ ...asked, reading: known.get(key) ?? null }], signal)
    if (outcome === undefined) throw new Error('The plain reader gave no outcome.')
    if (outcome.kind === 'done') known.set(key, outcome.made.reading)
    return outcome
  }
}
