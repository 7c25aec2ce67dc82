import { utf8Encode } from '../bytes.ts'
import { parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { sha256Hex } from '../sha256.ts'
import { SHAPES } from '../shapes.ts'
import type { PageManifest, TrailManifest } from './manifest.ts'
import { searchResults } from './source-search.ts'
import { checkEach, notPresent, type Outcome, pass } from './verification-report.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import { isPending, requireLogged } from './verify-plan.ts'
import { MAX_RESPONSE_BYTES } from './verify-response.ts'
import { decodeField, type Trust } from './verify-trust.ts'

type BundlePage = Shapes['BUNDLE_PAGE']
type TrailBody = Shapes['TRAIL_BODY']
type TrailPage = TrailBody['pages'][number]

/**
 * Step 11: the trail is signed, logged and about this answer; every page that it was read from is there, signed and
 * logged, and is one that the answer cites; its bytes and its text are those that were captured, and what is quoted
 * stands in that text.
 */
export function verifySources(value: unknown, capture: LoggedFindings, trust: Trust): Outcome {
  if (value === undefined || value === null) return notPresent('no cited page is included')
  const part = SHAPES.BUNDLE_TRAIL(value, 'sourceTrail')
  const findings = verifyLogged(part, trust)
  if (isPending(findings, capture)) return notPresent('the trail is not in the log yet')
  requireLogged(findings, 'trail')
  const manifest = manifestOf(findings, 'trail')
  if (manifest === null) throw new FormatError('the trail is a manifest of another kind')
  const answer = manifestOf(capture, 'capture')
  if (answer === null || manifest.prev !== capture.manifestSha256)
    throw new FormatError('the trail is of another answer')
  const trail = readTrail(part.json, manifest)
  if (part.pages.length !== manifest.pages.length)
    throw new FormatError('not every page of the trail is here')
  const cited = new Set(answer.citations.map(({ url }) => url.split('#', 1)[0]))
  const outcomes = checkEach('page', part.pages, (value, i) => {
    const { manifest: signed, page } = verifyPage(value, manifest.pages[i], trust)
    const searched = trail.search?.pages[i]
    if (!cited.has(signed.url) && searched?.onlyRead !== true)
      throw new FormatError('the answer does not cite it')
    requireTold(trail.pages[i], signed, page, trail.statements.length)
    if (searched) requireSearched(searched, trail.pages[i], signed, page)
    return signed.outcome
  })
  if (trail.search) requireResults(trail, trail.search, cited)
  const fetched = outcomes.filter((outcome) => outcome === 'fetched').length
  return pass(`${outcomes.length} cited pages, ${fetched} of them captured, each signed and logged`)
}

type Search = NonNullable<TrailBody['search']>

/** What the search says of a page is what was captured, and its quotes stand there. */
function requireSearched(
  { gaps, found, quotes }: Search['pages'][number],
  told: TrailPage | undefined,
  { text }: PageManifest,
  page: BundlePage,
): void {
  const known = text === null ? [] : (text.gaps ?? ['not_examined'])
  if (gaps.join() !== known.join()) throw new FormatError('the search leaves out what is missing of the page')
  const isRead = text !== null && told?.says !== 'unread'
  if (!isRead && found.some((each) => each !== 'unread'))
    throw new FormatError('the search claims to have read a text that was not captured')
  const accused = new Set(
    told?.statements.flatMap((one) => (one.says === 'same_error' ? [one.statement] : [])),
  )
  if (found.some((each, at) => (each === 'says') !== accused.has(at)))
    throw new FormatError('the search disagrees with what the page is said to state')
  for (const { start, end, quote } of quotes)
    if (quote === '' || start < 0 || page.text?.text.slice(start, end) !== quote)
      throw new FormatError('the quote is not at that place in the text')
}

/** The results follow from the pages; "in none" needs every page that the answer cites. */
function requireResults(trail: TrailBody, search: Search, cited: ReadonlySet<string | undefined>): void {
  const { statements, leftOut, pages } = trail
  if (
    search.pages.length !== pages.length ||
    search.pages.some((page) => page.found.length !== statements.length)
  )
    throw new FormatError('the search does not cover every page and statement')
  const follows = searchResults(search, statements.length, leftOut ?? 0)
  const isSame = (result: Search['results'][number] | undefined, at: number) =>
    result?.result === follows[at]?.result && result?.why.join() === follows[at]?.why.join()
  if (search.results.length !== follows.length || !search.results.every(isSame))
    throw new FormatError('the results of the search do not follow from its pages')
  const seen = new Set(pages.map(({ url }) => url))
  const missing = [...cited].some((url) => url !== undefined && /^https?:\/\//i.test(url) && !seen.has(url))
  if (missing && search.results.some(({ result }) => result === 'in_none'))
    throw new FormatError('the search leaves out a page that the answer cites')
}

function readTrail(json: string, manifest: TrailManifest): TrailBody {
  const bytes = utf8Encode(json)
  if (sha256Hex(bytes) !== manifest.trail.sha256 || bytes.length !== manifest.trail.bytes)
    throw new FormatError('the trail was changed: its digest is not in the manifest')
  const trail = SHAPES.TRAIL_BODY(parseCanonicalJson(json), 'trail')
  const isOwn =
    trail.runId === manifest.runId &&
    trail.captureId === manifest.captureId &&
    trail.classificationId === manifest.classificationId
  const isSame =
    trail.pages.length === manifest.pages.length &&
    trail.pages.every(({ page }, i) => page === manifest.pages[i])
  if (!isOwn || !isSame) throw new FormatError('the trail does not name what its manifest names')
  return trail
}

/** The capture of one page: signature, log, bytes and text. */
function verifyPage(
  value: unknown,
  named: string | undefined,
  trust: Trust,
): { manifest: PageManifest; page: BundlePage } {
  const page = SHAPES.BUNDLE_PAGE(value, 'page')
  const findings = verifyLogged(page, trust)
  requireLogged(findings, 'capture')
  const manifest = manifestOf(findings, 'page')
  if (manifest === null) throw new FormatError('it is a manifest of another kind')
  if (findings.manifestSha256 !== named) throw new FormatError('the trail names another capture')
  if (page.body !== null) {
    const bytes = decodeField(page.body.base64, MAX_RESPONSE_BYTES, 'page')
    const digest = sha256Hex(bytes)
    const isSigned = manifest.body?.sha256 === digest && manifest.body.bytes === bytes.length
    if (!isSigned || page.body.sha256 !== digest || page.body.bytes !== bytes.length)
      throw new FormatError('the page was changed: its digest is not in the manifest')
  }
  if (page.text !== null) {
    const digest = sha256Hex(utf8Encode(page.text.text))
    if (manifest.text?.sha256 !== digest || page.text.sha256 !== digest)
      throw new FormatError('the text of the page was changed: its digest is not in the manifest')
  }
  return { manifest, page }
}

/** What the trail tells of a page is what was captured, and what it quotes stands there. */
function requireTold(
  told: TrailPage | undefined,
  manifest: PageManifest,
  { text }: BundlePage,
  statements: number,
): void {
  const isSame =
    told !== undefined &&
    told.url === manifest.url &&
    told.finalUrl === manifest.finalUrl &&
    told.status === manifest.status &&
    told.sha256 === (manifest.body?.sha256 ?? null) &&
    told.fetchedAt === manifest.times.capturedAt
  if (!isSame) throw new FormatError('the trail disagrees with its manifest')
  if (manifest.text === null && told.says !== 'unread')
    throw new FormatError('the trail claims to have read a text that was not captured')
  const says = told.statements.map((one) => one.says)
  const worst = says.includes('same_error') ? 'same_error' : says.includes('truth') ? 'truth' : null
  const isPlain = told.says !== 'same_error' && told.says !== 'truth'
  if (worst === null ? !isPlain : told.says !== worst)
    throw new FormatError('what it is said to state does not follow from its quotes')
  for (const { statement, start, end, quote } of told.statements) {
    if (statement < 0 || statement >= statements)
      throw new FormatError('it refers to a statement that is not in the trail')
    if (text === null) throw new FormatError('the quoted text is missing')
    if (quote === '' || start < 0 || end < start || text.text.slice(start, end) !== quote)
      throw new FormatError('the quote is not at that place in the text')
  }
}
