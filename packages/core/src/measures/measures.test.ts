import { expect, test } from 'vitest'
import { differencesFrom } from './compare-brands.ts'
import { addSums, figureOf, NAMED_MEASURES, NO_SUMS, placeOf, universeOf, WHOLE_ANSWER } from './measures.ts'
import { namedRows } from './named-rows.ts'

const places = (...counts: number[]) => [...counts, ...Array(10 - counts.length).fill(0)]
const all = {
  ...NO_SUMS,
  answers: 1239,
  named: 312,
  byModel: 312,
  cited: 500,
  mentions: 900,
  places: places(143),
}
const own = {
  ...NO_SUMS,
  named: 118,
  first: 40,
  recommended: 30,
  mentions: 300,
  places: places(10, 40, 30, 16),
}
const universe = { all, own }
const counts = (name: (typeof NAMED_MEASURES)[number], sums = own) => {
  const figure = figureOf(name, sums, universe)
  return figure && [figure.seen, figure.asked]
}

test('each measure has its own universe: answers without the brand do not sink its share of those that name anyone', () => {
  expect(NAMED_MEASURES.map((name) => [name, counts(name)])).toEqual([
    ['named', [118, 1239]],
    ['named_first', [40, 312]],
    ['in_first_three', [80, 143]],
    ['voice_of_answers', [118, 312]],
    ['voice_of_mentions', [300, 900]],
    ['recommended', [30, 312]],
    ['recommended_instead', [0, 312]],
    ['named_together', [0, 118]],
    ['cited', [0, 500]],
  ])
  expect(figureOf('voice_of_answers', own, universe)?.words).toBe('118 of 312 · 32–44 %')
  expect(figureOf('named', own, { all: NO_SUMS, own: NO_SUMS })).toBeNull()
  for (const name of NAMED_MEASURES) expect(universeOf(name)).toMatch(/^of /)
})

test('the middle place and the middle half, of the lists that have one', () => {
  expect(placeOf(own)).toEqual({ lists: 96, median: 2, from: 2, to: 3 })
  expect(placeOf({ ...NO_SUMS, places: places(0, 0, 0, 0, 0, 0, 0, 0, 0, 3) })?.median).toBe(10)
  expect(placeOf(NO_SUMS)).toBeNull()
  expect(addSums(own, own)).toMatchObject({ named: 236, places: places(20, 80, 60, 32) })
})

test('two brands are paired by answer, and all rivals are one family', () => {
  const rival = (named: number, together: number) => ({ ...NO_SUMS, named, together })
  // 10 against 2: exact McNemar 0.0386 (SciPy, binomtest(2, 12)); among four it does not stand out.
  const [close] = differencesFrom({ ...NO_SUMS, named: 12 }, [rival(20, 10)])
  expect(close).toMatchObject({ onlyRival: 10, onlyBrand: 2, both: 10, differs: true })
  expect(close?.p).toBeCloseTo(0.03857421875, 10)
  const among = differencesFrom({ ...NO_SUMS, named: 12 }, [rival(20, 10), ...Array(3).fill(rival(12, 2))])
  expect(among.map(({ differs }) => differs)).toEqual([false, false, false, false])
})

test('recommended instead of the brand: not when the brand is recommended too', () => {
  const subject = (id: string, group: 'own' | 'rival') => ({ id, group, name: id, aliases: [], domain: '' })
  const counted = (id: string, recommended: boolean) => ({
    ...{ id, named: true, first: id === 'b', place: null, cited: false, mentions: 2, recommended },
  })
  const rows = (ownToo: boolean) =>
    namedRows(
      {
        ...{ branded: false, byModel: true, cites: false, others: [], remarks: [] },
        subjects: [counted('a', ownToo), counted('b', true)],
      },
      [subject('a', 'own'), subject('b', 'rival')],
    )
  expect(rows(false).map(({ subjectId, instead, together }) => [subjectId, instead, together])).toEqual([
    [WHOLE_ANSWER, 0, 0],
    ['a', 0, 0],
    ['b', 1, 1],
  ])
  expect(rows(true)[2]?.instead).toBe(0)
  expect(rows(true)[0]).toMatchObject({ named: 1, first: 1, mentions: 4, mentionsOfAll: 4 })
})
