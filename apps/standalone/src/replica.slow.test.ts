import { join } from 'node:path'
import { openPostgres } from '@veracite/db/open-postgres'
import { eventually } from '@veracite/testing/eventually'
import { startPrimaryAndStandby } from '@veracite/testing/own-standby'
import { addSmallBrand, startStandalone } from '@veracite/testing/standalone-process'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'

const LAG = 'veracite-replica-lag-seconds'

test('programs read lists from the standby with its lag, and the primary when it is behind or away', async () => {
  const folder = openFolder()
  const servers = await startPrimaryAndStandby(folder)
  const { primary, standbyUrl, standbyAdminUrl } = servers
  const product = await startStandalone(join(folder, 'data'), {
    DATABASE_URL: primary.appUrl,
    VERACITE_MIGRATIONS_URL: primary.adminUrl,
    VERACITE_READ_URL: standbyUrl,
    VERACITE_READ_MAX_LAG_SECONDS: '4',
  })
  const standby = await openPostgres({ url: standbyAdminUrl, max: 1, applicationName: 'test', role: null })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.url + path, { headers: { authorization: `Bearer ${product.token}`, ...headers } })
  try {
    const brandId = await addSmallBrand(product)
    const scan = await product.call('POST', '/v1/scans', { brandId })
    const done = async () => (await product.call('GET', `/v1/scans/${scan.body.scanId}`)).body.status
    await eventually('the scan', async () => (await done()) === 'COMPLETED')
    const runs = `/api/admin/scans/${scan.body.scanId}/runs`
    const fresh = (await (await ask(runs, { 'cache-control': 'no-cache' })).json()) as { total: number }

    const lagging = await eventually('an answer of the standby', async () => {
      const response = await ask(runs)
      return response.headers.has(LAG) && response
    })
    expect(Number(lagging.headers.get(LAG))).toBeLessThanOrEqual(4)
    await eventually(
      'the same runs',
      async () => JSON.stringify(await (await ask(runs)).json()) === JSON.stringify(fresh),
    )
    expect((await ask(runs, { 'cache-control': 'no-cache' })).headers.has(LAG)).toBe(false)
    expect((await ask(`/v1/scans/${scan.body.scanId}`)).headers.has(LAG)).toBe(false)

    // Frozen in the past: a brand that it does not know is found on the primary, and an export has all rows.
    await standby.sql`select pg_wal_replay_pause()`
    const later = await addSmallBrand(product)
    expect((await ask(`/api/admin/brands/${later}/findings`)).status).toBe(200)
    const exported = await (await ask(`/api/admin/exports/answers?brandId=${brandId}`)).text()
    expect(exported.trim().split('\r\n')).toHaveLength(1 + fresh.total)
    const behind = await eventually('an answer of the primary', async () => {
      const response = await ask(runs)
      return !response.headers.has(LAG) && response
    })
    expect(await behind.json()).toEqual(fresh)
    expect(await (await ask('/metrics')).text()).toMatch(
      /^veracite_replica_reads_total\{outcome="behind"\} [1-9]/m,
    )

    await standby.sql`select pg_wal_replay_resume()`
    await eventually('the standby again', async () => (await ask(runs)).headers.has(LAG))
    const fromStandby = await (await ask(`/api/admin/exports/answers?brandId=${brandId}`)).text()
    expect(fromStandby).toBe(exported)

    await standby.close()
    await servers.kill()
    for (let times = 0; times < 3; times++) {
      const response = await ask(runs)
      expect([response.status, response.headers.has(LAG)]).toEqual([200, false])
    }
  } finally {
    await product.end('SIGTERM')
    await servers.stop()
  }
}, 300_000)
