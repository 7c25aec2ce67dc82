import type { Share } from '@veracite/core/evaluation/score'
import type { Ports } from '@veracite/core/ports'
import type { ReaderCheck } from '@veracite/core/reader-checks/reader-check'
import { ANSWER_COUNT, ANSWERS_SHA256 } from '@veracite/core/reader-checks/shipped-answers'
import { modelVersion } from '@veracite/core/readers/model-reader'
import { signManifest } from '@veracite/evidence/capture/sign-manifest'

/** Stores a check of the configured model without asking it: all right, unless `figures` says otherwise. */
export async function storeCheck(
  {
    model,
    readerChecks,
    signer,
    ids,
    clock,
  }: Pick<Ports, 'model' | 'readerChecks' | 'signer' | 'ids' | 'clock'>,
  {
    measuredAt = clock.now(),
    figures = {},
  }: { measuredAt?: Date; figures?: Partial<ReaderCheck['figures']> } = {},
): Promise<ReaderCheck | null> {
  if (model === null) return null
  const all = (of: number): Share => ({ part: of, of })
  const check = {
    id: ids.next(),
    reader: modelVersion(model),
    measuredAt,
    answers: { read: ANSWER_COUNT, of: ANSWER_COUNT, sha256: ANSWERS_SHA256 },
    figures: {
      classRight: all(ANSWER_COUNT),
      claimsRight: all(300),
      accusationsRight: all(45),
      found: all(45),
      statementsRead: all(300),
      ...figures,
    },
    costUsd: '0.00000000',
  }
  await readerChecks.add(check, signManifest(signer, { ...check, measuredAt: measuredAt.toISOString() }))
  return check
}
