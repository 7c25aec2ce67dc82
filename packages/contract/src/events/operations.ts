import { Type } from '@sinclair/typebox'
import { EVENT_KINDS } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { lists } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Count = (least: number) =>
  Type.String({
    pattern: least === 0 ? '^(0|[1-9][0-9]{0,14})$' : '^([1-9][0-9]{0,2}|1000)$',
    'x-wrong':
      least === 0
        ? refusal('must_be_an_event')
        : refusal('must_be_a_whole_number_between', { least: 1, most: 1000 }),
  })

export const EventBody = Type.Object({
  id: t.integer('Position in the feed: without gaps, in the order in which things happened.'),
  kind: t.oneOf(EVENT_KINDS),
  brandId: t.nullable(Type.String()),
  occurredAt: Type.String({ format: 'date-time' }),
  data: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'Ids, hashes, log positions and numbers. Never the text of an answer. Where it is about answers, `origin` says whose, and `demo` whether they are invented.',
  }),
  links: Type.Record(Type.String(), Type.String(), { description: 'Where to read more, as paths.' }),
})

export const listEvents = adminOperation('GET /api/admin/events', {
  mayLag: true,
  id: 'adminListEvents',
  access: lists('viewer', 'query.brandId'),
  query: Type.Object({
    after: Type.Optional(Count(0)),
    last: Type.Optional(Count(1)),
    brandId: Type.Optional(Uuid),
    limit: Type.Optional(Count(1)),
  }),
  answers: ok(
    Type.Object({ items: Type.Array(EventBody), nextAfter: Type.Integer() }),
    'Events, and the id to continue after.',
  ),
})
