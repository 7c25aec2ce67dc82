import { DomainError } from '@veracite/terms/errors'
import { renderedOf } from '@veracite/terms/rendered'
import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

const NOON = new Date('2026-06-01T12:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)

function counting(maxBytes = 1_000_000) {
  const kept = createKeptAnswers({ maxBytes })
  let made = 0
  const read = (key: string, version: string, now = NOON) =>
    kept.get({ key, version, now }, async () => ({ n: ++made }))
  return { kept, read, made: () => made }
}

test('an answer is computed once for each version, and carries its JSON', async () => {
  const { read } = counting()
  const first = await read('a', '1')
  expect(await read('a', '1')).toBe(first)
  expect(new TextDecoder().decode(renderedOf(first) ?? undefined)).toBe('{"n":1}')
  expect(Object.keys(first)).toEqual(['n'])
  expect(() => Object.assign(first, { n: 9 })).toThrow(TypeError)
  expect(await read('a', '2')).toEqual({ n: 2 })
  expect(await read('another account, a', '2')).toEqual({ n: 3 })
})

test('statuses depend on the clock: a copy lasts for a minute of the same day, and not into the past', async () => {
  const { read, made } = counting()
  for (const now of [NOON, later(59_000), later(60_000), NOON]) await read('a', '1', now)
  expect(made()).toBe(3)
  const midnight = Date.parse('2026-06-02T00:00:00Z')
  await read('b', '1', new Date(midnight - 1))
  await read('b', '1', new Date(midnight))
  expect(made()).toBe(5)
})

test('equal requests at the same time are computed once; a failure is not kept', async () => {
  const kept = createKeptAnswers({ maxBytes: 1_000_000 })
  const asked = { key: 'a', version: '1', now: NOON }
  let made = 0
  const answer = Promise.withResolvers<{ n: number }>()
  const make = () => {
    made++
    return answer.promise
  }
  const both = [kept.get(asked, make), kept.get(asked, make)]
  answer.reject(new Error('broken'))
  for (const one of both) await expect(one).rejects.toThrow('broken')
  expect(made).toBe(1)
  expect(await kept.get(asked, async () => ({ n: 7 }))).toEqual({ n: 7 })
})

test('memory is bounded in bytes: the least recently read goes first, and what is too large is not kept', async () => {
  const maxBytes = 200_000
  const kept = createKeptAnswers({ maxBytes })
  let made = 0
  const read = (key: string, length: number) =>
    kept.get({ key, version: '', now: NOON }, async () => ({ text: 'x'.repeat(length), n: ++made }))
  for (let n = 0; n < 100; n++) {
    await read(`${n}`, 5_000)
    await read('0', 5_000)
    expect(kept.bytes()).toBeLessThanOrEqual(maxBytes)
  }
  expect(made).toBe(100)
  await read('1', 5_000)
  expect(made).toBe(101)
  const before = kept.bytes()
  await read('huge', 100_000)
  expect(kept.bytes()).toBe(before)
})

test('what cannot be computed soon is refused at once, and says when to try again; parts need no turn', async () => {
  const limits = { atOnce: 1, mostWaiting: 1, mostWaitMs: 60_000 }
  const kept = createKeptAnswers({ maxBytes: 1_000_000, limits })
  const slow = Promise.withResolvers<object>()
  const read = (key: string, isPart = false) =>
    kept.get({ key, version: '', now: NOON, isPart }, () => (isPart ? Promise.resolve({}) : slow.promise))
  const [running, waiting] = [read('a'), read('b')]
  const refused = await read('c').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DomainError)
  expect(refused).toMatchObject({ code: 'overloaded', retryAfterSeconds: 1 })
  expect(String(refused)).toMatch(/1 answers are being computed and 1 wait/)
  await read('part', true)
  slow.resolve({})
  await Promise.all([running, waiting])
  expect(await read('c')).toEqual({})
})
