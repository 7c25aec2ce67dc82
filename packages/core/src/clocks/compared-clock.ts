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

/** Asks all of them at once, each once and with a deadline, however often it is named. Never throws. */
interface Sources<Reading> {
  read(): Promise<Reading[]>
}

export type ClockSources = Sources<ClockReading>
/** Servers that tell the address that they were asked from; null if one does not answer. */
export type AddressSources = Sources<{ source: string; address: string | null }>
export type ComparedClock = ReturnType<typeof comparedClock>

const DUE_MS = 3_600_000
/** What was found longer ago says nothing about now. */
const OLD_MS = 2 * DUE_MS
/** One source alone could be what is wrong. */
const LEAST_SOURCES = 2

/** The median of the sources that answered; null with fewer than two. Pure. */
function offsetOf(readings: readonly ClockReading[]): number | null {
  const known = readings.flatMap(({ offsetMs }) => offsetMs ?? []).toSorted((a, b) => a - b)
  if (known.length < LEAST_SOURCES) return null
  const [low, high] = [known[(known.length - 1) >> 1] ?? 0, known[known.length >> 1] ?? 0]
  return Math.round((low + high) / 2)
}

type SeenAddress = Awaited<ReturnType<AddressSources['read']>>[number]

/** The address that all of those saw that answered; null if these are fewer than two, or saw different ones. Pure. */
function addressOf(readings: readonly SeenAddress[]): string | null {
  const known = readings.flatMap(({ address }) => address ?? [])
  return known.length >= LEAST_SOURCES && new Set(known).size === 1 ? (known[0] ?? null) : null
}

type Stated = Pick<Collector, 'clock' | 'egressIp' | 'egressSeenBy'>
const NOT_COMPARED: Stated = {
  clock: { source: 'system clock', offsetMs: null },
  egressIp: null,
  egressSeenBy: null,
}

/** Also asks for the address of this machine: both are stated in every capture. */
export function comparedClock(
  sources: ClockSources | null,
  clock: Clock,
  addresses: AddressSources | null = null,
) {
  let newest: { at: number; stated: Stated } | null = null
  /** Calls that come meanwhile wait for the same comparison. */
  let underWay: ReturnType<typeof compareNow> | null = null
  const isWithin = (ms: number) => newest !== null && Math.abs(clock.now().getTime() - newest.at) < ms
  const compareNow = async () => {
    const comparedAt = clock.now()
    const [readings, seen] = await Promise.all([sources?.read() ?? [], addresses?.read() ?? []])
    const stated = statedOf(comparedAt.toISOString(), readings, seen)
    newest = { at: comparedAt.getTime(), stated }
    return { readings, comparedAt, ...stated.clock }
  }
  const compare = () => {
    underWay ??= compareNow().finally(() => {
      underWay = null
    })
    return underWay
  }
  return {
    compare,
    /** Compares, unless that was done within the hour. */
    async compareIfDue(): Promise<void> {
      if ((sources ?? addresses) !== null && !isWithin(DUE_MS)) await compare()
    },
    /** As every capture states it, signed and in the log. */
    get stated(): Stated {
      return newest !== null && isWithin(OLD_MS) ? newest.stated : NOT_COMPARED
    },
  }
}

function statedOf(at: string, readings: readonly ClockReading[], seen: readonly SeenAddress[]): Stated {
  const words = readings.map(
    ({ source, offsetMs, withinMs }) =>
      `${source} ${offsetMs === null ? 'did not answer' : `${offsetMs} ms (within ${withinMs} ms)`}`,
  )
  const compared = words.length === 0 ? '' : `, compared at ${at} with ${words.join(', ')}`
  const saw = seen.map(({ source, address }) => `${source} saw ${address ?? 'nothing'}`)
  return {
    clock: { source: `system clock${compared}`.slice(0, 1_000), offsetMs: offsetOf(readings) },
    egressIp: addressOf(seen),
    egressSeenBy: saw.length === 0 ? null : `asked at ${at}: ${saw.join(', ')}`.slice(0, 1_000),
  }
}
