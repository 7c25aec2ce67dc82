import type { BundleWitnessed, LoggedManifest } from '../bundle/bundle.ts'
import type { CaptureManifest, WitnessedManifest } from '../bundle/manifest.ts'
import { base64Encode, hexEncode, utf8Decode, utf8Encode } from '../bytes.ts'
import { signCheckpoint } from '../log/checkpoint.ts'
import { leafHash } from '../log/merkle.ts'
import { formatVkey, type NoteSigner } from '../log/note-key.ts'
import { formatTlogProof } from '../log/tlog-proof.ts'
import { captureCommitment } from '../relayed/commitment.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import {
  type ConnectionOptions,
  type ForgedConnection,
  forgeConnection,
  leafOf,
  MIDDLE,
  plainReply,
  RELAY,
  WEB_ROOT,
} from './forged-connection.ts'
import { serverKey } from './server-keys.ts'

/** The sample answer as a relay carried it. Ed25519 signs the handshake, so that the same bytes come out every time. */

/** Manifests of the worker’s connections do not say which part they are about. */
type Written = Omit<WitnessedManifest, 'part' | 'opened'> &
  Partial<Pick<WitnessedManifest, 'part' | 'opened'>>

/** Changes made before signing and logging, by a dishonest holder of the keys. */
export interface WitnessedChoices {
  connection?: Partial<ConnectionOptions>
  manifest?: (manifest: Written) => Written
  /** The relay was told which capture the connection is for. */
  bound?: boolean
  /** It was asked with this, and all of it but the line with the paying key is disclosed. */
  requestBody?: string
  /** What the bundle carries as the sealed request. */
  sealed?: Uint8Array
  /** This relay carried the answer when asked again, on a connection of its own. */
  again?: NoteSigner
}

export interface SampleWitnessed {
  manifests: Uint8Array[]
  carried(loggedAs: (manifest: Uint8Array | undefined) => LoggedManifest | null): BundleWitnessed[]
}

/** One connection, and what is signed about it for each of these manifests of captures. */
export function sampleWitnessed(
  captures: readonly Uint8Array[],
  reply: Uint8Array,
  choices: WitnessedChoices,
): SampleWitnessed {
  const key = serverKey('ed25519')
  const commitment = choices.bound ? { commitment: commitmentTo(captures[0]) } : {}
  const { statement, relay = RELAY, ...own } = choices.connection ?? {}
  const { hostname: host, pathname } = new URL(captureIn(captures[0]).source.endpoint)
  const { requestBody } = choices
  const connection = forgeConnection({
    key,
    host,
    certificates: [leafOf(key, { dnsNames: [host] }), MIDDLE],
    reply: plainReply(reply),
    ...(requestBody !== undefined && { requestParts: partsOf(host, pathname, requestBody) }),
    relay,
    statement: { ...commitment, ...statement },
    ...own,
  })
  const bodies = captures.map((capture, i) =>
    canonicalBytes(
      (choices.manifest ?? ((same) => same))({
        ...manifestOf(connection, capture, i, relay, choices.sealed),
        ...(requestBody !== undefined && { opened: openedWith(connection) }),
      }),
    ),
  )
  const root = leafHash(connection.statement)
  const checkpoint = signCheckpoint({ origin: relay.verifier.name, size: 1, root }, relay)
  const parts = {
    client: base64Encode(connection.client),
    server: base64Encode(connection.server),
    root: base64Encode(WEB_ROOT),
    relayProof: formatTlogProof({ index: 0, hashes: [], checkpoint, extra: null }),
    sealed: choices.sealed === undefined ? null : base64Encode(choices.sealed),
  }
  return {
    manifests: bodies,
    carried: (loggedAs) =>
      bodies.flatMap((body) => {
        const logged = loggedAs(body)
        return logged === null ? [] : [{ ...logged, ...parts }]
      }),
  }
}

const partsOf = (host: string, path: string, body: string) =>
  [
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${body.length}\r\n`,
    'authorization: Bearer sk-very-secret\r\n',
    `\r\n${body}`,
  ].map(utf8Encode) as [Uint8Array, Uint8Array, Uint8Array]

function openedWith({ disclosed: { handshake, first, third, sealedRecords } }: ForgedConnection) {
  const inHex = ({ key, iv }: typeof first) => ({ key: hexEncode(key), iv: hexEncode(iv) })
  return { handshake: hexEncode(handshake), first: inHex(first), third: inHex(third), sealedRecords }
}

const captureIn = (manifest: Uint8Array | undefined): CaptureManifest =>
  JSON.parse(utf8Decode(manifest ?? new Uint8Array(0)))

function commitmentTo(manifest: Uint8Array | undefined): string {
  const { captureNonce, runId, source, question } = captureIn(manifest)
  const prompt = source.access === 'app' ? source.endpoint : question.prompt
  return captureCommitment({ captureNonce, runId, prompt })
}

function manifestOf(
  { client, server, secrets, statement, signature }: ForgedConnection,
  capture: Uint8Array,
  place: number,
  relay: NoteSigner,
  sealed: Uint8Array | undefined,
): Written {
  const { captureId, runId } = captureIn(capture)
  return {
    schema: 'https://veracite.example/schema/witnessed/v1',
    prev: sha256Hex(capture),
    witnessId: `wit_${place + 1}`,
    captureId,
    runId,
    result: 'witnessed',
    reason: null,
    relay: formatVkey(relay.verifier),
    statement: utf8Decode(statement),
    statementSignature: base64Encode(signature),
    client: { sha256: sha256Hex(client), bytes: client.length },
    server: { sha256: sha256Hex(server), bytes: server.length },
    secrets: { handshake: hexEncode(secrets.handshake), application: hexEncode(secrets.application) },
    rootSha256: sha256Hex(WEB_ROOT),
    sealed:
      sealed === undefined
        ? null
        : { sha256: sha256Hex(sealed), bytes: sealed.length, recipientSha256: 'd'.repeat(64) },
    recorder: { captureKey: 'capture-2026' },
    witnessedAt: '2026-06-01T12:00:08.000Z',
  }
}
