import { readFileSync } from 'node:fs'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { base64Decode, hexDecode, utf8Encode } from '../bytes.ts'
import type { Decoders } from '../relayed/content-coding.ts'
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
  /** Those that it needs. */
  decoders?: ('br' | 'zstd')[]
  /** Where it is not what is expected of the others. */
  expected?: { status: number; body: string }
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

const DECODERS: Required<Decoders> = {
  br: (packed, most) => brotliDecompressSync(packed, { maxOutputLength: most }),
  zstd: (packed, most) => zstdDecompressSync(packed, { maxOutputLength: most }),
}

export const CONNECTIONS = (connections as (Written & { statement: string; signature: string })[]).map(
  ({ name, refused, statement, signature, decoders = [], expected: own, ...one }) => {
    const signed = { statement: utf8Encode(statement), signature: base64Decode(signature) }
    const connection: WitnessedConnection = { ...signed, ...streamsOf({ name, refused, ...one }) }
    const known = decoders.map((decoder) => [decoder, DECODERS[decoder]])
    const expected: ConnectionExpectation = {
      ...EXPECTED,
      ...(own && { status: own.status, body: base64Decode(own.body) }),
      decoders: Object.fromEntries(known),
    }
    return { name, refused, connection, expected }
  },
)

type Key = { key: string; iv: string }
interface WrittenRequest extends Written {
  body: string
  disclosed: { handshake: string; first: Key; third: Key; sealedRecords: number }
}
const keyOf = ({ key, iv }: Key) => ({ key: hexDecode(key), iv: hexDecode(iv) })

export const DISCLOSED = (read('disclosed.json') as WrittenRequest[]).map(({ disclosed, ...one }) => ({
  ...one,
  connection: streamsOf(one),
  disclosed: {
    handshake: hexDecode(disclosed.handshake),
    first: keyOf(disclosed.first),
    third: keyOf(disclosed.third),
    sealedRecords: disclosed.sealedRecords,
  },
}))

export const REQUESTS = (read('requests.json') as (Written & { body: string; clientSecrets: Secrets })[]).map(
  (one) => ({ ...one, connection: streamsOf(one), clientSecrets: secretsOf(one.clientSecrets) }),
)
