import { atOnce } from '@veracite/terms/test-support/at-once'
import { expect, test } from 'vitest'
import type { DrawnCell, ScanCell } from './rate-store.ts'
import { ratesOf } from './rates.ts'

const cell = (promptId: string, wrong: number, asked = 1): ScanCell => ({
  ...{ promptId, engine: 'CHATGPT', origin: 'engine', intent: 'BRANDED', planned: asked },
  counts: { CONFABULATED: wrong, STRONG: asked - wrong },
})
/** Twenty products from blocks of 3 or 30: the large ones are wrong. */
const DRAWN: DrawnCell[] = Array.from({ length: 20 }, (_, at) => ({
  ...{ sample: 's', promptId: `p${at}`, block: at + 1, standsFor: at < 10 ? 30 : 3 },
}))
const CELLS = DRAWN.map(({ promptId }, at) => cell(promptId, at < 10 ? 1 : 0))

test('prompts that were drawn: each counts for as many products as it stands for, with the interval of the draw', () => {
  const { overall, engines, draws } = atOnce(ratesOf(CELLS, 'CONFABULATED', 5, DRAWN))
  const rate = overall.rates.CONFABULATED
  expect(rate).toMatchObject({ seen: 10, asked: 20, method: 'drawn_products', likeThese: null })
  expect(rate?.rate).toBeCloseTo(300 / 330)
  expect(rate?.words).toMatch(/^10 of 20 · \d+–\d+ % of the catalogue, from 20 drawn products$/)
  expect(engines[0]?.rates.CONFABULATED?.method).toBe('drawn_products')
  expect(draws).toMatchObject([{ sample: 's', prompts: 20 }])
})

test('beside other prompts: the headline is about these questions, and the draw has a row of its own', () => {
  const { overall, draws } = atOnce(ratesOf([...CELLS, cell('by hand', 1)], 'CONFABULATED', 5, DRAWN))
  expect(overall.rates.CONFABULATED).toMatchObject({ seen: 11, asked: 21, method: 'clopper_pearson' })
  expect(draws[0]?.rates.CONFABULATED).toMatchObject({ seen: 10, asked: 20, method: 'drawn_products' })
})

test('one prompt alone, and fewer than ten products, say nothing about the catalogue', () => {
  const { cells } = atOnce(ratesOf(CELLS, 'CONFABULATED', 5, DRAWN))
  expect(cells[0]?.rates.CONFABULATED?.method).not.toBe('drawn_products')
  const few = atOnce(ratesOf(CELLS.slice(0, 9), 'CONFABULATED', 5, DRAWN))
  expect(few.overall.rates.CONFABULATED?.method).not.toBe('drawn_products')
})
