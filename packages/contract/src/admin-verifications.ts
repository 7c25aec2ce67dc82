import { Type } from '@sinclair/typebox'
import { accepted, admin, id } from './admin-parts.ts'
import { operation } from './operation.ts'
import { JobAck } from './schemas.ts'

/** A routine look, a confirmation, a dispute, and what it takes to exclude a rate of 5 %. */
const TIMES = [3, 10, 30, 59] as const
const Times = Type.Unsafe<(typeof TIMES)[number]>(
  Type.Union(
    TIMES.map((times) => Type.Literal(times)),
    {
      'x-enum': TIMES,
      description: 'How many answers to ask for, all of them whatever the first ones say.',
    },
  ),
)

export const verifyRunTimes = operation({
  ...admin,
  id: 'adminVerifyRun',
  method: 'POST',
  path: '/api/admin/runs/{runId}/verify',
  summary: 'Ask an engine again, as often as it takes to say how often',
  description:
    'Counts in the month of the account as a third of its answers, rounded up, and once on the day of the run; the spend ceiling of the engine holds for every answer.',
  params: id('runId'),
  body: Type.Object({ times: Times }),
  answers: { 202: { ...accepted[202], schema: JobAck } },
})
