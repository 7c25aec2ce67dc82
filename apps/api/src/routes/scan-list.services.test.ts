import { expect, test } from 'vitest'
import { openApi, useApi } from '../test-support/server.ts'
import data from './scan-list.cases.json' with { type: 'json' }

const ELSEWHERE = '0199c0de-7000-7000-8000-0000000000aa'

const { world, api } = useApi()

const scansOf = (brandId: string) => `/api/admin/brands/${brandId}/scans`
const promptsOf = async (brandId: string): Promise<string[]> => {
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/prompts`)
  return body.items.map(({ id }: { id: string }) => id)
}

test('202 asks the chosen prompts of the chosen engines as often as said; 200 says the price and the width before', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE', 'GROK'], prompts: 3 })
  const [first, second] = await promptsOf(brandId)
  const choice = {
    samples: 5,
    engines: ['CLAUDE', 'CHATGPT'],
    promptIds: [first, second],
    spreadMinutes: 0,
  }
  const before = await api.call('POST', `${scansOf(brandId)}/estimate`, { body: choice })
  expect(before.status).toBe(200)
  expect(before.body).toMatchObject(data.estimate)
  expect(before.body.width.halfWidth).toBeCloseTo(0.4003, 3)
  expect((await api.get(scansOf(brandId))).items).toEqual([])

  const { status, body } = await api.call('POST', scansOf(brandId), { body: choice })
  expect(status).toBe(202)
  expect(body).toMatchObject({ status: 'QUEUED', engines: ['CHATGPT', 'CLAUDE'] })
  expect(await world.scanEnds(body.scanId)).toMatchObject({ totalPrompts: 2, totalRuns: 20 })
  const [asked] = await world.database.sql`
      select array_agg(distinct prompt_id::text order by prompt_id::text) as prompts, max(sample) as samples
      from veracite.runs where scan_id = ${body.scanId}`
  expect(asked).toEqual({ prompts: [first, second].sort(), samples: 5 })

  // Engines that were asked have a price now, and the brand's own number of samples is the default.
  await api.call('PATCH', `/api/admin/brands/${brandId}`, { body: { samplesPerPrompt: 10 } })
  const after = await api.call('POST', `${scansOf(brandId)}/estimate`, { body: {} })
  expect(after.body).toMatchObject({ samples: 10, runs: 90, unpriced: [], spreadSeconds: 9 })
  expect(Number(after.body.priceUsd)).toBeGreaterThan(0)
})

test('200 includes the scan that may follow by itself in the price, where that is switched on', async () => {
  const { world: asking, api: other } = await openApi({ env: { VERACITE_ASK_AGAIN: 'on' } })

  const { brandId } = await asking.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts: 2 })
  const { body } = await other.call('POST', `${scansOf(brandId)}/estimate`, { body: { samples: 5 } })
  expect(body).toMatchObject({
    runs: 20,
    priceUsd: '0.100000',
    confirmation: { runs: 20, mostUsd: '0.200000' },
  })
})

test.each([
  ['no sample', { samples: 0 }, 'samples'],
  ['more than a hundred samples', { samples: 101 }, 'samples'],
  ['an unknown engine', { engines: ['ALTAVISTA'] }, 'engines'],
  ['an engine out of the plan', { engines: ['CHATGPT', 'GROK'] }, 'engines'],
  ['no engine at all', { engines: [] }, 'engines'],
  ['a prompt of somebody else', { promptIds: [ELSEWHERE] }, 'promptIds'],
  ['a spread beyond a month', { spreadMinutes: 43_201 }, 'spreadMinutes'],
])('400 for %s: the field is named, and nothing is left behind', async (_, body, field) => {
  const { brandId, accountId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 })
  for (const path of [scansOf(brandId), `${scansOf(brandId)}/estimate`]) {
    const refused = await api.call('POST', path, { body })
    expect(refused.status).toBe(400)
    expect(refused.body.fields[0].path).toContain(field)
  }
  const [left] = await world.database.sql`
      select (select count(*) from veracite.scans where brand_id = ${brandId}) as scans,
             (select count(*) from veracite.monthly_scans where account_id = ${accountId}) as used`
  expect(left).toEqual({ scans: 0, used: 0 })
})

test('400 for more runs than a scan may have; 404 for no brand; 429 at the cap, which counts scans', async () => {
  const { brandId, accountId } = await world.addBrand({
    engines: ['CHATGPT'],
    prompts: 1,
    maxScansPerMonth: 1,
  })
  await world.database.sql`
      insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at)
      select gen_random_uuid(), ${brandId}, n::text, sha256(n::text::bytea), 'BRANDED', 'en', now()
      from generate_series(1, 10000) n`
  for (const path of [scansOf(brandId), `${scansOf(brandId)}/estimate`]) {
    const refused = await api.call('POST', path, { body: { samples: 100 } })
    expect(refused.status).toBe(400)
    expect(refused.body.fields[0].message).toContain('1000100 runs')
  }
  expect(await api.statusOf('POST', scansOf(ELSEWHERE), {})).toBe(404)
  const [one = ''] = await promptsOf(brandId)
  const choice = { samples: 2, promptIds: [one, one.toUpperCase()], spreadMinutes: 0 }
  expect(await api.statusOf('POST', scansOf(brandId), choice)).toBe(202)
  const refused = await api.call('POST', scansOf(brandId), { body: choice })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ maxScans: 1, scansThisMonth: 1 })
  const [used] = await world.database.sql`
      select used from veracite.monthly_scans where account_id = ${accountId}`
  expect(used).toEqual({ used: 1 })
})
