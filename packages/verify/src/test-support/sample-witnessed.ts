import type { BundleWitnessed, LoggedManifest } from '../bundle/bundle.ts'
import type { CaptureManifest, WitnessedManifest } from '../bundle/manifest.ts'
import { base64Encode, hexEncode, utf8Decode } from '../bytes.ts'
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

/** Changes made before signing and logging, by a dishonest holder of the keys. */
export interface WitnessedChoices {
  connection?: Partial<ConnectionOptions>
  manifest?: (manifest: WitnessedManifest) => WitnessedManifest
  /** The relay was told which capture the connection is for. */
  bound?: boolean
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
  const host = new URL(captureIn(captures[0]).source.endpoint).hostname
  const connection = forgeConnection({
    key,
    host,
    certificates: [leafOf(key, { dnsNames: [host] }), MIDDLE],
    reply: plainReply(reply),
    relay,
    statement: { ...commitment, ...statement },
    ...own,
  })
  const bodies = captures.map((capture, i) =>
    canonicalBytes(
      (choices.manifest ?? ((same) => same))(manifestOf(connection, capture, i, relay, choices.sealed)),
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

const captureIn = (manifest: Uint8Array | undefined): CaptureManifest =>
  JSON.parse(utf8Decode(manifest ?? new Uint8Array(0)))

function commitmentTo(manifest: Uint8Array | undefined): string {
  const { captureNonce, runId, question } = captureIn(manifest)
  return captureCommitment({ captureNonce, runId, prompt: question.prompt })
}

function manifestOf(
  { client, server, secrets, statement, signature }: ForgedConnection,
  capture: Uint8Array,
  place: number,
  relay: NoteSigner,
  sealed: Uint8Array | undefined,
): WitnessedManifest {
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
