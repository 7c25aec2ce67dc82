import { readFile } from 'node:fs/promises'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { AnswerOf } from '../src/bodies.ts'
import { OPERATIONS, type OperationId, VERSION } from '../src/generated/operations.ts'
import type { operations } from '../src/generated/schema.ts'
import { Veracite } from '../src/veracite.ts'
import { HASH } from './local-server.ts'

interface Operation {
  operationId: string
  security?: object[]
  parameters?: { name: string; in: string }[]
  responses: Record<string, unknown>
}
const readJson = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))
const document: {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
} = await readJson('../../contract/openapi.json')

const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    ...operation,
  })),
)
const hasSuccess = ({ responses }: Operation) =>
  Object.keys(responses).some((status) => status.startsWith('2'))
const callable = documented.filter(hasSuccess)

/** Copied from the contract by hand: the document must be the contract, not merely agree with itself. */
const ROUTES = {
  'POST /v1/scans': 'bearer',
  'GET /v1/scans/{scanId}': 'bearer',
  'GET /v1/brands/{brandId}/confabulations': 'bearer',
  'GET /v1/runs/{runId}/evidence': 'bearer',
  'POST /v1/runs/{runId}/verify': 'bearer',
  'GET /v1/runs/{runId}/evidence-bundle': 'bearer',
  'GET /v1/brands/{brandId}/ground-truth': 'bearer',
  'POST /v1/brands/{brandId}/ground-truth/refresh': 'bearer',
  'GET /v1/public/evidence/{hash}': 'none',
  'POST /v1/public/evidence/{hash}/check': 'none',
}

const calls: Record<string, (client: Veracite) => PromiseLike<unknown>> = {
  'scans.create': (client) => client.scans.create({ brandId: 'b' }),
  'scans.get': (client) => client.scans.get('s'),
  'scans.wait': (client) => client.scans.wait('s', { deadlineMs: 5_000 }),
  'confabulations.list': (client) => client.confabulations.list('b', { engine: 'CLAUDE', window: '7d' }),
  'runs.evidence': (client) => client.runs.evidence('r'),
  'runs.verify': (client) => client.runs.verify('r'),
  'runs.bundle': (client) => client.runs.bundle('r'),
  'groundTruth.list': (client) => client.groundTruth.list('b'),
  'groundTruth.refresh': (client) => client.groundTruth.refresh('b'),
  'evidence.lookup': (client) => client.evidence.lookup(HASH),
  'evidence.check': (client) => client.evidence.check(HASH, 'hello world'),
}

/** Runs a method and returns what it sent, as the matching route of the document. */
async function record(call: (client: Veracite) => PromiseLike<unknown>) {
  const sent: { route: string; token: string | null; key: string | null }[] = []
  const client = new Veracite({
    baseUrl: 'http://localhost:1/base',
    token: 'secret-token',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const matches = documented.filter(({ route }) => {
        const [method, template = ''] = route.split(' ')
        return (
          method === request.method &&
          new RegExp(`^/base${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
        )
      })
      sent.push({
        route:
          matches.map(({ route }) => route).join() || `${request.method} ${pathname}, not in the document`,
        token: request.headers.get('authorization'),
        key: request.headers.get('idempotency-key'),
      })
      return Response.json({ finishedAt: '2026-11-15T09:00:00Z' })
    },
  })
  await call(client)
  expect(sent).toHaveLength(1)
  return sent[0]
}

const sent = await Promise.all(Object.values(calls).map(record))

test('the callable operations of the document are the ten routes of the contract, with their auth', () => {
  expect(
    Object.fromEntries(callable.map(({ route, security }) => [route, security?.length ? 'bearer' : 'none'])),
  ).toEqual(ROUTES)
})

test('the methods send exactly the callable operations', () => {
  expect([...new Set(sent.map((one) => one?.route))].sort()).toEqual(
    callable.map(({ route }) => route).sort(),
  )
})

test('the token goes exactly where the document asks for it', () => {
  for (const one of sent) {
    const operation = callable.find(({ route }) => route === one?.route)
    expect(one?.token, one?.route).toBe(operation?.security?.length ? 'Bearer secret-token' : null)
  }
})

test('an idempotency key goes exactly where the document takes one', () => {
  for (const one of sent) {
    const operation = callable.find(({ route }) => route === one?.route)
    const isKeyed = operation?.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false
    expect(one?.key !== null, one?.route).toBe(isKeyed)
  }
})

// Retries rely on this. Any other route must not be repeated, and needs a rule in retry.ts first.
test('every request can be repeated: it reads, carries a key, or is the check that stores nothing', () => {
  const others = Object.entries(OPERATIONS).filter(([, { method, keyed }]) => method !== 'GET' && !keyed)
  expect(others.map(([id]) => id)).toEqual(['checkPublicEvidence'])
})

test('no method escapes these tests', () => {
  const client = new Veracite({ baseUrl: 'http://localhost:1' })
  // The operator's side has tests of its own.
  const { operator: _, ...resources } = client
  const methods = Object.entries(resources).flatMap(([resource, value]) =>
    Object.keys(value).map((method) => `${resource}.${method}`),
  )
  expect(methods.sort()).toEqual(Object.keys(calls).sort())
})

test('planned routes have no method and no entry', () => {
  const planned = documented.filter((operation) => !hasSuccess(operation))
  expect(planned.map(({ route }) => route)).toEqual(['GET /v1/webhooks', 'POST /v1/webhooks'])
  for (const { operationId } of planned) expect(OPERATIONS).not.toHaveProperty(operationId)
})

test('VERSION is the version of the package; the document has its own', async () => {
  expect(VERSION).toBe((await readJson('../package.json')).version)
  expect(document.info.version).toBe('0.1.0')
})

describe('types', () => {
  type Succeeding = {
    [Op in keyof operations]: Extract<keyof operations[Op]['responses'], 200 | 201 | 202 | 204> extends never
      ? never
      : Op
  }[keyof operations]

  test('the table and the answers cover every operation with a success', () => {
    expectTypeOf<OperationId>().toEqualTypeOf<Succeeding>()
    expectTypeOf<keyof AnswerOf>().toEqualTypeOf<OperationId>()
  })

  test('the types of the methods match the document', () => {
    type Documented<Op extends OperationId> = {
      [Status in keyof operations[Op]['responses']]: Status extends
        | 200
        | 202
        | (Op extends `${string}PublicEvidence` ? 404 : never)
        ? operations[Op]['responses'][Status] extends { content: infer Content }
          ? Content[keyof Content]
          : never
        : never
    }[keyof operations[Op]['responses']]
    type Unfaithful = { [Op in OperationId]: AnswerOf[Op] extends Documented<Op> ? never : Op }[OperationId]
    expectTypeOf<Unfaithful>().toEqualTypeOf<never>()
  })
})
