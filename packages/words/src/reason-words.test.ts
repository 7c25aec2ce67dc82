import { expect, test } from 'vitest'
import { reasonInWords } from './reason-words.ts'

test('counts of earlier answers have the words of their classes; a class that is newer stays as it is', () => {
  const said = (classes: string) =>
    reasonInWords(`Earlier plans: 2, runs: 4, answers: 4 (${classes}), asked again to verify them: 0`)
  expect(said('3 CONFABULATED, 1 ABSENT')).toContain('4 (3 wrong, 1 not mentioned)')
  expect(said('3 NEWER')).toContain('(3 NEWER)')
  expect(said('no class')).toContain('(no class)')
})
