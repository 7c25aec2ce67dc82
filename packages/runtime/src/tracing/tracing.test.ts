import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { currentTraceparent } from '@veracite/core/trace-context'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../settings/config.ts'
import { otlpMessage } from './otlp-message.ts'
import { createOtlpTracing } from './otlp-tracing.ts'
import { formatTraceparent, isSampled, parseTraceparent } from './traceparent.ts'
import { NO_TRACING, type TracingSettings } from './tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const settings: TracingSettings = {
  endpoint: 'http://127.0.0.1:9',
  ratio: 1,
  headers: {},
  service: 'veracite',
  version: '1.2.3',
  instance: 'one',
  role: 'api',
}
const quiet = { warn: () => {} } as never
const newSpan = { name: 'x', kind: 'server', attributes: {} } as const

describe('where a trace is', () => {
  test('is read from its form and written back', () => {
    const text = `00-${TRACE}-${SPAN}-01`
    expect(parseTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, sampled: true })
    expect(formatTraceparent({ traceId: TRACE, spanId: SPAN, sampled: true })).toBe(text)
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-00`)?.sampled).toBe(false)
    expect(parseTraceparent(`01-${TRACE}-${SPAN}-03-later`)?.sampled).toBe(true)
  })

  test.each([
    null,
    '',
    'nonsense',
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\nx: y`,
  ])('is nowhere for %j', (text) => expect(parseTraceparent(text)).toBeNull())

  test('a part of new traces is exported, the same ones in every process', () => {
    expect([isSampled(TRACE, 1), isSampled(TRACE, 0)]).toEqual([true, false])
    const ids = Array.from(
      { length: 2000 },
      (_, i) => `${i}`.padStart(24, 'a') + (i * 2_147_483).toString(16).padStart(8, '0'),
    )
    const share = ids.filter((id) => isSampled(id, 0.25)).length / ids.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  })
})

test('a span as OTLP has it', () => {
  const message = otlpMessage(
    [
      {
        context: { traceId: TRACE, spanId: SPAN, sampled: true },
        parentSpanId: null,
        name: 'GET /v1/scans/{scanId}',
        kind: 'server',
        startMs: 1_700_000_000_000.25,
        endMs: 1_700_000_000_010,
        attributes: { 'http.route': '/v1/scans/{scanId}', 'http.response.status_code': 500 },
        failed: true,
      },
    ],
    settings,
  )
  expect(message).toMatchObject({
    resourceSpans: [
      {
        resource: {
          attributes: expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'veracite' } }]),
        },
        scopeSpans: [
          {
            spans: [
              {
                traceId: TRACE,
                spanId: SPAN,
                kind: 2,
                startTimeUnixNano: '1700000000000250000',
                endTimeUnixNano: '1700000000010000000',
                attributes: [
                  { key: 'http.route', value: { stringValue: '/v1/scans/{scanId}' } },
                  { key: 'http.response.status_code', value: { intValue: '500' } },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  })
  expect(JSON.stringify(message)).not.toContain('parentSpanId')
})

describe('what runs inside a span', () => {
  test('knows its trace, and belongs to the one that was given', async () => {
    const tracing = createOtlpTracing(settings, quiet)
    const inside = await tracing.span({ ...newSpan, parent: `00-${TRACE}-${SPAN}-00` }, async () => {
      await Bun.sleep(1)
      return currentTraceparent()
    })
    expect(inside).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
    expect(inside).not.toContain(SPAN)
    expect(currentTraceparent()).toBeNull()
  })

  test('throws as it would without, and nothing is known outside', async () => {
    for (const tracing of [NO_TRACING, createOtlpTracing({ ...settings, ratio: 0 }, quiet)])
      await expect(tracing.span(newSpan, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

describe('settings', () => {
  const parsed = (env: Record<string, string>) => parseConfig(env, 'standalone')
  test('an endpoint switches traces on, and its headers are secrets', () => {
    const read = parsed({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'X-Api-Key=a%2Cb, tenant=one',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    })
    if (!read.ok) throw new Error('refused')
    expect(read.config.traces).toEqual({
      endpoint: 'https://collector.example/otlp',
      ratio: 0.1,
      service: 'veracite',
    })
    expect(read.secrets.traceHeaders).toEqual({ 'x-api-key': 'a,b', tenant: 'one' })
    expect(JSON.stringify(read.config)).not.toContain('a,b')
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'just-a-key' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%zz' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('%j is refused', (env, variable) => {
    const read = parsed(env as Record<string, string>)
    expect(read.ok ? [] : read.problems.map((problem) => problem.variable)).toEqual([variable])
  })
})

test('nothing that exports traces is loaded unless there is somewhere to export them to', () => {
  const folder = import.meta.dirname
  const program = `
    const { openTracing } = await import('${join(folder, 'tracing.ts')}')
    await import('${join(folder, '../start/boot.ts')}')
    const loaded = () => Object.keys(require.cache).filter((name) => /otlp-|span-sender/.test(name)).length
    const logger = { info() {}, warn() {} }
    await openTracing(null, logger)
    const without = loaded()
    await openTracing(${JSON.stringify(settings)}, logger)
    console.log(JSON.stringify([without, loaded() > 0]))
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' })
  expect([stdout.trim(), stderr]).toEqual(['[0,true]', ''])
})
