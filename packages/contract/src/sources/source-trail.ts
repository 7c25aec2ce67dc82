import { Type } from '@sinclair/typebox'
import { SOURCE_SAYS } from '@veracite/terms/vocabulary'
import * as t from '../base/schemas.ts'

/** Where an error in an answer may come from: the pages it cites, as they were captured soon after. */

export const SourceSays = t.named(
  'SourceSays',
  t.oneOf(
    SOURCE_SAYS,
    'What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).',
  ),
)

const TrailStatement = t.open('TrailStatement', 'A false statement that was looked for.', {
  predicate: t.text('What it is about.'),
  about: t.text('What the statement is about, for example a product; empty for the brand itself.'),
  value: t.text('What is said, in a normalised spelling.'),
  stated: t.text('As the answer words it.'),
  truth: t.nullableText('What the fact says.'),
  factId: t.nullableText('The fact that it contradicts.'),
})

const TrailPage = t.open('TrailPage', 'A page that the answer cites.', {
  url: t.text('The address that is cited, without its fragment.'),
  page: t.Sha256('SHA-256 of the signed manifest of its capture.'),
  finalUrl: t.nullableText('The final address, after redirects; null when none answered.'),
  fetchedAt: t.DateTime('When it was fetched, or found to be unreachable.'),
  status: t.nullable(Type.Integer(), 'HTTP status; null when there was no reply.'),
  sha256: t.nullableText('SHA-256 of its bytes; null when there are none.'),
  says: t.nullable(SourceSays, 'The worst it says; null when the answer states nothing false.'),
  reason: t.nullable(
    t.open('UnreadReason', 'Why a page was not read.', {
      code: t.text('For machines: `robots`, `private_address`, `too_large`, `status`, `unreachable` …'),
      message: t.text('For people.'),
    }),
    'Why it was not read; null when it was.',
  ),
  statements: t.list(
    t.open('SourceStatement', 'What a page says about one of the statements, verbatim.', {
      statement: t.count('Which one, from 0.'),
      says: SourceSays,
      start: t.count("Where it stands in the page's text, in UTF-16 code units."),
      end: t.count('Where it ends.'),
      quote: t.text('The words.'),
    }),
    'Empty when it says neither.',
  ),
})

export const SourceTrail = t.open(
  'SourceTrail',
  'What the pages that an answer cites say about what it gets wrong.',
  {
    runId: t.text('The run.'),
    captureId: t.text('The answer.'),
    classificationId: t.text('The verdict that names the false statements.'),
    reader: t.text('What read the pages.'),
    statements: t.list(TrailStatement, 'What was looked for.'),
    pages: t.list(TrailPage, 'In the order in which the answer cites them.'),
    leftOut: t.count(
      'Sources that were not looked at: beyond the bound, no page that can be asked for, or too many for the record.',
    ),
  },
)
