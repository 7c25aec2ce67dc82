import { joined } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type HandshakeMessage, MESSAGE, MessageBuffer } from './handshake-messages.ts'
import { nextSecret, recordOpener } from './key-schedule.ts'
import { RECORD, type TlsRecord } from './records.ts'
import type { Suite } from './suites.ts'

export interface ApplicationData {
  bytes: Uint8Array
  /** The side said that it was done: nothing was cut off behind it. */
  isClosed: boolean
}

/** Opens what one side sent after the handshake, record by record, each with its authentication tag. */
export function openApplicationData(
  suite: Suite,
  firstSecret: Uint8Array,
  records: readonly TlsRecord[],
  whose: 'client' | 'server',
): ApplicationData {
  const buffer = new MessageBuffer()
  const pieces: Uint8Array[] = []
  let secret = firstSecret
  let open = recordOpener(suite, secret, whose)
  let isClosed = false
  let keys = 1
  for (const record of records) {
    if (isClosed) throw new FormatError(`the ${whose} went on after it had ended`)
    const { type, content } = open(record)
    if (type === RECORD.applicationData) {
      buffer.requireEmpty()
      pieces.push(content)
    } else if (type === RECORD.alert) {
      if (content.length !== 2 || content[1] !== CLOSE_NOTIFY)
        throw new FormatError(`the ${whose} ended the connection with an error`)
      isClosed = true
    } else if (type === RECORD.handshake) {
      const messages = buffer.add(content)
      const updates = messages.map((message) => isKeyUpdate(message, whose))
      if (!updates.includes(true)) continue
      // A new key begins with the next record, so nothing may follow in this one.
      if (updates.indexOf(true) !== updates.length - 1)
        throw new FormatError(`the ${whose} changed its key in the middle of a record`)
      buffer.requireEmpty()
      if (++keys > MAX_KEYS) throw new FormatError(`the ${whose} changed its key too often`)
      secret = nextSecret(suite, secret)
      open = recordOpener(suite, secret, whose)
    } else throw new FormatError(`the ${whose} sent a record of an unknown kind`)
  }
  buffer.requireEmpty()
  return { bytes: joined(pieces), isClosed }
}

/**
 * Tickets for later sessions are skipped: no session is ever resumed. Only servers send them. The collector makes the
 * records of the client: what is skipped there could hide the request that was really sent from a second key that opens the
 * same record to something else.
 */
function isKeyUpdate({ type, body }: HandshakeMessage, whose: 'client' | 'server'): boolean {
  if (type === MESSAGE.newSessionTicket && whose === 'server') return false
  if (type !== MESSAGE.keyUpdate || body.length !== 1)
    throw new FormatError('a message after the handshake is not one that a witnessed connection has')
  return true
}

const CLOSE_NOTIFY = 0
/** Real servers change it after gigabytes, if ever; each change takes longer than a record. */
const MAX_KEYS = 256
