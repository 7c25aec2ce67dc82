import { readFileSync } from 'node:fs'
import { base64Decode, hexDecode, utf8Encode } from '../bytes.ts'
import type { ConnectionExpectation, WitnessedConnection } from '../relayed/verify-connection.ts'

/** The connections of `vectors/witnessed/`, which every verifier judges alike. */

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../vectors/witnessed/${name}`, import.meta.url), 'utf8'))

type Secrets = { handshake: string; application: string }

interface Written {
  name: string
  /** Part of the reason why it is refused; null if it holds. */
  refused: string | null
  client: string
  server: string
  secrets: Secrets
}

const secretsOf = ({ handshake, application }: Secrets) => ({
  handshake: hexDecode(handshake),
  application: hexDecode(application),
})

const streamsOf = ({ client, server, secrets }: Written) => ({
  client: base64Decode(client),
  server: base64Decode(server),
  secrets: secretsOf(secrets),
})

const { expected, connections } = read('connections.json')

export const EXPECTED: ConnectionExpectation = {
  host: expected.host,
  status: expected.status,
  body: base64Decode(expected.body),
  roots: expected.roots.map(base64Decode),
}

export const CONNECTIONS = (connections as (Written & { statement: string; signature: string })[]).map(
  ({ name, refused, statement, signature, ...one }) => {
    const signed = { statement: utf8Encode(statement), signature: base64Decode(signature) }
    const connection: WitnessedConnection = { ...signed, ...streamsOf({ name, refused, ...one }) }
    return { name, refused, connection }
  },
)

export const REQUESTS = (read('requests.json') as (Written & { body: string; clientSecrets: Secrets })[]).map(
  (one) => ({ ...one, connection: streamsOf(one), clientSecrets: secretsOf(one.clientSecrets) }),
)
