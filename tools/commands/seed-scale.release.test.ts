import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import { openWorld } from '../../packages/testing/src/use-world.ts'
import { seedScale } from './seed-scale.ts'

test('a seeded database reads like a real one', async () => {
  const world = await openWorld()
  const log = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
  const { brandIds, sizes, bytesPerRun } = await seedScale(world.testDatabase.adminUrl, {
    runs: [250, 30],
    promptsPerBrand: 5,
    log,
  })
  const rows = new Map(sizes.map(({ table, rows }) => [table, rows]))
  expect(rows.get('runs')).toBe(280)
  expect(rows.get('captures')).toBe(280)
  expect(rows.get('log_leaves')).toBe(560)
  expect(bytesPerRun).toBeGreaterThan(1_000)

  const report = await world.operator.getConfabulations({
    brandId: brandIds[0] ?? '',
    engine: null,
    intent: null,
    window: 'all',
    limit: 100,
  })
  expect(report.classifiedRuns).toBe(250)
  const [item] = report.confabulations.items
  expect(item?.claims).toMatchObject([{ predicate: 'founded_year', stated: '1997', truth: '2004' }])
  expect(report.confabulations.items).toHaveLength(report.totals.CONFABULATED)
  expect(await world.services.lookupHash({ hash: item?.sha256 ?? '' })).toMatchObject({
    found: true,
    log: { status: 'integrated' },
  })
  const findings = await world.operator.findings.list(brandIds[0] ?? '', {}, { limit: 100, cursor: null })
  expect(findings.items.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(
    report.totals.CONFABULATED,
  )
  const evidence = await world.operator.getEvidence({ runId: item?.runId ?? '' })
  expect(evidence).toMatchObject({ runId: item?.runId })
})
