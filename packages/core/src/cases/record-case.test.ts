import { DAY_MS } from '@veracite/terms/days'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { recordOf } from './record-case.ts'

const FIRST = Date.parse('2026-01-01T00:00:00Z')
/** A scan a day, the newest first, and earlier ones that are not read. */
const scans = {
  listForBrand: async () => ({
    items: Array.from({ length: 3 }, (_, at) => ({
      ...{
        id: String(at),
        createdAt: new Date(FIRST - at * DAY_MS),
        finishedAt: new Date(FIRST - at * DAY_MS),
      },
      ...{ byStatus: {}, apart: [], status: 'COMPLETED', origin: 'engine', totalRuns: 1, classified: 1 },
    })),
    nextCursor: 'more',
  }),
} as unknown as Parameters<typeof recordOf>[0]['scans']

const recorded = (from: string, to: string) =>
  recordOf(
    { scans },
    {
      ...{ brandId: 'b', bundles: [], trails: [], preparedBy: null, preparedFor: null, purpose: null },
      ...{ madeAt: new Date(FIRST), watched: { from, to }, say: sayIn('en') },
    },
  )

test('all scans of the period are listed only if one from before it was read', async () => {
  const newest = await recorded('2025-12-31T12:00:00.000Z', '2026-01-01T12:00:00.000Z')
  expect([newest.scans.length, newest.scansAreAll]).toEqual([2, true])
  // The scans that were read are all newer than the period.
  const old = await recorded('2025-06-01T12:00:00.000Z', '2025-06-02T12:00:00.000Z')
  expect([old.scans.length, old.scansAreAll]).toEqual([0, false])
})
