import { Type } from '@sinclair/typebox'
import { NO_ANSWER_REASONS, RUN_STATUSES } from '@veracite/terms/vocabulary'
import * as t from '../base/schemas.ts'
import { Reviews } from '../claims/claims.ts'
import {
  Classification,
  FailedReply,
  JudgeOpinion,
  Snapshot,
  StoredReading,
  Verification,
} from '../evidence/evidence.ts'
import { PlaceInLog } from '../evidence/place-in-log.ts'
import { SourceTrail } from '../sources/source-trail.ts'

export const RunEvidence = t.open(
  'RunEvidence',
  'Everything that is kept about one run: the raw response, its snapshot, its status and its history.',
  {
    runId: t.text('Run identifier.'),
    scanId: t.text('The scan it belongs to.'),
    brand: t.BrandRef,
    engine: t.EngineName,
    ...t.fromAnswers,
    intent: t.PromptIntentName,
    prompt: t.text('The question that was asked.'),
    locale: t.text('Language of the question, for example `en` or `en-US`.'),
    status: t.text(`State of the run, one of ${RUN_STATUSES.join(', ')}.`),
    citationClass: t.nullable(t.CitationClassName, 'Null until the run is classified.'),
    provisional: Type.Optional(
      t.flag('True: the configured model has not finished reading the answer; the class may change.'),
    ),
    needsReview: Reviews,
    noAnswerReason: t.nullableText(
      `Why there is no answer, one of ${NO_ANSWER_REASONS.join(', ')}; null otherwise.`,
    ),
    error: t.nullableText('Why the run failed or was set aside; null otherwise.'),
    verificationStatus: t.nullable(t.VerificationStatusName, 'Null while nothing is classified.'),
    snapshot: t.nullable(Snapshot, 'The reply of the engine; null while there is none.'),
    rawResponse: t.nullableText(
      'The exact bytes of the reply: text, or base64 when they are not valid UTF-8; null while there is none.',
    ),
    rawResponseEncoding: t.nullable(
      t.named(
        'RawResponseEncoding',
        t.oneOf(['utf-8', 'base64'], { description: 'How `rawResponse` holds the bytes.' }),
      ),
      'Null while there is no reply.',
    ),
    answer: t.nullableText('The answer text that was read; null when there is none.'),
    classifications: t.list(Classification, 'Oldest first.'),
    verifications: t.list(Verification, 'Oldest first.'),
    readings: t.list(StoredReading, 'What the classifications were decided from, oldest first.'),
    judgeOpinions: t.list(JudgeOpinion, 'From versions before readings existed; usually none.'),
    sourceTrail: t.nullable(
      SourceTrail,
      'What the pages that the answer cites say about what it gets wrong; null until they are captured, or if they never are.',
    ),
    log: t.nullable(PlaceInLog, 'Null while there is no reply.'),
    captures: t.list(Snapshot, 'The replies to re-verifications.'),
    failedReplies: Type.Optional(
      t.list(FailedReply, 'What came back of attempts that brought no answer, oldest first.'),
    ),
  },
)
