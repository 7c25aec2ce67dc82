import type { Logger } from '../telemetry/logger.ts'

/**
 * What a span may say. A closed list: no address, header, prompt, answer, payload or text of an error, so that no
 * secret and nothing of a brand can leave with a trace.
 */
export interface SpanAttributes {
  'http.request.method'?: string
  'http.route'?: string
  'http.response.status_code'?: number
  'veracite.request_id'?: string
  'veracite.job.kind'?: string
  'veracite.job.lane'?: string
  'veracite.job.attempt'?: number
  'veracite.job.outcome'?: string
  'veracite.engine'?: string
  'veracite.engine.access'?: string
  'veracite.engine.provider'?: string
  'veracite.engine.outcome'?: string
}

export interface NewSpan {
  name: string
  kind: 'server' | 'consumer' | 'client'
  attributes: SpanAttributes
  /** The span it belongs to, if not the one that runs now: from a request's header, or from a job. */
  parent?: string | null
}

export interface OpenSpan {
  add(attributes: SpanAttributes): void
  fail(): void
}

export interface Tracing {
  /** Runs the work as a span. What the work throws is passed on, and the span says that it failed. */
  span<T>(started: NewSpan, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** Sends what is left, within a few seconds. */
  close(): Promise<void>
}

const NO_SPAN: OpenSpan = { add: () => {}, fail: () => {} }

/** Unless traces are exported: the work and nothing else. */
export const NO_TRACING: Tracing = {
  span: (_started, work) => work(NO_SPAN),
  close: async () => {},
}

export interface TracingSettings {
  /** Where spans go: an OTLP endpoint over HTTP. */
  endpoint: string
  /** Part of new traces that are exported, from 0 to 1. */
  ratio: number
  headers: Readonly<Record<string, string>>
  service: string
  version: string
  instance: string
  role: string
}

/** Loads what exports traces only if there is somewhere to export them to. */
export async function openTracing(settings: TracingSettings | null, logger: Logger): Promise<Tracing> {
  if (settings === null) return NO_TRACING
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  logger.info({ endpoint: settings.endpoint, ratio: settings.ratio }, 'traces are exported')
  return createOtlpTracing(settings, logger)
}
