import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApi } from '../../../apps/api/src/test-support/server.ts'
import { createRegisterCache } from '../../../packages/db/src/stores/registers/register-cache.ts'
import { eventually } from '../../../packages/testing/src/eventually.ts'
import { markdownOf } from '../../../packages/testing/src/sample-documents.ts'
import type { World } from '../../../packages/testing/src/world.ts'
import REQUESTS from './requests.json' with { type: 'json' }

/** A line of requests.json. `{name}` in an address, query or body is the value that is known under this name. */
interface Request {
  /** Method and path of an operation. */
  ask: string
  /** Names of parameters in the path that are known under another name. */
  for?: Record<string, string>
  send?: unknown
  queries?: string[]
  /** 200 if left out. */
  status?: number
  /** What later requests need: a name, and where it is in the answer, or in its first line. */
  keep?: Record<string, string>
  /** Asked again until the answer has these values. */
  until?: Record<string, unknown>
}

/** Calls every operation at least once, with every filter that changes its statement. Returns the operations called. */
export async function askEverything(api: TestApi, world: World, largeBrand: string): Promise<Set<string>> {
  const { sql } = world.database
  const { accountId, brandId: small, planId } = await world.addBrand({ prompts: 2 })
  const asked = new Set<string>()
  const known: Record<string, string> = {
    accountId,
    planId,
    small,
    brandId: largeBrand,
    scanId: await api.scanToEnd(small),
    day: '2026-01-01',
    lane: 'scan',
    today: new Date().toISOString().slice(0, 10),
    sheet: Buffer.from(markdownOf()).toString('base64'),
  }
  const fill: Fill = (text, write = String) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(known[name] ?? ''))
  const askAll = async (requests: Request[], own: Record<string, string> = {}) => {
    for (const request of requests) {
      const { ask, queries = [''], keep = {}, until = {} } = request
      asked.add(ask)
      for (const query of queries) {
        let answer: unknown
        await eventually(
          ask,
          async () => {
            answer = await send(api, request, query, fill, own)
            return Object.entries(until).every(([place, value]) => valueAt(answer, place) === value)
          },
          120_000,
        )
        for (const [name, place] of Object.entries(keep)) known[name] = String(valueAt(answer, place))
      }
    }
  }
  await askAll(REQUESTS.first)
  await createRegisterCache(world.database).find('https://register.example/', new Date())
  await sql`update veracite.deliveries set state = 'skipped', finished_at = now() where id = ${known.deliveryId ?? ''}`
  await askAll(REQUESTS.afterDelivery)
  await world.ports.tenants.findKeyByHash(randomBytes(32))
  known.token = known.link?.split('#')[1] ?? ''
  await askAll(REQUESTS.afterSharing)
  await askAll(REQUESTS.asMember, { authorization: `Bearer ${known.memberKey}` })
  for (const path of REQUESTS.outsideTheContract) await api.call('GET', path)
  return asked
}

type Fill = (text: string, write?: (value: string) => string) => string

async function send(
  api: TestApi,
  { ask, for: others = {}, send: body, status = 200 }: Request,
  query: string,
  fill: Fill,
  own: Record<string, string>,
): Promise<unknown> {
  const [method = '', path = ''] = ask.split(' ')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${others[name] ?? name}}`)
  const url = fill(address) + fill(query, encodeURIComponent)
  const isNew = method === 'POST' && query === ''
  const headers = { ...(isNew && { 'idempotency-key': randomBytes(8).toString('hex') }), ...own }
  const sent =
    typeof body === 'string' ? { raw: body } : body ? { body: JSON.parse(fill(JSON.stringify(body))) } : {}
  const answer = await api.call(method, url, { ...sent, headers })
  expect(answer.status, `${method} ${url}: ${answer.text.slice(0, 300)}`).toBe(status)
  return answer.body ?? answer.text
}

/** `items.0.id` of an answer, or of the first line of an export. */
function valueAt(answer: unknown, place: string): unknown {
  const whole = typeof answer === 'string' ? JSON.parse(answer.split('\n')[0] ?? '') : answer
  return place.split('.').reduce((value, name) => value?.[name], whole)
}
