import { eventually } from '@veracite/testing/eventually'
import {
  accepts,
  breaks,
  drips,
  isSilent,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@veracite/testing/webhook-receiver'
import type { World } from '@veracite/testing/world'
import { afterEach, expect, test } from 'vitest'
import { openApi, type TestApi } from '../test-support/server.ts'

/** Facts, and so events, of one round. */
const EVENTS = 50

let world: World
let api: TestApi
const receivers: WebhookReceiver[] = []
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()))
})

async function start(behaviours: Parameters<typeof startWebhookReceiver>[0][]) {
  for (const behaviour of behaviours) receivers.push(await startWebhookReceiver(behaviour))
  ;({ world, api } = await openApi({
    env: { VERACITE_WEBHOOK_ALLOWED_HOSTS: receivers.map(({ host }) => host).join(',') },
  }))
}
const register = async ({ url }: WebhookReceiver) => {
  const { status, text } = await api.call('POST', '/api/admin/webhooks', { body: { url } })
  if (status !== 201) throw new Error(text)
}
/** Every price replaces that of the round before. */
async function changeFacts(brandId: string, round: number): Promise<void> {
  const facts = Array.from({ length: EVENTS }, (_, at) => ({
    predicate: 'price',
    value: { product: `Sensor ${at}`, amount: 100 + round, currency: 'EUR' },
  }))
  const { status, text } = await api.call('POST', `/api/admin/brands/${brandId}/facts`, { body: { facts } })
  if (status !== 201) throw new Error(text)
}
/** Deliveries a second that a receiver gets of one round. */
async function rateOf(receiver: WebhookReceiver, change: () => Promise<void>): Promise<number> {
  const before = receiver.received.length
  await change()
  const from = performance.now()
  await eventually('its events', async () => receiver.received.length >= before + EVENTS)
  return EVENTS / ((performance.now() - from) / 1000)
}

test('seven bad receivers do not slow a good one', async () => {
  await start([accepts, isSilent, isSilent, isSilent, breaks, breaks, drips, isSilent])
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1, facts: [] })
  const [good, ...bad] = receivers as [WebhookReceiver, ...WebhookReceiver[]]
  await register(good)
  await changeFacts(brandId, 0)
  const alone = await rateOf(good, () => changeFacts(brandId, 1))
  for (const one of bad) await register(one)
  const beside: number[] = []
  for (const round of [2, 3, 4]) beside.push(await rateOf(good, () => changeFacts(brandId, round)))
  const rates = beside.map((rate) => rate.toFixed(0)).join(', ')
  console.log(`a second: ${alone.toFixed(0)} alone, ${rates} beside seven bad ones`)
  // Measured: more than half. A tenth is what remained, in every round, when bad ones took all turns. Other work of the
  // machine slows single rounds.
  expect(Math.max(...beside)).toBeGreaterThan(alone / 4)
})

test('an event that its receiver refuses delays the others by seconds', async () => {
  let refused: string | undefined
  await start([
    (request, response) => {
      refused ??= request.headers['webhook-id']
      const isRefused = request.headers['webhook-id'] === refused
      response.writeHead(isRefused ? 500 : 200, isRefused ? { 'retry-after': '3600' } : {}).end()
    },
  ])
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1, facts: [] })
  const [receiver] = receivers as [WebhookReceiver]
  await register(receiver)
  await changeFacts(brandId, 0)
  const from = performance.now()
  await changeFacts(brandId, 1)
  await eventually('the others', async () => receiver.countById().size === EVENTS)
  expect(performance.now() - from).toBeLessThan(100_000)
})
