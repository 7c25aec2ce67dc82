import { describe, expect, test } from 'vitest'
import { markdownOf } from './blocks.ts'
import { blocksOfMarkdown } from './linked-cards.ts'
import { withoutMarks } from './marks.ts'
import CASES from './page-chrome.cases.json' with { type: 'json' }
import { withoutChrome } from './page-chrome.ts'

const cleaned = (markdown: string, sources: string[] = []) =>
  markdownOf(withoutChrome(blocksOfMarkdown(withoutMarks(markdown).text), sources))

describe('the page around an answer', () => {
  test.each(CASES.goes)('%s goes', (_name, markdown = '') => {
    expect(cleaned(markdown, ['Tester Weekly', 'tester-weekly.example'])).toBe('Acme leads.')
  })

  test.each(CASES.stays)('%s stays', (_name, markdown = '') => {
    expect(cleaned(markdown, ['Tester Weekly'])).toBe(markdown)
  })

  test('marks hand over what they point at', () => {
    const marked = 'a[[1]](https://a.example/) b ([B][2])\n\n[2]: https://b.example/ "B"'
    expect(withoutMarks(marked).urls).toEqual(['https://a.example/', 'https://b.example/'])
  })
})

test('a card that markdown puts into one link comes apart', () => {
  const link =
    '[![Acme Pro](https://img.example/1)\nAcme Pro | $39.99 | $49.99 | Argo & more | 4.6(4.5k)](https://shop.example/1)'
  expect(cleaned(`Two picks:\n\n---\n\n${link}${link.replaceAll('Pro', 'Mini')}\n\nThat is all.`)).toBe(
    [
      'Two picks:',
      ...['Pro', 'Mini'].map(
        (name) =>
          `- **Acme ${name}**\n  - Price: $39.99\n  - Was: $49.99\n  - Rating: 4.6 (4.5k reviews)\n  - Sold by: Argo & more`,
      ),
      'That is all.',
    ].join('\n\n'),
  )
})

test.each([
  ['brackets', '[!['.repeat(500_000)],
  ['marks', '[[1]](https://a'.repeat(100_000)],
  ['names', '([a][1], '.repeat(200_000)],
  ['hosts', `${'a.'.repeat(500_000)}!`],
  ['blank lines', '\n \n'.repeat(300_000)],
])('hostile markdown is read in good time: %s', (_name, markdown = '') => {
  const started = performance.now()
  cleaned(markdown, ['Tester'])
  expect(performance.now() - started).toBeLessThan(10_000)
})
