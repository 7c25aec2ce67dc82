import { Type } from '@sinclair/typebox'
import { FACT_STATES } from '@veracite/terms/vocabulary'
import * as t from '../base/schemas.ts'

/** A fact that answers are judged against, as ground truth and bundles show it. */

const source = {
  kind: t.text('How it was found, for example `json-ld`, `wikidata` or `operator`.'),
  url: t.nullableText('Page that says so; null when it was entered, or read from a document.'),
  quote: t.nullableText('The words of the page.'),
  fetchedAt: t.nullable(
    Type.String({ format: 'date-time' }),
    'When the page was fetched, or the fact entered.',
  ),
  sha256: t.nullableText(
    'SHA-256 of the page or document as it was read; null when the operator entered it.',
  ),
}
const FactSource = t.open('FactSource', 'Where a fact comes from.', source)

const fact = {
  id: t.text('Identifier of the fact.'),
  predicate: t.text('What the fact is about, for example `founded_year` or `price`.'),
  value: Type.Unknown({
    description:
      'Its value; the form depends on the predicate: a year is a number, a name a text, a price an object. A company or a seat is a text, or an object with other names as well.',
  }),
  source: FactSource,
  hash: t.Sha256('Digest of predicate, value and source.'),
  note: t.nullableText('What the operator noted; null when nothing.'),
  active: t.flag('Whether answers are judged against it.'),
  firstSeenAt: t.DateTime('When it was first seen.'),
}

const life = {
  lastSeenAt: t.DateTime('When it was last seen.'),
  supersededBy: t.nullableText('The fact that replaced it; null while none has.'),
  withdrawnAt: t.nullable(
    Type.String({ format: 'date-time' }),
    'When the operator withdrew it; null unless that happened.',
  ),
}

export const Fact = t.open('Fact', 'A fact about a brand.', {
  ...fact,
  ...life,
})

const DocumentPlace = t.open('DocumentPlace', 'Where in a document a fact stands.', {
  document: t.text('Identifier of the document.'),
  page: t.nullable(Type.Integer(), 'Page, from 1 on; null where a document has none.'),
  heading: t.nullableText('The heading above it; null when there is none.'),
  paragraph: t.integer('Which of its paragraphs and lines, from 1 on.'),
  start: t.integer('Where it begins in the text of the document, in characters.'),
  end: t.integer('Where it ends.'),
})

export const OwnFact = t.open('OwnFact', 'A fact as its owner sees it: with its life.', {
  ...fact,
  ...life,
  source: t.open('OwnFactSource', 'Where a fact comes from.', {
    ...source,
    place: t.nullable(DocumentPlace, 'Where in the document; null for everything else.'),
  }),
  state: t.oneOf(
    FACT_STATES,
    '`proposed`: waits for approval, nothing is judged by it. `active`: answers are judged by it. `superseded`: another took its place; who still says it is outdated. `expired`: its last day is over; the same. `withdrawn`: never true. `refused`: proposed, and not true.',
  ),
  validFrom: t.nullableText('The first day on which it holds, such as 2026-12-31; null: it always did.'),
  validUntil: t.nullableText('The last day on which it holds; null: there is none.'),
  enteredBy: t.nullableText(
    'Who entered it, or `veracite` for what was read; null for facts from before this was kept.',
  ),
  approvedBy: t.nullableText('Who approved it; null where nobody had to.'),
  approvedAt: t.nullable(Type.String({ format: 'date-time' }), 'When it was approved.'),
})

export const BundleFact = t.open(
  'BundleFact',
  'A fact as it was when a classification used it; later changes to it are not part of the proof.',
  fact,
)
