import { recountClasses } from '@veracite/testing/recount-classes'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import data from './admin.cases.json' with { type: 'json' }

const PROMPT = { text: 'Prompt 7', intent: 'BRANDED' }
/** Method, path, body, status, and the fields that are named. Null is no body, and fields that are not compared. */
type Refusal = [string, string, unknown, number, string[] | null]

let accountId: string

const { world, api } = useApi()
beforeAll(async () => {
  accountId = (await api.bodyOf('POST', '/api/admin/accounts', { name: 'Agency', plan: 'pro' })).id
})
const addBrand = (body: object = {}) =>
  api.call('POST', '/api/admin/brands', { body: { accountId, name: 'Acme', domain: 'acme.com', ...body } })

test('plans: the four seeded ones, made, changed', async () => {
  const { body } = await api.call('GET', '/api/admin/plans')
  expect(body.items.map((plan: { id: string }) => plan.id)).toEqual(['free', 'starter', 'pro', 'enterprise'])
  expect(body.items[0]).toEqual({ id: 'free', engines: ['CHATGPT', 'PERPLEXITY'], maxScansPerMonth: 4 })
  const put = await api.call('PUT', '/api/admin/plans/tiny', {
    body: { engines: ['CLAUDE'], maxScansPerMonth: 1 },
  })
  expect([put.status, put.body]).toEqual([200, { id: 'tiny', engines: ['CLAUDE'], maxScansPerMonth: 1 }])
})

test('accounts: made, changed, listed page by page', async () => {
  const made = await api.call('POST', '/api/admin/accounts', { body: { name: 'Second', plan: 'free' } })
  expect(made.status).toBe(201)
  const changed = await api.call('PATCH', `/api/admin/accounts/${made.body.id}`, {
    body: { plan: 'starter' },
  })
  expect(changed.body).toMatchObject({ name: 'Second', plan: 'starter' })
  const first = await api.call('GET', '/api/admin/accounts?limit=1')
  expect(first.body.items).toHaveLength(1)
  const second = await api.call('GET', `/api/admin/accounts?limit=1&cursor=${first.body.nextCursor}`)
  expect(second.body.items[0].id).not.toBe(first.body.items[0].id)
})

test.each([
  ['https://WWW.Acme.com/about?x=1', 'acme.com'],
  ['shop.acme.co.uk.', 'shop.acme.co.uk'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
])('brands: domain %s is kept as %s', async (domain, host) => {
  expect((await addBrand({ domain })).body).toMatchObject({ domain: host, aliases: [] })
})

/** What is refused without being stored; `$account` and `$brand` stand for ids. */
test.each(data.refused as Refusal[])(
  '%s %s with %j is %s, naming %j',
  async (method, path, body, status, fields) => {
    const brand = (await addBrand()).body.id
    await api.call('POST', `/api/admin/brands/${brand}/prompts`, { body: { prompts: [PROMPT] } })
    const filled = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll('$brand', brand).replaceAll('$account', accountId))
    const refused = await api.call(
      method,
      `/api/admin${filled(path)}`,
      body === null ? {} : { body: filled(body) },
    )
    expect(refused.status, refused.text).toBe(status)
    expect(refused.body.error).toEqual(expect.any(String))
    const named = (refused.body.fields ?? []).map(({ path }: { path: string }) => path)
    expect(named).toEqual(fields ?? named)
    const { facts } = await api.get(`/v1/brands/${brand}/ground-truth`)
    expect([facts, (await api.get(`/api/admin/brands/${brand}/prompts`)).total]).toEqual([[], 1])
  },
)

test('brands: added to an account that exists, changed, archived, then gone from lists', async () => {
  const { body: brand } = await addBrand({ aliases: [' Acme Inc ', 'Acme Inc'] })
  expect(brand.aliases).toEqual(['Acme Inc'])
  expect((await api.bodyOf('PATCH', `/api/admin/brands/${brand.id}`, { name: 'Acme 2' })).name).toBe('Acme 2')
  expect(brand.samplesPerPrompt).toBe(1)
  const sampled = await api.call('PATCH', `/api/admin/brands/${brand.id}`, {
    body: { samplesPerPrompt: 10 },
  })
  expect(sampled.body).toMatchObject({ name: 'Acme 2', samplesPerPrompt: 10 })
  const listed = await api.call('GET', `/api/admin/brands?accountId=${accountId}&limit=1000`)
  expect(listed.body.items.map((item: { id: string }) => item.id)).toContain(brand.id)
  expect(await api.statusOf('DELETE', `/api/admin/brands/${brand.id}`)).toBe(200)
  expect(await api.statusOf('DELETE', `/api/admin/brands/${brand.id}`)).toBe(404)
  const after = await api.call('GET', `/api/admin/brands?accountId=${accountId}&limit=1000`)
  expect(after.body.items.map((item: { id: string }) => item.id)).not.toContain(brand.id)
})

test('prompts: a thousand in a call and no more, archived not deleted', async () => {
  const { body: brand } = await addBrand()
  const path = `/api/admin/brands/${brand.id}/prompts`
  const many = Array.from({ length: 1000 }, (_, index) => ({ text: `Prompt ${index}`, intent: 'CATEGORY' }))
  expect(await api.statusOf('POST', path, { prompts: many })).toBe(201)
  expect(await api.get(`${path}?limit=5`)).toMatchObject({
    total: 1000,
    nextCursor: expect.any(String),
  })
  expect(await api.statusOf('POST', path, { prompts: [...many, { text: 'x', intent: 'BRANDED' }] })).toBe(400)
  const [first] = (await api.get(path)).items
  expect(await api.statusOf('DELETE', `/api/admin/prompts/${first.id}`)).toBe(200)
  expect(await api.statusOf('DELETE', `/api/admin/prompts/${first.id}`)).toBe(404)
  // Once archived, its text may be monitored again.
  expect(await api.statusOf('POST', path, { prompts: [{ text: first.text, intent: 'CATEGORY' }] })).toBe(201)
})

test('facts: a new value supersedes the old one', async () => {
  const { body: brand } = await addBrand()
  const path = `/api/admin/brands/${brand.id}/facts`
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
  expect(await world.ports.tenants.findKeyByHash(digest)).toMatchObject({ id: issued.body.id })
  expect(await api.statusOf('DELETE', `/api/admin/keys/${issued.body.id}`)).toBe(200)
  expect(await world.ports.tenants.findKeyByHash(digest)).toBeNull()
  expect(await api.statusOf('DELETE', `/api/admin/keys/${issued.body.id}`)).toBe(404)
})

test('keys that are looked up at the same moment are told apart', async () => {
  const { accountId } = await world.addBrand({ prompts: 0 })
  const { accountId: other } = await world.addBrand({ prompts: 0 })
  const issue = (of: string) => world.operator.keys.issue({ accountId: of, name: 'test', scopes: ['read'] })
  const [mine, theirs, revoked] = await Promise.all([issue(accountId), issue(other), issue(accountId)])
  await world.operator.keys.revoke(revoked.id)
  const asked = [mine.key, revoked.key, theirs.key, `vrc_${'0'.repeat(32)}`, mine.key]
  const found = await Promise.all(asked.map((key) => world.services.identifyBearer(key)))
  expect(found.map((one) => one?.caller.memberships?.[0]?.accountId)).toEqual([
    ...[accountId, undefined, other, undefined, accountId],
  ])
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

  const [calls] = await world.database.sql<{ n: number }[]>`select count(*) as n from veracite.engine_calls`
  const job = await api.call('POST', `/api/admin/runs/${run.id}/reclassify`)
  expect(job.status).toBe(202)
  await world.jobEnds(job.body.jobId)
  expect((await api.get(`/v1/runs/${run.id}/evidence`)).classifications).toHaveLength(2)
  expect(
    (await world.database.sql<{ n: number }[]>`select count(*) as n from veracite.engine_calls`)[0],
  ).toEqual(calls)
  expect((await api.get(`/api/admin/brands/${brandId}/scans`)).items[0]).toMatchObject({
    id: scanId,
    status: 'COMPLETED',
  })
})

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
  await world.jobEnds(job.body.jobId)
  const after = await api.get(`/v1/brands/${brandId}/confabulations?window=all`)
  expect(await recountClasses(world.database)).toEqual([])
  expect(after.classifiedRuns).toBe(before.classifiedRuns)
})
