import { describe, expect, test } from 'vitest'
import { createMemoryRateLimiter } from './memory-rate-limiter.ts'

function atWill(options: { limit: number; windowMs: number }) {
  let time = 1_000
  const limiter = createMemoryRateLimiter(options, () => time)
  return {
    take: (key = 'a') => limiter.take(key),
    pass: (ms: number) => {
      time += ms
    },
    time: () => time,
  }
}

describe('the window of one process', () => {
  test('lets in the limit, then refuses until the oldest request is a window old', async () => {
    const { take, pass } = atWill({ limit: 3, windowMs: 60_000 })
    expect(await take()).toEqual({ allowed: true, limit: 3, remaining: 2, retryAfterMs: 0, resetMs: 60_000 })
    pass(10_000)
    await take()
    expect(await take()).toMatchObject({ allowed: true, remaining: 0, resetMs: 50_000 })
    expect(await take()).toMatchObject({ allowed: false, remaining: 0, retryAfterMs: 50_000 })
    pass(49_999)
    expect(await take()).toMatchObject({ allowed: false, retryAfterMs: 1 })
    pass(1)
    expect(await take()).toMatchObject({ allowed: true, remaining: 0 })
    expect(await take()).toMatchObject({ allowed: false, retryAfterMs: 10_000 })
  })

  test('does not count refused requests, so a caller that hammers still gets its share', async () => {
    const { take, pass } = atWill({ limit: 2, windowMs: 1_000 })
    await take()
    await take()
    for (let tries = 0; tries < 9; tries += 1) {
      pass(100)
      expect((await take()).allowed).toBe(false)
    }
    pass(100)
    expect((await take()).allowed).toBe(true)
  })

  test('keeps keys apart', async () => {
    const { take } = atWill({ limit: 1, windowMs: 1_000 })
    expect((await take('a')).allowed).toBe(true)
    expect((await take('b')).allowed).toBe(true)
    expect((await take('a')).allowed).toBe(false)
  })

  test('never holds more than the limit in any window, and never refuses below it', async () => {
    const limit = 7
    const windowMs = 1_000
    for (let seed = 1; seed <= 40; seed += 1) {
      const { take, pass, time } = atWill({ limit, windowMs })
      const random = randomFrom(seed)
      const accepted: number[] = []
      for (let step = 0; step < 400; step += 1) {
        pass(Math.floor(random() ** 3 * 400))
        const inWindow = accepted.filter((at) => at > time() - windowMs).length
        const { allowed } = await take()
        expect(allowed).toBe(inWindow < limit)
        if (allowed) accepted.push(time())
      }
    }
  })

  test('forgets keys beyond ten thousand, the longest silent first, and keeps those in use', async () => {
    const { take, pass } = atWill({ limit: 1, windowMs: 60_000 })
    await take('early')
    pass(1)
    for (let key = 0; key < 9_999; key += 1) await take(`k${key}`)
    expect((await take('early')).allowed).toBe(false)
    await take('one more')
    expect((await take('k9998')).allowed).toBe(false)
    expect((await take('early')).allowed).toBe(true)
  })

  test('a key that is still used outlives those that came after it and fell silent', async () => {
    const { take, pass } = atWill({ limit: 2, windowMs: 60_000 })
    await take('busy')
    for (let key = 0; key < 9_999; key += 1) await take(`k${key}`)
    pass(1)
    await take('busy')
    for (let key = 0; key < 50; key += 1) await take(`late${key}`)
    expect((await take('busy')).allowed).toBe(false)
  })
})

/** The same numbers each time for a given seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
