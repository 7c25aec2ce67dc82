import { equal, joined } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { openApplicationData } from './application-data.ts'
import { MESSAGE, MessageBuffer } from './handshake-messages.ts'
import { type HttpMessage, readRequest } from './http-message.ts'
import { finishedMac, recordOpener } from './key-schedule.ts'
import { RECORD } from './records.ts'
import { openServerFlight } from './server-flight.ts'
import { readGreeting } from './transcript.ts'
import type { WitnessedConnection } from './verify-connection.ts'

/** CLIENT_HANDSHAKE_TRAFFIC_SECRET and CLIENT_TRAFFIC_SECRET_0: they open the request, the paying key included. */
export interface ClientSecrets {
  handshake: Uint8Array
  application: Uint8Array
}

/** The request as it was sent on a connection whose server side was verified. */
export function openRequest(
  connection: Pick<WitnessedConnection, 'client' | 'server' | 'secrets'>,
  secrets: ClientSecrets,
): HttpMessage {
  const greeting = readGreeting(connection.client, connection.server)
  const { suite, ofClient } = greeting
  const before = openServerFlight(greeting, connection.secrets.handshake).transcript
  const open = recordOpener(suite, secrets.handshake, 'client')
  const buffer = new MessageBuffer()
  const seen: Uint8Array[] = [before]
  for (const [i, record] of ofClient.entries()) {
    const { type, content } = open(record)
    if (type !== RECORD.handshake) throw new FormatError('the handshake of the client was interrupted')
    for (const message of buffer.add(content)) {
      if (message.type === MESSAGE.finished) {
        buffer.requireEmpty()
        if (!equal(message.body, finishedMac(suite, secrets.handshake, suite.hash(joined(seen)))))
          throw new FormatError('the Finished of the client does not fit the handshake')
        const data = openApplicationData(suite, secrets.application, ofClient.slice(i + 1), 'client')
        return readRequest(data.bytes)
      }
      seen.push(message.bytes)
    }
  }
  throw new FormatError('the handshake of the client does not end: its Finished is missing')
}
