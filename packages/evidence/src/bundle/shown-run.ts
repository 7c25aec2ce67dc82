import type { CitationClass, VerificationStatus } from '@veracite/terms/vocabulary'
import { type CaptureManifest, parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { RunEvidenceRows, StoredClassification } from '../records/evidence-rows.ts'
import { newestOfOriginal } from '../records/evidence-rows.ts'
import { eventsOf } from './bundle-events.ts'
import type { BundleInput } from './bundle-input.ts'
import type { StoredManifest } from './bundle-port.ts'
import { outcomesAreBehind } from './outcomes-behind.ts'

/** The content of a bundle, decided once before its parts are written. */
export interface ShownRun {
  /** The rows whose manifests are in the log. */
  rows: RunEvidenceRows
  events: ReturnType<typeof eventsOf>
  /** The signed manifest of the original answer, and the same decoded. */
  capture: StoredManifest
  provenance: CaptureManifest
  /** Null while no published checkpoint covers the capture. */
  proven: ProvenLeaf | null
  /** It is in the log, but the outcomes of its scan are not, or name an earlier class. */
  isBehind: boolean
  finding: StoredClassification | undefined
  citationClass: CitationClass
  verificationStatus: VerificationStatus | null
}

export function shownRun(input: BundleInput): ShownRun {
  const { original, manifests, proofs } = input
  const events = eventsOf(input)
  const rows = loggedRows(input, events.verified)
  const capture = manifests.find(({ subjectId }) => subjectId === original.id)
  if (!capture) throw new Error('The capture has no manifest.')
  const proven = proofs.get(original.id) ?? null
  const finding = newestOfOriginal(rows.classifications, original.id)
  return {
    rows,
    events,
    capture,
    provenance: parseCaptureManifest(capture.body),
    proven,
    isBehind: proven !== null && outcomesAreBehind({ ...input, rows }, proofs),
    finding,
    citationClass: finding?.citationClass ?? input.citationClass,
    verificationStatus: input.statusOf(rows),
  }
}

/**
 * What people read is what a verifier can follow to the log: a classification that is still on its way there is listed
 * as pending and not told yet, unless there is none before it. So is a re-verification.
 */
function loggedRows(
  { rows: all, original, proofs }: BundleInput,
  verified: ReadonlySet<string>,
): RunEvidenceRows {
  const rows = { ...all, verifications: all.verifications.filter(({ id }) => verified.has(id)) }
  const classifications = rows.classifications.filter(({ id }) => proofs.has(id))
  const isJudged = classifications.some(({ captureId }) => captureId === original.id)
  return isJudged ? { ...rows, classifications } : rows
}
