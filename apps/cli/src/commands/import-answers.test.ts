import { expect, test } from 'vitest'
import { placesOf } from './import-answers.ts'

test.each([
  ['1', [0]],
  ['3, 1-2', [2, 0, 1]],
  ['2-900', [1, 2]],
  ['all', [0, 1, 2]],
])('%s names conversations', (chosen, places) => {
  expect(placesOf(chosen, 3)).toEqual(places)
})

test.each(['', 'x', '0', '4', '1;2'])('%s is refused', (chosen) => {
  expect(() => placesOf(chosen, 3)).toThrow()
})
