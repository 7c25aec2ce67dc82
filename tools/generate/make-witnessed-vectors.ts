import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { base64Encode, hexEncode, utf8Decode } from '../../packages/verify/src/bytes.ts'
import { signCheckpoint } from '../../packages/verify/src/log/checkpoint.ts'
import { leafHash } from '../../packages/verify/src/log/merkle.ts'
import { cosignNote, formatSignatureLine, parseNote } from '../../packages/verify/src/log/note.ts'
import {
  ED25519_COSIGNATURE,
  ED25519_NOTE,
  formatVkey,
  noteSigner,
} from '../../packages/verify/src/log/note-key.ts'
import { formatTlogProof } from '../../packages/verify/src/log/tlog-proof.ts'
import { ATTACKS, GOOD_CONNECTIONS } from '../../packages/verify/src/test-support/connection-cases.ts'
import {
  BODY,
  type ForgedConnection,
  forgeConnection,
  RELAY,
  WEB_ROOT,
} from '../../packages/verify/src/test-support/forged-connection.ts'
import { REQUEST_CASES } from '../../packages/verify/src/test-support/request-cases.ts'
import { cosigned, WITNESS } from '../../packages/verify/src/test-support/sample-keys.ts'
import { HOST, type KeyKind, serverKey } from '../../packages/verify/src/test-support/server-keys.ts'

/** Writes `vectors/witnessed/`: what every verifier must accept, and what every one must refuse. */
const folder = join(import.meta.dirname, '../../vectors/witnessed')

/** Signatures of elliptic curves differ each time, and published vectors must not change: those that are there stay. */
const path = join(folder, 'connections.json')
const kept: { name: string }[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).connections : []

const inHex = ({ handshake, application }: ForgedConnection['secrets']) => ({
  handshake: hexEncode(handshake),
  application: hexEncode(application),
})

const written = (name: string, reason: string | null, connection: ForgedConnection) =>
  kept.find((one) => one.name === name) ?? {
    name,
    /** Part of the reason why it is refused; null if it holds. */
    refused: reason,
    statement: utf8Decode(connection.statement),
    signature: base64Encode(connection.signature),
    client: base64Encode(connection.client),
    server: base64Encode(connection.server),
    secrets: inHex(connection.secrets),
  }

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
  path,
  `${JSON.stringify(
    {
      expected: { host: HOST, status: 200, body: base64Encode(BODY), roots: [base64Encode(WEB_ROOT)] },
      connections: [...suites, ...keys, ...good, ...bad],
    },
    null,
    1,
  )}\n`,
)

/** The statement in the relay's log: alone, under witnesses that the reader knows or not, and with a false cosignature. */
const { statement } = forgeConnection({ key: serverKey('ed25519') })
const proofOf = (change: (note: string) => string): string =>
  formatTlogProof({
    index: 0,
    hashes: [],
    checkpoint: change(
      signCheckpoint({ origin: RELAY.verifier.name, size: 1, root: leafHash(statement) }, RELAY),
    ),
    extra: null,
  })
const falsely = (note: string): string => {
  const stranger = noteSigner(WITNESS.verifier.name, ED25519_COSIGNATURE, new Uint8Array(32).fill(99))
  const line = cosignNote(parseNote(note).text, stranger, 1_780_315_300)
  return note + formatSignatureLine({ ...line, keyId: WITNESS.verifier.keyId })
}
/** The last line once more, with a flipped bit in its signature. */
const damaged = (note: string): string => {
  const { text, signatures } = parseNote(note)
  const [last] = signatures.slice(-1)
  if (last === undefined) throw new Error(`nobody signed ${text}`)
  return formatSignatureLine({ ...last, payload: last.payload.with(40, (last.payload[40] ?? 0) ^ 1) })
}
const beforeLast = (note: string, line: string): string => note.replace(/(?=— [^\n]*\n$)/, () => line)
const proofs = [
  {
    name: 'a second line of the relay, which is wrong: only the first one counts',
    proof: proofOf((note) => note + damaged(note)),
    cosigners: [],
  },
  {
    name: 'a wrong line of the relay before the right one',
    proof: proofOf((note) => beforeLast(note, damaged(note))),
    cosigners: null,
  },
  {
    name: 'a second line of the witness, which is wrong: only the first one counts',
    proof: proofOf((note) => cosigned(note) + damaged(cosigned(note))),
    cosigners: [WITNESS.verifier.name],
  },
  {
    name: 'a wrong line of the witness before the right one',
    proof: proofOf((note) => beforeLast(cosigned(note), damaged(cosigned(note)))),
    cosigners: null,
  },
  { name: 'nobody cosigned', proof: proofOf((note) => note), cosigners: [] },
  {
    name: 'a witness cosigned',
    proof: proofOf((note) => cosigned(note)),
    cosigners: [WITNESS.verifier.name],
  },
  { name: 'a false line of a known witness', proof: proofOf(falsely), cosigners: null },
]
writeFileSync(
  join(folder, 'relay-proofs.json'),
  `${JSON.stringify(
    {
      relay: formatVkey(RELAY.verifier),
      statement: utf8Decode(statement),
      witnesses: [formatVkey(WITNESS.verifier)],
      proofs,
    },
    null,
    1,
  )}\n`,
)

/** Policies in which a key or a name stands twice: every verifier refuses them. */
const ofLog = (name: string) =>
  formatVkey(noteSigner(name, ED25519_NOTE, new Uint8Array(32).fill(41)).verifier)
const ofWitness = (name: string, fill = 42) =>
  formatVkey(noteSigner(name, ED25519_COSIGNATURE, new Uint8Array(32).fill(fill)).verifier)
const w = ofWitness('w.example')
const policies: [name: string, lines: string[], isRefused: boolean][] = [
  ['each key once', [`log ${ofLog('a.example')}`, `witness w ${w}`, 'quorum w'], false],
  ['a log key twice', [`log ${ofLog('a.example')}`, `log ${ofLog('a.example')}`, 'quorum none'], true],
  [
    'a log key under two names',
    [`log ${ofLog('a.example')}`, `log ${ofLog('b.example')}`, 'quorum none'],
    true,
  ],
  ['a witness key twice', [`witness w ${w}`, `witness v ${w}`, 'quorum w'], true],
  [
    'a witness key under two names',
    [`witness w ${w}`, `witness v ${ofWitness('v.example')}`, 'quorum w'],
    true,
  ],
  [
    'a name for two witnesses',
    [`witness w ${w}`, `witness w ${ofWitness('v.example', 43)}`, 'quorum w'],
    true,
  ],
  ['a name for a witness and a group', [`witness w ${w}`, 'group w any w', 'quorum w'], true],
  ['a member twice', [`witness w ${w}`, 'group g 2 w w', 'quorum g'], true],
  ['a member of two groups', [`witness w ${w}`, 'group g any w', 'group h any w', 'quorum g'], true],
  ['two quorums', [`witness w ${w}`, 'quorum w', 'quorum w'], true],
]
writeFileSync(
  join(folder, 'policies.json'),
  `${JSON.stringify(
    policies.map(([name, lines, isRefused]) => ({ name, policy: `${lines.join('\n')}\n`, isRefused })),
    null,
    1,
  )}\n`,
)

/** Requests that are opened with the secrets of the client. */
writeFileSync(
  join(folder, 'requests.json'),
  `${JSON.stringify(
    REQUEST_CASES.map(({ connection, ...about }) => ({
      ...about,
      client: base64Encode(connection.client),
      server: base64Encode(connection.server),
      secrets: inHex(connection.secrets),
      clientSecrets: inHex(connection.clientSecrets),
    })),
    null,
    1,
  )}\n`,
)
