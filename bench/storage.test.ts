import { expect, test } from 'vitest'
import { ratioOf } from './bench.ts'
import { bundle } from './bundle.ts'
import { classify } from './classify.ts'
import { log } from './log.ts'
import { start } from './start.ts'

/** That each works and ends; what it measures on a machine that runs tests means nothing. */
test('the log bench enters leaves beside a bare insert of them', async () => {
  const result = await log.run({ rounds: 1, size: 8, say: () => {} })
  expect(result.ratios).toHaveLength(4)
  for (const ratio of result.ratios) expect(ratioOf(result, ratio)).toBeGreaterThan(0)
}, 120_000)

test('the bundle bench exports runs from the middle of two logs', async () => {
  const result = await bundle.run({ rounds: 1, size: 2_000, say: () => {} })
  for (const ratio of result.ratios) expect(ratioOf(result, ratio)).toBeGreaterThan(0)
}, 120_000)

test('the classify bench judges answers beside counting their words', async () => {
  const result = await classify.run({ rounds: 1, size: 40, say: () => {} })
  for (const ratio of result.ratios) expect(ratioOf(result, ratio)).toBeGreaterThan(0)
}, 120_000)

test('the start bench starts the service again and weighs it', async () => {
  const { measures } = await start.run({ rounds: 1, size: 1, say: () => {} })
  expect(measures['npm start to ready, ms']?.[0]).toBeGreaterThan(0)
  expect(Object.keys(measures).filter((what) => what.endsWith(', MB')).length).toBeGreaterThan(1)
}, 120_000)
