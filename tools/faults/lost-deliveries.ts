import {
  accepts,
  breaks,
  drips,
  floods,
  hangsUp,
  isGone,
  isSilent,
  lies,
  redirectsTo,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@veracite/testing/webhook-receiver'
import type { Sql } from '../../packages/db/src/open-postgres.ts'
import { addBrand, post, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'

const BEHAVIOURS = [accepts, breaks, hangsUp, isSilent, lies, floods, drips]

/**
 * F13: whatever receivers do, and however often workers die around a delivery, each one arrives, under a
 * single id.
 */
export const loseNoDelivery: FaultTest = {
  name: 'F13',
  title: 'workers are killed while they deliver to receivers that misbehave',
  async run({ random, full }) {
    const kills = full ? 200 : 2
    const [receiver, elsewhere, gone] = await Promise.all([
      startWebhookReceiver(),
      startWebhookReceiver(),
      startWebhookReceiver(isGone),
    ])
    return withCluster({ engine: { latencyMs: 0 } }, async (cluster) => {
      const sql = await cluster.sql()
      const env = { VERACITE_WEBHOOK_ALLOWED_HOSTS: [receiver.host, elsewhere.host, gone.host].join(',') }
      const brandId = await addBrand(cluster, { prompts: 1 })
      const api = await cluster.api(env)
      for (const { url } of [receiver, gone]) await register(api.url, url)
      let worker = cluster.worker(env)
      let happened = 0
      for (let kill = 0; kill < kills; kill++) {
        const behaviour = BEHAVIOURS[Math.floor(random() * BEHAVIOURS.length)] ?? accepts
        // Sometimes the delivery is received, and its worker dies before recording that: in the short form the first.
        const isDeadly = () => (full ? random() < 0.5 : kill === 0)
        let isDying = false
        receiver.behave((request, response) => {
          if (random() < 0.2) redirectsTo(elsewhere.url)(request, response)
          else behaviour(request, response)
          if (isDeadly() && !isDying) {
            isDying = true
            worker.signal('SIGKILL')
          }
        })
        await worker.said(/worker started/)
        const before = receiver.received.length
        for (let at = 0; at < 3; at++) if (await happen(api.url, brandId, happened)) happened += 1
        // However busy the machine is, something is on its way when the worker dies.
        await until('a delivery', async () => receiver.received.length > before, 10_000).catch(() => {})
        await Bun.sleep(random() * 600)
        await worker.kill()
        await hurry(sql)
        worker = cluster.worker(env)
      }
      receiver.behave(accepts)
      await until(
        'every delivery to be settled',
        async () => {
          await hurry(sql)
          const [open] = await sql<{ n: number }[]>`
            select count(*)::int as n from veracite.deliveries where state = 'pending'`
          return open?.n === 0
        },
        full ? 300_000 : 90_000,
      )
      const checked = await check(sql, receiver, gone)
      must(elsewhere.received.length === 0, 'a redirect was followed')
      const repeated = receiver.received.length - checked.delivered
      must(repeated > 0, 'no delivery came twice: nothing was killed or refused at the right moment')
      must(
        checked.events === happened - 1,
        `${happened} facts were entered, and ${checked.events} events told`,
      )
      return { kills, ...checked, repeated }
    }).finally(() => Promise.all([receiver.stop(), elsewhere.stop(), gone.stop()]))
  },
}

/** Makes postponed deliveries due now; those already due keep their place. */
const hurry = (sql: Sql) => sql`
  update veracite.jobs set run_at = now() where kind = 'webhook.deliver' and state = 'queued' and run_at > now()`

async function register(api: string, url: string): Promise<void> {
  const body = { url, kinds: ['fact.superseded'] }
  const answer = await post(api, '/api/admin/webhooks', body)
  must(answer?.status === 201, `the address was refused: ${JSON.stringify(answer)}`)
}

async function happen(api: string, brandId: string, count: number): Promise<boolean> {
  const facts = [{ predicate: 'ceo', value: `Person Number${count}` }]
  const answer = await post(api, `/api/admin/brands/${brandId}/facts`, { facts })
  return answer?.status === 201
}

/** Uses the receivers' own counts and the tables: nothing here asks the service. */
async function check(
  sql: Sql,
  receiver: WebhookReceiver,
  gone: WebhookReceiver,
): Promise<{ events: number; delivered: number }> {
  const rows = await sql<{ id: string; state: string; url: string; event: number }[]>`
    select d.id, d.state, w.url, e.event_id::int as event from veracite.deliveries d
    join veracite.webhooks w on w.id = d.webhook_id join veracite.delivery_events e on e.delivery_id = d.id`
  const [told] = await sql<{ events: number; last: number }[]>`
    select count(*) filter (where kind = 'fact.superseded')::int as events, coalesce(max(id), 0)::int as last
    from evidence.events`
  const own = rows.filter(({ url }) => url === receiver.url)
  const came = receiver.countById()
  for (const { id, state } of own) {
    must(state === 'delivered', `delivery ${id} ended as ${state}`)
    must((came.get(id) ?? 0) > 0, `delivery ${id} is on record as delivered, and never came`)
  }
  must(own.length === told?.events, `${told?.events} events, and ${own.length} deliveries`)
  must(
    [...came.keys()].every((id) => own.some((row) => row.id === id)),
    'something came that is not on record',
  )
  const [off] = await sql<{ n: number }[]>`
    select count(*)::int as n from veracite.webhooks where url = ${gone.url} and off_reason = 'gone'`
  must(off?.n === 1, 'the receiver that answered 410 was not switched off')
  return { events: told?.events ?? 0, delivered: own.length }
}
