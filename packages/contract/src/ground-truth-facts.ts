import { Type } from '@sinclair/typebox'
import { DateTime, nullable, nullableText, open, Sha256, text } from './schemas.ts'

/** A fact that answers are judged against, as ground truth and bundles show it. */

const FactSource = open('FactSource', 'Where a fact comes from.', {
  kind: text('How it was found, for example `json-ld`, `wikidata` or `operator`.'),
  url: nullableText('Page that says so; null when the operator entered it.'),
  quote: nullableText('The words of the page.'),
  fetchedAt: nullable(
    Type.String({ format: 'date-time' }),
    'When the page was fetched, or the fact entered.',
  ),
  sha256: nullableText('SHA-256 of the page as it was fetched; null when the operator entered it.'),
})

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

export const Fact = open('Fact', 'A fact about a brand.', {
  ...fact,
  lastSeenAt: DateTime('When it was last seen.'),
  supersededBy: nullableText('The fact that replaced it; null while none has.'),
  withdrawnAt: nullable(
    Type.String({ format: 'date-time' }),
    'When the operator withdrew it; null unless that happened.',
  ),
})

export const BundleFact = open(
  'BundleFact',
  'A fact as it was when a classification used it; later changes to it are not part of the proof.',
  fact,
)
