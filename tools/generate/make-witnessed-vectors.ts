import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base64Encode, hexEncode, utf8Decode } from '../../packages/verify/src/bytes.ts'
import { ATTACKS, GOOD_CONNECTIONS } from '../../packages/verify/src/test-support/connection-cases.ts'
import {
  BODY,
  type ForgedConnection,
  forgeConnection,
  WEB_ROOT,
} from '../../packages/verify/src/test-support/forged-connection.ts'
import { HOST, type KeyKind, serverKey } from '../../packages/verify/src/test-support/server-keys.ts'

/** Writes `vectors/witnessed/connections.json`: what every verifier must accept, and what every one must refuse. */
const folder = join(import.meta.dirname, '../../vectors/witnessed')

const written = (name: string, reason: string | null, connection: ForgedConnection) => ({
  name,
  /** Part of the reason why it is refused; null if it holds. */
  refused: reason,
  statement: utf8Decode(connection.statement),
  signature: base64Encode(connection.signature),
  client: base64Encode(connection.client),
  server: base64Encode(connection.server),
  secrets: {
    handshake: hexEncode(connection.secrets.handshake),
    application: hexEncode(connection.secrets.application),
  },
})

const suites = (['aes128', 'aes256', 'chacha'] as const).map((suite) =>
  written(`with ${suite}`, null, forgeConnection({ suite })),
)
const keys = (['p256', 'p384', 'rsa', 'rsa384', 'ed25519'] satisfies KeyKind[]).map((kind) =>
  written(`signed by a ${kind} key`, null, forgeConnection({ key: serverKey(kind) })),
)
const good = GOOD_CONNECTIONS.map(({ name, change }) => written(name, null, forgeConnection(change)))
const bad = ATTACKS.map(({ name, reason, make }) => written(name, reason, make()))

mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'connections.json'),
  `${JSON.stringify(
    {
      expected: { host: HOST, status: 200, body: base64Encode(BODY), roots: [base64Encode(WEB_ROOT)] },
      connections: [...suites, ...keys, ...good, ...bad],
    },
    null,
    1,
  )}\n`,
)
