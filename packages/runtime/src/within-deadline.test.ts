import { expect, test } from 'vitest'
import { withinDeadline } from './within-deadline.ts'

test('work that is done in time is passed on, refusals included', async () => {
  await expect(withinDeadline(Promise.resolve(7), 1_000)).resolves.toBe(7)
  await expect(withinDeadline(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
})

test('whoever waits longer is refused, each at its own time', async () => {
  const order: string[] = []
  const never = new Promise<never>(() => {})
  const late = (name: string, limitMs: number) =>
    withinDeadline(never, limitMs).catch((error: { code: string }) => order.push(`${name} ${error.code}`))
  await Promise.all([late('second', 300), late('first', 10)])
  expect(order).toEqual(['first deadline_exceeded', 'second deadline_exceeded'])
})
