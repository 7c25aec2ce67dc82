import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { accepted } from '../base/parts.ts'
import { JobAck } from '../base/schemas.ts'

/** For a routine check, a confirmation, a dispute, and for excluding a rate of 5 %. */
const TIMES = [3, 10, 30, 59] as const
const Times = Type.Unsafe<(typeof TIMES)[number]>(
  Type.Union(
    TIMES.map((times) => Type.Literal(times)),
    {
      'x-enum': TIMES,
      description: 'How many answers to ask for. All are asked for, whatever the first ones say.',
    },
  ),
)

export const verifyRunTimes = adminOperation('POST /api/admin/runs/{runId}/verify', {
  id: 'adminVerifyRun',
  access: needs('reviewer', 'params.runId'),
  body: Type.Object({ times: Times }),
  answers: { 202: { ...accepted[202], schema: JobAck } },
})
