import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import data from './findings.cases.json' with { type: 'json' }

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const PLAIN = 'Halden Instruments is a well regarded maker of pressure sensors for ships and harbours.'

const engines = new Map([['CHATGPT' as const, scriptedEngine('CHATGPT', answers())]])
const { world, api } = useApi({ engines })

async function scanned(...texts: [string, ...string[]]) {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  for (const text of texts) {
    engines.set('CHATGPT', scriptedEngine('CHATGPT', answers(text)))
    await world.scanToEnd(brandId)
  }
  return { brandId }
}
const list = async (brandId: string, query = '') =>
  await api.get(`/api/admin/brands/${brandId}/findings${query}`)

test('two scans that say the same are one finding, and one silent answer does not make it “not seen”', async () => {
  const { brandId } = await scanned(WRONG, WRONG, PLAIN)
  const { items, total, nextCursor } = await list(brandId)
  expect({ total, nextCursor }).toEqual({ total: 1, nextCursor: null })
  expect(items).toMatchObject(data.oneFinding)
  expect((await list(brandId, '?state=not_seen')).items).toEqual([])
  expect((await list(brandId, '?state=open&engine=CHATGPT')).items).toHaveLength(1)

  const { status, body } = await api.call('GET', `/api/admin/findings/${items[0].id}`)
  expect(status).toBe(200)
  expect(body.scans.map(({ words }: { words: string }) => words)).toEqual(['0 of 1', '1 of 1', '1 of 1'])
  expect(body.fact).toMatchObject({ predicate: 'founded_year', value: 2004, active: true })
  expect(body.saidIn[0].bundle).toBe(`/v1/runs/${items[0].lastRunId}/evidence-bundle`)
})

test('ranked: counted in the newest scan, worded by the newest answer, and as grave as the operator says', async () => {
  const { brandId } = await scanned(WRONG, `First. ${WRONG} Last.`)
  const path = `/api/admin/brands/${brandId}/findings`
  const ranked = async (query = '') => await api.get(`${path}/ranked${query}`)
  const { items, groups, scan, since } = await ranked()
  expect([groups, items]).toMatchObject([
    1,
    [
      {
        gravity: 'usual',
        setBy: 'default',
        subject: null,
        engines: ['CHATGPT'],
        isNew: false,
        said: { seen: 1, asked: 1, words: '1 of 1' },
        findings: [
          {
            label: 'Founding year',
            sentence: {
              before: 'Halden Instruments was founded in ',
              words: '1987',
              after: ' and makes sensors.',
            },
            page: null,
          },
        ],
      },
    ],
  ])
  expect(since).toEqual({ fresh: 0, returned: 0, notSeen: 0 })
  expect(scan.id).toMatch(/^[0-9a-f-]{36}$/)
  expect((await ranked('?new=yes')).groups).toBe(0)
  expect((await ranked('?by=engine&start=1')).items).toEqual([])
  const body = { predicate: 'founded_year', gravity: 'grave' }
  expect(await api.bodyOf('PUT', `${path}/gravity`, body)).toEqual({
    items: [{ predicate: 'founded_year', about: null, gravity: 'grave' }],
  })
  expect((await ranked('?by=fact')).items).toMatchObject([{ gravity: 'grave', setBy: 'operator' }])
  const [{ id }] = items[0].findings
  expect(await api.get(`/api/admin/findings/${id}`)).toMatchObject({
    label: 'Founding year',
    gravity: 'grave',
    sentence: { words: '1987' },
  })
  await api.call('PUT', `${path}/gravity`, { body: { ...body, gravity: null } })
  expect(await api.get(`${path}/gravity`)).toEqual({ items: [] })
  expect(await api.statusOf('PUT', `${path}/gravity`, { ...body, predicate: 'mood' })).toBe(400)
})

test('classified again after the fact was corrected, no answer is accused any more', async () => {
  const { brandId } = await scanned(WRONG)
  const facts = [{ predicate: 'founded_year', value: 1987 }]
  await api.call('POST', `/api/admin/brands/${brandId}/facts`, { body: { facts } })
  expect((await list(brandId)).items).toMatchObject([{ state: 'settled', settledBy: 'fact' }])
  const { jobId } = await api.bodyOf('POST', `/api/admin/brands/${brandId}/reclassify`)
  await world.jobEnds(jobId)
  expect((await list(brandId)).items).toMatchObject([{ settledBy: 'reading', occurrences: 0 }])
})

test('settled with a note, and made again from the classifications', async () => {
  const { brandId } = await scanned(WRONG)
  const [{ id }] = (await list(brandId)).items
  const settled = await api.call('POST', `/api/admin/findings/${id}/settle`, {
    body: { note: 'Told them.', by: 'Ada' },
  })
  expect(settled.body).toMatchObject({ state: 'settled', settlement: { by: 'Ada', note: 'Told them.' } })
  const before = await list(brandId)
  await world.database.sql`delete from veracite.finding_occurrences`
  const { jobId } = await api.bodyOf('POST', `/api/admin/brands/${brandId}/findings/rebuild`)
  await world.jobEnds(jobId)
  expect(await list(brandId)).toEqual(before)
})

test('an unknown finding is 404, and a note is required', async () => {
  const { brandId } = await scanned(PLAIN)
  const none = '0199c0de-7000-7000-8000-00000000000b'
  for (const path of [
    `/api/admin/findings/${none}`,
    '/api/admin/findings/x',
    `/api/admin/brands/${none}/findings`,
  ])
    expect(await api.statusOf('GET', path)).toBe(404)
  expect(await api.statusOf('POST', `/api/admin/findings/${none}/settle`, { note: 'x' })).toBe(404)
  for (const body of [{}, { note: ' ' }, { note: 'a\u0000b' }])
    expect(await api.statusOf('POST', `/api/admin/findings/${none}/settle`, body)).toBe(400)
  expect((await list(brandId, '?state=closed')).error).toMatch(/state|Invalid/)
})
