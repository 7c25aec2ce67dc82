import type { Engine } from '@veracite/core/vocabulary'
import { oneTestServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../test-support/server.ts'
import { engineOf, publishLog } from '../test-support/three-origins.ts'

const SAMPLES = 7
describe.each(oneTestServer())('a scan of an engine and a stand-in for another, on $name', (server) => {
  const engines = new Map<Engine, ScriptedEngine>([
    engineOf('engine', 'CHATGPT'),
    engineOf('stand_in', 'CLAUDE'),
    engineOf('demo', 'GEMINI'),
  ])
  let world: World
  let api: TestApi
  let brandId: string
  let scanId: string
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await api.call(method, path, body === undefined ? {} : { body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  beforeAll(async () => {
    world = await createWorld(server, { engines })
    api = await serveWorld(world)
    ;({ brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE', 'GEMINI'], prompts: 2 }))
    ;({ scanId } = await ask('POST', `/api/admin/brands/${brandId}/scans`, { samples: SAMPLES, spreadMinutes: 0 }))
    await eventually('the scan', async () => (await ask('GET', `/v1/scans/${scanId}`)).finishedAt, 60_000)
    await publishLog(world)
  }, 120_000)
  afterAll(async () => {
    await api?.stop()
    await world?.close()
  })
  test('dump', async () => {
    for (const path of [`/v1/scans/${scanId}`, `/api/admin/scans/${scanId}`, `/api/admin/brands/${brandId}/scans`, `/v1/brands/${brandId}/confabulations?window=all`, `/api/admin/brands/${brandId}/confabulations?origin=stand_in`,`/api/admin/brands/${brandId}/findings`, `/api/admin/brands/${brandId}/rates?scan=${scanId}`, `/api/admin/brands/${brandId}/rates?scan=${scanId}&origin=stand_in`,`/api/admin/brands/${brandId}/trend`, `/api/admin/engines/spend`, `/api/admin/brands/${brandId}/review?limit=2`, '/api/admin/events?last=100','/metrics'])
      console.log(path, JSON.stringify((await api.call('GET', path)).body ?? (await api.call('GET', path)).text, null, 1).slice(0, 6000))
  })
})
