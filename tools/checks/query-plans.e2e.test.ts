import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../../apps/api/src/test-support/server.ts'
import { adminOperations } from '../../packages/contract/src/document/admin-operations.ts'
import { operations } from '../../packages/contract/src/operations.ts'
import { getShared, openShared } from '../../packages/contract/src/shares/public.ts'
import { openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { createRegisterCache } from '../../packages/db/src/stores/registers/register-cache.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import { oneTestServer } from '../../packages/testing/src/database.ts'
import { eventually } from '../../packages/testing/src/eventually.ts'
import { createWorld, type World } from '../../packages/testing/src/world.ts'
import { seedScale } from '../commands/seed-scale.ts'
import { askAboutCorrections, askAboutReports } from './query-plans/ask-about-corrections.ts'
import {
  askAboutCatalogue,
  askAboutFacts,
  askAboutPredicates,
  removeFeeds,
} from './query-plans/ask-about-truth.ts'
import type { Call } from './query-plans/call.ts'
import { explain, type Statement, watchStatements } from './query-plans/explain.ts'
import { pretendMillions } from './query-plans/pretend-millions.ts'

/**
 * Every statement that the routes and the worker send, planned as if there were a million runs: none may read
 * a whole growing table. Plans do not depend on who runs the server, so one server is enough.
 */
describe.each(oneTestServer())('query plans on $name', (server) => {
  let world: World
  let api: TestApi
  let admin: Sql
  let closeAdmin: () => Promise<void>
  let statements: Map<string, Statement>
  let asked: Set<string>

  beforeAll(async () => {
    world = await createWorld(server)
    const database = await openPostgres({
      url: world.testDatabase.adminUrl,
      max: 1,
      applicationName: 'plans',
      role: null,
    })
    admin = database.sql
    closeAdmin = database.close
    const log = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
    const { brandIds } = await seedScale(world.testDatabase.adminUrl, {
      runs: [600, 60],
      promptsPerBrand: 20,
      log,
    })
    await pretendMillions(admin)
    api = await serveWorld(world)
    const watched = watchStatements(world.database.sql, world.database.shared)
    asked = await askEverything(api, world, brandIds[0] ?? '')
    statements = watched
    await pretendMillions(admin)
  }, 120_000)

  afterAll(async () => {
    await closeAdmin?.()
    await api?.stop()
    await world?.close()
  })

  test('every route was asked', () => {
    const all = [...operations, ...adminOperations, openShared, getShared]
      .filter(({ path }) => path !== '/v1/webhooks')
      .map(({ method, path }) => `${method} ${path}`)
    expect([...asked].toSorted()).toEqual([...new Set(all)].toSorted())
  })

  test('no statement reads a table that grows from one end to the other', async () => {
    expect(statements.size).toBeGreaterThan(60)
    const found: string[] = []
    for (const statement of statements.values()) {
      for (const problem of await explain(admin, statement)) found.push(`${problem}\n  ${statement.text}`)
    }
    expect(found.join('\n\n')).toBe('')
  }, 60_000)

  test('a missing index is seen', async () => {
    const found: string[] = []
    const undone = admin.begin(async (tx) => {
      await tx`drop index veracite.runs_by_scan, veracite.runs_by_scan_status`
      for (const statement of statements.values()) found.push(...(await explain(tx, statement)))
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(found).toContain('Sequential scan on runs')
  }, 60_000)
})

/**
 * Calls every operation at least once, with every filter that changes its statement. Returns the operations
 * called.
 */
async function askEverything(api: TestApi, world: World, large: string): Promise<Set<string>> {
  const asked = new Set<string>()
  const call: Call = async (status, method, path, values = {}, body = undefined, query = '') => {
    asked.add(`${method} ${path}`)
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') + query
    const headers =
      method === 'POST' && query === '' ? { 'idempotency-key': randomBytes(8).toString('hex') } : {}
    const sent = typeof body === 'string' ? { raw: body } : body === undefined ? {} : { body }
    const answer = await api.call(method, url, { ...sent, headers })
    expect(answer.status, `${method} ${url}: ${answer.text.slice(0, 300)}`).toBe(status)
    return answer.body
  }
  const { accountId, brandId, planId } = await world.addBrand({ prompts: 2 })
  const scanId = await api.scanToEnd(brandId)
  await call(202, 'POST', '/v1/scans', {}, { brandId })
  const { scanId: stopped } = await call(202, 'POST', '/v1/scans', {}, { brandId })
  await call(200, 'POST', '/api/admin/scans/{scanId}/stop', { scanId: stopped })
  await call(200, 'GET', '/v1/scans/{scanId}', { scanId })

  const report = '/v1/brands/{brandId}/confabulations'
  const { confabulations } = await call(200, 'GET', report, { brandId: large })
  for (const query of [
    '?window=all',
    '?window=7d&engine=GROK',
    '?intent=BRANDED',
    '?engine=GROK&intent=BRANDED&window=all',
  ])
    await call(200, 'GET', report, { brandId: large }, undefined, query)
  const { runId, sha256 } = confabulations.items[0]

  // Seeded runs are not signed with our key, so the bundle is of a run that really took place.
  const classified = await api.call('GET', `/api/admin/scans/${scanId}/runs?status=CLASSIFIED&limit=1`)
  const real = { runId: classified.body.items[0].id }
  await call(200, 'GET', '/v1/runs/{runId}/evidence', { runId })
  await call(200, 'GET', '/v1/runs/{runId}/evidence-bundle', real)
  await call(200, 'GET', '/api/admin/runs/{runId}/attestation', real)
  await call(409, 'GET', '/api/admin/runs/{runId}/transparent-statement', real)
  await call(404, 'GET', '/api/admin/runs/{runId}/web-archive', real)
  await call(202, 'POST', '/v1/runs/{runId}/verify', real)
  await call(202, 'POST', '/api/admin/runs/{runId}/verify', real, { times: 10 })
  await call(200, 'GET', '/v1/brands/{brandId}/ground-truth', { brandId: large })
  const { jobId } = await call(202, 'POST', '/v1/brands/{brandId}/ground-truth/refresh', { brandId })
  await call(200, 'GET', '/v1/public/evidence/{hash}', { hash: sha256 })
  await call(200, 'POST', '/v1/public/evidence/{hash}/check', { hash: sha256 }, { content: 'x' })

  const a = '/api/admin'
  await call(200, 'PUT', `${a}/plans/{planId}`, { planId }, { engines: ['GROK'], maxScansPerMonth: 9 })
  await call(200, 'GET', `${a}/plans`)
  await call(201, 'POST', `${a}/accounts`, {}, { name: 'Another', plan: planId })
  await call(200, 'GET', `${a}/accounts`)
  await call(200, 'PATCH', `${a}/accounts/{accountId}`, { accountId }, { name: 'Renamed' })
  const other = await call(
    201,
    'POST',
    `${a}/brands`,
    {},
    { accountId, name: 'Other', domain: 'other.example' },
  )
  await call(200, 'GET', `${a}/brands`)
  await call(200, 'GET', `${a}/brands`, {}, undefined, `?accountId=${accountId}&cursor=${brandId}`)
  await call(200, 'PATCH', `${a}/brands/{brandId}`, { brandId: other.id }, { name: 'Else' })
  const text = { text: 'What is it?', intent: 'BRANDED' }
  const added = await call(
    201,
    'POST',
    `${a}/brands/{brandId}/prompts`,
    { brandId: other.id },
    { prompts: [text] },
  )
  await call(200, 'GET', `${a}/brands/{brandId}/prompts`, { brandId: large })
  await call(200, 'GET', `${a}/brands/{brandId}/prompts`, { brandId: large }, undefined, `?cursor=${brandId}`)
  const promptId = (added.items ?? added.prompts)[0].id
  const reworded = await call(200, 'PATCH', `${a}/prompts/{promptId}`, { promptId }, { text: 'Why?' })
  await call(200, 'POST', `${a}/prompts/{promptId}/restore`, { promptId })
  await call(200, 'DELETE', `${a}/prompts/{promptId}`, { promptId: reworded.id })
  await call(200, 'GET', `${a}/brands/{brandId}/prompts`, { brandId: large }, undefined, '?archived=true')
  await call(200, 'DELETE', `${a}/brands/{brandId}`, { brandId: other.id })
  await call(200, 'GET', `${a}/brands`, {}, undefined, '?archived=true')
  await call(200, 'POST', `${a}/brands/{brandId}/restore`, { brandId: other.id })
  const fact = { predicate: 'ceo', value: 'Ingrid Solheim' }
  await call(200, 'POST', `${a}/brands/{brandId}/facts/preview`, { brandId: large }, { facts: [fact] })
  const entered = await call(
    201,
    'POST',
    `${a}/brands/{brandId}/facts`,
    { brandId: large },
    { facts: [fact] },
  )
  const factId = entered.items[0].id
  await call(200, 'DELETE', `${a}/facts/{factId}`, { factId })
  await call(200, 'POST', `${a}/facts/{factId}/restore`, { factId })
  await call(200, 'POST', `${a}/brands/{brandId}/facts/preview`, { brandId: large }, { withdraw: [factId] })
  await call(200, 'PATCH', `${a}/facts/{factId}`, { factId }, { value: fact.value })
  await call(200, 'GET', `${a}/brands/{brandId}/scans`, { brandId: large })
  await call(200, 'GET', `${a}/brands/{brandId}/scans`, { brandId: large }, undefined, `?cursor=${scanId}`)
  const runs = `${a}/scans/{scanId}/runs`
  for (const query of ['?limit=2', '?engine=GROK', '?status=CLASSIFIED', `?class=ABSENT&cursor=${runId}`])
    await call(200, 'GET', runs, { scanId }, undefined, query)
  for (const query of ['', `?cursor=${runId}`, `?engine=GROK&cursor=${runId}`])
    await call(200, 'GET', `${a}/brands/{brandId}/confabulations`, { brandId: large }, undefined, query)
  await call(200, 'GET', `${a}/brands/{brandId}/review`, { brandId: large })
  await call(200, 'GET', `${a}/brands/{brandId}/review`, { brandId: large }, undefined, `?cursor=${runId}`)
  const { citationClass } = await call(200, 'GET', '/v1/runs/{runId}/evidence', real)
  await call(201, 'POST', `${a}/runs/{runId}/review`, real, { class: citationClass })
  await call(200, 'DELETE', `${a}/runs/{runId}/review`, real)
  await call(201, 'POST', `${a}/runs/{runId}/review/answer`, real, { answer: 'cannot_tell' })
  await call(202, 'POST', `${a}/runs/{runId}/reclassify`, { runId })
  await call(202, 'POST', `${a}/brands/{brandId}/reclassify`, { brandId })
  for (const query of ['?after=1', '?last=5', `?after=1&brandId=${large}`, `?last=5&brandId=${large}`])
    await call(200, 'GET', `${a}/events`, {}, undefined, query)
  const list = `${a}/brands/{brandId}/findings`
  const { items: findings } = await call(200, 'GET', list, { brandId: large })
  for (const query of ['', '?by=fact&engine=GROK', '?by=engine&new=yes&state=not_seen'])
    await call(200, 'GET', `${list}/ranked`, { brandId: large }, undefined, query)
  await call(200, 'GET', `${list}/gravity`, { brandId: large })
  for (const gravity of ['grave', null])
    await call(200, 'PUT', `${list}/gravity`, { brandId: large }, { predicate: 'price', gravity })
  const [finding] = findings
  for (const query of ['?state=open', '?engine=GROK', `?state=open&engine=GROK&cursor=${finding.id}`])
    await call(200, 'GET', list, { brandId: large }, undefined, query)
  await call(200, 'GET', `${a}/findings/{findingId}`, { findingId: finding.id })
  await exportEverything(api, call, large, finding.id)
  await askAboutCatalogue(call, large)
  await askAboutFacts(call, large)
  await createRegisterCache(world.database).find('https://register.example/', new Date())
  await askAboutPredicates(call, large)
  await askAboutReports(call, { brandId: large, accountId })
  const { items: scans } = await call(200, 'GET', `${a}/brands/{brandId}/scans`, { brandId: large })
  const [to, from] = scans
  await call(200, 'GET', `${a}/brands/{brandId}/rates`, { brandId: large })
  await call(200, 'GET', `${a}/brands/{brandId}/rates`, { brandId: large }, undefined, `?scan=${from.id}`)
  await call(200, 'GET', `${a}/brands/{brandId}/trend`, { brandId: large })
  await call(200, 'GET', `${a}/brands/{brandId}`, { brandId: large })
  await call(200, 'GET', `${a}/scans/{scanId}`, { scanId })
  await call(200, 'POST', `${a}/brands/{brandId}/scans/estimate`, { brandId: large }, {})
  await call(202, 'POST', `${a}/brands/{brandId}/scans`, { brandId }, {})
  const sources = `${a}/brands/{brandId}/sources`
  await call(200, 'GET', sources, { brandId: large })
  await call(200, 'GET', sources, { brandId: large }, undefined, `?cursor=${btoa('[1,""]')}`)
  await call(200, 'GET', `${a}/facts/predicates`)
  await call(200, 'GET', `${a}/log`)
  await call(200, 'GET', `${a}/engines/spend`)
  for (const query of ['?q=halden', `?q=${sha256.slice(0, 12)}`, `?q=${runId}`])
    await call(200, 'GET', `${a}/search`, {}, undefined, query)
  const prompts = `${a}/brands/{brandId}/prompts`
  await call(200, 'GET', `${prompts}/suggestions`, { brandId: large })
  await call(201, 'POST', `${prompts}/import`, { brandId }, { file: 'text,intent\nWho?,BRANDED' })
  // There is no log here for a case to be in, so its parts are read and then it is refused.
  await call(409, 'POST', `${a}/cases`, {}, { brandId: large, findings: [finding.id], runs: [runId] })
  await call(200, 'GET', `${a}/cases`)
  await call(200, 'GET', `${a}/cases`, {}, undefined, `?brandId=${large}&cursor=${scanId}`)
  await call(404, 'GET', `${a}/cases/{caseId}`, { caseId: scanId })
  await call(404, 'GET', `${a}/cases/{caseId}/file`, { caseId: scanId })
  await call(404, 'GET', `${a}/cases/{caseId}/contents`, { caseId: scanId })
  await call(404, 'GET', `${a}/cases/{caseId}/web-archive`, { caseId: scanId })
  await call(409, 'POST', `${a}/scans/{scanId}/stop`, { scanId })
  const both = `?from=${from.id}&to=${to.id}`
  await call(200, 'GET', `${a}/brands/{brandId}/changes`, { brandId: large }, undefined, both)
  await call(200, 'POST', `${a}/findings/{findingId}/settle`, { findingId: finding.id }, { note: 'Told.' })
  await call(200, 'POST', `${a}/findings/{findingId}/reopen`, { findingId: finding.id }, {})
  await askAboutCorrections(api, call, { brandId: large, findingId: finding.id })
  const rebuilt = await call(202, 'POST', `${list}/rebuild`, { brandId })
  const timed = `${a}/brands/{brandId}/schedules`
  const schedule = await call(201, 'POST', timed, { brandId }, { cron: '0 7 * * 1' })
  const { id: scheduleId } = schedule
  await call(200, 'GET', timed, { brandId })
  await call(200, 'GET', timed, { brandId }, undefined, `?cursor=${scheduleId}`)
  await call(200, 'GET', `${a}/schedules`)
  await call(200, 'PATCH', `${a}/schedules/{scheduleId}`, { scheduleId }, { paused: true })
  await call(200, 'PATCH', `${a}/schedules/{scheduleId}`, { scheduleId }, { paused: false })
  await call(200, 'GET', `${a}/schedules/{scheduleId}/times`, { scheduleId })
  await call(200, 'DELETE', `${a}/schedules/{scheduleId}`, { scheduleId })
  const hook = await call(201, 'POST', `${a}/webhooks`, {}, { url: 'https://hooks.example.com/' })
  const webhook = { webhookId: hook.id }
  await call(200, 'GET', `${a}/webhooks`)
  await call(200, 'GET', `${a}/webhooks/{webhookId}`, webhook)
  await call(200, 'PATCH', `${a}/webhooks/{webhookId}`, webhook, { kinds: [] })
  await call(201, 'POST', `${a}/webhooks/{webhookId}/secret`, webhook)
  await call(201, 'POST', `${a}/brands/{brandId}/facts`, { brandId: large }, { facts: [fact] })
  const { deliveryId } = await call(202, 'POST', `${a}/webhooks/{webhookId}/test`, webhook)
  await call(200, 'PATCH', `${a}/webhooks/{webhookId}`, webhook, { on: false })
  for (const query of ['', '?state=pending', `?cursor=${deliveryId}`])
    await call(200, 'GET', `${a}/webhooks/{webhookId}/deliveries`, webhook, undefined, query)
  await call(200, 'GET', `${a}/deliveries/{deliveryId}`, { deliveryId })
  await world.database
    .sql`update veracite.deliveries set state = 'skipped', finished_at = now() where id = ${deliveryId}`
  await call(202, 'POST', `${a}/deliveries/{deliveryId}/replay`, { deliveryId })
  const bounce = `Action: failed\nStatus: 5.1.1\nMessage-ID: <${deliveryId}@example.com>\n`
  await call(200, 'POST', `${a}/mail/bounces`, {}, { message: bounce })
  await call(200, 'DELETE', `${a}/webhooks/{webhookId}`, webhook)
  const key = await call(201, 'POST', `${a}/keys`, {}, { accountId, name: 'key' })
  await call(200, 'GET', `${a}/keys`)
  await call(200, 'GET', `${a}/keys`, {}, undefined, `?accountId=${accountId}`)
  await world.services.findKeyByHash(randomBytes(32))
  await call(201, 'POST', `${a}/keys/{keyId}/rotate`, { keyId: key.id }, { overlapHours: 1 })
  await call(200, 'DELETE', `${a}/keys/{keyId}`, { keyId: key.id })
  await askAboutPeople(call, { accountId, runId: real.runId })
  await askAsMember(api, accountId, { sha256, runId })
  await call(200, 'GET', `${a}/engines`)
  await call(200, 'GET', `${a}/readers`)
  // Without a model that reads there is nothing to check.
  await call(409, 'POST', `${a}/readers/check`)
  for (const path of [
    '/log/1/checkpoint',
    '/log/1/keys',
    '/log/1/policy',
    '/log/1/tile/0/000',
    '/log/1/tile/entries/000',
    '/readyz',
    '/metrics',
  ])
    await api.call('GET', path)
  await eventually('the jobs to be done', async () => {
    const job = await call(200, 'GET', `${a}/jobs/{jobId}`, { jobId })
    return job.state === 'done' || job.state === 'dead' || job.attempt > 0
  })
  await eventually('the findings to be made again', async () => {
    const job = await call(200, 'GET', `${a}/jobs/{jobId}`, { jobId: rebuilt.jobId })
    return job.state === 'done'
  })
  await removeFeeds(api, call, large)
  return asked
}

/** People, their record and what they share; somebody who is signed in with a token has no things of their own. */
async function askAboutPeople(call: Call, { accountId, runId }: { accountId: string; runId: string }) {
  const a = '/api/admin'
  const nobody = { memberId: accountId, passkeyId: accountId, keyId: accountId, sessionId: accountId }
  await call(200, 'GET', `${a}/accounts/{accountId}/members`, { accountId })
  await call(404, 'PATCH', `${a}/members/{memberId}`, nobody, { role: 'viewer' })
  await call(404, 'DELETE', `${a}/members/{memberId}`, nobody)
  await call(404, 'POST', `${a}/accounts/{accountId}/leave`, { accountId })
  const invitations = `${a}/accounts/{accountId}/invitations`
  const { id: invitationId } = await call(201, 'POST', invitations, { accountId }, { name: 'Somebody' })
  await call(200, 'GET', invitations, { accountId })
  await call(200, 'DELETE', `${a}/invitations/{invitationId}`, { invitationId })
  await call(200, 'GET', `${a}/me`)
  await call(200, 'GET', `${a}/me/sessions`)
  await call(404, 'DELETE', `${a}/me/sessions/{sessionId}`, nobody)
  await call(200, 'DELETE', `${a}/me/sessions`)
  await call(403, 'GET', `${a}/me/passkeys`)
  await call(403, 'DELETE', `${a}/me/passkeys/{passkeyId}`, nobody)
  await call(403, 'GET', `${a}/me/keys`)
  await call(403, 'POST', `${a}/me/keys`, {}, { accountId, name: 'mine' })
  await call(403, 'DELETE', `${a}/me/keys/{keyId}`, nobody)
  await call(403, 'POST', `${a}/me/keys/{keyId}/rotate`, nobody, {})
  const { id: shareId, path } = await call(201, 'POST', `${a}/shares`, {}, { runId })
  await call(200, 'GET', `${a}/shares`)
  await call(200, 'POST', '/api/shared/open', {}, { token: path.split('#')[1] })
  await call(200, 'POST', '/api/shared/content', {}, { token: path.split('#')[1] })
  await call(200, 'DELETE', `${a}/shares/{shareId}`, { shareId })
  for (const query of ['', `?accountId=${accountId}&cursor=${shareId}`, '?day=2026-01-01', '?what=export'])
    await call(200, 'GET', `${a}/record`, {}, undefined, query)
  await call(200, 'GET', `${a}/record/days`)
  await call(404, 'GET', `${a}/record/days/{day}`, { day: '2026-01-01' })
}

/** The same lists, confined to one account. */
async function askAsMember(api: TestApi, accountId: string, known: { sha256: string; runId: string }) {
  const issued = await api.call('POST', '/api/admin/keys', {
    body: { accountId, name: 'member', kind: 'service', role: 'owner' },
  })
  const lists = ['accounts', 'brands', 'cases', 'events', 'keys', 'record', 'schedules', 'shares', 'webhooks']
  const searches = ['halden', known.sha256.slice(0, 12), known.runId].map((words) => `search?q=${words}`)
  for (const list of [...lists, ...searches]) {
    const headers = { authorization: `Bearer ${issued.body.key}` }
    expect((await api.call('GET', `/api/admin/${list}`, { headers })).status, list).toBe(200)
  }
}

/** First pages and later ones: those have another statement. */
async function exportEverything(api: TestApi, call: Call, brandId: string, findingId: string): Promise<void> {
  const a = '/api/admin/exports'
  const firstOf = async (kind: string): Promise<string> => {
    const { text } = await api.call('GET', `${a}/${kind}?format=jsonl&brandId=${brandId}`)
    return JSON.parse(text.split('\n')[0] ?? '').id
  }
  await call(200, 'GET', a)
  for (const kind of ['answers', 'claims', 'rates']) {
    const after = encodeURIComponent(await firstOf(kind))
    for (const query of [`?brandId=${brandId}&engine=GROK&from=2020-01-01`, `?format=jsonl&after=${after}`])
      await call(200, 'GET', `${a}/${kind}`, {}, undefined, query)
  }
  for (const query of [`?brandId=${brandId}&state=open`, `?format=jsonl&after=${findingId}`])
    await call(200, 'GET', `${a}/findings`, {}, undefined, query)
}
