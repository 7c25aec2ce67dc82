import type { BundleEvent, BundleWitnessed } from '@veracite/verify/bundle/bundle'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { StoredManifest } from './bundle-port.ts'
import { loggedManifest } from './logged-manifest.ts'
import type { StoredWitnessed } from './stored-witnessed.ts'

/** The most bytes of streams that a bundle carries. */
const MAX_STREAM_ROOM = 24 * 1024 * 1024

interface WitnessedInput {
  original: { id: string }
  proofs: ReadonlyMap<string, ProvenLeaf>
  witnessed?: readonly StoredWitnessed[]
}

/**
 * What relays say of the replies that this bundle carries with their bytes: of a reply that is left out, nothing could be
 * checked. Those that are not in the log yet are left out too, unless nothing is.
 */
export function witnessedPart(
  { original, proofs, witnessed = [] }: WitnessedInput,
  verification: readonly BundleEvent[],
): { witnessed?: BundleWitnessed[] } {
  const carried = new Set(
    verification.flatMap((event) => (event.response === null ? [] : [event.manifest.sha256])),
  )
  const isLogged = proofs.has(original.id)
  let room = MAX_STREAM_ROOM
  const kept = witnessed.filter((one) => {
    const { manifest, kind } = parseManifest(one.body)
    const isHere = one.captureId === original.id || (manifest.prev !== null && carried.has(manifest.prev))
    room -= isHere ? (one.client?.length ?? 0) + (one.server?.length ?? 0) : 0
    return kind === 'witnessed' && isHere && room >= 0 && (proofs.has(one.subjectId) || !isLogged)
  })
  return kept.length === 0
    ? {}
    : { witnessed: kept.map((one) => witnessedOf(one, proofs.get(one.subjectId) ?? null)) }
}

const witnessedOf = (one: StoredWitnessed, proven: ProvenLeaf | null): BundleWitnessed => ({
  ...loggedManifest(one, proven),
  client: inBase64(one.client),
  server: inBase64(one.server),
  root: inBase64(one.root),
  relayProof: one.relayProof,
  sealed: inBase64(one.sealed),
})

/** Sometimes megabytes, so the platform's own encoder. */
const inBase64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64')

/** Whether a relay carried the answer that the bundle is about, and whether its request can be read from the connection. */
export function relayedAs({ original, witnessed = [] }: WitnessedInput): 'opened' | 'sealed' | null {
  const found = witnessed.find(({ captureId, result }) => captureId === original.id && result === 'witnessed')
  if (found === undefined) return null
  const { kind, manifest } = parseManifest(found.body)
  return kind === 'witnessed' && manifest.opened !== null ? 'opened' : 'sealed'
}

/** Whether a relay carried any of its answers. */
export const isWitnessed = ({ witnessed = [] }: WitnessedInput): boolean =>
  witnessed.some(({ result }) => result === 'witnessed')

/** The manifests of witnessed connections, in the form that timeline and log use. */
export const witnessedManifests = (witnessed: readonly StoredWitnessed[]): StoredManifest[] =>
  witnessed.map((one) => ({ ...one, kind: 'witnessed' }))
