import { readFile } from 'node:fs/promises'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { ConnectionError, NotFoundError } from '../src/errors.ts'
import { OPERATOR_OPERATIONS } from '../src/generated/operator-operations.ts'
import type { OperatorSchemas } from '../src/operator/call.ts'
import { Veracite, type VeraciteOptions } from '../src/veracite.ts'

const ID = '0199c0de-7000-7000-8000-00000000000a'
/** A client whose requests go to this function. */
const clientOf = (fetch: NonNullable<VeraciteOptions['fetch']>) =>
  new Veracite({ baseUrl: 'http://localhost:1', token: 'secret-token', fetch })

/** Everything of a list or an export; else the answer. */
async function all(result: unknown): Promise<unknown> {
  if (typeof result !== 'object' || result === null || !(Symbol.asyncIterator in result)) return result
  const items: unknown[] = []
  for await (const item of result as AsyncIterable<unknown>) items.push(item)
  return items
}

interface Documented {
  operationId: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content: Record<string, unknown> }>
}
const document: { paths: Record<string, Record<string, Documented>> } = JSON.parse(
  await readFile(new URL('../../contract/admin-openapi.json', import.meta.url), 'utf8'),
)
const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
)

/** The method of an operation, by its name in the generated table. */
function methodOf(client: Veracite, operationId: string): (...given: unknown[]) => unknown {
  const { name = 'missing' } = (OPERATOR_OPERATIONS as Record<string, { name: string }>)[operationId] ?? {}
  return name.split('.').reduce<unknown>((part, word) => property(part, word), client.operator) as never
}
const property = (value: unknown, name: string): unknown => (value as Record<string, unknown>)?.[name]

test.each(documented)('$operationId has a method that sends it', async (operation) => {
  const { method, path, operationId, parameters = [], requestBody, responses } = operation
  const sent: Request[] = []
  const client = new Veracite({
    baseUrl: 'http://localhost:1/base',
    token: 'secret-token',
    fetch: async (request) => {
      sent.push(request)
      return Response.json({ items: [], nextCursor: null, id: 'x' })
    },
  })
  const ids = [...path.matchAll(/\{\w+\}/g)].map((_, at) => `id-${at}`)
  const types = Object.keys(requestBody?.content ?? {})
  const body = types.map((type) => (type === 'application/json' ? { a: 1 } : 'a file'))
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const call = methodOf(client, operationId)
  expect(call, `${operationId} has no method: run scripts/generate.mjs`).toBeTypeOf('function')
  await Promise.resolve(call(...ids, ...body, ...(hasQuery ? [{ asked: 'yes' }] : [])))
    .then(all)
    .catch((error) => {
      // The stub's answer is no export.
      const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      if (!('application/vnd.apache.parquet' in (success?.[1].content ?? {}))) throw error
    })
  const [request] = sent
  expect(request?.method).toBe(method)
  const wanted = ids.reduce((filled, id) => filled.replace(/\{\w+\}/, id), path)
  expect(new URL(request?.url ?? '').pathname).toBe(`/base${wanted}`)
  expect(new URL(request?.url ?? '').searchParams.get('asked')).toBe(hasQuery ? 'yes' : null)
  expect(await request?.text()).toBe(
    types.map((type) => (type === 'application/json' ? '{"a":1}' : 'a file')).join(),
  )
  expect(request?.headers.get('content-type')).toBe(types[0] ?? null)
  expect(request?.headers.get('authorization')).toBe('Bearer secret-token')
  const keyed = parameters.some(({ name }) => name === 'Idempotency-Key')
  expect(request?.headers.get('idempotency-key') !== null).toBe(keyed)
})

test('the names of 0.2.0 are still there', () => {
  const { operator } = new Veracite({ baseUrl: 'http://localhost:1' })
  const names: Record<string, string> = {
    accounts: 'list create',
    brands: 'list get create change archive restore',
    prompts: 'list suggest create change archive restore',
    facts: 'predicates create change archive restore',
    scans: 'list get create estimate stop runs',
    cases: 'list get create file webArchive',
    forms: 'attestation transparentStatement webArchive',
    findings: 'list get settle reopen',
  }
  for (const [group, methods] of Object.entries(names))
    for (const method of methods.split(' '))
      expect(property(property(operator, group), method), `${group}.${method}`).toBeTypeOf('function')
  for (const name of ['exports', 'answers', 'claims', 'rates', 'measures', 'corrections', 'findings'])
    expect(property(operator, name), name).toBeTypeOf('function')
})

test('options are taken beside the query and in one object with it; slow operations have more time', async () => {
  const client = clientOf(() => new Promise(() => {}))
  const { brands, facts, cases } = client.operator
  for (const call of [
    brands.list({ archived: true }, { timeoutMs: 5, maxRetries: 0 }).next(),
    brands.list({ timeoutMs: 5, maxRetries: 0 }).next(),
    facts.archive(ID, { timeoutMs: 5, reason: 'old' }),
  ])
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 5 })

  vi.useFakeTimers()
  try {
    const late = expect(cases.create({ brandId: ID })).rejects.toMatchObject({ timeoutMs: 90_000 })
    await vi.advanceTimersByTimeAsync(90_000)
    await late
  } finally {
    vi.useRealTimers()
  }
})

test('a change is not made twice when its answer is lost; reading is repeated', async () => {
  let asked = 0
  const client = clientOf(async () => {
    asked += 1
    throw new TypeError('connection lost')
  })
  await expect(client.operator.brands.archive(ID)).rejects.toThrow(ConnectionError)
  expect(asked).toBe(1)
  await expect(client.operator.brands.get(ID, { maxRetries: 1 })).rejects.toThrow(ConnectionError)
  expect(asked).toBe(3)
})

test('a list goes on to its last page', async () => {
  const cursors: (string | null)[] = []
  const client = clientOf(async (request) => {
    const cursor = new URL(request.url).searchParams.get('cursor')
    cursors.push(cursor)
    return Response.json(
      cursor === null
        ? { items: [{ id: 1 }, { id: 2 }], nextCursor: 'two' }
        : { items: [{ id: 3 }], nextCursor: null },
    )
  })
  const brands = client.operator.brands.list()
  expect(await brands.page({ cursor: 'two' })).toEqual({ items: [{ id: 3 }], nextCursor: null })
  expect(await all(brands)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(cursors).toEqual(['two', null, 'two'])
})

describe('an export', () => {
  const line = (id: string) => `${JSON.stringify({ id, text: 'ünï\n' })}\n`
  const HEADERS = { 'veracite-cut': '7', 'veracite-as-of': '41' }
  function serve(bodies: (() => BodyInit | Promise<never>)[]) {
    const queries: string[] = []
    const client = clientOf(async (request) => {
      queries.push(new URL(request.url).search)
      const next = bodies.shift()
      if (!next) throw new Error('asked too often')
      return new Response(await next(), { headers: HEADERS })
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
    const refusing = clientOf(async () => Response.json({ error: 'There is no cut 9.' }, { status: 404 }))
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
