import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Unit } from './document.ts'
import CASES from './read-document.cases.json' with { type: 'json' }
import { readDocument } from './read-document.ts'

const read = (text: string) => readDocument(text)
const textOf = (unit: Unit | undefined) => unit?.tokens.map(({ text }) => text).join(' ')
const unitsOf = (text: string) => read(text).units.map((unit) => [unit.kind, textOf(unit)])

describe('Markdown becomes units', () => {
  test('headings, sentences, items', () => {
    expect(unitsOf('## Acme\n\nIt sells boats. It ships.\n\n- one\n- two. More.')).toEqual([
      ['heading', 'Acme'],
      ['sentence', 'It sells boats .'],
      ['sentence', 'It ships .'],
      ['item', 'one'],
      ['item', 'two .'],
      ['item', 'More .'],
    ])
  })

  test('a bold line alone is a heading, a bold sentence is none', () => {
    expect(unitsOf('**Key facts**\n\n**Acme was founded in 1998.**')).toEqual([
      ['heading', 'Key facts'],
      ['sentence', 'Acme was founded in 1998 .'],
    ])
  })

  test('headings stack: what stands under which', () => {
    const { units } = read('# A\n\n## B\n\nText one.\n\n**C**\n\nText two.\n\n## D\n\nText three.')
    const above = units
      .filter(({ kind }) => kind === 'sentence')
      .map(({ headings }) => headings.map((index) => textOf(units[index])).join('/'))
    expect(above).toEqual(['A/B', 'A/B/C', 'A/D'])
  })

  test('a list knows its lead-in, a nested item the item above it, a later sentence its own item', () => {
    const { units } = read(
      'It offers:\n\n- **Plans**\n  - Basic. Small.\n- Support\n\nThe end.\n\n## Next\n- loose',
    )
    const of = (name: string) => units.find((unit) => textOf(unit)?.startsWith(name)) as Unit
    expect(textOf(units[of('Plans').leadIn as number])).toBe('It offers :')
    expect(textOf(units[of('Basic').leadIn as number])).toBe('Plans')
    expect(textOf(units[of('Small').itemHead as number])).toBe('Basic .')
    expect(textOf(units[of('Support').leadIn as number])).toBe('It offers :')
    expect(of('loose').leadIn).toBeNull()
  })

  test.each(CASES.labels as [string, string][])('the label of "%s"', (line, label) => {
    const [unit] = read(line).units
    expect(textOf({ ...(unit as Unit), tokens: unit?.tokens.slice(0, unit.label) ?? [] })).toBe(label)
  })

  test('cells know what heads their row and their column', () => {
    const { units } = read('| | Acme | Rival |\n|---|---|---|\n| Price | $5 | $7 |\n| Seat | Leeds | Bonn |')
    const cell = units.find((unit) => textOf(unit) === 'Bonn') as Unit
    expect(textOf(units[cell.cell?.rowHead as number])).toBe('Seat')
    expect(textOf(units[cell.cell?.columnHead as number])).toBe('Rival')
    expect(units.map(textOf)).not.toContain('-')
  })

  test('a cell of several sentences is several units of one cell', () => {
    const { units } = read('| Maker | Notes |\n|---|---|\n| Acme | It sells boats. Rival sells cars. |')
    const notes = units.filter(({ cell }) => cell?.row === 1 && cell.column === 1)
    expect(notes.map(textOf)).toEqual(['It sells boats .', 'Rival sells cars .'])
  })

  test('a table of two columns without a header has rows only', () => {
    const { units } = read('| Founded | 1998 |\n| Seat | Leeds |')
    const cell = units.find((unit) => textOf(unit) === 'Leeds') as Unit
    expect(textOf(units[cell.cell?.rowHead as number])).toBe('Seat')
    expect(cell.cell?.columnHead).toBeNull()
  })

  test('code is left out, a fence around the whole answer is not code', () => {
    expect(unitsOf('Before.\n```js\nimport Acme\n```\nAfter.')).toEqual([
      ['sentence', 'Before .'],
      ['sentence', 'After .'],
    ])
    expect(unitsOf('```markdown\nInside.\n```')).toEqual([['sentence', 'Inside .']])
  })

  test('short lines are their own', () => {
    expect(unitsOf('Founded: 1998\nSeat: Leeds')).toHaveLength(2)
  })

  test('block quotes, questions and links are marked', () => {
    const { units } = read(
      '> Somebody said so.\n\nHe said "all good" there.\n\nIs it? See [docs](https://a.com/d).',
    )
    expect(units.map(({ quoted }) => quoted)).toEqual([true, false, false, false])
    expect(units[2]?.asks).toBe(true)
    expect(units[3]?.tokens.map(({ link }) => link)).toEqual([null, 'https://a.com/d', null])
  })
})

test('units cover the text in order, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const { units } = read(text)
      let last = 0
      for (const unit of units) {
        expect(unit.start).toBeGreaterThanOrEqual(last)
        expect(unit.end).toBeLessThanOrEqual(text.length)
        for (const head of [...unit.headings, unit.leadIn ?? -1, unit.itemHead ?? -1])
          expect(head).toBeLessThan(unit.index)
        last = unit.start
      }
    }),
  )
})

const PIECES = CASES.pieces
