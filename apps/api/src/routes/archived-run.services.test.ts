import { archiveStorage } from '@veracite/runtime/storage/move-storage'
import { asAdmin } from '@veracite/testing/open-database'
import { type S3Server, startS3Server } from '@veracite/testing/s3-server'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi, useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

let storage: S3Server
let runId: string
afterAll(() => storage?.close())
const { world, api } = useApi(async () => {
  storage = await startS3Server()
  const engine = scriptedEngine('CHATGPT', answers())
  return { env: storage.settings, engines: new Map([['CHATGPT', engine]]) }
})
beforeAll(async () => {
  await inThePast()
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await world.scanToEnd(brandId)
  await publishLog(world)
  runId = (await api.get(`/api/admin/scans/${scanId}/runs`)).items[0].id
})

/** Ids begin with their time: a run with an id of this function is in a month that is closed. */
const inThePast = () =>
  asAdmin(world.testDatabase.adminUrl, (sql) =>
    sql.unsafe(`
      create or replace function veracite.uuidv7() returns uuid language sql volatile as $$
        select ('0180' || substring(gen_random_uuid()::text from 5 for 9) || '-7' || substring(gen_random_uuid()::text from 16))::uuid
      $$`),
  )

test('the bundle of a run whose month was archived is the same one and verifies', async () => {
  const before = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  expect(before.status).toBe(200)
  await publishLog(world)
  const { months } = await archiveStorage(
    { ...storage.settings, DATABASE_URL: world.testDatabase.adminUrl },
    { keep: 0 },
  )
  expect(months).toEqual(['before'])
  storage.fail('error', 'GET', 100)
  // Another process: this one has kept the bundle.
  const { testDatabase, ports } = world
  const other = await openApi({
    env: storage.settings,
    testDatabase,
    ports: { signer: ports.signer },
    worker: false,
  })
  expect((await other.api.call('GET', `/v1/runs/${runId}/evidence-bundle`)).status).toBe(503)
  storage.fail('error', 'GET', 0)
  const after = await other.api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  expect(verifyBundle(after.text, { vkeys: VKEYS })).toMatchObject({ status: 'verified' })
  for (const part of ['run', 'answer', 'response', 'manifest', 'classifications'])
    expect(after.body[part], part).toEqual(before.body[part])
})
