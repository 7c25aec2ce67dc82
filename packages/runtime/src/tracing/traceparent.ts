/** A place in a trace, as it travels between processes (W3C Trace Context). */
export interface SpanContext {
  traceId: string
  spanId: string
  sampled: boolean
}

/** Null for anything that is not of the form: it comes from anyone. */
export function parseTraceparent(text: string | null | undefined): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/.exec(text ?? '') ?? []
  if (version === undefined || version === 'ff' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, sampled }: SpanContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`

/** The same answer in every process for one trace, so that a trace is exported whole or not at all. */
export const isSampled = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) / 0x1_0000_0000 < ratio
