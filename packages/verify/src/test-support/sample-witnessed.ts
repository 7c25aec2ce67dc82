import type { BundleWitnessed, LoggedManifest } from '../bundle/bundle.ts'
import type { WitnessedManifest } from '../bundle/manifest.ts'
import { base64Encode, hexEncode, utf8Decode } from '../bytes.ts'
import { signCheckpoint } from '../log/checkpoint.ts'
import { leafHash } from '../log/merkle.ts'
import { formatVkey } from '../log/note-key.ts'
import { formatTlogProof } from '../log/tlog-proof.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import {
  type ConnectionOptions,
  forgeConnection,
  leafOf,
  MIDDLE,
  plainReply,
  RELAY,
  WEB_ROOT,
} from './forged-connection.ts'
import { serverKey } from './server-keys.ts'

/** The sample answer as a relay carried it. Ed25519 signs the handshake, so that the same bytes come out every time. */

/** Changes made before signing and logging, by whoever holds the keys. */
export interface WitnessedChoices {
  connection?: Partial<ConnectionOptions>
  manifest?: (manifest: WitnessedManifest) => WitnessedManifest
}

export interface SampleWitnessed {
  manifests: Uint8Array[]
  carried(loggedAs: (manifest: Uint8Array | undefined) => LoggedManifest | null): BundleWitnessed[]
}

export function sampleWitnessed(
  captureSha256: string,
  endpoint: string,
  reply: Uint8Array,
  choices: WitnessedChoices,
): SampleWitnessed {
  const key = serverKey('ed25519')
  const host = new URL(endpoint).hostname
  const relay = choices.connection?.relay ?? RELAY
  const connection = forgeConnection({
    key,
    host,
    certificates: [leafOf(key, { dnsNames: [host] }), MIDDLE],
    reply: plainReply(reply),
    ...choices.connection,
  })
  const { client, server, secrets } = connection
  const manifest: WitnessedManifest = {
    schema: 'https://veracite.example/schema/witnessed/v1',
    prev: captureSha256,
    witnessId: 'wit_1',
    captureId: 'cap_1',
    runId: 'run_1',
    result: 'witnessed',
    reason: null,
    relay: formatVkey(relay.verifier),
    statement: utf8Decode(connection.statement),
    statementSignature: base64Encode(connection.signature),
    client: { sha256: sha256Hex(client), bytes: client.length },
    server: { sha256: sha256Hex(server), bytes: server.length },
    secrets: { handshake: hexEncode(secrets.handshake), application: hexEncode(secrets.application) },
    rootSha256: sha256Hex(WEB_ROOT),
    sealed: null,
    recorder: { captureKey: 'capture-2026' },
    witnessedAt: '2026-06-01T12:00:08.000Z',
  }
  const body = canonicalBytes((choices.manifest ?? ((same) => same))(manifest))
  const root = leafHash(connection.statement)
  const checkpoint = signCheckpoint({ origin: relay.verifier.name, size: 1, root }, relay)
  return {
    manifests: [body],
    carried(loggedAs) {
      const logged = loggedAs(body)
      if (logged === null) return []
      return [
        {
          ...logged,
          client: base64Encode(client),
          server: base64Encode(server),
          root: base64Encode(WEB_ROOT),
          relayProof: formatTlogProof({ index: 0, hashes: [], checkpoint, extra: null }),
          sealed: null,
        },
      ]
    },
  }
}
