import { concat, hexEncode } from '@veracite/verify/bytes'
import { MESSAGE, MessageBuffer } from '@veracite/verify/relayed/handshake-messages'
import { recordOpener } from '@veracite/verify/relayed/key-schedule'
import { RECORD, splitRecords, type TlsRecord } from '@veracite/verify/relayed/records'
import type { Suite } from '@veracite/verify/relayed/suites'
import { readGreeting } from '@veracite/verify/relayed/transcript'
import type { SidesOfSecrets } from './key-log.ts'
import { ReplyEnd } from './reply-end.ts'

export type SecretsOf = (clientRandom: string) => SidesOfSecrets | null

/** Follows one recorded connection while it arrives, to know when its reply has ended. It decides nothing else. */
export class Followed {
  readonly #secretsOf: SecretsOf
  #fromClient = NOTHING
  #fromServer = NOTHING
  /** Null until the greeting was read. */
  #hasEnded: ((record: TlsRecord) => boolean) | null = null
  #isLost = false

  constructor(secretsOf: SecretsOf) {
    this.#secretsOf = secretsOf
  }

  addFromClient(chunk: Uint8Array): void {
    if (this.#hasEnded === null && !this.#isLost) this.#fromClient = concat(this.#fromClient, chunk)
  }

  addFromServer(chunk: Uint8Array): void {
    if (!this.#isLost) this.#fromServer = concat(this.#fromServer, chunk)
  }

  /** `waiting` while the key log lacks the secrets; `lost` for a connection that no verifier could open either. */
  look(): 'waiting' | 'open' | 'ended' | 'lost' {
    if (this.#isLost) return 'lost'
    try {
      if (this.#hasEnded !== null) return this.#isEnd(this.#takeRecords(), this.#hasEnded)
      const random = clientRandomIn(this.#fromClient)
      const secrets = random === null ? null : this.#secretsOf(random)
      if (secrets === null) return 'waiting'
      const { suite, ofServer } = readGreeting(wholeRecords(this.#fromClient), wholeRecords(this.#fromServer))
      this.#fromServer = this.#fromServer.subarray(wholeRecords(this.#fromServer).length)
      this.#hasEnded = followServer(suite, secrets.server)
      return this.#isEnd(ofServer, this.#hasEnded)
    } catch {
      this.#isLost = true
      return 'lost'
    }
  }

  #takeRecords(): TlsRecord[] {
    const whole = wholeRecords(this.#fromServer)
    this.#fromServer = this.#fromServer.subarray(whole.length)
    return splitRecords(whole, 'server')
  }

  #isEnd(records: readonly TlsRecord[], hasEnded: (record: TlsRecord) => boolean): 'open' | 'ended' {
    for (const record of records) if (hasEnded(record)) return 'ended'
    return 'open'
  }
}

/** The name of a connection in the key log; null before the ClientHello has arrived. */
export const clientRandomIn = (stream: Uint8Array): string | null =>
  stream.length < RANDOM_END ? null : hexEncode(stream.subarray(RANDOM_END - 32, RANDOM_END))

/** Reads the server's records in order; true from the one on that ends the reply. */
function followServer(suite: Suite, secrets: SidesOfSecrets['server']): (record: TlsRecord) => boolean {
  const reply = new ReplyEnd()
  const messages = new MessageBuffer()
  const ofHandshake = recordOpener(suite, secrets.handshake, 'server')
  const ofReply = recordOpener(suite, secrets.application, 'server')
  let isGreeting = true
  return (record) => {
    const { type, content } = isGreeting ? ofHandshake(record) : ofReply(record)
    if (isGreeting) isGreeting = messages.add(content).every((message) => message.type !== MESSAGE.finished)
    else if (type === RECORD.applicationData) return reply.feed(content)
    return false
  }
}

/** The stream up to the end of its last complete record. */
export function wholeRecords(stream: Uint8Array): Uint8Array {
  let at = 0
  for (;;) {
    const end = at + 5 + (stream[at + 3] ?? 0) * 256 + (stream[at + 4] ?? 0)
    if (at + 5 > stream.length || end > stream.length) return stream.subarray(0, at)
    at = end
  }
}

const NOTHING: Uint8Array = new Uint8Array(0)
/** Behind the heads of record and message, and the version. */
const RANDOM_END = 5 + 4 + 2 + 32
