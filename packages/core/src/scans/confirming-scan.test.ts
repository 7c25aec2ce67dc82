import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostToConfirm, samplesToConfirm } from './confirming-scan.ts'

test('ten answers to each prompt, or as many as the scan in doubt can pay for', () => {
  expect(samplesToConfirm({ totalRuns: 132, samples: 1 }, { engines: 1, prompts: 12 })).toBe(10)
  expect(samplesToConfirm({ totalRuns: 132, samples: 1 }, { engines: 3, prompts: 12 })).toBe(3)
  expect(samplesToConfirm({ totalRuns: 2_640, samples: 20 }, { engines: 11, prompts: 12 })).toBe(20)
})

test('one dear engine asked ten times can cost more than the scan itself', () => {
  const prices = [0.1, 0.001, 0.001]
  const scan = { totalRuns: 36, samples: 1, prompts: 12 }
  expect(mostToConfirm(scan, prices).usd).toBeCloseTo(3.6)
})

test('no confirming scan costs more than its estimate', () => {
  const whole = (max: number) => fc.integer({ min: 1, max })
  const prices = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 11 })
  fc.assert(
    fc.property(prices, whole(40), whole(30), whole(11), whole(40), (usd, prompts, samples, k, part) => {
      const scan = { prompts, samples, totalRuns: prompts * usd.length * samples }
      const inDoubt = usd.slice(0, k)
      const doubt = { engines: inDoubt.length, prompts: Math.min(part, prompts) }
      const each = doubt.prompts * samplesToConfirm(scan, doubt)
      const most = mostToConfirm(scan, usd)
      expect(each * inDoubt.length).toBeLessThanOrEqual(most.runs)
      expect(each * inDoubt.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual((most.usd ?? 0) + 1e-9)
    }),
  )
})
