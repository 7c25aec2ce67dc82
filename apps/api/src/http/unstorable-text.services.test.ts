import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { describe, expect, test } from 'vitest'
import { sampleBody } from '../test-support/sample-body.ts'
import { useApi } from '../test-support/server.ts'

const { api, world } = useApi({ worker: false })

/** What no field may hold: each of these would cause a 500, or come back different from what was sent. */
const UNSTORABLE = ['\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\udc00\ud800', '\ud83dx']

/** Every place in the value that holds text. */
function textPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textPaths(inner, [...path, name]))
}

// biome-ignore lint/suspicious/noExplicitAny: walks into whatever is there
function withTextAt(value: any, [name = '', ...rest]: string[], text: string): unknown {
  const copy = structuredClone(value)
  copy[name] = rest.length === 0 ? text : withTextAt(copy[name], rest, text)
  return copy
}

const storing = [...operations, ...adminOperations].flatMap((operation) =>
  operation.auth === 'bearer' && 'body' in operation
    ? [{ method: operation.method, path: operation.path, body: operation.body as TSchema }]
    : [],
)

describe('400 NUL and halves of surrogate pairs, with the name of the field', () => {
  test('there are routes to try', () => expect(storing.length).toBeGreaterThan(7))

  test.each(storing)('$method $path', async ({ method, path, body }) => {
    const target = path.replaceAll(/\{\w+\}/g, 'none')
    const value = sampleBody(body)
    expect(Value.Check(body, value)).toBe(true)
    for (const [n, at] of textPaths(value).entries()) {
      for (const text of n === 0 ? UNSTORABLE : UNSTORABLE.slice(0, 1)) {
        const answer = await api.call(method, target, { body: withTextAt(value, at, text) })
        const fields = (answer.body.fields ?? []).map((field: { path: string }) => field.path)
        // A list that may also be null is named as a whole.
        const named = fields[0] === at[0] ? at[0] : at.join('.')
        expect([at.join('.'), JSON.stringify(text), answer.status, fields]).toEqual([
          at.join('.'),
          JSON.stringify(text),
          400,
          [named],
        ])
      }
    }
  })

  test('in names of members, in fields that nobody knows, and a thousand levels down', async () => {
    const { brandId } = await world.addBrand()
    const add = (value: unknown) =>
      api.call('POST', `/api/admin/brands/${brandId}/facts`, {
        raw: `{"facts":[{"predicate":"ceo","value":${value}}]}`,
        headers: { 'content-type': 'application/json' },
      })
    expect((await add('{"a\\u0000":1}')).body.fields[0].path).toBe('facts.0.value')
    expect((await add('{"\\ud800":1}')).status).toBe(400)
    const deep = await add(`${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`)
    expect([deep.status, deep.body.fields.length]).toEqual([400, 1])
    const unknown = await api.call('POST', '/v1/scans', { body: { brandId, note: '\u0000' } })
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      [{ path: 'note', message: 'must not hold the character U+0000', reason: 'must_not_hold_nul' }],
    ])
  })

  test('query parameters', async () => {
    for (const path of [
      '/api/admin/brands?cursor=%00',
      '/api/admin/brands?accountId=%00',
      '/v1/brands/x/confabulations?window=%00',
    ])
      expect([path, await api.statusOf('GET', path)]).toEqual([path, 400])
  })

  test('identifiers in paths are identifiers of nothing', async () => {
    for (const path of [
      '/v1/scans/%00',
      '/v1/runs/%00/evidence',
      '/v1/brands/a%00b/ground-truth',
      '/v1/scans/%ED%A0%80',
    ])
      expect([path, await api.statusOf('GET', path)]).toEqual([path, 404])
    expect(await api.get('/api/admin/accounts/%00/programs')).toEqual({ items: [] })
  })

  test('text of every other kind is stored as it is', async () => {
    const { accountId } = await world.addBrand()
    const name = 'a\u0001\u001f\u007f \u{1f600} \ufffd \uffff é é'
    const { status, body } = await api.call('POST', '/api/admin/brands', {
      body: { accountId, name, domain: 'example.com' },
    })
    expect([status, body.name]).toEqual([201, name])
  })
})

test('content that is only compared may hold NUL', async () => {
  const path = `/v1/public/evidence/${'0'.repeat(64)}/check`
  expect(await api.statusOf('POST', path, { content: 'a\u0000b' })).toBe(404)
})
