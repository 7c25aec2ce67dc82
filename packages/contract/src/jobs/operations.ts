import { Type } from '@sinclair/typebox'
import { JOB_STATES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import {
  count,
  DateTime,
  NullableDateTime,
  nullable,
  nullableText,
  oneOf,
  open,
  text,
} from '../base/schemas.ts'

const Anything = Type.Record(Type.String(), Type.Unknown())

export const Job = open('Job', 'Work in the background.', {
  id: text('Job identifier.'),
  kind: text('What it does.'),
  state: oneOf(JOB_STATES, { description: '`done` and `dead` are final.' }),
  lane: text('The lane it waits in.'),
  attempt: count('How often it was tried.'),
  crashes: count('How often its worker vanished.'),
  error: nullableText('Why it failed, or why it is tried again.'),
  result: nullable(Anything, 'The outcome; its form depends on the kind.'),
  progress: nullable(Anything, 'The progress; its form depends on the kind.'),
  createdAt: DateTime('When it was queued.'),
  startedAt: NullableDateTime('When it was last started.'),
  finishedAt: NullableDateTime('When it ended; null until then.'),
  runAt: DateTime('When it may be tried next.'),
})

export const getJob = adminOperation('GET /api/admin/jobs/{jobId}', {
  id: 'adminGetJob',
  access: needs('viewer', 'params.jobId'),
  summary: 'Read a job',
  answers: ok(Job),
})
