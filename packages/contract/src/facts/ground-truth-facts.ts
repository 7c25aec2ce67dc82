import { Type } from '@sinclair/typebox'
import { FACT_STATES } from '@veracite/terms/vocabulary'
import { DateTime, nullable, nullableText, oneOf, open, Sha256, text } from '../base/schemas.ts'

/** A fact that answers are judged against, as ground truth and bundles show it. */

const source = {
  kind: text('How it was found, for example `json-ld`, `wikidata` or `operator`.'),
  url: nullableText('Page that says so; null when it was entered, or read from a document.'),
  quote: nullableText('The words of the page.'),
  fetchedAt: nullable(
    Type.String({ format: 'date-time' }),
    'When the page was fetched, or the fact entered.',
  ),
  sha256: nullableText('SHA-256 of the page or document as it was read; null when the operator entered it.'),
}
const FactSource = open('FactSource', 'Where a fact comes from.', source)

const fact = {
  id: text('Identifier of the fact.'),
  predicate: text('What the fact is about, for example `founded_year` or `price`.'),
  value: Type.Unknown({
    description:
      'Its value; the form depends on the predicate: a year is a number, a name a text, a price an object. A company or a seat is a text, or an object with other names as well.',
  }),
  source: FactSource,
  hash: Sha256('Digest of predicate, value and source.'),
  note: nullableText('What the operator noted; null when nothing.'),
  active: Type.Boolean({ description: 'Whether answers are judged against it.' }),
  firstSeenAt: DateTime('When it was first seen.'),
}

const life = {
  lastSeenAt: DateTime('When it was last seen.'),
  supersededBy: nullableText('The fact that replaced it; null while none has.'),
  withdrawnAt: nullable(
    Type.String({ format: 'date-time' }),
    'When the operator withdrew it; null unless that happened.',
  ),
}

export const Fact = open('Fact', 'A fact about a brand.', {
  ...fact,
  ...life,
})

const DocumentPlace = open('DocumentPlace', 'Where in a document a fact stands.', {
  document: text('Identifier of the document.'),
  page: nullable(Type.Integer(), 'Page, from 1 on; null where a document has none.'),
  heading: nullableText('The heading above it; null when there is none.'),
  paragraph: Type.Integer({ description: 'Which of its paragraphs and lines, from 1 on.' }),
  start: Type.Integer({ description: 'Where it begins in the text of the document, in characters.' }),
  end: Type.Integer({ description: 'Where it ends.' }),
})

export const OwnFact = open('OwnFact', 'A fact as its owner sees it: with its life.', {
  ...fact,
  ...life,
  source: open('OwnFactSource', 'Where a fact comes from.', {
    ...source,
    place: nullable(DocumentPlace, 'Where in the document; null for everything else.'),
  }),
  state: oneOf(FACT_STATES, {
    description:
      '`proposed`: waits for approval, nothing is judged by it. `active`: answers are judged by it. `superseded`: another took its place; who still says it is outdated. `expired`: its last day is over; the same. `withdrawn`: never true. `refused`: proposed, and not true.',
  }),
  validFrom: nullableText('The first day on which it holds, such as 2026-12-31; null: it always did.'),
  validUntil: nullableText('The last day on which it holds; null: there is none.'),
  enteredBy: nullableText(
    'Who entered it, or `veracite` for what was read; null for facts from before this was kept.',
  ),
  approvedBy: nullableText('Who approved it; null where nobody had to.'),
  approvedAt: nullable(Type.String({ format: 'date-time' }), 'When it was approved.'),
})

export const BundleFact = open(
  'BundleFact',
  'A fact as it was when a classification used it; later changes to it are not part of the proof.',
  fact,
)
