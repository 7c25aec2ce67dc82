import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answered, ApiPromise } from './api-promise.ts'

const response = new Response(null, { headers: { 'x-request-id': 'req-1' } })
const succeed = () =>
  new ApiPromise<number, Error>(Promise.resolve({ data: 7, response, requestId: 'req-1' }))
const fail = () => new ApiPromise<number, Error>(Promise.reject<Answered<number>>(new Error('refused')))

let unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeEach(() => {
  unhandled = []
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('it is a promise of the data', async () => {
  expect(succeed()).toBeInstanceOf(Promise)
  expect(await succeed()).toBe(7)
  expect(await Promise.all([succeed(), succeed()])).toEqual([7, 7])
  expect(await succeed().then((data) => data + 1)).toBe(8)
  expect(await succeed().finally(() => {})).toBe(7)
})

test('a failure rejects, once, whichever way it is awaited', async () => {
  await expect(fail()).rejects.toThrow('refused')
  await expect(fail().then()).rejects.toThrow('refused')
  await expect(fail().finally(() => {})).rejects.toThrow('refused')
  await expect(fail().withResponse()).rejects.toThrow('refused')
  expect(await fail().catch(() => 'caught')).toBe('caught')
})

test('asResult never throws, and leaves no rejection behind', async () => {
  expect(await succeed().asResult()).toEqual({ ok: true, data: 7, response })
  expect(await fail().asResult()).toMatchObject({ ok: false, error: { message: 'refused' } })
})

test('withResponse gives data, response and request id', async () => {
  expect(await succeed().withResponse()).toEqual({ data: 7, response, requestId: 'req-1' })
})

test('one promise can be used in several ways', async () => {
  const promise = fail()
  const [thrown, result] = await Promise.allSettled([promise, promise.asResult()])
  expect(thrown.status).toBe('rejected')
  expect(result.status).toBe('fulfilled')
})
