import { randomBytes } from 'node:crypto'
import { currentTraceparent, withTraceparent } from '@veracite/core/trace-context'
import type { Logger } from '../telemetry/logger.ts'
import { createSpanSender } from './span-sender.ts'
import { formatTraceparent, isSampled, parseTraceparent, type SpanContext } from './traceparent.ts'
import type { SpanAttributes, Tracing, TracingSettings } from './tracing.ts'

/**
 * Spans as OTLP over HTTP, which every collector takes. By hand: we name three places ourselves, and the format is fixed
 * (`docs/decisions/0012-metrics-token-and-traces.md`).
 */
export function createOtlpTracing(settings: TracingSettings, logger: Logger): Tracing {
  const sender = createSpanSender(settings, logger)
  return {
    async span({ name, kind, attributes, parent }, work) {
      const above = parseTraceparent(parent ?? currentTraceparent())
      const context = contextBelow(above, settings.ratio)
      const said: SpanAttributes = { ...attributes }
      const startMs = performance.timeOrigin + performance.now()
      let failed = false
      const open = {
        add: (more: SpanAttributes) => void Object.assign(said, more),
        fail: () => {
          failed = true
        },
      }
      try {
        return await withTraceparent(formatTraceparent(context), () => work(open))
      } catch (error) {
        failed = true
        throw error
      } finally {
        const endMs = performance.timeOrigin + performance.now()
        const parentSpanId = above?.spanId ?? null
        if (context.sampled)
          sender.add({ context, parentSpanId, name, kind, startMs, endMs, attributes: said, failed })
      }
    },
    close: () => sender.close(),
  }
}

/** A trace that has begun elsewhere is followed or not as was decided there. */
function contextBelow(above: SpanContext | null, ratio: number): SpanContext {
  const spanId = randomBytes(8).toString('hex')
  if (above !== null) return { ...above, spanId }
  const traceId = randomBytes(16).toString('hex')
  return { traceId, spanId, sampled: isSampled(traceId, ratio) }
}
