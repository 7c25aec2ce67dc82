import { Type } from '@sinclair/typebox'
import { SOURCE_SAYS } from '@veracite/terms/vocabulary'
import { count, DateTime, named, nullable, nullableText, oneOf, open, Sha256, text } from '../base/schemas.ts'

/** Where an error in an answer may come from: the pages it cites, as they were captured soon after. */

export const SourceSays = named(
  'SourceSays',
  oneOf(SOURCE_SAYS, {
    description:
      'What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it could not be read (`unread`).',
  }),
)

const TrailStatement = open('TrailStatement', 'A false statement that was looked for.', {
  predicate: text('What it is about.'),
  about: text('What the statement is about, for example a product; empty for the brand itself.'),
  value: text('What is said, in a normalised spelling.'),
  stated: text('As the answer words it.'),
  truth: nullableText('What the fact says.'),
  factId: nullableText('The fact that it contradicts.'),
})

const TrailPage = open('TrailPage', 'A page that the answer cites.', {
  url: text('The address that is cited, without its fragment.'),
  page: Sha256('SHA-256 of the signed manifest of its capture.'),
  finalUrl: nullableText('The final address, after redirects; null when none answered.'),
  fetchedAt: DateTime('When it was fetched, or found to be unreachable.'),
  status: nullable(Type.Integer(), 'HTTP status; null when there was no reply.'),
  sha256: nullableText('SHA-256 of its bytes; null when there are none.'),
  says: nullable(SourceSays, 'The worst it says; null when the answer states nothing false.'),
  reason: nullable(
    open('UnreadReason', 'Why a page was not read.', {
      code: text('For machines: `robots`, `private_address`, `too_large`, `status`, `unreachable` …'),
      message: text('For people.'),
    }),
    'Why it was not read; null when it was.',
  ),
  statements: Type.Array(
    open('SourceStatement', 'What a page says about one of the statements, verbatim.', {
      statement: count('Which one, from 0.'),
      says: SourceSays,
      start: count("Where it stands in the page's text, in UTF-16 code units."),
      end: count('Where it ends.'),
      quote: text('The words.'),
    }),
    { description: 'Empty when it says neither.' },
  ),
})

export const SourceTrail = open(
  'SourceTrail',
  'What the pages that an answer cites say about what it gets wrong.',
  {
    runId: text('The run.'),
    captureId: text('The answer.'),
    classificationId: text('The verdict that names the false statements.'),
    reader: text('What read the pages.'),
    statements: Type.Array(TrailStatement, { description: 'What was looked for.' }),
    pages: Type.Array(TrailPage, { description: 'In the order in which the answer cites them.' }),
    leftOut: count('Cited pages that were not looked at.'),
  },
)
