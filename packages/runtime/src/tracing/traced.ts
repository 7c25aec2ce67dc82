import type { JobHandler } from '@veracite/core/jobs/job-ports'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { NO_TRACING, type OpenSpan, type Tracing } from './tracing.ts'

/** Asked every few seconds by machines: their spans would hide all others. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

export function traceRequest<T>(
  tracing: Tracing,
  { request, route, requestId }: { request: Request; route: string; requestId: string },
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  if (UNTRACED.has(route)) return NO_TRACING.span(NOTHING, work)
  return tracing.span(
    {
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'veracite.request_id': requestId,
      },
      parent: request.headers.get('traceparent'),
    },
    work,
  )
}

const NOTHING = { name: '', kind: 'server', attributes: {} } as const

/** A job belongs to the trace of the request or job that queued it. */
export function traceJobs(tracing: Tracing, handler: JobHandler): JobHandler {
  if (tracing === NO_TRACING) return handler
  return (context) => {
    const { kind, lane, attempt, traceparent = null } = context.job
    const attributes = {
      'veracite.job.kind': kind,
      'veracite.job.lane': lane,
      'veracite.job.attempt': attempt,
    }
    return tracing.span(
      { name: `job ${kind}`, kind: 'consumer', attributes, parent: traceparent },
      async (span) => {
        const outcome = await handler(context)
        span.add({ 'veracite.job.outcome': outcome.kind })
        if (outcome.kind === 'failed') span.fail()
        return outcome
      },
    )
  }
}

export function traceEngines(
  tracing: Tracing,
  engines: ReadonlyMap<Engine, EnginePort>,
): ReadonlyMap<Engine, EnginePort> {
  if (tracing === NO_TRACING) return engines
  return new Map([...engines].map(([engine, port]) => [engine, traceEngine(tracing, engine, port)]))
}

function traceEngine(tracing: Tracing, engine: Engine, port: EnginePort): EnginePort {
  const attributes = {
    'veracite.engine': engine,
    'veracite.engine.access': port.access.kind,
    'veracite.engine.provider': port.access.provider,
  }
  const ask: EnginePort['ask'] = (...asked) =>
    tracing.span({ name: `ask ${engine}`, kind: 'client', attributes }, async (span) => {
      const outcome = await port.ask(...asked)
      span.add({ 'veracite.engine.outcome': outcome.kind })
      if (outcome.kind === 'retry' || outcome.kind === 'final') span.fail()
      return outcome
    })
  const { access, version, limits } = port
  return { access, version, limits, ask }
}
