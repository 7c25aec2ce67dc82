import { expect, test } from 'vitest'
import { createMemory, createPopular } from './memory.ts'

test('what is asked for stays, and never more is kept than allowed', () => {
  const memory = createMemory<number>(100)
  memory.set('popular', 1)
  for (let n = 0; n < 1_000; n++) {
    memory.set(`once ${n}`, n)
    expect(memory.get('popular')).toBe(1)
  }
  const kept = Array.from({ length: 1_000 }, (_, n) => memory.get(`once ${n}`)).filter(
    (value) => value !== undefined,
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThanOrEqual(100)
})

test('what is asked for once does not push out what is popular', () => {
  const popular = createPopular<number>(100)
  popular.offer('popular', 1)
  expect(popular.get('popular')).toBeUndefined()
  popular.offer('popular', 1)
  for (let n = 0; n < 10_000; n++) popular.offer(`once ${n}`, n)
  expect(popular.get('popular')).toBe(1)
  expect(popular.get('once 9999')).toBeUndefined()
})
