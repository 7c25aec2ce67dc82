/**
 * How long the engine asks us to wait, in milliseconds: `retry-after-ms`, else `retry-after` in seconds or as
 * a date. Nothing is capped here, however long the wait.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: Date): number | null {
  const precise = headers['retry-after-ms']
  if (precise !== undefined && /^\d+(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise))

  const value = headers['retry-after']
  if (value === undefined) return null
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
