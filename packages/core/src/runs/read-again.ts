import type { NewClassification } from '@veracite/evidence/records/new-classification'
import { identityDigest, newReading, standing } from '@veracite/evidence/records/stored-reading'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { LONGEST_ANSWER } from '@veracite/verdicts/model/request'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import { declaredFor } from '../readers/declared-for.ts'
import { type ClassifyDeps, classifyFrom } from './classify-captures.ts'
import { askAndPay, overCeiling, type ReadRunDeps } from './read-run.ts'
import type { CaptureToClassify } from './run-store.ts'

/**
 * Has the model read a fresh answer too, at once: only a reader that can make such findings can tell whether
 * one came back. Null if there is no model, it does not answer, or its daily budget is spent.
 */
export async function readAgainByModel(
  deps: ClassifyDeps & Pick<ReadRunDeps, 'model' | 'readings' | 'onModelReading' | 'declarations'>,
  capture: CaptureToClassify,
  byRules: NewClassification,
  facts: FactForVerdict[],
  signal: AbortSignal,
): Promise<NewClassification | null> {
  const { model } = deps
  if (
    model === null ||
    capture.answer.text.length > LONGEST_ANSWER ||
    (await overCeiling(deps, model)) !== null
  )
    return null
  const input = {
    brand: profileIn(capture.answer.text, capture.brand, facts),
    prompt: capture.prompt,
    answer: capture.answer,
    ...declaredFor(capture.answer, await deps.declarations.listActive(capture.brand.id), facts),
  }
  const outcome = await askAndPay(deps, model, input, signal)
  if (outcome.kind !== 'read') {
    deps.onModelReading({ origin: capture.origin, outcome: 'failed', costUsd: null })
    return null
  }
  const read = newReading({
    id: deps.ids.next(),
    runId: capture.runId,
    captureId: capture.captureId,
    identitySha256: identityDigest(capture.brand),
    reading: outcome.reading,
    exchange: outcome.exchange,
    now: deps.clock.now(),
  })
  const both = [...byRules.readings, read]
  const readings = both.map(standing)
  const classification = await classifyFrom(deps, { capture, facts, readings, fresh: both }, signal)
  deps.onModelReading({
    origin: capture.origin,
    outcome: classification.verdict.class === byRules.verdict.class ? 'same_class' : 'other_class',
    costUsd: outcome.exchange?.costUsd ?? null,
  })
  return classification
}
