import { uuidFrom } from '@veracite/terms/uuid-from'
import type { PageManifest } from '@veracite/verify/bundle/manifest'
import type { CapturedPage } from './captured-page.ts'
import { recordName, type WarcRecord, warcFields } from './warc-record.ts'

/**
 * The records of one capture: the reply, what was not kept of it, and the manifest that was signed when it was
 * captured. A page that was not fetched has no reply: its records say why.
 */
export function recordsOf(page: CapturedPage): { reply: WarcRecord | null; others: WarcRecord[] } {
  const reply = replyOf(page)
  return { reply, others: [notesOf(page, reply), manifestOf(page, reply)] }
}

function replyOf({ manifest, sha256, content }: CapturedPage): WarcRecord | null {
  const { finalUrl, body, status } = manifest
  if (finalUrl === null || body === null || status === null || content === null) return null
  return {
    type: 'response',
    id: uuidFrom(`response ${sha256}`),
    date: manifest.times.capturedAt,
    contentType: 'application/http; msgtype=response',
    fields: [
      ['WARC-Target-URI', finalUrl],
      ['WARC-Payload-Digest', `sha256:${body.sha256}`],
    ],
    block: Buffer.concat([httpHead(status, manifest.headers), content]),
  }
}

/**
 * Status and headers as they were kept. The bytes are stored without the coding in which they travelled, so headers
 * that describe that coding get the prefix under which archives keep them: read as they are, they would be wrong.
 */
function httpHead(status: number, headers: PageManifest['headers']): Uint8Array {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    isHeader(name, value) ? `${OF_THE_WIRE.has(name) ? PREFIX : ''}${name}: ${value}\r\n` : [],
  )
  // Kept as the characters that the bytes of the reply were read as.
  return Buffer.from(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n`, 'latin1')
}

const PREFIX = 'x-archive-orig-'
const OF_THE_WIRE = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

const isHeader = (name: string, value: string): boolean =>
  /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

function notesOf(page: CapturedPage, reply: WarcRecord | null): WarcRecord {
  const { manifest, sha256 } = page
  const written = Object.entries(manifest.headers).filter(([name, value]) => isHeader(name, value)).length
  const left = Object.keys(manifest.headers).length - written
  const about: [string, string][] = [
    ['cited-as', manifest.url],
    ['outcome', manifest.outcome],
    ...(manifest.reason === null ? [] : [['reason', manifest.reason.message] as [string, string]]),
    ['signed-manifest', `sha256:${sha256}`],
    ...(reply === null ? withoutReply(page) : ofReply(left)),
  ]
  return {
    type: 'metadata',
    id: uuidFrom(`notes ${sha256}`),
    date: manifest.times.capturedAt,
    contentType: 'application/warc-fields',
    fields: [['WARC-Target-URI', `urn:veracite:page-notes:${sha256}`], ...refersTo(reply)],
    block: warcFields(about),
  }
}

const withoutReply = ({ manifest, content }: CapturedPage): [string, string][] =>
  manifest.body !== null && content === null
    ? [
        [
          'reply',
          `left out, because the archive would become too large; its bytes have the digest sha256:${manifest.body.sha256}`,
        ],
      ]
    : [['reply', 'none']]

const ofReply = (left: number): [string, string][] => [
  ['request', 'not recorded: there is no request record'],
  [
    'status-line',
    'only the number was recorded; the version is that of the client, the reason phrase is empty',
  ],
  [
    'headers',
    `values as received, names in lower case and in alphabetical order, without Set-Cookie, at most 64 and 8 KB of them${left === 0 ? '' : `; ${left} of the signed ones cannot be written in a reply and stand in the manifest only`}`,
  ],
  [
    'coding',
    'the bytes are without transfer and content codings; headers that describe these begin with x-archive-orig-',
  ],
  ['redirects', 'followed, and not recorded: only the address that answered is'],
]

const manifestOf = ({ signed, sha256, manifest }: CapturedPage, reply: WarcRecord | null): WarcRecord => ({
  type: 'metadata',
  id: uuidFrom(`manifest ${sha256}`),
  date: manifest.times.capturedAt,
  contentType: 'application/json',
  fields: [['WARC-Target-URI', `urn:veracite:page-manifest:${sha256}`], ...refersTo(reply)],
  block: signed,
})

const refersTo = (reply: WarcRecord | null): [string, string][] =>
  reply === null ? [] : [['WARC-Refers-To', recordName(reply.id)]]
