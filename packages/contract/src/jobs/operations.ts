import { Type } from '@sinclair/typebox'
import { JOB_STATES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Anything = Type.Record(Type.String(), Type.Unknown())

export const Job = t.open('Job', 'Work in the background.', {
  id: t.text('Job identifier.'),
  kind: t.text('What it does.'),
  state: t.oneOf(JOB_STATES, { description: '`done` and `dead` are final.' }),
  lane: t.text('The lane it waits in.'),
  attempt: t.count('How often it was tried.'),
  crashes: t.count('How often its worker vanished.'),
  error: t.nullableText('Why it failed, or why it is tried again.'),
  result: t.nullable(Anything, 'The outcome; its form depends on the kind.'),
  progress: t.nullable(Anything, 'The progress; its form depends on the kind.'),
  createdAt: t.DateTime('When it was queued.'),
  startedAt: t.NullableDateTime('When it was last started.'),
  finishedAt: t.NullableDateTime('When it ended; null until then.'),
  runAt: t.DateTime('When it may be tried next.'),
})

export const getJob = adminOperation('GET /api/admin/jobs/{jobId}', {
  id: 'adminGetJob',
  useCase: 'jobs.get',
  access: needs('viewer', 'params.jobId'),
  summary: 'Read a job',
  answers: ok(Job),
})
