import { testServers } from '@veracite/testing/database'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ratioOf } from './bench.ts'
import { classify } from './classify.ts'
import { log } from './log.ts'
import { start } from './start.ts'

// On the server that all tests share: starting one per database would take longer than the tests.
beforeAll(() => void vi.stubEnv('DATABASE_URL', testServers()[0]?.adminUrl))
afterAll(() => void vi.unstubAllEnvs())

/** Checks only that each works and ends: measurements on a machine that runs tests mean nothing. */
test.each([
  ['log bench enters leaves beside a bare insert of them', log, 8, 2],
  ['classify bench judges answers beside counting their words', classify, 1, 1],
] as const)(
  'the %s',
  async (_, bench, size, ratios) => {
    const result = await bench.run({ rounds: 1, size, say: () => {} })
    expect(result.ratios).toHaveLength(ratios)
    for (const ratio of result.ratios) expect(ratioOf(result, ratio)).toBeGreaterThan(0)
  },
  120_000,
)

// Starts the whole service twice. Other tests start it too, so ordinary runs skip this.
test.runIf(IS_THOROUGH)(
  'the start bench starts the service again and weighs it',
  async () => {
    const { measures } = await start.run({ rounds: 1, size: 1, say: () => {} })
    expect(measures['npm start to ready, ms']?.[0]).toBeGreaterThan(0)
    expect(Object.keys(measures).filter((what) => what.endsWith(', MB')).length).toBeGreaterThan(1)
  },
  120_000,
)
