import type { StoredManifest } from '@veracite/evidence/bundle/bundle-port'
import { accuses, type StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { RunEvidenceRows } from '@veracite/evidence/records/evidence-rows'
import { sha256Hex } from '@veracite/terms/digest'
import type { CitationClass } from '@veracite/terms/vocabulary'
import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'

/** One answer of a re-verification, compared with the finding. */
export interface Attempt {
  captureId: string
  manifestSha256: string
  servedModel: string | null
  /** Null when the engine gave no answer, or one that could not be compared. */
  class: CitationClass | null
  reproduced: boolean
}

/** The attempts of this job from before an interruption, oldest first: each signed manifest names its job. */
export function attemptsSoFar(
  jobId: string,
  manifests: readonly StoredManifest[],
  { captures, classifications }: Pick<RunEvidenceRows, 'captures' | 'classifications'>,
  finding: StoredVerdict,
): Attempt[] {
  return manifests.flatMap((stored) => {
    if (stored.kind !== 'capture') return []
    if (parseCaptureManifest(stored.body).collector.trigger.id !== jobId) return []
    const verdict = classifications.find((row) => row.captureId === stored.subjectId)?.verdict
    return {
      captureId: stored.subjectId,
      manifestSha256: sha256Hex(stored.body),
      servedModel: captures.find((capture) => capture.id === stored.subjectId)?.servedModel ?? null,
      ...comparedWith(finding, verdict ?? null),
    }
  })
}

const restsOnRules = ({ readers }: Pick<StoredVerdict, 'readers'>): boolean =>
  readers.every(({ kind }) => kind === 'rules')

/** The plain reader cannot refute what a model or a person found: it repeats it or is inconclusive. */
export function comparedWith(
  finding: StoredVerdict,
  fresh: Pick<StoredVerdict, 'class' | 'claims' | 'readers'> | null,
): Pick<Attempt, 'class' | 'reproduced'> {
  if (fresh === null) return { class: null, reproduced: false }
  const reproduced = reproduces(finding, fresh)
  const comparable = reproduced || restsOnRules(finding) || !restsOnRules(fresh)
  return { class: comparable ? fresh.class : null, reproduced }
}

/**
 * True for the same class again; for a confabulation, one of the same contradictions, certain or likely: of
 * the same fact, or the same words against the fact that has since replaced it.
 */
function reproduces(
  original: Pick<StoredVerdict, 'class' | 'claims'>,
  fresh: Pick<StoredVerdict, 'class' | 'claims'>,
): boolean {
  if (original.class !== 'CONFABULATED') return fresh.class === original.class
  const found = new Set(contradictions(original.claims.filter(accuses)))
  return contradictions(fresh.claims).some((contradiction) => found.has(contradiction))
}

const contradictions = (claims: StoredVerdict['claims']): string[] =>
  claims
    .filter((claim) => claim.verdict === 'contradicted')
    .flatMap(({ predicate, factId, stated }) => [
      `${predicate} against ${factId ?? ''}`,
      `${predicate} is ${stated}`,
    ])
