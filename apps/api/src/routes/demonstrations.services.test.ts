import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1998.'
const engine = (text: string, kind: 'demo' | 'official_api'): [Engine, EnginePort] => [
  'CHATGPT',
  scriptedEngine('CHATGPT', answers(text), {}, kind),
]

test('demonstrations and answers of engines are never counted together, compared, or settled by each other', async () => {
  const engines = new Map([engine(WRONG, 'demo')])
  const { world, api } = await openApi({ engines })
  const read = api.get
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const demo = await api.scanToEnd(brandId)
  expect((await read(`/v1/scans/${demo}`)).demo).toBe(true)
  const before = await read(`/v1/brands/${brandId}/confabulations`)
  expect([before.demo, before.totals.CONFABULATED]).toEqual([true, 1])

  engines.set(...engine('Nothing is known about it.', 'official_api'))
  const real = await api.scanToEnd(brandId)
  const [finding] = (await read(`/api/admin/brands/${brandId}/findings`)).items
  expect(finding, 'an engine that is silent says nothing about an invention').toMatchObject({
    demo: true,
    state: 'open',
    occurrences: 1,
    notSeen: null,
  })

  engines.set(...engine(WRONG, 'official_api'))
  await api.scanToEnd(brandId)
  const { items } = await read(`/api/admin/brands/${brandId}/findings`)
  expect(items.map((one: typeof finding) => [one.demo, one.occurrences])).toEqual([
    [false, 1],
    [true, 1],
  ])
  const after = await read(`/v1/brands/${brandId}/confabulations`)
  expect([after.demo, after.totals.CONFABULATED]).toEqual([false, 1])
  expect(after.confabulations.items.map(({ access }: { access: string }) => access)).toEqual(['official_api'])
  const changes = await api.call('GET', `/api/admin/brands/${brandId}/changes?from=${demo}&to=${real}`)
  expect([changes.status, changes.body.error]).toEqual([409, expect.stringContaining('demonstration')])
  const trend = await read(`/api/admin/brands/${brandId}/trend`)
  expect(trend.points.map(({ scan }: { scan: { demo: boolean } }) => scan.demo)).toEqual([false, false])
})
