import { Type } from '@sinclair/typebox'
import { ACT_KINDS } from '@veracite/terms/vocabulary'
import { lists, operators } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, Uuid } from '../base/parts.ts'
import { count, DateTime, nullable, nullableText, oneOf, open, Sha256, text } from '../base/schemas.ts'

/** The audit log: append-only, entered into the transparency log by day. */

const Day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  'x-what': 'a day such as 2026-11-17',
})

const Act = open('Act', 'Something that somebody did.', {
  id: text('Identifier; later acts have higher ones.'),
  at: DateTime('When.'),
  what: oneOf(ACT_KINDS, { description: 'What kind of act it was.' }),
  who: open('ActBy', 'Who it was.', {
    kind: oneOf(['operator', 'person', 'key', 'nobody'], {
      description: 'How they were known; `nobody` for attempts to sign in that failed.',
    }),
    id: nullableText('The person or the key.'),
    name: text('Their name at that time.'),
  }),
  accountId: nullableText('Whose things it was about; null for those of the installation.'),
  operation: text('The operation, or the way of signing in.'),
  targetId: nullableText('What was named, if anything.'),
  address: nullableText('Where the request came from.'),
  requestId: text('As in the answer and the log of the server.'),
})

export const listActs = adminOperation('GET /api/admin/record', {
  id: 'adminListActs',
  access: lists('owner', 'query.accountId'),
  summary: 'List who did what, newest first',
  description:
    'Sign-ins, changes, reviews, exports and the use of keys; reading is not recorded. Nothing in it can be changed or removed.',
  query: Type.Object({
    accountId: Type.Optional(Uuid),
    what: Type.Optional(oneOf(ACT_KINDS)),
    who: Type.Optional({ ...Uuid, description: 'Only acts of this person or key.' }),
    day: Type.Optional({ ...Day, description: 'Only acts of this day, in UTC.' }),
    ...page,
  }),
  answers: ok(pageOf('ActPage', Act)),
})

const day = {
  day: text('The day, in UTC.'),
  acts: count('How many acts.'),
  sha256: Sha256('Of the acts, one canonical line each.'),
  logIndex: nullable(Type.Integer({ minimum: 0 }), 'Its place in the log; null while it waits.'),
  closedAt: DateTime('When it was closed: nothing was added afterwards.'),
}

export const listActDays = adminOperation('GET /api/admin/record/days', {
  id: 'adminListActDays',
  access: operators,
  summary: 'List the days of the record that are in the log, newest first',
  query: Type.Object(page),
  answers: ok(pageOf('ActDayPage', open('ActDay', 'A day that is closed.', day))),
})

export const getActDay = adminOperation('GET /api/admin/record/days/{day}', {
  id: 'adminGetActDay',
  access: operators,
  summary: 'Check a day of the record against what the log says about it',
  params: { day: { description: 'The day, in UTC.', example: '2026-11-17' } },
  answers: ok(
    open('CheckedActDay', 'A closed day, and whether its acts are still what they were.', {
      ...day,
      manifest: text('What was signed and entered into the log: canonical JSON with the digest of the acts.'),
      unchanged: Type.Boolean({
        description: 'Whether the acts as stored now have the digest that was signed.',
      }),
    }),
  ),
})
