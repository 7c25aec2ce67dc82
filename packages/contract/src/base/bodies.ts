import { type TSchema, Type } from '@sinclair/typebox'
import { apart, count, fromAnswers, nullableText, open } from './schemas.ts'

/** Response bodies of the operator's API. */

export const nextCursor = nullableText('Where the next page begins; null on the last one.')

export const pageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', { items: Type.Array(item, { description: 'The page.' }), nextCursor })

export const countedPageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', {
    total: count('Items on all pages together.'),
    items: Type.Array(item, { description: 'The page.' }),
    nextCursor,
  })

/** The same of answers, whose origins are counted one by one. */
export const answersPageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', {
    ...fromAnswers,
    total: count('Items on all pages together, of the origin named here.'),
    apart,
    items: Type.Array(item, { description: 'The page.' }),
    nextCursor,
  })

export const ArchivedBody = open('Archived', 'It is archived; its captures are kept.', {
  archived: Type.Boolean({ description: 'Always true.' }),
})
