import type { AccountScope } from '@veracite/terms/ports'
import type { CitationClass } from '@veracite/terms/vocabulary'
import type { RunEvidenceRows, StoredCapture, StoredRuns } from '../records/evidence-rows.ts'
import type { BundleStore, StoredManifest, StoredSealed } from './bundle-port.ts'

/** Bounds the bundle of a run that was re-verified very often. */
const MAX_MANIFESTS = 600

export interface RunForBundle {
  rows: RunEvidenceRows
  original: StoredCapture
  citationClass: CitationClass
  manifests: StoredManifest[]
  capture: StoredManifest
  sealed: StoredSealed[]
}

/** Everything stored about a run; null if there is nothing to build a bundle from. */
export async function readRunForBundle(
  deps: { runs: StoredRuns; bundles: Pick<BundleStore, 'listManifests' | 'listSealed'> },
  runId: string,
  scope: AccountScope,
): Promise<RunForBundle | null> {
  const rows = await deps.runs.findEvidence(runId, scope)
  const original = rows?.captures.find((capture) => capture.kind === 'original')
  if (!rows || !original || rows.run.citationClass === null) return null
  const manifests = await deps.bundles.listManifests(rows.run.id, MAX_MANIFESTS)
  const capture = manifests.find(({ subjectId }) => subjectId === original.id)
  if (!capture) return null
  const { scanId, place, citationClass } = rows.run
  const sealed = place === null ? [] : await deps.bundles.listSealed(scanId, place)
  return { rows, original, citationClass, manifests, capture, sealed }
}

/** The facts that the claims of all classifications were compared with, up to as many as a reader can use. */
export const comparedFactIds = (rows: RunEvidenceRows): string[] =>
  [
    ...new Set(
      rows.classifications.flatMap(({ verdict }) => verdict.claims.flatMap((claim) => claim.factId ?? [])),
    ),
  ].slice(0, 500)
