import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { BundleTrail } from '@veracite/verify/bundle/bundle'
import { hexEncode } from '@veracite/verify/bytes'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { SourceTrail } from '../trails/source-trail.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import type { StoredManifest } from './bundle-port.ts'
import { bundleResponse, loggedManifest, pendingAmong } from './logged-manifest.ts'

/**
 * The most bytes of cited pages that a bundle carries; the signed manifests hold all their digests anyway.
 */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024

interface TrailInput {
  original: { id: string }
  proofs: ReadonlyMap<string, ProvenLeaf>
  trail: StoredTrail | null
}

/** Every signed statement about cited pages, as the timeline and the log know them. */
export const sourceManifests = (trail: StoredTrail | null): StoredManifest[] =>
  trail
    ? [...trail.pages.map((page) => ({ ...page, kind: 'page' as const })), { ...trail, kind: 'trail' }]
    : []

/**
 * The trail and its pages, all or nothing: a trail that a verifier could not yet follow to the log is left
 * out and listed as pending, unless nothing in the bundle is in the log.
 */
export function trailPart(input: TrailInput): BundleTrail | null {
  const { trail, proofs } = input
  const isPending = pendingAmong(sourceManifests(trail), proofs).length > 0
  if (!trail || (proofs.has(input.original.id) && isPending)) return null
  const proven = (id: string) => proofs.get(id) ?? null
  return {
    ...loggedManifest(trail, proven(trail.subjectId)),
    json: trail.json,
    pages: trail.pages.map((page) => ({
      ...loggedManifest(page, proven(page.subjectId)),
      body:
        page.content &&
        bundleResponse(page.content.bytes, hexEncode(page.content.sha256), page.content.mediaType),
      text: page.text && { text: textOfBytes(page.text.bytes), sha256: hexEncode(page.text.sha256) },
    })),
  }
}

export const readTrail = (part: Pick<BundleTrail, 'json'>): SourceTrail =>
  JSON.parse(part.json) as SourceTrail
