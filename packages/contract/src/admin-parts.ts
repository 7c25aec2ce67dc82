import { Type } from '@sinclair/typebox'

/** What the operations of the operator's surface share. */

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-what': 'an identifier',
})
const Limit = Type.Optional(
  Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$', 'x-what': 'a whole number from 1 to 1000' }),
)
const Cursor = Type.Optional(Uuid)
export const page = { limit: Limit, cursor: Cursor }

export const admin = { auth: 'bearer', tag: 'Admin', description: '' } as const

export const id = <const Name extends string>(name: Name) =>
  ({ [name]: { description: 'Identifier.', example: '' } }) as Record<
    Name,
    { description: string; example: string }
  >
