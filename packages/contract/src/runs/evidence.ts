import { Type } from '@sinclair/typebox'
import { NO_ANSWER_REASONS, RUN_STATUSES } from '@veracite/terms/vocabulary'
import {
  BrandRef,
  CitationClassName,
  EngineName,
  fromAnswers,
  named,
  nullable,
  nullableText,
  oneOf,
  open,
  PromptIntentName,
  text,
  VerificationStatusName,
} from '../base/schemas.ts'
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
import { Reviews } from './claims.ts'

export const RunEvidence = open(
  'RunEvidence',
  'Everything that is kept about one run: the raw response, its snapshot, its status and its history.',
  {
    runId: text('Run identifier.'),
    scanId: text('The scan it belongs to.'),
    brand: BrandRef,
    engine: EngineName,
    ...fromAnswers,
    intent: PromptIntentName,
    prompt: text('The question that was asked.'),
    locale: text('Language of the question, for example `en` or `en-US`.'),
    status: text(`State of the run, one of ${RUN_STATUSES.join(', ')}.`),
    citationClass: nullable(CitationClassName, 'Null until the run is classified.'),
    provisional: Type.Optional(
      Type.Boolean({
        description: 'True: the configured model has not finished reading the answer; the class may change.',
      }),
    ),
    needsReview: Reviews,
    noAnswerReason: nullableText(
      `Why there is no answer, one of ${NO_ANSWER_REASONS.join(', ')}; null otherwise.`,
    ),
    error: nullableText('Why the run failed or was set aside; null otherwise.'),
    verificationStatus: nullable(VerificationStatusName, 'Null while nothing is classified.'),
    snapshot: nullable(Snapshot, 'The reply of the engine; null while there is none.'),
    rawResponse: nullableText(
      'The exact bytes of the reply: text, or base64 when they are not valid UTF-8; null while there is none.',
    ),
    rawResponseEncoding: nullable(
      named(
        'RawResponseEncoding',
        oneOf(['utf-8', 'base64'], { description: 'How `rawResponse` holds the bytes.' }),
      ),
      'Null while there is no reply.',
    ),
    answer: nullableText('The answer text that was read; null when there is none.'),
    classifications: Type.Array(Classification, { description: 'Oldest first.' }),
    verifications: Type.Array(Verification, { description: 'Oldest first.' }),
    readings: Type.Array(StoredReading, {
      description: 'What the classifications were decided from, oldest first.',
    }),
    judgeOpinions: Type.Array(JudgeOpinion, {
      description: 'From versions before readings existed; usually none.',
    }),
    sourceTrail: nullable(
      SourceTrail,
      'What the pages that the answer cites say about what it gets wrong; null until they are captured, or if they never are.',
    ),
    log: nullable(PlaceInLog, 'Null while there is no reply.'),
    captures: Type.Array(Snapshot, { description: 'The replies to re-verifications.' }),
    failedReplies: Type.Optional(
      Type.Array(FailedReply, {
        description: 'What came back of attempts that brought no answer, oldest first.',
      }),
    ),
  },
)
