import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateWindow } from './rate-window.ts'

describe('a rate window', () => {
  it('frees a place exactly when the oldest start leaves it', () => {
    const window = createRateWindow({ max: 2, perMs: 1_000 })
    window.take(1, 0)
    window.take(1, 400)
    expect(window.free(999)).toBe(0)
    expect(window.msToFree(999)).toBe(1)
    expect(window.free(1_000)).toBe(1)
    expect(window.msToFree(1_000)).toBe(0)
  })

  it('never lets more than its maximum start in any period of its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }),
        (max, pauses) => {
          const window = createRateWindow({ max, perMs: 1_000 })
          const starts: number[] = []
          let now = 0
          for (const pause of pauses) {
            now += pause
            const free = window.free(now)
            window.take(free, now)
            for (let one = 0; one < free; one++) starts.push(now)
          }
          for (const from of starts) {
            expect(starts.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(max)
          }
        },
      ),
    )
  })
})
