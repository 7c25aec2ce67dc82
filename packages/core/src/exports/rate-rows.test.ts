import { inSlices } from '@veracite/terms/in-slices'
import { expect, test } from 'vitest'
import type { ScanCell } from '../rates/rate-store.ts'
import { ratesOf } from '../rates/rates.ts'
import { rateRows } from './rate-rows.ts'

const SCAN = { scanId: 's', brandId: 'b', startedAt: 'x', finishedAt: 'y' }
const cell = (promptId: string, engine: 'CHATGPT' | 'CLAUDE', counts: ScanCell['counts']): ScanCell => ({
  promptId,
  engine,
  origin: 'engine',
  intent: promptId === 'p1' ? 'BRANDED' : 'CATEGORY',
  planned: 5,
  counts,
})
const CELLS = [
  cell('p1', 'CHATGPT', { STRONG: 2, ABSENT: 1 }),
  cell('p1', 'CLAUDE', { CONFABULATED: 4 }),
  cell('p2', 'CHATGPT', { ECHO: 1, STRONG: 3 }),
  cell('p2', 'CLAUDE', {}),
  { ...cell('p1', 'CHATGPT', { STRONG: 5 }), origin: 'demo' as const },
]

test('the rows are the rates that a scan shows, level by level and measure by measure', async () => {
  const shown = await inSlices(ratesOf(CELLS.slice(0, 4), 'mentioned', 0))
  const rows = [...rateRows(SCAN, CELLS)].filter(({ origin }) => origin === 'engine')
  const groups = [shown.overall, ...shown.engines, ...shown.intents, ...shown.matrix]
  for (const { engine, intent, planned, classified, rates } of groups)
    for (const [measure, rate] of Object.entries(rates)) {
      const same = rows.filter(
        (row) =>
          row.level !== 'prompt' && row.engine === engine && row.intent === intent && row.measure === measure,
      )
      expect(same).toHaveLength(1)
      expect(same[0]).toMatchObject({
        planned,
        answers: classified,
        seen: rate?.seen ?? 0,
        rate: rate?.rate ?? null,
        low: rate?.low ?? null,
        high: rate?.high ?? null,
        method: rate?.method ?? null,
        demo: false,
      })
    }
  expect(rows).toHaveLength(groups.length * 6 + 4 * 6)
})

test('answers of the demonstration have rows of their own, marked; ids are unique', () => {
  const rows = [...rateRows(SCAN, CELLS)]
  const demo = rows.filter((row) => row.origin === 'demo')
  expect(demo.every((row) => row.demo === true)).toBe(true)
  expect(demo.find(({ level, measure }) => level === 'overall' && measure === 'STRONG')).toMatchObject({
    seen: 5,
    answers: 5,
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('filters choose rows and change none', () => {
  const all = [...rateRows(SCAN, CELLS)]
  const chosen = [...rateRows(SCAN, CELLS, { engine: 'CLAUDE', measure: 'CONFABULATED', level: 'engine' })]
  expect(chosen).toEqual(
    all.filter((row) => row.engine === 'CLAUDE' && row.measure === 'CONFABULATED' && row.level === 'engine'),
  )
  expect(chosen).toHaveLength(1)
})
