import { Type } from '@sinclair/typebox'
import { ACT_KINDS } from '@veracite/terms/vocabulary'
import { lists, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** The audit log: append-only, entered into the transparency log by day. */

const Day = t.Day('2026-11-17')

const Act = t.open('Act', 'Something that somebody did.', {
  id: t.text('Identifier; later acts have higher ones.'),
  at: t.DateTime('When.'),
  what: t.oneOf(ACT_KINDS, 'What kind of act it was.'),
  who: t.open('ActBy', 'Who it was.', {
    kind: t.oneOf(
      ['operator', 'person', 'key', 'nobody'],
      'How they were known; `nobody` for attempts to sign in that failed.',
    ),
    id: t.nullableText('The person or the key.'),
    name: t.text('Their name at that time.'),
  }),
  accountId: t.nullableText('The account that it was about; null for the installation.'),
  operation: t.text('The operation, or the way of signing in.'),
  targetId: t.nullableText('What was named or made, if anything.'),
  target: t.nullable(
    t.openObject({
      kind: t.text('What it is: brand, correction, case and so on.'),
      id: t.text('Its identifier.'),
      brandId: t.nullableText('The brand it belongs to.'),
    }),
    'The same with its kind; null if it has none to open.',
  ),
  words: t.text('What was done, as a sentence without its subject; the thing is named as it is called now.'),
  detail: t.nullableText('What the words needed beside the target: the move of a correction, a role.'),
  address: t.nullableText('Where the request came from.'),
  requestId: t.text('As in the answer and the log of the server.'),
})

export const listActs = adminOperation('GET /api/admin/record', {
  mayLag: true,
  id: 'adminListActs',
  access: lists('owner', 'query.accountId'),
  query: Type.Object({
    accountId: Type.Optional(Uuid),
    what: Type.Optional(t.oneOf(ACT_KINDS)),
    who: Type.Optional({ ...Uuid, description: 'Only acts of this person or key.' }),
    day: Type.Optional({ ...Day, description: 'Only acts of this day, in UTC.' }),
    language: Type.Optional(t.LanguageName),
    ...page,
  }),
  answers: ok(pageOf('ActPage', Act)),
})

const day = {
  day: t.text('The day, in UTC.'),
  acts: t.count('How many acts.'),
  sha256: t.Sha256('Of the acts, one canonical line each.'),
  logIndex: t.nullable(Type.Integer({ minimum: 0 }), 'Its place in the log; null while it waits.'),
  closedAt: t.DateTime('When it was closed: nothing was added afterwards.'),
}

export const listActDays = adminOperation('GET /api/admin/record/days', {
  id: 'adminListActDays',
  useCase: 'audit.days',
  access: operators,
  query: Type.Object(page),
  answers: ok(pageOf('ActDayPage', t.open('ActDay', 'A day that is closed.', day))),
})

export const getActDay = adminOperation('GET /api/admin/record/days/{day}', {
  id: 'adminGetActDay',
  useCase: 'audit.day',
  access: operators,
  params: { day: { description: 'The day, in UTC.', example: '2026-11-17' } },
  answers: ok(
    t.open('CheckedActDay', 'A closed day, and whether its acts are still what they were.', {
      ...day,
      manifest: t.text(
        'What was signed and entered into the log: canonical JSON with the digest of the acts.',
      ),
      unchanged: t.flag('Whether the acts as stored now have the digest that was signed.'),
    }),
  ),
})
