import { readFileSync } from 'node:fs'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import { adminDocumentText, buildAdminDocument } from '@veracite/contract/document/openapi'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

/** Checks the answers of the operator's API against its own document. */
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'document', ...buildAdminDocument() })
let brandId: string
let accountId: string
let scanId: string

const { world, api } = useApi()
beforeAll(async () => {
  ;({ brandId, accountId } = await world.addBrand({ prompts: 2 }))
  scanId = await api.scanToEnd(brandId)
})

async function call(method: string, template: string, path: string, body?: unknown) {
  const answer = await api.call(method, path, body === undefined ? {} : { body })
  const place = `/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${answer.status}`
  const validate = ajv.compile({ $ref: `document#${place}/content/application~1json/schema` })
  if (!validate(answer.body))
    throw new Error(`${method} ${path}: ${ajv.errorsText(validate.errors)} in ${answer.text.slice(0, 500)}`)
  return answer
}

test('is the checked-in one, served to everyone, with the requested address', async () => {
  const kept = new URL('../../../../packages/contract/admin-openapi.json', import.meta.url)
  expect(readFileSync(kept, 'utf8')).toBe(adminDocumentText())
  const served = await fetch(`${api.url}/api/admin/openapi.json`)
  expect(await served.text()).toBe(adminDocumentText(api.url))
})

test('lists every operation that the operator has, each with an answer that says what is in it', () => {
  for (const { id, answers } of adminOperations) {
    const success = Object.entries(answers).find(([status]) => status.startsWith('2'))
    // A file is described by its media type.
    if (success?.[1].media) continue
    expect([id, success?.[1].schema?.type ?? success?.[1].schema?.['x-component']]).toEqual([id, 'object'])
  }
  expect(new Set(adminOperations.map(({ id }) => id)).size).toBe(adminOperations.length)
})

test('lists answer what it says', async () => {
  const a = '/api/admin'
  for (const [template, path] of [
    [`${a}/plans`, `${a}/plans`],
    [`${a}/accounts`, `${a}/accounts?limit=1`],
    [`${a}/brands`, `${a}/brands?accountId=${accountId}`],
    [`${a}/brands/{brandId}/prompts`, `${a}/brands/${brandId}/prompts?limit=3`],
    [`${a}/brands/{brandId}/scans`, `${a}/brands/${brandId}/scans`],
    [`${a}/brands/{brandId}/review`, `${a}/brands/${brandId}/review`],
    [`${a}/brands/{brandId}/findings`, `${a}/brands/${brandId}/findings`],
    [`${a}/scans/{scanId}/runs`, `${a}/scans/${scanId}/runs?limit=5`],
    [`${a}/keys`, `${a}/keys`],
    [`${a}/engines`, `${a}/engines`],
    [`${a}/events`, `${a}/events?last=5`],
  ] as const) {
    expect([path, (await call('GET', template, path)).status]).toEqual([path, 200])
  }
  const scans = await api.call('GET', `${a}/brands/${brandId}/scans`)
  expect(scans.body).toMatchObject({ scansThisMonth: 1, maxScans: expect.any(Number) })
})

test('responses and refusals have the shapes of the document', async () => {
  // A separate brand: reclassifying here must not change what other tests compare.
  const { brandId } = await world.addBrand({ prompts: 1 })
  const a = '/api/admin'
  const facts = { facts: [{ predicate: 'founded_year', value: 1901 }] }
  expect((await call('POST', `${a}/keys`, `${a}/keys`, { accountId, name: 'k' })).status).toBe(201)
  const preview = `${a}/brands/{brandId}/facts/preview`
  expect((await call('POST', preview, preview.replace('{brandId}', brandId), facts)).status).toBe(200)
  const add = `${a}/brands/{brandId}/facts`
  expect((await call('POST', add, add.replace('{brandId}', brandId), facts)).status).toBe(201)
  expect((await call('POST', add, add.replace('{brandId}', brandId), {})).status).toBe(400)
  const again = `${a}/brands/{brandId}/reclassify`
  const { body } = await call('POST', again, again.replace('{brandId}', brandId))
  expect((await call('GET', `${a}/jobs/{jobId}`, `${a}/jobs/${body.jobId}`)).status).toBe(200)
})

test('all confabulations of a brand come in pages, the same ones as in the report', async () => {
  const template = '/api/admin/brands/{brandId}/confabulations'
  const { body: report } = await api.call('GET', `/v1/brands/${brandId}/confabulations?window=all`)
  const seen: unknown[] = []
  let cursor: string | null = null
  do {
    const path = `/api/admin/brands/${brandId}/confabulations?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`
    const { body } = await call('GET', template, path)
    expect(body.total).toBe(report.confabulations.total)
    seen.push(...body.items)
    cursor = body.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(report.confabulations.items)
  const engine = report.confabulations.items[0].engine
  const { body: one } = await call(
    'GET',
    template,
    `/api/admin/brands/${brandId}/confabulations?engine=${engine}`,
  )
  expect(one.items).toEqual(
    report.confabulations.items.filter((item: { engine: string }) => item.engine === engine),
  )
  const { scanId } = report.confabulations.items[0]
  const ofScan = report.confabulations.items.filter((item: { scanId: string }) => item.scanId === scanId)
  const path = `/api/admin/brands/${brandId}/confabulations?window=all&limit=1&scanId=`
  const { body: first } = await call('GET', template, `${path}${scanId}`)
  expect([first.total, first.items]).toEqual([ofScan.length, ofScan.slice(0, 1)])
  const { body: none } = await call('GET', template, `${path}${brandId}`)
  expect([none.total, none.items]).toEqual([0, []])
})
