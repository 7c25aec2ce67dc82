import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.each([
  ['Grüße, ความรู้, निर्माण, שָׁלוֹם', 'Grüße, ความรู้, निर्माण, שָׁלוֹם'],
  ['a\u202eb\u200bc\td\ne', 'a⟦U+202E⟧b⟦U+200B⟧c\td\ne'],
  ['\ud800', '⟦U+FFFD⟧'],
])('%j', (text, seen) => {
  expect(visibleText(text)).toBe(seen)
})

test('marks that pile up on one letter are counted from the seventeenth on', () => {
  const marks = '\u0301'.repeat(16)
  expect(visibleText(`wa${marks}s`)).toBe(`wa${marks}s`)
  expect(visibleText(`wa${marks}\u0301\u0302s`)).toBe(`wa${marks}⟦U+0301 × 2⟧s`)
  expect(visibleText(`a${'\u0301'.repeat(50_000)}`)).toBe(`a${marks}⟦U+0301 × 49984⟧`)
})
