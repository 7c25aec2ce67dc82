import { createHmac } from 'node:crypto'
import { eventually } from '@veracite/testing/eventually'
import {
  accepts,
  breaks,
  isGone,
  type Received,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@veracite/testing/webhook-receiver'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const DAY_MS = 86_400_000

let receiver: WebhookReceiver
let brandId: string
let aheadMs = 0
afterAll(() => receiver?.stop())
const { world, api } = useApi(async () => {
  receiver = await startWebhookReceiver()
  return {
    env: { VERACITE_WEBHOOK_ALLOWED_HOSTS: receiver.host },
    ports: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  }
})
beforeAll(async () => {
  brandId = (await world.addBrand({ prompts: 1 })).brandId
})
beforeEach(async () => {
  aheadMs = 0
  receiver.received.length = 0
  receiver.behave(accepts)
  await world.database.sql`update veracite.webhooks set off_since = now(), off_reason = 'operator'`
})

const a = '/api/admin'
const register = async (change: object = {}) => {
  const { status, body } = await api.call('POST', `${a}/webhooks`, {
    body: { url: receiver.url, ...change },
  })
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)])
  return body as { id: string; secret: string }
}
let named = 0
/** Causes an event: a fact is replaced. */
const happen = async () => {
  const facts = [{ predicate: 'ceo', value: `Person Number${named++}` }]
  expect(await api.statusOf('POST', `${a}/brands/${brandId}/facts`, { facts })).toBe(201)
}
const deliveryOf = async (webhookId: string) =>
  (await api.get(`${a}/webhooks/${webhookId}/deliveries`)).items[0]
/** Fast-forwards waiting jobs and resting endpoints. */
const pass = async (ms: number) => {
  aheadMs += ms
  await world.dueNow()
}
const settled = (webhookId: string, state: string, stepMs = 0) =>
  eventually(`a delivery that is ${state}`, async () => {
    await pass(stepMs)
    const delivery = await deliveryOf(webhookId)
    return delivery?.state === state && delivery
  })
const verify = (secret: string, { headers, body }: Received) => {
  const { 'x-veracite-timestamp': timestamp = '', 'x-veracite-signature': signature } = headers
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  expect(signature).toBe(`sha256=${digest}`)
  return new StandardWebhook(secret).verify(body, headers) as { type: string; data: unknown }
}

test('an event arrives once, verified by the library of others and by our own header', async () => {
  const { id, secret } = await register({ brandId })
  await happen()
  const delivery = await settled(id, 'delivered')
  const [request, ...more] = receiver.received
  if (request === undefined) throw new Error('nothing came')
  expect(more).toEqual([])
  expect(request.headers).toMatchObject({
    'webhook-id': delivery.id,
    'x-veracite-event': 'fact.superseded',
  })
  expect(verify(secret, request)).toMatchObject({
    type: 'fact.superseded',
    data: { id: delivery.eventIds[0], brandId, data: { predicate: 'ceo' } },
  })
  expect(() => verify(secret, { ...request, body: request.body.replace('ceo', 'cto') })).toThrow()
  expect(() => new StandardWebhook('whsec_AAAA').verify(request.body, request.headers)).toThrow()
  const { body } = await api.call('GET', `${a}/deliveries/${delivery.id}`)
  expect(body.log).toMatchObject([{ status: 200, error: null, reply: 'thanks' }])
})

test('the secret is shown once, and stored nowhere', async () => {
  const { id, secret } = await register()
  const listed = await api.call('GET', `${a}/webhooks`)
  expect(listed.text).not.toContain('whsec_')
  const rows = await world.database.sql`select w::text as row from veracite.webhooks w where id = ${id}`
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  const renewed = await api.call('POST', `${a}/webhooks/${id}/secret`)
  expect(renewed.status).toBe(201)
  expect(renewed.body.secret).not.toBe(secret)
  await api.call('POST', `${a}/webhooks/${id}/test`)
  await settled(id, 'delivered')
  expect(verify(renewed.body.secret, receiver.received[0] as Received)).toMatchObject({ type: 'test' })
})

test('a receiver that breaks is tried again under the same id, and each attempt is on record', async () => {
  receiver.behave(breaks)
  const { id } = await register({ kinds: ['fact.superseded'] })
  await happen()
  await eventually('two failures', async () => {
    await pass(60_000)
    return receiver.received.length >= 2
  })
  receiver.behave(accepts)
  const delivery = await settled(id, 'delivered', 60_000)
  expect([...receiver.countById().keys()]).toEqual([delivery.id])
  const { body } = await api.call('GET', `${a}/deliveries/${delivery.id}`)
  expect(body.log.length).toBe(receiver.received.length)
  expect(body.log[0]).toMatchObject({ status: 500, reply: 'x'.repeat(200) })
  expect(body.log.at(-1)).toMatchObject({ status: 200 })
  expect(await api.get(`${a}/webhooks/${id}`)).toMatchObject({
    on: true,
    failingSince: null,
  })

  expect(await api.statusOf('POST', `${a}/deliveries/${delivery.id}/replay`)).toBe(202)
  await eventually('the replay', async () => receiver.received.at(-1)?.headers['webhook-id'] === delivery.id)
  await settled(id, 'delivered')
  const bodies = new Set(receiver.received.map(({ body: sent }) => sent))
  expect(bodies.size).toBe(1)
})

test('410 switches it off, with an event; what comes then goes past it, and can be sent when it is on again', async () => {
  receiver.behave(isGone)
  const { id } = await register({ kinds: ['fact.superseded'] })
  await happen()
  const delivery = await settled(id, 'failed')
  expect(await api.get(`${a}/webhooks/${id}`)).toMatchObject({
    on: false,
    offReason: 'gone',
  })
  const { items } = await api.get(`${a}/events?last=5`)
  expect(items.at(-1)).toMatchObject({
    kind: 'webhook.switched_off',
    data: { webhookId: id, reason: 'gone' },
  })
  await happen()
  expect((await deliveryOf(id)).id).toBe(delivery.id)
  expect(await api.statusOf('POST', `${a}/webhooks/${id}/test`)).toBe(409)

  receiver.behave(accepts)
  await api.call('PATCH', `${a}/webhooks/${id}`, { body: { on: true } })
  expect(await api.statusOf('POST', `${a}/deliveries/${delivery.id}/replay`)).toBe(202)
  expect((await settled(id, 'delivered')).id).toBe(delivery.id)
})

test('a dead receiver is given up after a day, and switched off after three without a success', async () => {
  receiver.behave(breaks)
  const { id } = await register({ kinds: ['fact.superseded'] })
  await happen()
  await eventually('a first failure', async () => {
    await pass(0)
    return receiver.received.length > 0
  })
  await settled(id, 'failed', DAY_MS / 2)
  expect(await api.get(`${a}/webhooks/${id}`)).toMatchObject({ on: true })
  await pass(3 * DAY_MS)
  await happen()
  await eventually('the switch-off', async () => {
    await pass(1000)
    const { body } = await api.call('GET', `${a}/webhooks/${id}`)
    return body.offReason === 'failing'
  })
})

test('a digest is one delivery per brand, sent after the day with everything in it', async () => {
  const { id, secret } = await register({ digest: 'daily', kinds: ['fact.superseded'] })
  await happen()
  await happen()
  expect(await deliveryOf(id)).toMatchObject({ state: 'pending', kind: 'digest', eventIds: { length: 2 } })
  const [waits] = await world.database.sql<{ ms: number }[]>`
      select extract(epoch from run_at)::float8 * 1000 as ms from veracite.jobs
      where kind = 'webhook.deliver' and state = 'queued' order by created_at desc limit 1`
  expect((waits?.ms ?? 1) % DAY_MS).toBe(0)
  expect(receiver.received).toEqual([])
  await settled(id, 'delivered', 1000)
  const sent = verify(secret, receiver.received[0] as Received) as { data: { events: unknown[] } }
  expect(sent.data.events).toHaveLength(2)
  await happen()
  expect((await deliveryOf(id)).state).toBe('pending')
})

test('400 and 404 say what is wrong', async () => {
  for (const url of ['http://127.0.0.1:1/', 'https://10.1.2.3/', 'ftp://example.com', 'nonsense']) {
    const { status, body } = await api.call('POST', `${a}/webhooks`, { body: { url } })
    expect([url, status, body.fields?.[0].path]).toEqual([url, 400, 'url'])
  }
  const bad = { url: 'https://example.com/', kinds: ['nothing.known'] }
  expect(await api.statusOf('POST', `${a}/webhooks`, bad)).toBe(400)
  const brandless = { url: 'https://example.com/', brandId: UNKNOWN }
  expect(await api.statusOf('POST', `${a}/webhooks`, brandless)).toBe(404)
  for (const [method, path] of [
    ['GET', `webhooks/${UNKNOWN}`],
    ['GET', 'webhooks/nonsense'],
    ['DELETE', `webhooks/${UNKNOWN}`],
    ['POST', `webhooks/${UNKNOWN}/test`],
    ['POST', `webhooks/${UNKNOWN}/secret`],
    ['GET', `webhooks/${UNKNOWN}/deliveries`],
    ['GET', `deliveries/${UNKNOWN}`],
    ['POST', `deliveries/${UNKNOWN}/replay`],
  ] as const)
    expect([path, await api.statusOf(method, `${a}/${path}`)]).toEqual([path, 404])
})
