import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { Digested } from '@veracite/evidence/trails/stored-trail'
import type { FetchedBody, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import { sha256 } from '@veracite/terms/digest'
import { storableText } from '@veracite/terms/storable-text'
import { manifestSchema, type PageManifest } from '@veracite/verify/bundle/manifest'
import { PAGE_EXTRACTOR, type PageText } from '../readers/page-text.ts'
import type { NewSourcePage, PageOutcome } from './source-store.ts'

/** Why a page was not requested at all. */
export interface NotAsked {
  kind: 'not_asked'
  code: string
  message: string
}

/** The text of a page, and the browser that ran its scripts, if one did. */
export interface ExtractedText extends PageText {
  ranBy: string | null
}

/** The signed outcome of requesting a cited page: its bytes and their text, or why there are none. */
export function buildPage(
  deps: SealDeps,
  url: string,
  outcome: FetchOutcome | NotAsked,
  read: ExtractedText | null,
  requestedAt: Date,
): NewSourcePage {
  const id = deps.ids.next()
  const now = deps.clock.now()
  const fetched = outcome.kind === 'page' ? outcome : null
  const { word, reason } = storableText(reasonOf(outcome))
  const parts = {
    body: fetched && digested(fetched.bytes),
    text: read && digested(new TextEncoder().encode(read.text)),
  }
  const page = {
    id,
    url,
    finalUrl: fetched?.finalUrl ?? null,
    outcome: word,
    reason,
    status: fetched?.status ?? null,
    contentType: fetched && storableText(fetched.contentType.slice(0, 200)),
    headers: fetched ? keptHeaders(fetched) : {},
    ...parts,
    capturedAt: now,
  }
  const manifest: PageManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'page'),
    prev: null,
    eventNonce: deps.ids.randomHex(16),
    pageId: id,
    url,
    finalUrl: page.finalUrl,
    outcome: word,
    reason,
    status: page.status,
    headers: page.headers,
    body: parts.body && { ...named(parts.body), mediaType: page.contentType ?? '' },
    text:
      parts.text && read
        ? {
            ...named(parts.text),
            extractor:
              read.ranBy === null ? PAGE_EXTRACTOR : `${PAGE_EXTRACTOR}, scripts run by ${read.ranBy}`,
            gaps: read.gaps,
          }
        : null,
    times: { requestedAt: requestedAt.toISOString(), capturedAt: now.toISOString() },
    recorder: recorderOf(deps),
  }
  return { ...page, manifest: signManifest(deps.signer, manifest) }
}

function reasonOf(outcome: FetchOutcome | NotAsked): {
  word: PageOutcome
  reason: NewSourcePage['reason']
} {
  const { kind } = outcome
  if (kind === 'page') return { word: 'fetched', reason: null }
  if (kind === 'refused') return { word: kind, reason: { code: outcome.reason, message: outcome.message } }
  if (kind === 'unreachable') return { word: kind, reason: { code: kind, message: outcome.message } }
  return { word: kind, reason: { code: outcome.code, message: outcome.message } }
}

const digested = (bytes: Uint8Array): Digested => ({ bytes, sha256: sha256(bytes) })
const named = ({ bytes, sha256: digest }: Digested) => ({
  sha256: Buffer.from(digest).toString('hex'),
  bytes: bytes.length,
})

const MAX_HEADERS = 64
/** In characters of JSON: the manifest has room for this much beside everything else in it. */
const HEADER_ROOM = 8_192

/** Only headers that describe the page: no cookies. */
function keptHeaders({ headers }: FetchedBody): Record<string, string> {
  const kept: Record<string, string> = {}
  let room = HEADER_ROOM
  for (const [name, value] of Object.entries(storableText(headers))) {
    if (name === 'set-cookie' || Object.keys(kept).length === MAX_HEADERS) continue
    room -= Buffer.byteLength(JSON.stringify({ [name]: value }))
    if (room < 0) break
    kept[name] = value
  }
  return kept
}
