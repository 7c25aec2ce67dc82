import { Type } from '@sinclair/typebox'
import { LANES } from '@veracite/core/jobs/jobs'
import { JOB_STATES } from '@veracite/terms/vocabulary'
import { needs, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, pageOf } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Anything = Type.Record(Type.String(), Type.Unknown())

export const Job = t.open('Job', 'Work in the background.', {
  id: t.text('Job identifier.'),
  kind: t.text('What it does.'),
  state: t.oneOf(JOB_STATES, '`done` and `dead` are final.'),
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
  answers: ok(Job),
})

const Queue = t.open('Queue', 'The work of one lane.', {
  lane: t.text('An engine, or a kind of work that must not wait for others.'),
  waiting: t.count('Due, and not yet taken by a worker.'),
  active: t.count('Taken by a worker.'),
  delayed: t.count('Due later: after a failure, at a planned time, or when a limit allows it.'),
  retried: t.count('Waiting or delayed jobs that were tried before.'),
  dead: t.count('Given up.'),
  oldestSeconds: t.number('How long the oldest job that is due has been waiting.'),
})

export const listQueues = adminOperation('GET /api/admin/queues', {
  id: 'adminListQueues',
  useCase: 'jobs.queues',
  access: operators,
  answers: ok(
    t.open('Queues', 'Lanes that have jobs.', {
      items: t.list(Queue, 'One for each lane that has jobs.'),
      workers: t.count('Workers that looked for work within the last minute.'),
      isCut: t.flag('There are more dead jobs than were counted.'),
    }),
  ),
})

const LaneName = Type.Optional(t.oneOf(LANES, 'Jobs of this lane only.'))

const DeadJob = t.open('DeadJob', 'A job that was given up.', {
  id: t.text('Job identifier.'),
  kind: t.text('What it was to do.'),
  lane: t.text('The lane it waited in.'),
  error: t.nullableText('Why it was given up.'),
  attempt: t.count('How often it was tried.'),
  crashes: t.count('How often its worker vanished.'),
  createdAt: t.DateTime('When it was queued.'),
  finishedAt: t.NullableDateTime('When it was given up.'),
  instead: t.nullableText('Why it cannot be tried again, and what to do instead; null if it can.'),
})

export const listDeadJobs = adminOperation('GET /api/admin/queues/dead', {
  id: 'adminListDeadJobs',
  useCase: 'jobs.listDead',
  access: operators,
  query: Type.Object({ lane: LaneName, ...page }),
  answers: ok(pageOf('DeadJobPage', DeadJob)),
})

export const retryJob = adminOperation('POST /api/admin/jobs/{jobId}/retry', {
  id: 'adminRetryJob',
  useCase: 'jobs.retry',
  access: operators,
  answers: ok(Job),
})

export const retryQueue = adminOperation('POST /api/admin/queues/{lane}/retry', {
  id: 'adminRetryQueue',
  useCase: 'jobs.retryLane',
  access: operators,
  answers: ok(
    t.open('RetriedJobs', 'What was put back.', {
      retried: t.count('Jobs that are queued again.'),
      left: t.count('Jobs of the lane that stay dead: settled otherwise, or another one does the same.'),
      isCut: t.flag('There may be more: ask again.'),
    }),
  ),
})

export const discardJob = adminOperation('DELETE /api/admin/jobs/{jobId}', {
  id: 'adminDiscardJob',
  useCase: 'jobs.discard',
  access: operators,
  answers: ok(Type.Object({ removed: Type.Boolean() })),
})
