import { describe, expect, expectTypeOf, test } from 'vitest'
import { ConnectionError, NotFoundError } from '../src/errors.ts'
import { OPERATOR_OPERATIONS } from '../src/generated/operator-operations.ts'
import type { OperatorSchemas } from '../src/operator/call.ts'
import { Veracite } from '../src/veracite.ts'

const ID = '0199c0de-7000-7000-8000-00000000000a'

/** Everything of a list or an export; else the answer. */
async function all(result: unknown): Promise<unknown> {
  if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) return result
  const items: unknown[] = []
  for await (const item of result as AsyncIterable<unknown>) items.push(item)
  return items
}

const calls: Record<string, (client: Veracite) => unknown> = {
  'accounts.list': ({ operator }) => operator.accounts.list(),
  'accounts.create': ({ operator }) => operator.accounts.create({ name: 'a', plan: 'p' }),
  'brands.list': ({ operator }) => operator.brands.list({ archived: true }),
  'brands.get': ({ operator }) => operator.brands.get(ID),
  'brands.create': ({ operator }) =>
    operator.brands.create({ accountId: ID, name: 'b', domain: 'b.example' }),
  'brands.change': ({ operator }) => operator.brands.change(ID, { name: 'c' }),
  'brands.archive': ({ operator }) => operator.brands.archive(ID),
  'brands.restore': ({ operator }) => operator.brands.restore(ID),
  'prompts.list': ({ operator }) => operator.prompts.list(ID),
  'prompts.suggest': ({ operator }) => operator.prompts.suggest(ID),
  'prompts.create': ({ operator }) =>
    operator.prompts.create(ID, { prompts: [{ text: 'Who?', intent: 'BRANDED' }] }),
  'prompts.change': ({ operator }) => operator.prompts.change(ID, { text: 'Who is it?' }),
  'prompts.archive': ({ operator }) => operator.prompts.archive(ID),
  'prompts.restore': ({ operator }) => operator.prompts.restore(ID),
  'facts.predicates': ({ operator }) => operator.facts.predicates(),
  'facts.create': ({ operator }) =>
    operator.facts.create(ID, { facts: [{ predicate: 'founded_year', value: 2004 }] }),
  'facts.change': ({ operator }) => operator.facts.change(ID, { value: 2005 }),
  'facts.archive': ({ operator }) => operator.facts.archive(ID),
  'facts.restore': ({ operator }) => operator.facts.restore(ID),
  'scans.list': ({ operator }) => operator.scans.list(ID),
  'scans.get': ({ operator }) => operator.scans.get(ID),
  'scans.create': ({ operator }) => operator.scans.create(ID, { samples: 2 }),
  'scans.estimate': ({ operator }) => operator.scans.estimate(ID, {}),
  'scans.stop': ({ operator }) => operator.scans.stop(ID),
  'scans.runs': ({ operator }) => operator.scans.runs(ID, { class: 'CONFABULATED' }),
  'cases.list': ({ operator }) => operator.cases.list({ brandId: ID }),
  'cases.get': ({ operator }) => operator.cases.get(ID),
  'cases.create': ({ operator }) => operator.cases.create({ brandId: ID, findings: [ID] }),
  'cases.file': ({ operator }) => operator.cases.file(ID),
  'cases.webArchive': ({ operator }) => operator.cases.webArchive(ID),
  'forms.attestation': ({ operator }) => operator.forms.attestation(ID),
  'forms.transparentStatement': ({ operator }) => operator.forms.transparentStatement(ID),
  'forms.webArchive': ({ operator }) => operator.forms.webArchive(ID),
  exports: ({ operator }) => operator.exports(),
  answers: ({ operator }) => operator.answers({ engine: 'CLAUDE' }),
  claims: ({ operator }) => operator.claims({ verdict: 'contradicted' }),
  rates: ({ operator }) => operator.rates({ level: 'overall' }),
  corrections: ({ operator }) => operator.corrections({ state: 'closed' }),
  findings: ({ operator }) => operator.findings({ state: 'open' }),
  'findings.list': ({ operator }) => operator.findings.list(ID),
  'findings.get': ({ operator }) => operator.findings.get(ID),
  'findings.settle': ({ operator }) => operator.findings.settle(ID, { by: 'me', note: 'n' }),
  'findings.reopen': ({ operator }) => operator.findings.reopen(ID, { by: 'me' }),
}

test('each method sends one operation of the document, with the token, and all of them are sent', async () => {
  const sent: string[] = []
  const client = new Veracite({
    baseUrl: 'http://localhost:1/base',
    token: 'secret-token',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const [id] =
        Object.entries(OPERATOR_OPERATIONS).find(
          ([, { method, path }]) =>
            method === request.method &&
            new RegExp(`^/base${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
        ) ?? []
      expect(id, `${request.method} ${pathname}`).toBeDefined()
      expect(request.headers.get('authorization')).toBe('Bearer secret-token')
      expect(request.headers.get('idempotency-key') !== null).toBe(id === 'adminStartScan')
      sent.push(id ?? '')
      return Response.json({ items: [], nextCursor: null, id: 'x' })
    },
  })
  for (const [name, call] of Object.entries(calls)) {
    const before = sent.length
    await Promise.resolve(call(client))
      .then(all)
      .catch((error) => {
        // The stub's answer is no export.
        if (!/^(answers|claims|rates|corrections|findings)$/.test(name)) throw error
      })
    expect(sent.length, name).toBeGreaterThan(before)
  }
  expect([...new Set(sent)].sort()).toEqual(Object.keys(OPERATOR_OPERATIONS).sort())
})

test('no method escapes that test', () => {
  const { operator } = new Veracite({ baseUrl: 'http://localhost:1' })
  const methods = Object.entries(operator).flatMap(([name, value]) => [
    ...(typeof value === 'function' ? [name] : []),
    ...Object.keys(value).map((method) => `${name}.${method}`),
  ])
  expect(methods.sort()).toEqual(Object.keys(calls).sort())
})

test('a change is not made twice when its answer is lost; reading is repeated', async () => {
  let asked = 0
  const client = new Veracite({
    baseUrl: 'http://localhost:1',
    token: 't',
    fetch: async () => {
      asked += 1
      throw new TypeError('connection lost')
    },
  })
  await expect(client.operator.brands.archive(ID)).rejects.toThrow(ConnectionError)
  expect(asked).toBe(1)
  await expect(client.operator.brands.get(ID, { maxRetries: 1 })).rejects.toThrow(ConnectionError)
  expect(asked).toBe(3)
})

test('a list goes on to its last page', async () => {
  const cursors: (string | null)[] = []
  const client = new Veracite({
    baseUrl: 'http://localhost:1',
    token: 't',
    fetch: async (request) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      cursors.push(cursor)
      return Response.json(
        cursor === null
          ? { items: [{ id: 1 }, { id: 2 }], nextCursor: 'two' }
          : { items: [{ id: 3 }], nextCursor: null },
      )
    },
  })
  expect(await all(client.operator.brands.list())).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(cursors).toEqual([null, 'two'])
})

describe('an export', () => {
  const line = (id: string) => `${JSON.stringify({ id, text: 'ünï\n' })}\n`
  const HEADERS = { 'veracite-cut': '7', 'veracite-as-of': '41' }
  function serve(bodies: (() => BodyInit | Promise<never>)[]) {
    const queries: string[] = []
    const client = new Veracite({
      baseUrl: 'http://localhost:1',
      token: 't',
      fetch: async (request) => {
        queries.push(new URL(request.url).search)
        const next = bodies.shift()
        if (!next) throw new Error('asked too often')
        return new Response(await next(), { headers: HEADERS })
      },
    })
    return { client, queries }
  }
  /** Bytes one by one, each when it is asked for, and then a broken connection. */
  const broken = (text: string) => () => {
    const bytes = [...new TextEncoder().encode(text)]
    return new ReadableStream({
      pull(controller) {
        const byte = bytes.shift()
        if (byte === undefined) controller.error(new TypeError('terminated'))
        else controller.enqueue(new Uint8Array([byte]))
      },
    })
  }

  test('is read row by row, and says as of which event', async () => {
    const { client, queries } = serve([() => line('a') + line('b')])
    const rows = client.operator.answers({ engine: 'CLAUDE', from: '2026-11-01' })
    expect(rows.asOf).toBeNull()
    expect(await all(rows)).toEqual([
      { id: 'a', text: 'ünï\n' },
      { id: 'b', text: 'ünï\n' },
    ])
    expect([rows.asOf, rows.cut]).toEqual([41, 7])
    expect(queries).toEqual(['?engine=CLAUDE&from=2026-11-01&format=jsonl'])
  })

  test('goes on after the last whole row when the connection breaks, of the same moment', async () => {
    const { client, queries } = serve([
      () => line('a') + line('b').slice(0, 9),
      broken(line('b')),
      () => line('c'),
    ])
    const ids = (await all(client.operator.claims())) as { id: string }[]
    expect(ids.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(queries).toEqual(['?format=jsonl', '?cut=7&format=jsonl&after=a', '?cut=7&format=jsonl&after=b'])
  })

  test('gives up when nothing comes any more, and when it is refused', async () => {
    const { client } = serve(Array.from({ length: 5 }, () => broken('')))
    await expect(all(client.operator.rates())).rejects.toThrow(ConnectionError)
    const refusing = new Veracite({
      baseUrl: 'http://localhost:1',
      token: 't',
      fetch: async () => Response.json({ error: 'There is no cut 9.' }, { status: 404 }),
    })
    await expect(all(refusing.operator.rates({ cut: 9 }))).rejects.toThrow(NotFoundError)
  })

  test('stops reading when nobody wants more', async () => {
    let isCancelled = false
    const { client } = serve([
      () =>
        new ReadableStream({
          pull: (controller) => controller.enqueue(new TextEncoder().encode(line('x'))),
          cancel: () => {
            isCancelled = true
          },
        }),
    ])
    for await (const row of client.operator.findings()) {
      expect(row.id).toBe('x')
      break
    }
    expect(isCancelled).toBe(true)
  })

  test('is a file too', async () => {
    const { client, queries } = serve([() => 'id\r\n'])
    const file = await client.operator.answers({ cut: 7 }).file('csv', { skip: 2 })
    expect(await new Response(file).text()).toBe('id\r\n')
    expect(queries).toEqual(['?cut=7&format=csv&skip=2'])
  })

  test('its rows have the types of the document', () => {
    const { operator } = new Veracite({ baseUrl: 'http://localhost:1' })
    type RowOf<T> = T extends AsyncIterable<infer Row> ? Row : never
    expectTypeOf<RowOf<ReturnType<typeof operator.answers>>>().toEqualTypeOf<
      OperatorSchemas['ExportedAnswer']
    >()
    expectTypeOf<RowOf<ReturnType<typeof operator.brands.list>>>().toEqualTypeOf<OperatorSchemas['Brand']>()
    expectTypeOf<OperatorSchemas['ExportedFinding']['state']>().toBeString()
  })
})
