import { REDACTED } from '@veracite/adapters/engines/redaction'
import { openSealed, recipientDigest, recipientOf } from '@veracite/adapters/relays/age-sealer'
import type { BundleWitnessed, EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { type CaptureManifest, manifestIn } from '@veracite/verify/bundle/manifest'
import type { VerificationReport } from '@veracite/verify/bundle/verification-report'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import type { VerifyOptions } from '@veracite/verify/bundle/verify-trust'
import { base64Decode, hexDecode, utf8Decode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import type { HttpMessage } from '@veracite/verify/relayed/http-message'
import { NOT_NAMED } from '@veracite/verify/relayed/named-relays'
import { openRequest } from '@veracite/verify/relayed/open-request'
import { sha256Hex } from '@veracite/verify/sha256'
import { object, type ShapeOf, text } from '@veracite/verify/shape'
import { Refused } from '../failures.ts'

export interface OpenedRequest {
  captureId: string
  relay: string
  request: HttpMessage
}

/** The requests, and what the bundle they are in is worth. */
export interface OpenedBundle {
  requests: OpenedRequest[]
  /** How many requests stay closed because the reader has not named the relay that carried them. */
  notNamed: number
  trust: VerificationReport['trust']
}

/**
 * Opens every sealed request of a bundle with the identity that its operator kept apart. The whole bundle must verify, the
 * connection too, and each request must be the one that the manifest of its capture names; otherwise nothing is returned.
 * Requests that a relay carried which the reader has not named stay closed.
 */
export async function openRequests(
  bundleText: string,
  identity: string,
  options: VerifyOptions = {},
): Promise<OpenedBundle> {
  const { status, summary, steps, trust, facts } = verifyBundle(bundleText, options)
  if (status === 'not_verified') throw new Refused((say) => say('cliRefused.nothingIsShown', { summary }))
  const bundle = JSON.parse(bundleText) as EvidenceBundle
  const sealed = (bundle.witnessed ?? []).filter((entry) => entry.sealed != null)
  if (sealed.length === 0)
    throw new Refused(
      facts.witnessed.some(({ isOpened }) => isOpened)
        ? (say) => say('cliRefused.everyReaderSeesWhatWasAsked')
        : (say) => say('cliRefused.nothingInThisBundleIsSealed'),
    )
  const provider = steps.find(({ id }) => id === 'provider')
  if (provider?.result !== 'pass')
    throw new Refused((say) => say('cliRefused.theConnectionIsNotProven', { reason: provider?.reason ?? '' }))
  const proven = new Set(facts.witnessed.map(({ captureManifestSha256 }) => captureManifestSha256))
  const named = sealed.filter((entry) => proven.has(prevOf(entry)))
  if (named.length === 0)
    throw new Refused((say) => say('cliRefused.nothingIsShownEachSealedRequest', { not_named: NOT_NAMED }))
  const digest = recipientDigest(await recipientOf(identity))
  const requests: OpenedRequest[] = []
  for (const entry of named) requests.push(await openOne(entry, capturesOf(bundle), identity, digest))
  return { requests, notNamed: sealed.length - named.length, trust }
}

/** The digest of the capture's manifest that this entry is about. */
function prevOf(entry: BundleWitnessed): string {
  return manifestIn(base64Decode(entry.manifest.base64), 'witnessed')?.prev ?? ''
}

/** By the digests of their manifests, which were checked with the bundle. */
function capturesOf({ manifest, verification }: EvidenceBundle): Map<string, CaptureManifest> {
  const captures = new Map<string, CaptureManifest>()
  for (const { base64, sha256 } of [manifest, ...verification.map((event) => event.manifest)]) {
    const capture = manifestIn(base64Decode(base64), 'capture')
    if (capture !== null) captures.set(sha256, capture)
  }
  return captures
}

async function openOne(
  entry: BundleWitnessed,
  captures: ReadonlyMap<string, CaptureManifest>,
  identity: string,
  digest: string,
): Promise<OpenedRequest> {
  const manifest = manifestIn(base64Decode(entry.manifest.base64), 'witnessed')
  const capture = captures.get(manifest?.prev ?? '')
  if (
    manifest?.sealed == null ||
    manifest.secrets === null ||
    entry.client === null ||
    entry.server === null ||
    capture === undefined
  )
    throw new Refused((say) => say('cliRefused.theBundleLacksAPartOf'))
  if (manifest.sealed.recipientSha256 !== digest)
    throw new Refused((say) => say('cliRefused.itIsSealedForAnotherKey'))
  const secrets = await readSecrets(entry.sealed ?? '', identity)
  if (secrets.captureId !== capture.captureId)
    throw new Refused((say) => say('cliRefused.nothingIsShownWhatWasSealed'))
  const request = openOrRefuse(entry, manifest.secrets, secrets)
  const difference = differenceFrom(request, capture)
  if (difference !== null)
    throw new Refused((say) => say('cliRefused.nothingIsShownTheRequestHas', { difference }))
  return { captureId: capture.captureId, relay: manifest.relay ?? '', request }
}

async function readSecrets(sealed: string, identity: string): Promise<ShapeOf<typeof SECRETS>> {
  try {
    return SECRETS(JSON.parse(utf8Decode(await openSealed(base64Decode(sealed), identity))), 'secrets')
  } catch {
    throw new Refused((say) => say('cliRefused.nothingIsShownWhatWasSealed2'))
  }
}

function openOrRefuse(
  { client, server }: Pick<BundleWitnessed, 'client' | 'server'>,
  ofServer: Secrets,
  ofClient: Secrets,
): HttpMessage {
  try {
    const streams = { client: base64Decode(client ?? ''), server: base64Decode(server ?? '') }
    return openRequest({ ...streams, secrets: inBytes(ofServer) }, inBytes(ofClient))
  } catch (error) {
    const reason = error instanceof FormatError ? error.message : 'it cannot be read'
    throw new Refused((say) => say('cliRefused.nothingIsShownTheRequestDoes', { reason }))
  }
}

interface Secrets {
  handshake: string
  application: string
}

const SECRETS = object({ captureId: text, handshake: text, application: text })

const inBytes = ({ handshake, application }: Secrets) => ({
  handshake: hexDecode(handshake),
  application: hexDecode(application),
})

/** In what the request differs from what was signed about it when it was sent; null if in nothing. */
export function differenceFrom(
  { start, headers, body }: HttpMessage,
  { source, question }: Pick<CaptureManifest, 'source' | 'question'>,
): string | null {
  const named = new URL(source.endpoint)
  if (headers.get('host') !== named.host) return 'another host'
  const [, target] = start.split(' ')
  const sent = target?.startsWith('/') ? URL.parse(`${named.origin}${target}`) : null
  // Keys in addresses were left out of what is signed.
  for (const [name, value] of named.searchParams)
    if (value === REDACTED && sent?.searchParams.getAll(name).length === 1)
      sent.searchParams.set(name, REDACTED)
  if (sent?.href !== named.href) return 'another address'
  const digest = question.requestSha256
  const isSame = digest === null ? body.length === 0 : sha256Hex(body) === digest
  return isSame ? null : 'another body'
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
