import { expect, test } from 'vitest'
import { cardChange } from './story.ts'

test.each([
  [false, null, 'no change beyond chance since the scan before'],
  [true, 'fewer', '▼ 4 points since the scan before'],
])('a change that stands out (%s) is %s', (standsOut, look, words) => {
  const change = { difference: -0.04, standsOut } as Parameters<typeof cardChange>[0]
  expect(cardChange(change, { unit: 'scan', earlier: 0 })).toEqual({ look, words })
})
