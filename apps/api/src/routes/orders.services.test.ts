import { buildAdminDocument } from '@veracite/contract/document/openapi'
import { eventually } from '@veracite/testing/eventually'
import { answers, type Script, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import { TEST_TOKEN } from '@veracite/testing/world'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { readZip, writeZip } from '@veracite/verify/case/zip'
import { beforeAll, expect, test } from 'vitest'
import { documentedIn } from '../test-support/expect-documented.ts'
import { useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'
import courts from './courts.cases.json' with { type: 'json' }

const WRONG = 'Halden Instruments was founded in 1987.'
const RIGHT = 'Halden Instruments was founded in 2004.'
const QUOTED = `A court forbade this sentence:\n\n${WRONG}`
const DAY_MS = 86_400_000

/** An engine that relapses on days that the test knows. */
let answer = WRONG
let offsetMs = 0
let brandId: string
let orderId: string
const { world, api } = useApi(async () => {
  const script: Script = async (...asked) => {
    const given = await answers(answer)(...asked)
    if (!('exchange' in given)) return given
    const now = new Date(Date.now() + offsetMs)
    return { ...given, exchange: { ...given.exchange, startedAt: now, finishedAt: now } }
  }
  const engine = scriptedEngine('CHATGPT', script, {}, 'official_api')
  return {
    engines: new Map<'CHATGPT', ScriptedEngine>([['CHATGPT', engine]]),
    ports: { clock: { now: () => new Date(Date.now() + offsetMs) } },
  }
})
const post = (path: string, body: unknown) => api.call('POST', path, { body })
const read = () => api.get(`/api/admin/orders/${orderId}`)
const wish = async () => {
  const { items } = await api.get(`/api/admin/brands/${brandId}/prompts`)
  const found = await api.get(`/api/admin/brands/${brandId}/findings`)
  return {
    kind: 'order',
    addressee: 'OpenAI',
    court: 'Landgericht München I',
    fileNumber: '26 O 869/26',
    wording: 'It is forbidden to state that Halden Instruments was founded in 1987.',
    statements: [{ findingId: found.items[0].id, words: 'founded in 1987' }],
    engines: ['CHATGPT'],
    promptIds: [items[0].id],
    looks: 3,
    by: 'Ada',
  }
}

/** A look whose question is still open would be answered with what the next step of the test says. */
const hasEnded = async ({ looks }: { looks: { scanId: string }[] }, number: number): Promise<boolean> => {
  const look = looks[number - 1]
  if (look === undefined) return false
  return (await api.get(`/api/admin/scans/${look.scanId}`)).status === 'COMPLETED'
}

beforeAll(async () => {
  brandId = (await world.addBrand({ engines: ['CHATGPT'], prompts: 1, maxScansPerMonth: 1_000 })).brandId
  await api.scanToEnd(brandId)
})

test('400 names the field: an order needs a court, a statement a known value that no fact states', async () => {
  const { court: _, ...without } = await wish()
  const refused = await post(`/api/admin/brands/${brandId}/orders`, without)
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    [{ path: 'court', message: 'is required for an order', reason: 'is_required_for_an_order' }],
  ])
  const right = { ...(await wish()), statements: [{ words: 'x', predicate: 'founded_year', value: 2004 }] }
  const { status, body } = await post(`/api/admin/brands/${brandId}/orders`, right)
  expect([status, body.fields[0].path]).toEqual([400, 'statements.0.value'])
})

test('201: recorded, signed and logged; an answer from before is no breach', async () => {
  answer = RIGHT
  const recorded = await post(`/api/admin/brands/${brandId}/orders`, await wish())
  expect(recorded.status).toBe(201)
  orderId = recorded.body.id
  expect(recorded.body).toMatchObject({ state: 'holds', breachCount: 0, breaches: [], recordedBy: 'Ada' })
  const order = await eventually('the log and the first look', async () => {
    await publishLog(world)
    const one = await read()
    return one.logIndex !== null && (await hasEnded(one, 1)) && one
  })
  expect(order).toMatchObject({ breachCount: 0 })
  // The answer from before the record was false too, and is shown apart.
  expect(order.nearMisses.every(({ reason }: { reason: string }) => /^before/.test(reason))).toBe(true)
  const scan = await api.get(`/api/admin/scans/${order.looks[0].scanId}`)
  expect(scan.id).toBe(order.looks[0].scanId)
})

test('each relapse is a breach with its time, a quotation of the order is not', async () => {
  for (const [said, count] of [
    [WRONG, 1],
    [QUOTED, 1],
  ] as const) {
    answer = said
    offsetMs += DAY_MS + 60_000
    const { length } = (await read()).looks
    await eventually('the next look', async () => {
      await world.dueNow()
      return hasEnded(await read(), length + 1)
    })
    const order = await read()
    expect(order.breaches).toHaveLength(count)
  }
  const order = await read()
  expect(order).toMatchObject({ breachCount: 1, origin: 'engine', nextAt: null })
  expect(order.breaches[0]).toMatchObject({ engine: 'CHATGPT', stated: '1987', reason: null })
  expect(order.calendar.map(({ breaches }: { breaches: number }) => breaches)).toEqual([0, 1, 0])
})

test('a breach in answer to a question that leads to it is counted apart', async () => {
  answer = WRONG
  const prompts = [{ text: 'Is it true that Halden Instruments was founded in 1987?', intent: 'BRANDED' }]
  expect((await post(`/api/admin/brands/${brandId}/prompts`, { prompts })).status).toBeLessThan(300)
  offsetMs += DAY_MS
  const { scanId } = await world.operator.startScan({ brandId, idempotency: null })
  await world.scanEnds(scanId, world.dueNow)
  const order = await read()
  expect(order).toMatchObject({ breachCount: 2, leadingBreachCount: 1 })
  const leading = order.breaches.filter((one: { leading: string | null }) => one.leading !== null)
  expect(leading).toMatchObject([{ leading: 'value', prompt: expect.stringContaining('1987') }])
  expect(order.calendar.at(-1)).toMatchObject({ answers: 2, breaches: 1, leadingBreaches: 1 })
})

/** A conversation with ChatGPT as its export has it, answered at that time. */
function exported(at: Date): string {
  const message = (role: string, text: string) => ({
    ...{ author: { role }, create_time: at.getTime() / 1000, status: 'finished_successfully' },
    content: { content_type: 'text', parts: [text] },
  })
  const question = { id: 'q', parent: null, children: ['a'], message: message('user', 'How old is Halden?') }
  const answered = { id: 'a', parent: 'q', children: [], message: message('assistant', WRONG) }
  return JSON.stringify({ title: 'Halden', current_node: 'a', mapping: { q: question, a: answered } })
}

test('an answer from an app is no breach because it was brought while the order holds, but because it was given then', async () => {
  const before = await read()
  const hourAgo = new Date(Date.parse(before.recordedAt) - 3_600_000)
  const typed = { engine: 'CHATGPT', typed: { question: 'When was Halden founded?', answer: WRONG } }
  for (const body of [typed, { content: exported(hourAgo) }, { content: exported(new Date()) }])
    expect((await post(`/api/admin/brands/${brandId}/app-answers`, body)).status).toBe(201)
  const order = await eventually('the answers to be judged', async () => {
    await world.dueNow()
    const now = await read()
    const isOfApp = ({ origin }: { origin: string }) => origin === 'app'
    const lines = [...now.breaches, ...now.nearMisses].filter(isOfApp)
    return lines.length === 3 && { ...now, ofApps: lines.map(({ reason }) => reason) }
  })
  expect(order.ofApps.toSorted()).toEqual(['before_it_holds', null, 'time_unknown'])
  expect(order).toMatchObject({ origin: 'engine', breachCount: before.breachCount })
  expect(order.apart).toMatchObject([{ origin: 'app', count: 1 }])
})

test('the order and the list of orders are as the document describes them', async () => {
  const expectDocumented = documentedIn(buildAdminDocument())
  const of = (path: string) =>
    api.call('GET', path.replace('{orderId}', orderId).replace('{brandId}', brandId))
  for (const path of ['/api/admin/orders/{orderId}', '/api/admin/brands/{brandId}/orders'])
    expectDocumented('GET', path, await of(path))
})

test('the case file carries the order and its proof; a changed order is refused', async () => {
  const made = await eventually('a checkpoint', async () => {
    await publishLog(world)
    const undeclared = { brandId: 'none', runs: [], reference: 'Something else', purpose: 'Something else' }
    const wanted = { preparedBy: 'Ada', ...undeclared }
    const { status, body } = await post(`/api/admin/orders/${orderId}/case`, wanted)
    return status === 201 && body
  })
  expect(made).toMatchObject({ brandId, purpose: 'Enforcement of an order' })
  expect(made.reference).toContain('26 O 869/26 to OpenAI')
  const file = await eventually('the file', async () => {
    await publishLog(world)
    const headers = { authorization: `Bearer ${TEST_TOKEN}` }
    const answered = await fetch(`${api.url}/api/admin/cases/${made.id}/file`, { headers })
    return answered.status === 200 && new Uint8Array(await answered.arrayBuffer())
  })
  const report = verifyCase(file, { vkeys: VKEYS })
  expect(report.steps.filter(({ result }) => result !== 'pass')).toEqual([])
  const entries = readZip(file)
  const order = entries.find(({ path }) => path.startsWith('orders/'))
  const index = new TextDecoder().decode(entries.find(({ path }) => path === 'index.html')?.bytes)
  expect(order).toBeDefined()
  for (const [question, answer] of courts.ofAnOrder) expect(index, question).toContain(answer)
  const forged = entries.map((entry) =>
    entry === order
      ? {
          ...entry,
          bytes: new TextEncoder().encode(
            new TextDecoder().decode(entry.bytes).replace('"sig":"M', '"sig":"N'),
          ),
        }
      : entry,
  )
  expect(verifyCase(writeZip(forged), { vkeys: VKEYS }).status).toBe('not_verified')
})

test('a record in the place of another ends that one, and names it in what is signed', async () => {
  const of = `/api/admin/brands/${brandId}/orders`
  const first = (await post(of, await wish())).body
  const second = await post(of, { ...(await wish()), wording: 'Nor in 1988.', supersedes: first.id })
  expect(second).toMatchObject({ status: 201, body: { state: 'holds', endedAt: null } })
  const ended = await api.get(`/api/admin/orders/${first.id}`)
  expect(ended).toMatchObject({ state: 'superseded', supersededBy: second.body.id, nextAt: null })
  expect(Date.parse(ended.endedAt)).toBe(Date.parse(second.body.recordedAt))
  const [signed] = await world.ports.orders.listSigned(second.body.id)
  expect(JSON.parse(Buffer.from(signed?.body ?? []).toString())).toMatchObject({ prev: first.sha256 })
  expect((await post(of, { ...(await wish()), supersedes: first.id })).status).toBe(409)
})

test('a withdrawal is another entry; a second one is refused', async () => {
  const withdrawn = await post(`/api/admin/orders/${orderId}/withdrawal`, { reason: 'settled', by: 'Ada' })
  expect(withdrawn.body).toMatchObject({
    state: 'withdrawn',
    withdrawal: { reason: 'settled' },
    breachCount: 2,
  })
  expect((await post(`/api/admin/orders/${orderId}/withdrawal`, { reason: 'again' })).status).toBe(409)
  const superseding = { ...(await wish()), supersedes: orderId }
  expect((await post(`/api/admin/brands/${brandId}/orders`, superseding)).status).toBe(409)
})
