import { expect, test } from 'vitest'
import { createHeap } from './heap.ts'

const MB = 1_048_576

test('collects above its mark, and not again before there is something to collect', () => {
  let resident = 339 * MB
  let collected = 0
  const heap = createHeap(
    () => resident,
    () => {
      collected += 1
      resident = 320 * MB
    },
  )
  const after = (megabytes: number) => {
    resident = megabytes * MB
    heap.sweep()
    return collected
  }
  expect([after(339), after(341), after(360), after(370)]).toEqual([0, 1, 1, 2])
})

test('a process that needs more than the mark is not paused for nothing', () => {
  let collected = 0
  const heap = createHeap(
    () => 900 * MB,
    () => {
      collected += 1
    },
  )
  for (let times = 0; times < 10; times++) heap.sweep()
  expect(collected).toBe(1)
})
