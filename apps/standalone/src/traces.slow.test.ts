import { addSmallBrand, type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A collector that only listens, and a standalone that exports to it. */
const KEY = 'the-key-of-the-collector'
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const SECRET_QUESTION = 'Who runs Halden Instruments?'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const received: { path: string; key: string | null; text: string }[] = []
const collector = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname } = new URL(request.url)
    received.push({ path: pathname, key: request.headers.get('x-api-key'), text: await request.text() })
    return Response.json({})
  },
})
const spans = (): Span[] =>
  received.flatMap(({ text }) => {
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  })

const folder = useFolder()
let standalone: Standalone
beforeAll(async () => {
  standalone = await startStandalone(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${KEY}`,
  })
})
afterAll(async () => {
  await standalone?.end('SIGTERM')
  await collector.stop(true)
})

test('a request, the jobs that it started and the calls to engines are one trace', async () => {
  const brandId = await addSmallBrand(standalone)
  const { url, token } = standalone
  const response = await fetch(`${url}/v1/scans`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01`,
    },
    body: JSON.stringify({ brandId }),
  })
  expect(response.status).toBe(202)
  const ours = () => spans().filter(({ traceId }) => traceId === PARENT.traceId)
  const named = (name: RegExp) => ours().filter((span) => name.test(span.name))
  await expect.poll(() => named(/^ask /).length).toBeGreaterThan(0)
  await expect.poll(() => named(/^job scan\.start$/).length).toBe(1)

  const [request] = named(/^POST \/v1\/scans$/)
  const [planning] = named(/^job scan\.start$/)
  expect(request?.parentSpanId).toBe(PARENT.spanId)
  expect(planning?.parentSpanId).toBe(request?.spanId)
  await expect.poll(() => named(/^job run\.ask$/).length).toBeGreaterThan(0)
  const [asked] = named(/^ask /)
  await expect.poll(() => ours().some(({ spanId }) => spanId === asked?.parentSpanId)).toBe(true)
  const asking = ours().find(({ spanId }) => spanId === asked?.parentSpanId)
  expect(asking?.name).toBe('job run.ask')
  expect(asking?.parentSpanId).toBe(planning?.spanId)
  expect(
    Object.fromEntries(asked?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? []),
  ).toMatchObject({
    'veracite.engine.access': 'demo',
    'veracite.engine.outcome': expect.stringMatching(/^(answered|no_answer|retry|final)$/),
  })
})

test('spans go to the configured endpoint with its key, and hold no secret, question or answer', async () => {
  await standalone.call('GET', '/v1/scans/not-there?token=from-the-address')
  await expect.poll(() => spans().some(({ name }) => name === 'GET /v1/scans/{scanId}')).toBe(true)
  expect(new Set(received.map(({ path, key }) => `${path} ${key}`))).toEqual(new Set([`/v1/traces ${KEY}`]))
  const everything = received.map(({ text }) => text).join('\n')
  for (const secret of [
    standalone.token,
    KEY,
    SECRET_QUESTION,
    'Halden',
    'from-the-address',
    'not-there',
    'Bearer',
  ])
    expect([secret, everything.includes(secret)]).toEqual([secret, false])
  expect(spans().filter(({ name }) => /healthz|readyz|metrics/.test(name))).toEqual([])
})
