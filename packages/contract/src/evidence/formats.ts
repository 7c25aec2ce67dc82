import { Type } from '@sinclair/typebox'
import type { getEvidence } from '@veracite/core/runs/get-evidence'
import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { ACCESS_KINDS, CAPTURE_KINDS, NO_ANSWER_REASONS, RUN_STATUSES } from '@veracite/terms/vocabulary'
import { LIST_FORMS } from '@veracite/verdicts/named/list-slots'
import { NAMED_KINDS, TONES } from '@veracite/verdicts/named/named-part'
import { MENTIONS, STANCES } from '@veracite/verdicts/reading'
import { readFormats } from '../base/format-table.ts'
import * as t from '../base/schemas.ts'
import { Claim, Review, Span } from '../claims/claims.ts'
import { BundleFact } from '../facts/ground-truth-facts.ts'
import { SourceTrail } from '../sources/source-trail.ts'
import table from './formats.json' with { type: 'json' }
import { PlaceInLog } from './place-in-log.ts'

const formatOf = readFormats(table, {
  others: {
    ...{ BrandRef: t.BrandRef, CitationClass: t.CitationClassName, Engine: t.EngineName, Grade: t.GradeName },
    ...{
      Origin: t.OriginName,
      PromptIntent: t.PromptIntentName,
      VerificationStatus: t.VerificationStatusName,
    },
    ...{ AnswerSurface: t.SurfaceName, BundleFact, Claim, PlaceInLog, Review, SourceTrail, Span },
  },
  lists: {
    ...{ ACCESS_KINDS, CAPTURE_KINDS, NO_ANSWER_REASONS, RUN_STATUSES },
    ...{ LIST_FORMS, NAMED_KINDS, TONES, MENTIONS, STANCES },
  },
})

/** Everything that is kept about one run. */
export const RunEvidence = Type.Unsafe<Awaited<ReturnType<ReturnType<typeof getEvidence>>>>(
  formatOf('RunEvidence'),
)

/** The evidence bundle, version 1, as it is exported. Binary parts are base64. */
export const EvidenceBundle = Type.Unsafe<ExportedBundle>(formatOf('EvidenceBundle'))

/** The signed record of one capture, decoded. Fractional numbers are strings in it. */
export const CaptureManifest = formatOf('CaptureManifest')
