import { eventually } from '@veracite/testing/eventually'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

let accountId: string

const { world, api } = useApi()
beforeAll(async () => {
  accountId = (await api.bodyOf('POST', '/api/admin/accounts', { name: 'Agency', plan: 'pro' })).id
})
const addBrand = (body: object = {}) =>
  api.call('POST', '/api/admin/brands', { body: { accountId, name: 'Acme', domain: 'acme.com', ...body } })

test('plans: the four seeded ones, made, changed, refused', async () => {
  const { body } = await api.call('GET', '/api/admin/plans')
  expect(body.items.map((plan: { id: string }) => plan.id)).toEqual(['free', 'starter', 'pro', 'enterprise'])
  expect(body.items[0]).toEqual({ id: 'free', engines: ['CHATGPT', 'PERPLEXITY'], maxScansPerMonth: 4 })
  const put = await api.call('PUT', '/api/admin/plans/tiny', {
    body: { engines: ['CLAUDE'], maxScansPerMonth: 1 },
  })
  expect([put.status, put.body]).toEqual([200, { id: 'tiny', engines: ['CLAUDE'], maxScansPerMonth: 1 }])
  for (const [path, plan] of [
    ['tiny', { engines: ['BING'], maxScansPerMonth: 1 }],
    ['tiny', { engines: [], maxScansPerMonth: -1 }],
    ['tiny', { engines: [], maxScansPerMonth: 1.5 }],
    ['Bad%20Name', { engines: [], maxScansPerMonth: 1 }],
  ] as const) {
    expect(await api.statusOf('PUT', `/api/admin/plans/${path}`, plan)).toBe(400)
  }
})

test('accounts: made, changed, listed page by page', async () => {
  const made = await api.call('POST', '/api/admin/accounts', { body: { name: 'Second', plan: 'free' } })
  expect(made.status).toBe(201)
  const changed = await api.call('PATCH', `/api/admin/accounts/${made.body.id}`, {
    body: { plan: 'starter' },
  })
  expect(changed.body).toMatchObject({ name: 'Second', plan: 'starter' })
  expect((await api.bodyOf('POST', '/api/admin/accounts', { name: 'x', plan: 'none' })).fields).toEqual([
    { path: 'plan', message: expect.any(String) },
  ])
  expect(await api.statusOf('PATCH', `/api/admin/accounts/${UNKNOWN}`, { name: 'x' })).toBe(404)
  expect(await api.statusOf('PATCH', '/api/admin/accounts/nope', {})).toBe(404)
  const first = await api.call('GET', '/api/admin/accounts?limit=1')
  expect(first.body.items).toHaveLength(1)
  const second = await api.call('GET', `/api/admin/accounts?limit=1&cursor=${first.body.nextCursor}`)
  expect(second.body.items[0].id).not.toBe(first.body.items[0].id)
  for (const query of ['limit=0', 'limit=1001', 'limit=x', 'cursor=nope']) {
    expect(await api.statusOf('GET', `/api/admin/accounts?${query}`)).toBe(400)
  }
})

test.each([
  ['https://WWW.Acme.com/about?x=1', 'acme.com'],
  ['shop.acme.co.uk.', 'shop.acme.co.uk'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
])('brands: domain %s is kept as %s', async (domain, host) => {
  expect((await addBrand({ domain })).body).toMatchObject({ domain: host, aliases: [] })
})

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '0x7f.1',
  '127.1',
  '１２７.０.０.１',
  'com',
  'not a domain',
  'http://',
])('brands: 400 for domain %j', async (domain) => {
  const refused = await addBrand({ domain })
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'domain'])
})

test('brands: added to an account that exists, changed, archived, then gone from lists', async () => {
  const { body: brand } = await addBrand({ aliases: [' Acme Inc ', 'Acme Inc'] })
  expect(brand.aliases).toEqual(['Acme Inc'])
  expect((await addBrand({ accountId: UNKNOWN })).body.fields[0].path).toBe('accountId')
  expect((await api.bodyOf('PATCH', `/api/admin/brands/${brand.id}`, { name: 'Acme 2' })).name).toBe('Acme 2')
  expect(brand.samplesPerPrompt).toBe(1)
  const sampled = await api.call('PATCH', `/api/admin/brands/${brand.id}`, {
    body: { samplesPerPrompt: 10 },
  })
  expect(sampled.body).toMatchObject({ name: 'Acme 2', samplesPerPrompt: 10 })
  for (const samplesPerPrompt of [0, 101, 1.5]) {
    const refused = await api.call('PATCH', `/api/admin/brands/${brand.id}`, { body: { samplesPerPrompt } })
    expect(refused.status).toBe(400)
  }
  const listed = await api.call('GET', `/api/admin/brands?accountId=${accountId}&limit=1000`)
  expect(listed.body.items.map((item: { id: string }) => item.id)).toContain(brand.id)
  expect(await api.statusOf('DELETE', `/api/admin/brands/${brand.id}`)).toBe(200)
  expect(await api.statusOf('DELETE', `/api/admin/brands/${brand.id}`)).toBe(404)
  const after = await api.call('GET', `/api/admin/brands?accountId=${accountId}&limit=1000`)
  expect(after.body.items.map((item: { id: string }) => item.id)).not.toContain(brand.id)
})

test('prompts: a thousand in a call, duplicates refused by name and nothing added, archived not deleted', async () => {
  const { body: brand } = await addBrand()
  const path = `/api/admin/brands/${brand.id}/prompts`
  const many = Array.from({ length: 1000 }, (_, index) => ({ text: `Prompt ${index}`, intent: 'CATEGORY' }))
  expect(await api.statusOf('POST', path, { prompts: many })).toBe(201)
  const repeated = await api.call('POST', path, {
    body: {
      prompts: [
        { text: 'new', intent: 'BRANDED' },
        { text: 'Prompt 7', intent: 'BRANDED' },
      ],
    },
  })
  expect([repeated.status, repeated.body.fields]).toEqual([
    400,
    [{ path: 'prompts.1.text', message: expect.any(String) }],
  ])
  const twice = await api.call('POST', path, {
    body: {
      prompts: [
        { text: 'a', intent: 'BRANDED' },
        { text: 'a', intent: 'BRANDED' },
      ],
    },
  })
  expect(twice.body.fields[0].path).toBe('prompts.1.text')
  expect(await api.get(`${path}?limit=5`)).toMatchObject({
    total: 1000,
    nextCursor: expect.any(String),
  })
  expect(await api.statusOf('POST', path, { prompts: [...many, { text: 'x', intent: 'BRANDED' }] })).toBe(400)
  const bad = await api.call('POST', path, {
    body: { prompts: [{ text: ' ', intent: 'X' }, { intent: 'BRANDED' }] },
  })
  expect(bad.body.fields.map((field: { path: string }) => field.path)).toEqual([
    'prompts.0.text',
    'prompts.0.intent',
    'prompts.1.text',
  ])
  const [first] = (await api.get(path)).items
  expect(await api.statusOf('DELETE', `/api/admin/prompts/${first.id}`)).toBe(200)
  expect(await api.statusOf('DELETE', `/api/admin/prompts/${first.id}`)).toBe(404)
  // Once archived, its text may be monitored again.
  expect(await api.statusOf('POST', path, { prompts: [{ text: first.text, intent: 'CATEGORY' }] })).toBe(201)
  expect(
    await api.statusOf('POST', `/api/admin/brands/${UNKNOWN}/prompts`, {
      prompts: [{ text: 'x', intent: 'BRANDED' }],
    }),
  ).toBe(404)
})

test('facts: checked per predicate, all or none; a new value supersedes the old one', async () => {
  const { body: brand } = await addBrand()
  const path = `/api/admin/brands/${brand.id}/facts`
  const bad = await api.call('POST', path, {
    body: {
      facts: [
        { predicate: 'founded_year', value: '2004' },
        { predicate: 'email', value: 'x' },
        { predicate: 'ceo', value: 'Ann Other' },
      ],
    },
  })
  expect(bad.status).toBe(400)
  expect(
    bad.body.fields.map((field: { path: string }) => field.path.split('.').slice(0, 2).join('.')),
  ).toEqual(['facts.0', 'facts.1'])
  expect((await api.get(`/v1/brands/${brand.id}/ground-truth`)).facts).toEqual([])
  await api.call('POST', path, { body: { facts: [{ predicate: 'founded_year', value: 2003 }] } })
  const made = await api.call('POST', path, {
    body: { facts: [{ predicate: 'founded_year', value: 2004, note: 'register' }] },
  })
  expect(made.status).toBe(201)
  const { facts } = await api.get(`/v1/brands/${brand.id}/ground-truth`)
  expect(facts).toHaveLength(2)
  expect(facts.find((fact: { value: number }) => fact.value === 2003)).toMatchObject({
    active: false,
    supersededBy: made.body.items[0].id,
  })
  expect(facts.find((fact: { value: number }) => fact.value === 2004)).toMatchObject({
    active: true,
    note: 'register',
  })
  expect((await api.bodyOf('POST', path, { facts: [{ predicate: 'mood', value: 1 }] })).fields[0].path).toBe(
    'facts.0.predicate',
  )
})

test('keys: shown once, stored as a digest only, revoked at once', async () => {
  const issued = await api.call('POST', '/api/admin/keys', {
    body: { accountId, name: 'Agent', scopes: ['read', 'scan'] },
  })
  expect(issued.status).toBe(201)
  expect(issued.body.key).toMatch(/^vrc_[0-9a-f]{32}$/)
  const listed = await api.call('GET', `/api/admin/keys?accountId=${accountId}`)
  expect(listed.text).not.toContain(issued.body.key)
  expect(listed.body.items[0]).toMatchObject({
    id: issued.body.id,
    hint: issued.body.key.slice(-4),
    revokedAt: null,
  })
  const [dump] = await world.database.sql<
    { text: string }[]
  >`select string_agg(k::text, ' ') as text from veracite.api_keys k`
  expect(dump?.text).not.toContain(issued.body.key.slice(4))
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(issued.body.key)))
  expect(await world.services.findKeyByHash(digest)).toMatchObject({ id: issued.body.id })
  expect(await api.statusOf('DELETE', `/api/admin/keys/${issued.body.id}`)).toBe(200)
  expect(await world.services.findKeyByHash(digest)).toBeNull()
  expect(await api.statusOf('DELETE', `/api/admin/keys/${issued.body.id}`)).toBe(404)
  expect(await api.statusOf('POST', '/api/admin/keys', { accountId, name: 'x', scopes: ['all'] })).toBe(400)
})

test('runs of a scan: filtered, page by page; a run can be judged anew without asking an engine', async () => {
  const { brandId } = await world.addBrand({ prompts: 4 })
  const scanId = await api.scanToEnd(brandId)
  const path = `/api/admin/scans/${scanId}/runs`
  const seen = new Set<string>()
  for (let cursor = ''; ; ) {
    const { body } = await api.call('GET', `${path}?limit=7${cursor && `&cursor=${cursor}`}`)
    expect(body.total).toBe(44)
    for (const run of body.items) seen.add(run.id)
    if (!body.nextCursor) break
    cursor = body.nextCursor
  }
  expect(seen.size).toBe(44)
  // The one demo engine that never leaves a question unanswered.
  const { body } = await api.call('GET', `${path}?engine=AMAZON_RUFUS&status=CLASSIFIED`)
  const [run] = body.items
  expect(run).toMatchObject({
    engine: 'AMAZON_RUFUS',
    status: 'CLASSIFIED',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    error: null,
  })
  expect(await api.statusOf('GET', `${path}?engine=X`)).toBe(400)
  expect(await api.statusOf('GET', `/api/admin/scans/${UNKNOWN}/runs`)).toBe(404)

  const [calls] = await world.database.sql<{ n: number }[]>`select count(*) as n from veracite.engine_calls`
  const job = await api.call('POST', `/api/admin/runs/${run.id}/reclassify`)
  expect(job.status).toBe(202)
  await eventually(
    'the reclassification',
    async () => (await api.get(`/api/admin/jobs/${job.body.jobId}`)).state === 'done',
  )
  expect((await api.get(`/v1/runs/${run.id}/evidence`)).classifications).toHaveLength(2)
  expect(
    (await world.database.sql<{ n: number }[]>`select count(*) as n from veracite.engine_calls`)[0],
  ).toEqual(calls)
  expect(await api.statusOf('POST', `/api/admin/runs/${UNKNOWN}/reclassify`)).toBe(404)
  expect((await api.get(`/api/admin/brands/${brandId}/scans`)).items[0]).toMatchObject({
    id: scanId,
    status: 'COMPLETED',
  })
  expect(await api.statusOf('GET', `/api/admin/jobs/${UNKNOWN}`)).toBe(404)
}, 60_000)

test('counters stay right when facts change and a brand is judged anew', async () => {
  const { brandId } = await world.addBrand({ prompts: 3 })
  await api.scanToEnd(brandId)
  const before = await api.get(`/v1/brands/${brandId}/confabulations`)
  await api.call('POST', `/api/admin/brands/${brandId}/facts`, {
    body: {
      facts: [
        { predicate: 'founded_year', value: 1951 },
        { predicate: 'headquarters', value: 'Lima, Peru' },
      ],
    },
  })
  // Verdicts that rested on the old facts are stale until they are judged again.
  const stale = await api.get(`/v1/brands/${brandId}/confabulations`)
  expect(stale.totals).toEqual(before.totals)
  const job = await api.call('POST', `/api/admin/brands/${brandId}/reclassify`)
  await eventually(
    'the brand',
    async () => (await api.get(`/api/admin/jobs/${job.body.jobId}`)).state === 'done',
  )
  const after = await api.get(`/v1/brands/${brandId}/confabulations?window=all`)
  const counted = await world.database.sql<{ class: string; n: number }[]>`
      select citation_class as class, count(*) as n from veracite.runs where brand_id = ${brandId} and citation_class is not null group by 1`
  expect(Object.fromEntries(Object.entries(after.totals).filter(([, n]) => n !== 0))).toEqual(
    Object.fromEntries(counted.map((row) => [row.class, row.n])),
  )
  const daily = await world.database.sql<
    { n: number }[]
  >`select sum(runs)::int as n from veracite.class_counts_daily where brand_id = ${brandId}`
  expect(daily[0]?.n).toBe(after.classifiedRuns)
  expect(after.classifiedRuns).toBe(before.classifiedRuns)
}, 60_000)
