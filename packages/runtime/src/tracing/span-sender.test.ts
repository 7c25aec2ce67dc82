import { afterEach, expect, test } from 'vitest'
import { createSpanSender } from './span-sender.ts'

const SPAN = {
  context: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true },
  parentSpanId: null,
  name: 'x',
  kind: 'server',
  startMs: 1,
  endMs: 2,
  attributes: {},
  failed: false,
} as const
let server: ReturnType<typeof Bun.serve> | null = null
afterEach(() => server?.stop(true))

/** An endpoint that answers with these, one after the other, and then with 200. */
async function sentTo(answers: readonly Response[]): Promise<{ requests: number; warned: string[] }> {
  let requests = 0
  server = Bun.serve({ port: 0, fetch: () => answers[requests++] ?? new Response('{}') })
  const warned: string[] = []
  const sender = createSpanSender(
    {
      endpoint: `http://127.0.0.1:${server.port}`,
      ratio: 1,
      headers: { 'x-api-key': 'secret' },
      service: 'veracite',
      version: '1',
      instance: 'one',
      role: 'api',
    },
    { warn: (message: string) => warned.push(message) } as never,
  )
  sender.add(SPAN)
  await sender.close()
  await sender.close()
  return { requests, warned }
}

test.each([429, 502, 503, 504])('after %i the same spans are sent again', async (status) => {
  expect(await sentTo([new Response('', { status })])).toEqual({
    requests: 2,
    warned: [expect.stringContaining(String(status))],
  })
})

test.each([400, 401, 404, 500, 501])(
  'after %i they are not: the specification forbids it',
  async (status) => {
    const { requests, warned } = await sentTo([new Response('', { status })])
    expect([requests, warned.length]).toEqual([1, 1])
  },
)

test('a redirection is not followed: the headers hold secrets', async () => {
  let others = 0
  const other = Bun.serve({
    port: 0,
    fetch: () => {
      others += 1
      return new Response('{}')
    },
  })
  const location = `http://127.0.0.1:${other.port}/`
  await sentTo([new Response('', { status: 307, headers: { location } })])
  await other.stop(true)
  expect(others).toBe(0)
})
