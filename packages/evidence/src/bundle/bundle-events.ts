import { sha256Hex } from '@veracite/terms/digest'
import { type BundleEvent, MAX_READINGS } from '@veracite/verify/bundle/bundle'
import { parseManifest, type VerificationManifest } from '@veracite/verify/bundle/manifest'
import { toBundleReading } from '../records/evidence-bodies.ts'
import type { BundleInput } from './bundle-input.ts'
import type { StoredManifest } from './bundle-port.ts'
import { bundleEvent, bundleResponse, classificationsIn } from './logged-manifest.ts'

/** Events after the capture: classifications, re-verifications and custody, with the readings that they name. */

type RunManifests = Pick<BundleInput, 'rows' | 'original' | 'manifests' | 'proofs'>

type BundleReading = ReturnType<typeof toBundleReading>

/**
 * Responses of re-verifications are included up to this size; the signed manifests hold all their digests
 * anyway.
 */
const MAX_EXTRA_BYTES = 8 * 1024 * 1024

/** Later manifests by kind. Only those in a published checkpoint: the rest are listed as pending. */
export function eventsOf({ rows, original, manifests, proofs }: RunManifests) {
  const lists: Record<'classification' | 'verification' | 'custody', BundleEvent[]> = {
    classification: [],
    verification: [],
    custody: [],
  }
  const pending: { kind: string; id: string; manifestSha256: string }[] = []
  const captures = new Map(rows.captures.map((capture) => [capture.id, capture]))
  const included = new Set<string>()
  const verified = new Set<string>()
  let room = MAX_EXTRA_BYTES
  const placeOf = ({ subjectId }: StoredManifest) =>
    proofs.get(subjectId)?.leaf.index ?? Number.MAX_SAFE_INTEGER
  for (const stored of manifests.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const proven = proofs.get(stored.subjectId)
    const { manifest, kind } = parseManifest(stored.body)
    const digest = sha256Hex(stored.body)
    if (!proven) {
      pending.push({ kind, id: stored.subjectId, manifestSha256: digest })
      continue
    }
    // A link to something left out, or not in the log yet, could not be followed.
    const linked = stored.subjectId === original.id || (manifest.prev !== null && included.has(manifest.prev))
    if (!linked || (kind === 'verification' && !isComplete(manifest, included))) continue
    included.add(digest)
    if (kind === 'verification') verified.add(manifest.verificationId)
    if (stored.subjectId === original.id) continue
    const capture = kind === 'capture' ? captures.get(stored.subjectId) : undefined
    const response =
      capture && capture.response.length <= room
        ? bundleResponse(capture.response, capture.sha256, capture.contentType)
        : null
    room -= response?.bytes ?? 0
    const isOfOriginal = kind === 'classification' && manifest.captureId === original.id
    const list = isOfOriginal ? 'classification' : kind === 'custody' ? 'custody' : 'verification'
    lists[list].push(bundleEvent(stored, proven, response))
  }
  return { lists, pending, verified }
}

/** A re-verification counts answers; without one of them, nobody could count again. */
const isComplete = ({ attempts }: VerificationManifest, included: ReadonlySet<string>): boolean =>
  attempts.every(({ captureManifestSha256 }) => included.has(captureManifestSha256))

/** Only readings that a classification in the bundle names; the newest if there are very many. */
export function readingsOf(
  { rows }: Pick<RunManifests, 'rows'>,
  lists: Record<string, BundleEvent[]>,
): BundleReading[] {
  const named = new Set(
    classificationsIn(Object.values(lists).flat())
      .flatMap(({ readings }) => readings ?? [])
      .map(({ sha256 }) => sha256),
  )
  const kept: BundleReading[] = []
  let room = MAX_EXTRA_BYTES
  for (const row of rows.readings
    .filter(({ sha256 }) => named.has(sha256))
    .slice(-MAX_READINGS)
    .reverse()) {
    room -= row.body.length + (row.exchange ? row.exchange.request.length + row.exchange.reply.length : 0)
    if (room >= 0) kept.unshift(toBundleReading(row))
  }
  return kept
}
