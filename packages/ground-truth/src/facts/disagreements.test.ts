import { expect, test } from 'vitest'
import { reportSite } from './disagreements.ts'
import type { Fact } from './fact.ts'
import type { ExtractedFact } from './fact-source.ts'

const onPage = (value: number, page: string): ExtractedFact => ({
  predicate: 'founded_year',
  value,
  source: { kind: 'json-ld', url: `https://brand.example/${page}`, quote: `Founded in ${value}` },
})
const entered = (predicate: string, value: unknown): Fact =>
  ({ predicate, value, active: true, source: { kind: 'operator', url: null } }) as unknown as Fact

test.each([
  ['pages agree', [], [onPage(1987, 'about'), onPage(1987, 'press')], []],
  ['pages contradict each other', [], [onPage(1987, 'about'), onPage(1988, 'press')], [[1987, 1988]]],
  [
    'a page contradicts the operator',
    [entered('founded_year', 1990)],
    [onPage(1987, 'about')],
    [[1987, 1990]],
  ],
  ['nothing is stated', [entered('founded_year', 1990)], [], []],
] as const)('%s', (_, known, fresh, found) => {
  const { disagreements } = reportSite(known, fresh)
  expect(disagreements.map(({ values }) => values.map(({ value }) => value))).toEqual(found)
})

test('what the operator entered and no page states is named', () => {
  const known = [entered('founded_year', 1987), entered('headquarters', { place: 'Oslo' })]
  expect(reportSite(known, [onPage(1987, 'about')]).notStated).toEqual([
    { predicate: 'headquarters', value: { place: 'Oslo' } },
  ])
})
