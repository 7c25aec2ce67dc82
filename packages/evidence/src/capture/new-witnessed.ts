import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { CarriedConnection, OpenedRequest, TrafficSecrets, Witness } from '@veracite/terms/engine-port'
import type { CaptureSigner } from '@veracite/terms/ports'
import { manifestSchema, type WitnessedManifest } from '@veracite/verify/bundle/manifest'
import { base64Encode, hexEncode, utf8Decode, utf8Encode } from '@veracite/verify/bytes'
import type { NewCapture } from './new-capture.ts'
import { SCHEMA_HOST, type SignedOfCapture, signManifest } from './sign-manifest.ts'

/** Encrypts to a key whose other half this installation does not have. */
export interface RequestSealer {
  /** SHA-256 of the recipient as text, by which manifests name it. */
  readonly recipientSha256: string
  seal(secrets: Uint8Array): Promise<Uint8Array>
}

/** The streams as they passed the relay, and what proves them; null where nothing was witnessed. */
export interface CarriedBytes {
  client: Uint8Array | null
  server: Uint8Array | null
  root: Uint8Array | null
  relayProof: string | null
  sealed: Uint8Array | null
}

/** A relay's statement about a capture, ready to be stored with it. */
export interface NewWitnessed extends CarriedBytes, SignedOfCapture {
  part: 'reply' | 'conversation'
  result: 'witnessed' | 'not_witnessed'
  reason: string | null
  relay: string | null
}

export interface WitnessedInput {
  id: string
  capture: Pick<NewCapture, 'id' | 'runId' | 'manifest'>
  witness: Witness
  /** Null: nobody keeps a key, and the request can never be opened. */
  sealer: RequestSealer | null
  /** Of a recording: which of its two connections it is. */
  part?: 'reply' | 'conversation'
  signer: CaptureSigner
  now: Date
}

/**
 * Signs what a relay said, or that none did. Of the session's secrets, those of the server's side become part of the
 * manifest; those of the client's side would open the request with the key that pays. They leave here encrypted only, and
 * not at all where everything but the line with that key is opened.
 */
export async function buildWitnessed(input: WitnessedInput): Promise<NewWitnessed> {
  const { id, capture, witness, signer, now } = input
  const carried = witness.kind === 'carried' ? witness : null
  const isSealed = carried !== null && carried.opened === null
  const sealed = isSealed && input.sealer ? await sealRequest(carried, capture.id, input.sealer) : null
  const reason = witness.kind === 'carried' ? null : witness.reason
  const result = carried ? 'witnessed' : 'not_witnessed'
  const manifest: WitnessedManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'witnessed'),
    prev: sha256Hex(capture.manifest.body),
    witnessId: id,
    captureId: capture.id,
    runId: capture.runId,
    part: input.part ?? null,
    result,
    reason,
    relay: witness.relay,
    statement: carried && utf8Decode(carried.statement),
    statementSignature: carried && base64Encode(carried.signature),
    client: carried && { sha256: sha256Hex(carried.client), bytes: carried.client.length },
    server: carried && { sha256: sha256Hex(carried.server), bytes: carried.server.length },
    secrets: carried && inHex(carried.serverSecrets),
    opened: carried?.opened ? openedInHex(carried.opened) : null,
    rootSha256: carried && sha256Hex(carried.root),
    sealed: sealed && {
      sha256: sha256Hex(sealed.bytes),
      bytes: sealed.bytes.length,
      recipientSha256: sealed.recipientSha256,
    },
    recorder: { captureKey: signer.keyId },
    witnessedAt: now.toISOString(),
  }
  return {
    id,
    captureId: capture.id,
    runId: capture.runId,
    part: input.part ?? 'reply',
    result,
    reason,
    relay: witness.relay,
    client: carried?.client ?? null,
    server: carried?.server ?? null,
    root: carried?.root ?? null,
    relayProof: carried?.proof ?? null,
    sealed: sealed?.bytes ?? null,
    manifest: signManifest(signer, manifest),
    createdAt: now,
  }
}

const inHex = ({ handshake, application }: TrafficSecrets) => ({
  handshake: hexEncode(handshake),
  application: hexEncode(application),
})

const keyInHex = ({ key, iv }: OpenedRequest['first']) => ({ key: hexEncode(key), iv: hexEncode(iv) })
const openedInHex = ({ handshake, first, third, sealedRecords }: OpenedRequest) => ({
  handshake: hexEncode(handshake),
  first: keyInHex(first),
  third: keyInHex(third),
  sealedRecords,
})

async function sealRequest({ clientSecrets }: CarriedConnection, captureId: string, sealer: RequestSealer) {
  const bytes = await sealer.seal(utf8Encode(canonicalJson({ captureId, ...inHex(clientSecrets) })))
  return { bytes, recipientSha256: sealer.recipientSha256 }
}
