import { declarationDigest, declarationText } from '@veracite/ground-truth/facts/declarations'
import type { BundleEvent } from '@veracite/verify/bundle/bundle'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { type BundleDeclaration, MAX_DECLARATIONS } from '@veracite/verify/bundle/verify-declarations'
import { base64Decode } from '@veracite/verify/bytes'
import type { RunEvidenceRows } from '../records/evidence-rows.ts'

/**
 * What the predicates of facts were declared to be, as their classifications were judged by it: each that a manifest in the
 * bundle names. Nothing where nothing is declared, so that other bundles stay what they were.
 */
export function declarationsOf(
  { classifications }: Pick<RunEvidenceRows, 'classifications'>,
  lists: Record<string, BundleEvent[]>,
): { declarations?: BundleDeclaration[] } {
  const named = new Set(
    Object.values(lists)
      .flat()
      .map(({ manifest }) => parseManifest(base64Decode(manifest.base64)))
      .flatMap((parsed) => (parsed.kind === 'classification' ? parsed.manifest.facts : []))
      .flatMap(({ declaration }) => declaration ?? []),
  )
  if (named.size === 0) return {}
  const found = new Map<string, BundleDeclaration>()
  // Newest first: those of the newest classification must be there, however many there are.
  for (const { facts } of classifications.toReversed())
    for (const { declaration } of facts) {
      if (declaration === undefined) continue
      const sha256 = declarationDigest(declaration)
      if (named.has(sha256) && found.size < MAX_DECLARATIONS)
        found.set(sha256, { json: declarationText(declaration), sha256 })
    }
  return { declarations: [...found.values()] }
}
