import { TEST_TOKEN } from '@veracite/testing/world'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const { api } = useApi({ worker: false })

/** Bun unpacks by itself, and keeps the header. */
const ask = (path: string, accepted: string) =>
  fetch(api.url + path, {
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'accept-encoding': accepted },
  })

test.each(['/api/admin/facts/predicates', '/v1/openapi.json'])(
  '%s is packed for those who take it',
  async (path) => {
    const [packed, plain] = [await ask(path, 'br, gzip'), await ask(path, 'identity')]
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toContain('accept-encoding')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text = await plain.text()
    expect(await packed.text()).toBe(text)
    const raw = await fetch(api.url + path, {
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'accept-encoding': 'gzip' },
      decompress: false,
    } as RequestInit)
    expect((await raw.arrayBuffer()).byteLength).toBeLessThan(text.length / 2)
  },
)

test.each(['gzip;q=0', 'gzip; q=0.0', 'deflate', ''])('%j gets it as it is', async (accepted) => {
  const answer = await ask('/api/admin/facts/predicates', accepted || 'identity')
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('small bodies are sent uncompressed', async () => {
  expect((await ask('/api/admin/brands', 'gzip')).headers.get('content-encoding')).toBeNull()
})
