/** A time of ISO 8601 as feeds write it, in UTC with milliseconds; a day alone begins, or ends, at midnight UTC. */
export function readInstant(text: string, at: 'begins' | 'ends'): string | null {
  const found =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(
      text.trim(),
    )
  if (found === null) return null
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = found
  const clock =
    hour === undefined
      ? at === 'begins'
        ? '00:00:00.000'
        : '23:59:59.999'
      : `${hour}:${minute}:${second}.000`
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const written = `${year}-${month}-${day}T${clock}${offset}`
  const time = new Date(written)
  const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // 30 February would become a day in March.
  if (Number.isNaN(time.getTime()) || Number.isNaN(isDay.getTime()) || isDay.getUTCDate() !== Number(day))
    return null
  const shown = time.toISOString()
  return /^\d{4}-/.test(shown) ? shown : null
}

/** `2026-11-20T13:00-0800/2026-11-29T15:30-0800`: from when until when a sale price holds. */
export function readInterval(text: string): { from?: string; until?: string } | null {
  const [begin = '', end = '', ...more] = text.split('/')
  if (more.length > 0) return null
  const from = begin.trim() === '' ? undefined : readInstant(begin, 'begins')
  const until = end.trim() === '' ? undefined : readInstant(end, 'ends')
  if (from === null || until === null || (from === undefined && until === undefined)) return null
  if (from !== undefined && until !== undefined && from > until) return null
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}
