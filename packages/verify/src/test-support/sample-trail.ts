import type { BundleTrail, LoggedManifest } from '../bundle/bundle.ts'
import type { PageManifest, TrailManifest } from '../bundle/manifest.ts'
import { base64Encode, utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { recorderOf } from './sample-keys.ts'

/** An answer's two sources, one that says the same wrong thing and one that is gone, and the trail of both. */

const ABOUT = 'https://angstrom.example/about'
const GONE = 'https://gone.example/list'
export const SAMPLE_CITATIONS = [
  { url: ABOUT, title: 'About' },
  { url: `${GONE}#third`, title: null },
]

const BODY = utf8Encode('<!doctype html><p>Café 🥐 Ångström was founded by Ada.</p>')
const TEXT = 'Café 🥐 Ångström was founded by Ada.'
const QUOTE = 'Ångström was founded by Ada.'
const RECORDER = recorderOf('worker-1')

export interface SampleTrail {
  manifests: Uint8Array[]
  carried(loggedAs: (manifest: Uint8Array | undefined) => LoggedManifest | null): BundleTrail
}

export function sampleTrail(captureSha256: string, search: object | null = null): SampleTrail {
  const page = canonicalBytes(fetchedPage())
  const gone = canonicalBytes(gonePage())
  const pages = [sha256Hex(page), sha256Hex(gone)]
  const json = canonicalText({ ...bodyOf(pages), ...(search && { search }) })
  const manifest: TrailManifest = {
    schema: 'https://veracite.example/schema/trail/v1',
    prev: captureSha256,
    eventNonce: '606162636465666768696a6b6c6d6e6f',
    trailId: 'trail_1',
    runId: 'run_1',
    captureId: 'cap_1',
    classificationId: 'cls_1',
    pages,
    trail: { sha256: sha256Hex(utf8Encode(json)), bytes: utf8Encode(json).length },
    recorder: RECORDER,
    tracedAt: '2026-06-01T12:00:20.000Z',
  }
  const trail = canonicalBytes(manifest)
  return {
    manifests: [page, gone, trail],
    carried(loggedAs) {
      const [first, second, third] = [loggedAs(page), loggedAs(gone), loggedAs(trail)]
      if (!first || !second || !third) throw new Error('the sample trail is in the log')
      const body = {
        base64: base64Encode(BODY),
        sha256: sha256Hex(BODY),
        bytes: BODY.length,
        mediaType: 'text/html',
      }
      const text = { text: TEXT, sha256: sha256Hex(utf8Encode(TEXT)) }
      return {
        ...third,
        json,
        pages: [
          { ...first, body, text },
          { ...second, body: null, text: null },
        ],
      }
    },
  }
}

const fetchedPage = (): PageManifest => ({
  schema: 'https://veracite.example/schema/page/v1',
  prev: null,
  eventNonce: '404142434445464748494a4b4c4d4e4f',
  pageId: 'page_1',
  url: ABOUT,
  finalUrl: `${ABOUT}/`,
  outcome: 'fetched',
  reason: null,
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: { sha256: sha256Hex(BODY), bytes: BODY.length, mediaType: 'text/html' },
  text: {
    sha256: sha256Hex(utf8Encode(TEXT)),
    bytes: utf8Encode(TEXT).length,
    extractor: 'page-text/1',
    gaps: null,
  },
  times: { requestedAt: '2026-06-01T12:00:10.000Z', capturedAt: '2026-06-01T12:00:11.000Z' },
  recorder: RECORDER,
})

const gonePage = (): PageManifest => ({
  ...fetchedPage(),
  eventNonce: '505152535455565758595a5b5c5d5e5f',
  pageId: 'page_2',
  url: GONE,
  finalUrl: null,
  outcome: 'refused',
  reason: { code: 'robots', message: "The site's robots.txt does not allow this page." },
  status: null,
  headers: {},
  body: null,
  text: null,
})

function bodyOf(pages: string[]) {
  const start = TEXT.indexOf(QUOTE)
  const fetchedAt = '2026-06-01T12:00:11.000Z'
  return {
    runId: 'run_1',
    captureId: 'cap_1',
    classificationId: 'cls_1',
    reader: 'rules/2.1.0',
    statements: [
      { predicate: 'founder', about: '', value: 'ada', stated: 'Ada', truth: 'Grace', factId: 'fact_1' },
    ],
    pages: [
      {
        url: ABOUT,
        page: pages[0],
        finalUrl: `${ABOUT}/`,
        fetchedAt,
        status: 200,
        sha256: sha256Hex(BODY),
        says: 'same_error',
        reason: null,
        statements: [{ statement: 0, says: 'same_error', start, end: start + QUOTE.length, quote: QUOTE }],
      },
      {
        url: GONE,
        page: pages[1],
        finalUrl: null,
        fetchedAt,
        status: null,
        sha256: null,
        says: 'unread',
        reason: { code: 'robots', message: "The site's robots.txt does not allow this page." },
        statements: [],
      },
    ],
    leftOut: 0,
  }
}
