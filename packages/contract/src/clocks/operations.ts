import { Type } from '@sinclair/typebox'
import { operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Milliseconds = (description: string) => t.nullable(Type.Integer(), description)

export const compareClocks = adminOperation('POST /api/admin/clocks', {
  id: 'adminCompareClocks',
  useCase: 'clocks.compare',
  access: operators,
  answers: ok(
    t.open('ComparedClocks', 'The clock of the process that answers, beside other sources of time.', {
      comparedAt: t.DateTime('When, by this clock.'),
      source: t.text('As every capture of this process states it from now on.'),
      offsetMs: Milliseconds('Median: how far this clock is ahead; null with fewer than two answers.'),
      readings: t.list(
        t.openObject({
          source: t.text('`ntp:host` or `https://host`.'),
          offsetMs: Milliseconds('How far this clock is ahead of it; null if it did not answer.'),
          withinMs: Milliseconds('How exact that is.'),
        }),
        'One for each source.',
      ),
    }),
  ),
})
