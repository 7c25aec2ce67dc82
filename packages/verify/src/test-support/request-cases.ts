import { concat, utf8Encode } from '../bytes.ts'
import { type ConnectionOptions, type ForgedConnection, forgeConnection } from './forged-connection.ts'
import { HOST, serverKey } from './server-keys.ts'

/** Connections whose request is opened with the secrets of the client: tests and the shared vectors use the same. */
export interface RequestCase {
  name: string
  /** Part of the reason why it is refused; null if it opens. */
  refused: string | null
  body: string
  connection: ForgedConnection
}

const QUESTION = '{"question":"?"}'
const withHead = (lines: string, after: string) =>
  utf8Encode(`POST /v1/ask HTTP/1.1\r\nhost: ${HOST}\r\n${lines}\r\n${after}`)
const chunked = (after: string) => withHead('transfer-encoding: chunked\r\n', after)
const [FIRST, REST] = [QUESTION.slice(0, 6), QUESTION.slice(6)]
const EXTENSION = 'has an extension'

const cases: [string, string | null, Partial<ConnectionOptions>][] = [
  ['with a length', null, { request: withHead('content-length: 16\r\n', QUESTION) }],
  ['in chunks', null, { request: chunked(`6\r\n${FIRST}\r\nA\r\n${REST}\r\n0\r\n\r\n`) }],
  ['after a HelloRetryRequest', null, { retry: true, suite: 'aes256' }],
  ['a chunk with an extension', EXTENSION, { request: chunked(`10;q=1\r\n${QUESTION}\r\n0\r\n\r\n`) }],
  [
    'a last chunk with an extension',
    EXTENSION,
    { request: chunked(`10\r\n${QUESTION}\r\n0;another question\r\n\r\n`) },
  ],
  ['a size with a zero in front', EXTENSION, { request: chunked(`010\r\n${QUESTION}\r\n0\r\n\r\n`) }],
  ['a size with a blank behind it', EXTENSION, { request: chunked(`10 \r\n${QUESTION}\r\n0\r\n\r\n`) }],
  ['two zeros as the last size', EXTENSION, { request: chunked(`10\r\n${QUESTION}\r\n00\r\n\r\n`) }],
  ['a trailer', 'trailer', { request: chunked(`10\r\n${QUESTION}\r\n0\r\nx-more: 1\r\n\r\n`) }],
  [
    'a second request behind the chunks',
    'trailer',
    { request: concat(chunked(`10\r\n${QUESTION}\r\n0\r\n\r\n`), withHead('', '')) },
  ],
  [
    'a second request behind a length',
    'another length',
    { request: concat(withHead('content-length: 16\r\n', QUESTION), withHead('', '')) },
  ],
  [
    'chunks and a length',
    'ambiguous',
    { request: withHead('content-length: 16\r\ntransfer-encoding: chunked\r\n', `0\r\n\r\n`) },
  ],
  ['chunks without an end', 'does not end', { request: chunked(`10\r\n${QUESTION}\r\n`) }],
  [
    'a ticket before the request',
    'after the handshake',
    { beforeRequest: [[22, concat(Uint8Array.of(4, 0, 0, 200), new Uint8Array(200))]] },
  ],
]

export const REQUEST_CASES: RequestCase[] = cases.map(([name, refused, change]) => ({
  name,
  refused,
  body: QUESTION,
  // Ed25519 signs the same bytes each time.
  connection: forgeConnection({ key: serverKey('ed25519'), ...change }),
}))
