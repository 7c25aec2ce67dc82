import { type TSchema, Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import * as t from './schemas.ts'

/** Parts shared by the operations of the operator's API. */

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-wrong': refusal('must_be_an_identifier'),
})
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
export const Alias = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
export const Samples = Type.Integer({ minimum: 1, maximum: 100 })
export const Engines = Type.Array(t.oneOf(ENGINES), { minItems: 1, maxItems: 100 })
export const Domain = Type.String({ minLength: 1, maxLength: 300 })
export const Locale = Type.String({
  pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  maxLength: 35,
  'x-wrong': refusal('must_be_a_locale'),
})
/** A whole number in a query, where everything is text. */
export const wholeNumber = (
  pattern: string,
  [least, most]: readonly [number, number],
  description: string,
  otherwise?: number,
) =>
  Type.Optional(
    Type.String({
      pattern,
      'x-wrong': refusal('must_be_a_whole_number_between', { least, most }),
      'x-document': {
        ...{ type: 'integer', minimum: least, maximum: most },
        ...(otherwise !== undefined && { default: otherwise }),
      },
      description,
    }),
  )
const LIMIT = '^([1-9][0-9]{0,2}|1000)$'
const Limit = wholeNumber(LIMIT, [1, 1000], 'Maximum number of items on the page.', 100)
/** In US dollars. */
export const Usd = Type.String({
  pattern: '^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$',
  'x-wrong': refusal('must_be_us_dollars'),
})
const Cursor = Type.Optional({ ...Uuid, description: 'The `nextCursor` of the previous page.' })
export const Archived = Type.Optional(
  Type.String({
    pattern: '^(true|false)$',
    'x-wrong': refusal('must_be_true_or_false'),
    'x-document': { type: 'boolean', default: false },
    description: 'The archived ones instead of the others.',
  }),
)
export const page = { limit: Limit, cursor: Cursor }

export const ExpiresInDays = Type.Optional(
  t.between(1, 3650, 'Days until the key stops working; never if left out.'),
)
export const OverlapHours = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 168,
    default: 0,
    description: 'How long the old key goes on working beside the new one.',
  }),
)

export const ok = <const S extends TSchema>(schema: S, description = 'OK') => ({
  200: { description, schema },
})
export const created = <const S extends TSchema>(schema: S, description = 'Created') => ({
  201: { description, schema },
})
/** A file of this media type. */
export const file = <const Media extends string, const S extends TSchema>(
  media: Media,
  schema: S,
  description: string,
) => ({ 200: { description, media: { [media]: { schema } } as Record<Media, { schema: S }> } })
export const accepted = { 202: { description: 'Accepted' } }

export const nextCursor = t.nullableText('Where the next page begins; null on the last one.')

export const pageOf = <T extends TSchema>(name: string, item: T) =>
  t.open(name, 'One page of a list.', { items: t.list(item, 'The page.'), nextCursor })

export const countedPageOf = <T extends TSchema>(name: string, item: T) =>
  t.open(name, 'One page of a list.', {
    total: t.count('Items on all pages together.'),
    items: t.list(item, 'The page.'),
    nextCursor,
  })

/** The same of answers, whose origins are counted one by one. */
export const answersPageOf = <T extends TSchema>(name: string, item: T) =>
  t.open(name, 'One page of a list.', {
    ...t.fromAnswers,
    total: t.count('Items on all pages together, of the origin named here.'),
    apart: t.apart,
    items: t.list(item, 'The page.'),
    nextCursor,
  })

export const ArchivedBody = t.done('Archived', 'It is archived; its captures are kept.', 'archived')
