import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { NewVerification } from '@veracite/evidence/records/new-classification'
import { verificationWords } from '@veracite/evidence/records/verification-words'
import type { CaptureSigner, Clock, Ids } from '@veracite/terms/ports'
import { manifestSchema, type VerificationManifest } from '@veracite/verify/bundle/manifest'
import type { Attempt } from './verification-attempts.ts'

export interface Verified {
  runId: string
  jobId: string
  /** SHA-256 of the signed manifest of the original answer. */
  originalSha256: string
  originalModel: string | null
  attempts: readonly Attempt[]
}

/** The signed result of all attempts of a re-verification. */
export function conclude(
  { signer, clock, ids }: { signer: CaptureSigner; clock: Clock; ids: Ids },
  verified: Verified,
): NewVerification {
  const { runId, jobId, originalModel, attempts } = verified
  const now = clock.now()
  const id = ids.next()
  const last = attempts.at(-1)
  const servedModel = last?.servedModel ?? null
  const outcome = outcomeOf(attempts)
  const counted = {
    captureIds: attempts.map((attempt) => attempt.captureId),
    compared: attempts.filter((attempt) => attempt.class !== null).length,
    reproduced: attempts.filter((attempt) => attempt.reproduced).length,
  }
  const manifest: VerificationManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'verification'),
    prev: verified.originalSha256,
    eventNonce: ids.randomHex(16),
    verificationId: id,
    runId,
    attempts: attempts.map((attempt) => ({
      captureManifestSha256: attempt.manifestSha256,
      class: attempt.class,
      reproduced: attempt.reproduced,
    })),
    status: outcome === 'not_reproduced' ? 'not_reproducible' : 'active',
    reason: reasonOf(attempts.length, { outcome, ...counted }, originalModel, servedModel),
    verifiedAt: now.toISOString(),
  }
  return {
    id,
    runId,
    jobId,
    outcome,
    ...counted,
    citationClass: last?.class ?? null,
    originalModel,
    servedModel,
    modelChanged: originalModel !== null && servedModel !== null && originalModel !== servedModel,
    createdAt: now,
    manifest: signManifest(signer, manifest),
  }
}

function outcomeOf(attempts: readonly Attempt[]): NewVerification['outcome'] {
  if (attempts.some((attempt) => attempt.reproduced)) return 'reproduced'
  // An engine that gave no answer at all neither repeats nor refutes the finding.
  return attempts.some((attempt) => attempt.class !== null) ? 'not_reproduced' : 'inconclusive'
}

function reasonOf(
  asked: number,
  verification: Parameters<typeof verificationWords>[0],
  originalModel: string | null,
  servedModel: string | null,
): string {
  const model =
    originalModel !== null && servedModel !== null && originalModel !== servedModel
      ? ` The model that answered changed from ${originalModel} to ${servedModel}.`
      : ''
  const words = verificationWords(verification)
  const counted = words === null ? '' : ` ${words}.`
  return `Asked ${asked} ${asked === 1 ? 'time' : 'times'} again: ${verification.outcome.replace('_', ' ')}.${counted}${model}`
}
