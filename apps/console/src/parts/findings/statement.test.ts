import { expect, test } from 'vitest'
import { aroundStated, endOf, narrowed } from './statement.tsx'

test.each([
  [
    'The phone number is +47 69 00 01 76',
    '+4769000176',
    ['It says: The phone number is ', '+47 69 00 01 76'],
  ],
  ['founded in 1998', '1998', ['It says: founded in ', '1998']],
  ['1998', '1998', ['It says: ', '1998']],
  ['in the late nineties', '1998', ['It says: ', 'in the late nineties']],
  ['nothing', '', ['It says: ', 'nothing']],
])('of %s only what is stated is struck', (words, stated, parts) => {
  const { before, words: struck, after } = narrowed({ before: 'It says: ', words, after: '.' }, stated)
  expect([before, struck]).toEqual(parts)
  expect(after).toBe('.')
})

test('what is stated is found in its sentence, or nothing is struck', () => {
  const around = { before: 'Founded in ', words: '1998', after: ' in Oslo.' }
  expect(aroundStated('Founded in 1998 in Oslo.', '1998')).toEqual(around)
  expect(aroundStated('Founded in the late nineties.', '1998')).toBeNull()
  expect(aroundStated('Founded in 1998.', '')).toBeNull()
})

test('a row cuts whole words in front of the wrong ones', () => {
  expect(endOf('Halden is led by ')).toBe('Halden is led by ')
  const cut = endOf(`${'One of many words. '.repeat(10)}It is led by `)
  expect(cut).toMatch(/^… .* led by $/)
  expect(cut.length).toBeLessThan(32)
})
