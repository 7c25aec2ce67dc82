import { findSlopes, THOROUGHNESS } from '@veracite/testing/slopes/find-slopes'
import { expect, test } from 'vitest'
import { type Block, blocksOf, headingLevels } from './blocks.ts'
import type { Inline } from './inline.ts'
import CASES from './markdown.cases.json' with { type: 'json' }
import { Table } from './rendered.tsx'

/** Short notation: `<strong>` stands for what is drawn so, and never for HTML. */
function written(source: string): string {
  const inline = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if ('children' in part) return `{${part.kind}:${inline(part.children)}}`
        const text = source.slice(part.start, part.end)
        return part.kind === 'text' ? text : `{${part.kind}:${text}}`
      })
      .join('')
  const block = (one: Block): string => {
    if (one.kind === 'heading') return `h${one.level}(${inline(one.line)})`
    if (one.kind === 'code') return `code(${source.slice(one.start, one.end)})`
    if (one.kind === 'rule') return 'rule'
    if (one.kind === 'table')
      return `table(${[one.head, ...one.rows].map((row) => row.map(inline).join('¦')).join('/')})`
    if (one.kind === 'list')
      return `${one.ordered ? `ol${one.first}` : 'ul'}(${one.items
        .map(({ lines, lists }) => [lines.map(inline).join('⏎'), ...lists.map(block)].join(' '))
        .join('; ')})`
    return `${one.kind}(${one.lines.map(inline).join('⏎')})`
  }
  return blocksOf(source).map(block).join(' ')
}

test.each(CASES as [string, string][])('%j', (source, expected) => {
  expect(written(source)).toBe(expected)
})

test('headings begin below those of the page and skip no level', () => {
  expect(headingLevels(blocksOf('# a\n### b\n###### c\ntext\n# d'))).toEqual([3, 4, 5, 0, 3])
  expect(headingLevels(blocksOf('### a\n## b'))).toEqual([3, 3])
})

test('every character of the answer is shown, or is a mark', () => {
  const source = '# A **b** [c](d)\n\n- *e* ~~f~~\n\n| g | h |\n|--|--|\n| `i` | \\* |'
  const shown = new Set<number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { start, end } = value as { start?: number; end?: number }
    for (let at = start ?? 0; at < (end ?? 0); at++) shown.add(at)
    for (const inner of Object.values(value)) look(inner)
  }
  look(blocksOf(source))
  const left = [...source].filter((_, at) => !shown.has(at)).join('')
  expect(left).toMatch(/^[#*_~`|[\]()\\\s-]*$/)
  expect([...shown].map((at) => source[at]).join('')).toMatch(/A.*b.*c.*d.*e.*f.*g.*h.*i.*\*/s)
})

test('hostile text costs no more than other text', () => {
  const ordinary =
    '## About\nKiplang **makes** sensors, see [site](https://a.example) or `x`.\n- one\n- two\n\n'
  const reader = {
    read: blocksOf,
    ordinary,
    cues: [
      '[',
      '](',
      '![',
      '**',
      '*a',
      '_',
      '`',
      '``',
      '|',
      '|-|',
      '> ',
      '- ',
      '  - ',
      '1. ',
      '```',
      '~~',
      '\\',
      ')',
    ],
    names: ['a'],
  }
  expect(findSlopes(reader, { ...THOROUGHNESS, oneCueIn: 1 })).toEqual([])
})

test('an empty cell above the names of rows is no head', () => {
  const source = '| | Price |\n|---|---|\n| A1 | 4 |'
  const [block] = blocksOf(source)
  if (block?.kind !== 'table') throw new Error('no table')
  const cellsIn = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(cellsIn)
    if (typeof node !== 'object' || node === null || !('props' in node)) return []
    const { type, props } = node as { type: unknown; props: { children?: unknown } }
    return [...(type === 'th' || type === 'td' ? [type] : []), ...cellsIn(props.children)]
  }
  const shown = Table({ block, marked: (start, end) => source.slice(start, end) })
  expect(cellsIn(shown)).toEqual(['td', 'th', 'td', 'td'])
})
