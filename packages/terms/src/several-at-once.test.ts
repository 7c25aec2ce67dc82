import { expect, test } from 'vitest'
import { severalAtOnce } from './several-at-once.ts'

test('keeps the order, works on so many at a time, and on each once', async () => {
  let now = 0
  let most = 0
  const done: number[] = []
  const results = await severalAtOnce([5, 1, 4, 2, 3], 2, async (item, place) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, item))
    now -= 1
    done.push(item)
    return `${place}: ${item}`
  })
  expect(results).toEqual(['0: 5', '1: 1', '2: 4', '3: 2', '4: 3'])
  expect([most, done.toSorted()]).toEqual([2, [1, 2, 3, 4, 5]])
})

test('an error is passed on and starts no further task; no tasks give no results', async () => {
  const begun: number[] = []
  const failing = severalAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item)
    await new Promise((resolve) => setTimeout(resolve, item))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual([1, 2])
  expect(await severalAtOnce([], 4, async () => 1)).toEqual([])
})
