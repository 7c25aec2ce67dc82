import { testServers } from '@veracite/testing/database'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Bench, isReached, ratioOf, summarize } from './bench.ts'
import { consoleBench } from './console.ts'
import { exportsBench } from './exports.ts'
import { log } from './log.ts'
import { lookup } from './lookup.ts'
import { pipeline } from './pipeline.ts'
import { reads } from './reads.ts'
import { dropSeeded } from './seeded-database.ts'

// On the server that all tests share: starting one per database would take longer than the tests.
beforeAll(() => void vi.stubEnv('DATABASE_URL', testServers()[0]?.adminUrl))
afterAll(() => void vi.unstubAllEnvs())

/** Checks only that it works and ends: measurements on a machine that runs tests mean nothing. */
test('the pipeline bench runs whole scans beside the bare queues', async () => {
  const result = await pipeline.run({ rounds: 1, size: 4, say: () => {} })
  for (const rates of Object.values(result.measures)) {
    expect(rates).toHaveLength(1)
    expect(rates[0]).toBeGreaterThan(0)
  }
  const [ratio] = result.ratios
  if (!ratio) throw new Error('no ratio')
  expect(ratio).toMatchObject({ of: 'whole chain', to: 'bare job table', goal: 0.25 })
  expect(ratioOf(result, ratio)).toBeGreaterThan(0)
})

test('a summary is the median and the spread', () => {
  expect(summarize([3, 1, 2])).toEqual({ median: 2, lowest: 1, highest: 3 })
  expect(summarize([4, 1, 2, 3])).toEqual({ median: 2.5, lowest: 1, highest: 4 })
})

/**
 * With servers and load in separate processes, as in a real measurement. They differ in what is asked, so an ordinary
 * run takes the first two; the others start Chromium or the whole service too.
 */
const SIZES: [name: string, bench: Bench, size: number][] = [
  ['lookup', lookup, 100],
  ['log', log, 8],
  ['reads', reads, 100],
  ['exports', exportsBench, 100],
  ['console', consoleBench, 300],
]
test.each(IS_THOROUGH ? SIZES : SIZES.slice(0, 2))(
  'the %s bench measures both sides of its ratios',
  async (_, bench, size) => {
    const result = await bench.run({ rounds: 1, size, say: () => {} })
    for (const ratio of result.ratios) expect(ratioOf(result, ratio)).toBeGreaterThan(0)
  },
)
afterAll(dropSeeded)

test('a goal is a least or a most', () => {
  expect([isReached(0.8, 0.8), isReached(0.79, 0.8)]).toEqual([true, false])
  expect([isReached(1.5, 1.5, true), isReached(1.51, 1.5, true)]).toEqual([true, false])
})
