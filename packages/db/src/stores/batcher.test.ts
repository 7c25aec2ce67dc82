import { expect, test } from 'vitest'
import { createBatcher, type Settled } from './batcher.ts'

const later = () => new Promise((resolve) => setTimeout(resolve, 5))
const doubled = (n: number): Settled<number> => (n < 0 ? { error: new Error(`not ${n}`) } : { value: 2 * n })

test('items that arrive during a batch form the next one, and nothing waits for a batch to fill', async () => {
  const batches: number[][] = []
  const batcher = createBatcher<number, number>({ most: 3, atOnce: 1 }, async (items) => {
    batches.push(items)
    await later()
    return items.map(doubled)
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(batcher))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(await batcher(6)).toBe(12)
  expect(batches.at(-1)).toEqual([6])
})

test('one item that is refused leaves the others of its batch alone', async () => {
  const batcher = createBatcher<number, number>({ most: 10, atOnce: 1 }, async (items) => {
    await later()
    return items.map(doubled)
  })
  const results = await Promise.allSettled([1, -2, 3].map(batcher))
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
  ).toEqual([2, 'Error: not -2', 6])
})

test('a batch that fails as a whole is tried item by item', async () => {
  const tried: number[][] = []
  const batcher = createBatcher<number, number>({ most: 10, atOnce: 1 }, async (items) => {
    tried.push(items)
    await later()
    if (items.includes(13)) throw new Error('unlucky')
    return items.map(doubled)
  })
  const results = await Promise.allSettled([1, 2, 13, 4].map(batcher))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(tried).toEqual([[1, 2, 13, 4], [1], [2], [13], [4]])
})

test('during a batch, only a crowd or a long wait starts another', async () => {
  const batches: number[][] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const batcher = createBatcher<number, number>(
    { most: 10, atOnce: 3, crowd: 3, patienceMs: 500 },
    async (items) => {
      batches.push(items)
      await held
      return items.map(doubled)
    },
  )
  const first = batcher(1)
  await later()
  const crowd = [2, 3, 4].map(batcher)
  await later()
  expect(batches).toEqual([[1], [2, 3, 4]])
  const patient = batcher(5)
  await later()
  expect(batches).toHaveLength(2)
  while (batches.length < 3) await later()
  release()
  expect(await Promise.all([first, ...crowd, patient])).toEqual([2, 4, 6, 8, 10])
})
