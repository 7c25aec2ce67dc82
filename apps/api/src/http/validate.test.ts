import { Type } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { createCheck } from './validate.ts'

const check = createCheck(Type.Object({ since: Type.String({ format: 'date-time' }) }), 'query')

test.each(['2026-11-19T00:00:00Z', '2026-11-19T01:00:00.5+01:00', '2026-11-19'])('%s is a time', (since) => {
  expect(check({ since })).toEqual({ since })
})

test.each(['0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '2026-13-01T00:00:00Z', 'soon', ''])(
  '%s is refused: the database could not keep it',
  (since) => {
    expect(() => check({ since })).toThrow()
  },
)
