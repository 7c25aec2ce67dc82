import type { Clock, Collector } from '@veracite/terms/ports'

/** One source of time beside this machine's: how far this machine is ahead of it, and how sure that is. */
export interface ClockReading {
  /** `ntp:host` or `https://host`. */
  source: string
  /** This machine's time minus that of the source; null if it did not answer. */
  offsetMs: number | null
  /** The source's time lies within so much of what was read. */
  withinMs: number | null
}

/** Asks all of them at once, each with a deadline. Never throws. */
interface Sources<Reading> {
  read(): Promise<Reading[]>
}

export type ClockSources = Sources<ClockReading>
/** Servers that tell the address that they were asked from; null if one does not answer. */
export type AddressSources = Sources<{ source: string; address: string | null }>
export type ComparedClock = ReturnType<typeof comparedClock>

const DUE_MS = 3_600_000
/** One source alone could be what is wrong. */
const LEAST_SOURCES = 2

/** The median of the sources that answered; null with fewer than two. Pure. */
export function offsetOf(readings: readonly ClockReading[]): number | null {
  const known = readings
    .flatMap(({ offsetMs }) => (offsetMs === null ? [] : [offsetMs]))
    .toSorted((a, b) => a - b)
  if (known.length < LEAST_SOURCES) return null
  const [low, high] = [known[(known.length - 1) >> 1] ?? 0, known[known.length >> 1] ?? 0]
  return Math.round((low + high) / 2)
}

/** The address that all of those saw that answered; null if these are fewer than two, or saw different ones. Pure. */
export function addressOf(readings: readonly { address: string | null }[]): string | null {
  const known = readings.flatMap(({ address }) => address ?? [])
  return known.length >= LEAST_SOURCES && new Set(known).size === 1 ? (known[0] ?? null) : null
}

/** Also asks for the address of this machine: both are stated in every capture. */
export function comparedClock(
  sources: ClockSources | null,
  clock: Clock,
  addresses: AddressSources | null = null,
) {
  let seenAddress: Pick<Collector, 'egressIp' | 'egressSeenBy'> = { egressIp: null, egressSeenBy: null }
  let stated: Collector['clock'] = { source: 'system clock', offsetMs: null }
  let comparedAt = Number.NEGATIVE_INFINITY
  const compare = async () => {
    const at = clock.now()
    comparedAt = at.getTime()
    const [readings, seen] = await Promise.all([sources?.read() ?? [], addresses?.read() ?? []])
    const saw = seen.map(({ source, address }) => `${source} saw ${address ?? 'nothing'}`)
    const egressSeenBy =
      saw.length === 0 ? null : `asked at ${at.toISOString()}: ${saw.join(', ')}`.slice(0, 1_000)
    seenAddress = { egressIp: addressOf(seen), egressSeenBy }
    const words = readings.map(
      ({ source, offsetMs, withinMs }) =>
        `${source} ${offsetMs === null ? 'did not answer' : `${offsetMs} ms (within ${withinMs} ms)`}`,
    )
    const compared = words.length === 0 ? '' : `, compared at ${at.toISOString()} with ${words.join(', ')}`
    stated = { source: `system clock${compared}`.slice(0, 1_000), offsetMs: offsetOf(readings) }
    return { readings, comparedAt: at, ...stated }
  }
  return {
    compare,
    /** Compares, unless that was done within the hour. */
    async compareIfDue(): Promise<void> {
      if ((sources ?? addresses) !== null && clock.now().getTime() - comparedAt >= DUE_MS) await compare()
    },
    /** As every capture states it, signed and in the log. */
    get stated() {
      return stated
    },
    get seenAddress() {
      return seenAddress
    },
  }
}
