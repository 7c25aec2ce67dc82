import { toErrorAnswer } from '@veracite/api/http/errors'
import { DomainError, STATUS_OF } from '@veracite/terms/errors'
import { keysOf } from '@veracite/terms/keys-of'
import { expect, test } from 'vitest'
import { toRefusal } from './refusal.ts'

test.each(keysOf(STATUS_OF))('%s has the status and the words it has over HTTP', (code) => {
  const error = new DomainError(
    code,
    { message: 'Why.', reason: 'why' },
    { extra: { detail: 7 }, retryAfterSeconds: 9 },
  )
  const { status, body } = toErrorAnswer(error)
  expect(toRefusal(error)).toMatchObject({
    status,
    body: { ...body, status, retryAfterSeconds: 9, next: expect.stringMatching(/\.$/) },
    unexpected: false,
  })
})

test.each(['ECONNREFUSED', 'CONNECTION_CLOSED', '57P01', '53100', '53300', '08006', '57014', '23505', 'X'])(
  'what the database throws with %s is read as the API reads it',
  (code) => {
    const error = new Error('outer', { cause: Object.assign(new Error('secret'), { code }) })
    const { status, body, unexpected } = toErrorAnswer(error)
    const refusal = toRefusal(error)
    expect([refusal.status, refusal.unexpected]).toEqual([status, unexpected])
    if (status !== 500) expect(refusal.body).toMatchObject(body)
    expect(JSON.stringify(refusal.body)).not.toMatch(/secret|outer/)
  },
)
