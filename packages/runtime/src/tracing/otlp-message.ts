import type { SpanContext } from './traceparent.ts'
import type { NewSpan, SpanAttributes, TracingSettings } from './tracing.ts'

export interface FinishedSpan {
  context: SpanContext
  parentSpanId: string | null
  name: string
  kind: NewSpan['kind']
  startMs: number
  endMs: number
  attributes: SpanAttributes
  failed: boolean
}

/** Numbers that OTLP gives to kinds of spans. */
const KINDS = { server: 2, client: 3, consumer: 5 } as const
const STATUS_ERROR = 2

/** The message that an OTLP endpoint takes at /v1/traces, as JSON. */
export function otlpMessage(spans: readonly FinishedSpan[], settings: TracingSettings): object {
  const { service, version, instance, role } = settings
  const resource = {
    'service.name': service,
    'service.version': version,
    'service.instance.id': instance,
    'veracite.role': role,
  }
  return {
    resourceSpans: [
      {
        resource: { attributes: written(resource) },
        scopeSpans: [{ scope: { name: 'veracite', version }, spans: spans.map(writeSpan) }],
      },
    ],
  }
}

const writeSpan = (span: FinishedSpan) => ({
  traceId: span.context.traceId,
  spanId: span.context.spanId,
  ...(span.parentSpanId !== null && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: written(span.attributes),
  status: span.failed ? { code: STATUS_ERROR } : {},
})

/** As text: the number is larger than JSON can hold exactly. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const written = (attributes: object) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
  }))
