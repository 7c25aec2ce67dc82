/** Hours in UTC, Monday to Friday, in which DeepSeek charges double. */
const PEAKS = [
  { from: 1, until: 4 },
  { from: 6, until: 10 },
] as const

/**
 * Public holidays fixed by Chinese law. The bridge days announced each autumn are not known in advance: on those
 * the price here is the peak one, so a cost may be overstated, never understated. Extend the list by year.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['2026-10-01', '2026-10-02', '2026-10-03'],
  ...['2027-01-01', '2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-04-05'],
  ...['2027-05-01', '2027-05-02', '2027-06-09', '2027-09-15', '2027-10-01', '2027-10-02', '2027-10-03'],
])

export function peakFactor(at: Date): bigint {
  const weekday = at.getUTCDay()
  // The peak hours fall on the same calendar day in Beijing, so the UTC date names the holiday.
  const workingDay = weekday >= 1 && weekday <= 5 && !HOLIDAYS.has(at.toISOString().slice(0, 10))
  return workingDay && PEAKS.some((peak) => at.getUTCHours() >= peak.from && at.getUTCHours() < peak.until)
    ? 2n
    : 1n
}
