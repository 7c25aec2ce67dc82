import { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { nextSecret, recordKeyOf, recordSealerOf } from '@veracite/verify/relayed/key-schedule'
import { type DisclosedRequest, KEY_UPDATE } from '@veracite/verify/relayed/open-request'
import { RECORD } from '@veracite/verify/relayed/records'
import type { Suite } from '@veracite/verify/relayed/suites'
import type { HttpCall } from '../web/http-call.ts'

/** A request cut around the line that stays sealed. */
export interface CutRequest {
  before: Uint8Array
  line: Uint8Array
  behind: Uint8Array
}

/**
 * The name of the header with the key that pays, where that line is all of the call that has to stay sealed, and is so short
 * that verifiers know that no other question hides there. Null: the call is sealed as a whole.
 */
export function keyHeaderOf(
  { method, url, headers, body }: HttpCall,
  holdsKey: (text: string) => boolean,
): string | null {
  const [found, ...more] = Object.entries(headers).filter(([, value]) => holdsKey(value))
  if (found === undefined || more.length > 0) return null
  if (method !== 'POST' || body === null || holdsKey(body) || holdsKey(url)) return null
  const [name, value] = found
  const sealed = lineOf(found).length + KEY_UPDATE.length
  return /^[\t -~]+$/.test(value) && sealed < Buffer.byteLength(body) ? name : null
}

export const lineOf = ([name, value]: readonly [string, string]): string => `${name}: ${value}\r\n`

/** The records of a request whose key changes before and after the line, and what opens all of them but those between. */
export function sealWithThreeKeys(
  suite: Suite,
  clientSecret: Uint8Array,
  { before, line, behind }: CutRequest,
): { records: Uint8Array; opened: Omit<DisclosedRequest, 'handshake'> } {
  const secondSecret = nextSecret(suite, clientSecret)
  const [first, second, third] = [clientSecret, secondSecret, nextSecret(suite, secondSecret)].map((secret) =>
    recordKeyOf(suite, secret, 'client'),
  ) as [DisclosedRequest['first'], DisclosedRequest['first'], DisclosedRequest['third']]
  const sealed = recordsOf(suite, second, line, true)
  const records = [
    recordsOf(suite, first, before, true),
    sealed,
    recordsOf(suite, third, behind, false),
  ].flat()
  return { records: Buffer.concat(records), opened: { first, third, sealedRecords: sealed.length } }
}

function recordsOf(
  suite: Suite,
  key: DisclosedRequest['first'],
  bytes: Uint8Array,
  changes: boolean,
): Uint8Array[] {
  const seal = recordSealerOf(suite, key)
  const records: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += MAX_CONTENT_BYTES)
    records.push(seal(RECORD.applicationData, bytes.subarray(at, at + MAX_CONTENT_BYTES)))
  if (changes) records.push(seal(RECORD.handshake, KEY_UPDATE))
  return records
}

/** Reads from a socket, and hands over what is written to it once head and body are whole. */
export function besideSocket(socket: TLSSocket, bodyBytes: number, send: (request: Buffer) => void): Duplex {
  let written = Buffer.alloc(0)
  let isSent = false
  const stream = new Duplex({
    read() {
      socket.resume()
    },
    write(chunk: Uint8Array, _encoding, done) {
      written = Buffer.concat([written, chunk])
      const headEnd = written.indexOf('\r\n\r\n')
      if (!isSent && headEnd >= 0 && written.length >= headEnd + 4 + bodyBytes) {
        isSent = true
        send(written)
      }
      done()
    },
  })
  const end = () => {
    if (!stream.readableEnded) stream.push(null)
  }
  socket.on('data', (chunk: Uint8Array) => {
    // Read no faster than the reply is: it goes on with the next `read`.
    if (!stream.destroyed && !stream.push(chunk)) socket.pause()
  })
  socket.once('end', end)
  socket.once('close', end)
  return stream
}

/** RFC 8446, section 5.1. */
const MAX_CONTENT_BYTES = 16_384
