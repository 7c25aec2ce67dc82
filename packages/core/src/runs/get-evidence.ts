import type { LogStore } from '@veracite/evidence/log/log-port'
import { placeInLog } from '@veracite/evidence/log/place-in-log'
import {
  rawOf,
  toClassificationBody,
  toFailedReply,
  toReadingBody,
  toSnapshot,
  toVerificationBody,
} from '@veracite/evidence/records/evidence-bodies'
import type { RunEvidenceRows, StoredRuns } from '@veracite/evidence/records/evidence-rows'
import { newestOfOriginal } from '@veracite/evidence/records/evidence-rows'
import { statusOf } from '@veracite/evidence/records/run-verification-status'
import { existing } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { Clock } from '@veracite/terms/ports'
import { type Origin, originOf } from '@veracite/terms/vocabulary'
import type { Scope } from '../access/scope.ts'
import type { SourceStore } from '../sources/source-store.ts'

/** The origin of the answer, or of a failed reply if there is none. */
const whoAnswered = ({ captures, failedReplies = [] }: RunEvidenceRows): Origin => {
  const [first] = [...captures, ...failedReplies]
  return first === undefined ? 'engine' : originOf(first.accessKind)
}

/** The answer of GET /v1/runs/{runId}/evidence: the raw response, its snapshot, its status and its history. */
export const getEvidence =
  (deps: {
    runs: StoredRuns
    scope: Scope
    sources: Pick<SourceStore, 'findTrail'>
    log: Pick<LogStore, 'findLeaves' | 'readTiles' | 'isOff'>
    clock: Clock
    staleAfterDays: number
  }) =>
  async (input: { runId: string }) => {
    const rows = existing(await deps.runs.findEvidence(input.runId, deps.scope), 'run')
    const original = rows.captures.find((capture) => capture.kind === 'original')
    return {
      runId: rows.run.id,
      scanId: rows.run.scanId,
      brand: { id: rows.brand.id, name: rows.brand.name, domain: rows.brand.domain },
      engine: rows.run.engine,
      ...originBody(whoAnswered(rows)),
      intent: rows.run.intent,
      prompt: rows.prompt.text,
      locale: rows.prompt.locale,
      status: rows.run.status,
      citationClass: rows.run.citationClass,
      provisional: newestOfOriginal(rows.classifications, original?.id)?.provisional ?? false,
      needsReview: newestOfOriginal(rows.classifications, original?.id)?.verdict.needsReview ?? [],
      noAnswerReason: rows.run.noAnswerReason,
      error: rows.run.error,
      verificationStatus: statusOf(rows, deps.clock.now(), deps.staleAfterDays),
      snapshot: original ? toSnapshot(original) : null,
      ...(original ? rawOf(original.response) : { rawResponse: null, rawResponseEncoding: null }),
      answer: original?.answer ?? null,
      classifications: rows.classifications.map(toClassificationBody),
      verifications: rows.verifications.map(toVerificationBody),
      readings: rows.readings.map(toReadingBody),
      judgeOpinions: [],
      sourceTrail: original ? await deps.sources.findTrail(original.id) : null,
      log: original ? await placeInLog(deps.log, original.id) : null,
      failedReplies: (rows.failedReplies ?? []).map(toFailedReply),
      captures: rows.captures
        .filter((capture) => capture.kind === 'verification')
        .map((capture) => ({ ...toSnapshot(capture), answer: capture.answer })),
    }
  }
