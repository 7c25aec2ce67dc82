import type { FetchedStatement } from '@veracite/adapters/relays/ask-statement'
import {
  type Endpoint,
  endpointFits,
  type RecordProfile,
} from '@veracite/app-answers/recordings/record-profiles'
import { utf8Decode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { openApplicationData } from '@veracite/verify/relayed/application-data'
import { MESSAGE, MessageBuffer } from '@veracite/verify/relayed/handshake-messages'
import { recordOpener } from '@veracite/verify/relayed/key-schedule'
import { openStatement } from '@veracite/verify/relayed/statement'
import { type Greeting, readGreeting } from '@veracite/verify/relayed/transcript'
import { clientRandomIn, type SecretsOf, wholeRecords } from './followed.ts'
import type { SidesOfSecrets } from './key-log.ts'
import type { Recorded } from './proxy.ts'

/** A recorded connection that is worth a statement: it went to a place from which answers come. */
export interface KeptConnection {
  part: 'reply' | 'conversation'
  asked: Endpoint
  statement: FetchedStatement
  client: Uint8Array
  server: Uint8Array
  secrets: SidesOfSecrets
  openedAt: Date
  endedAt: Date
}

/** What became of a recorded connection; null where it has nothing to do with answers. */
export type Kept =
  | { kind: 'kept'; connection: KeptConnection }
  | { kind: 'lost'; why: 'resumed' | 'statement' | 'unreadable' }
  | null

/** Opens the request, which only this machine can, and asks the relay for its statement if the answer may be in the reply. */
export async function keepConnection(
  recorded: Recorded,
  profile: RecordProfile,
  secretsOf: SecretsOf,
  askStatement: (id: string) => Promise<FetchedStatement>,
): Promise<Kept> {
  const { host, tunnel, openedAt, endedAt } = recorded
  try {
    const sent = tunnel.sent()
    // Opened in advance and never used.
    if (sent.length === 0 || tunnel.received().length === 0) return null
    let read: { asked: Endpoint; secrets: SidesOfSecrets } | null
    try {
      read = readRequest(host, sent, tunnel.received(), secretsOf)
    } catch (error) {
      const isResumed = error instanceof FormatError && /resume|early data/.test(error.message)
      return { kind: 'lost', why: isResumed ? 'resumed' : 'unreadable' }
    }
    const part = read === null ? null : partOf(read.asked, profile)
    if (read === null || part === null) return null
    const statement = await askStatement(tunnel.id).catch(() => null)
    if (statement === null) return { kind: 'lost', why: 'statement' }
    await Promise.race([tunnel.ended, new Promise((resolve) => setTimeout(resolve, FLUSH_MS))])
    // Bytes that the relay did not count were not passed on.
    const { client, server } = openStatement(statement).statement
    return {
      kind: 'kept',
      connection: {
        part,
        ...read,
        statement,
        client: tunnel.sent().slice(0, client.bytes),
        server: tunnel.received().slice(0, server.bytes),
        openedAt,
        endedAt: endedAt ?? openedAt,
      },
    }
  } catch {
    return { kind: 'lost', why: 'statement' }
  } finally {
    tunnel.close()
  }
}

function partOf(asked: Endpoint, { replies, conversation }: RecordProfile): KeptConnection['part'] | null {
  if (replies.some((endpoint) => endpointFits(endpoint, asked))) return 'reply'
  return conversation !== null && endpointFits(conversation, asked) ? 'conversation' : null
}

/** The first line of the request; null where none was sent. */
function readRequest(
  host: string,
  sent: Uint8Array,
  received: Uint8Array,
  secretsOf: SecretsOf,
): { asked: Endpoint; secrets: SidesOfSecrets } | null {
  const greeting = readGreeting(wholeRecords(sent), wholeRecords(received))
  const secrets = secretsOf(clientRandomIn(sent) ?? '')
  if (secrets === null) throw new FormatError('the browser did not log the secrets of this connection')
  const text = utf8Decode(firstLine(greeting, secrets))
  const [, method = '', target = ''] = /^([A-Z]+) (\/[^ ]*) HTTP\/1\.1$/.exec(text) ?? []
  return method === '' ? null : { asked: { host, method, path: target.split(/[?#]/)[0] ?? '' }, secrets }
}

function firstLine({ suite, ofClient }: Greeting, { client }: SidesOfSecrets): Uint8Array {
  const open = recordOpener(suite, client.handshake, 'client')
  const messages = new MessageBuffer()
  const last = ofClient.findIndex((record) =>
    messages.add(open(record).content).some(({ type }) => type === MESSAGE.finished),
  )
  if (last < 0) return new Uint8Array(0)
  const { bytes } = openApplicationData(
    suite,
    client.application,
    ofClient.slice(last + 1, last + 5),
    'client',
  )
  const end = bytes.indexOf(0x0d)
  return bytes.subarray(0, Math.max(end, 0))
}

/** Bytes that the relay counted may arrive this long after its statement. */
const FLUSH_MS = 500
