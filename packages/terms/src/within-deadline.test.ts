import { expect, test } from 'vitest'
import { withinDeadline } from './within-deadline.ts'

const never = new Promise<never>(() => {})

test('work that is done in time is passed on, failures included, and leaves no timer behind', async () => {
  let late = 0
  const count = () => {
    late += 1
  }
  await expect(withinDeadline(Promise.resolve(7), 5, count)).resolves.toBe(7)
  await expect(withinDeadline(Promise.reject(new Error('no')), 5, count)).rejects.toThrow('no')
  await new Promise((wake) => setTimeout(wake, 30))
  expect(late).toBe(0)
})

test('late work is replaced by what `late` returns or throws', async () => {
  await expect(withinDeadline(never, 1, () => 'late')).resolves.toBe('late')
  const refuse = () => {
    throw new Error('too late')
  }
  await expect(withinDeadline(never, 1, refuse)).rejects.toThrow('too late')
})

test('work that fails after its deadline is not an unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  await expect(withinDeadline(promise, 1, () => 'late')).resolves.toBe('late')
  reject(new Error('much later'))
  await new Promise((wake) => setImmediate(wake))
})
