import { openSealed, recipientDigest, recipientOf } from '@veracite/adapters/witnessed/age-sealer'
import type { BundleWitnessed, EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { base64Decode, hexDecode, utf8Decode } from '@veracite/verify/bytes'
import { sha256Hex } from '@veracite/verify/sha256'
import type { HttpMessage } from '@veracite/verify/witnessed/http-message'
import { openRequest } from '@veracite/verify/witnessed/open-request'
import { Refused } from '../failures.ts'

export interface OpenedRequest {
  captureId: string
  relay: string
  request: HttpMessage
}

/** Opens every sealed request of a bundle with the identity that its operator kept apart. */
export async function openRequests(
  bundle: Pick<EvidenceBundle, 'witnessed'>,
  identity: string,
): Promise<OpenedRequest[]> {
  const digest = recipientDigest(await recipientOf(identity))
  const sealed = (bundle.witnessed ?? []).filter((entry) => entry.sealed !== null)
  if (sealed.length === 0) throw new Refused('Nothing in this bundle is sealed: no relay carried it.')
  const opened: OpenedRequest[] = []
  for (const entry of sealed) opened.push(await openOne(entry, identity, digest))
  return opened
}

async function openOne(entry: BundleWitnessed, identity: string, digest: string): Promise<OpenedRequest> {
  const parsed = parseManifest(base64Decode(entry.manifest.base64))
  const manifest = parsed.kind === 'witnessed' ? parsed.manifest : null
  if (manifest?.sealed == null || manifest.secrets === null || entry.client === null || entry.server === null)
    throw new Refused('The bundle lacks a part of the connection.')
  const bytes = base64Decode(entry.sealed ?? '')
  if (sha256Hex(bytes) !== manifest.sealed.sha256)
    throw new Refused('What is sealed is not what the manifest names.')
  if (manifest.sealed.recipientSha256 !== digest)
    throw new Refused('It is sealed for another key than this one.')
  const secrets = JSON.parse(utf8Decode(await openSealed(bytes, identity))) as Record<string, string>
  const request = openRequest(
    {
      client: base64Decode(entry.client),
      server: base64Decode(entry.server),
      secrets: {
        handshake: hexDecode(manifest.secrets.handshake),
        application: hexDecode(manifest.secrets.application),
      },
    },
    { handshake: hexDecode(secrets.handshake ?? ''), application: hexDecode(secrets.application ?? '') },
  )
  return { captureId: manifest.captureId, relay: manifest.relay ?? '', request }
}

/** Every form in which a key may stand in a request: as it is, in base64, and escaped in an address. */
export function holdsKeyInUse({ start, headers, body }: HttpMessage, keys: readonly string[]): boolean {
  const places = [start, ...headers.values(), Buffer.from(body).toString('latin1')]
  const decoded = places.flatMap((place) =>
    (place.match(/[A-Za-z0-9+/=]{8,}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString('latin1')),
  )
  return keys.some(
    (key) =>
      key.length >= SHORTEST_KEY &&
      [...places, ...decoded].some((place) => place.includes(key) || place.includes(encodeURIComponent(key))),
  )
}

/** The request for people: whatever may pay is masked, wherever it stands. */
export function maskedRequest({ start, headers, body }: HttpMessage) {
  return {
    start: start.replaceAll(/([?&](?:api_key|key|token|access_token)=)[^&\s]*/gi, `$1${MASK}`),
    headers: Object.fromEntries(
      [...headers].map(([name, value]) => [name, SECRET_HEADER.test(name) ? MASK : value]),
    ),
    body: Buffer.from(body).toString('utf8'),
  }
}

const MASK = '[masked]'
const SHORTEST_KEY = 6
const SECRET_HEADER = /authorization|cookie|key|token|secret|password/i
