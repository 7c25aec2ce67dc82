import { describe, expect, test } from 'vitest'
import type { Correction, Watch } from './correction-store.ts'
import { correctionsOfPeriod } from './report-corrections.ts'
import { othersFewerToo } from './watch-engines.ts'
import { changeOf, earliest } from './watch-pages.ts'

describe('what a new capture of a page means', () => {
  const wrong = { saysBefore: 'same_error', changedAt: null } as const
  const changed = { saysBefore: 'same_error', changedAt: new Date(0) } as const
  const silent = { saysBefore: 'neither', changedAt: null } as const

  test.each([
    [wrong, 'same_error', null],
    [wrong, 'truth', 'page_changed'],
    [wrong, 'neither', 'page_changed'],
    [wrong, 'unread', null],
    [changed, 'truth', null],
    [changed, 'same_error', 'page_back'],
    [changed, 'unread', null],
    [silent, 'neither', null],
    [silent, 'truth', 'page_changed'],
    [{ saysBefore: 'truth', changedAt: null } as const, 'truth', null],
  ] as const)('%o, now %s: %s', (page, says, change) => {
    expect(changeOf(page, says)).toBe(change)
  })
})

test('an engine counts by its newest watch, and the correction when every watched engine makes it in fewer answers', () => {
  const watch = (id: string, engine: string, result: string | null) =>
    ({ id, engine, result }) as unknown as Watch
  const mine = watch('3', 'CHATGPT', null)
  // Newest first, as the store lists them.
  expect(othersFewerToo(mine, [mine, watch('2', 'GEMINI', 'fewer')])).toBe(true)
  expect(othersFewerToo(mine, [mine, watch('2', 'GEMINI', 'still_said')])).toBe(false)
  expect(othersFewerToo(mine, [mine, watch('2', 'GEMINI', 'fewer'), watch('1', 'GEMINI', 'back')])).toBe(true)
  expect(othersFewerToo(mine, [mine, watch('2', 'GEMINI', 'back'), watch('1', 'GEMINI', 'fewer')])).toBe(
    false,
  )
  expect(othersFewerToo(mine, [mine])).toBe(true)
})

test('the earliest of times, and none of none', () => {
  expect(earliest([null, new Date(5), new Date(3)])).toEqual(new Date(3))
  expect(earliest([null])).toBeNull()
})

test('a report lists what was being corrected in its period, with what was known by its end', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const one = (id: string, openedAt: Date, closedAt: Date | null) =>
    ({
      id,
      predicate: 'founded_year',
      about: '',
      origin: 'engine',
      state: 'asked',
      openedAt,
      closedAt,
    }) as Correction
  const kept = [
    one('before', at(1), at(2)),
    one('during', at(1), at(10)),
    one('open', at(9), null),
    one('after', at(20), null),
    one('closed after', at(9), at(20)),
  ]
  const list = async () => ({ items: kept, totals: {}, nextCursor: null })
  const found = await correctionsOfPeriod({ corrections: { list } })(
    'brand',
    { from: at(8), until: at(15) },
    'engine',
    () => 'Founding year',
  )
  expect(found.map(({ id, closedAt }) => [id, closedAt])).toEqual([
    ['during', at(10).toISOString()],
    ['open', null],
    ['closed after', null],
  ])
  expect(found[0]?.about).toBe('Founding year')
})
