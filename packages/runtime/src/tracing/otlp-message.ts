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

const writeSpan = ({
  context,
  parentSpanId,
  name,
  kind,
  startMs,
  endMs,
  attributes,
  failed,
}: FinishedSpan) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentSpanId !== null && { parentSpanId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: written(attributes),
  status: failed ? { code: STATUS_ERROR } : {},
})

/** As text: the number is larger than JSON can hold exactly. */
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const written = (attributes: object) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
  }))
