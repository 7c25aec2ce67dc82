import { DAY_MS } from '@veracite/terms/days'
import { RENDERED, renderedOf } from '@veracite/terms/rendered'
import { LRUCache } from 'lru-cache'
import { createComputeQueue, type QueueLimits } from './compute-queue.ts'

interface KeptAnswer<T = object> {
  value: T
  version: string
  madeAt: number
  bytes: number
}

export interface Wanted<T> {
  /** The whole request, with the account it is for: answers of one account must never reach another. */
  key: string
  /** Read before the answer is computed, and after the caller's rights were checked. */
  version: string
  now: Date
  /** Whether a copy of another version may be used after all, or one of this version may not. */
  isCurrent?: (kept: { value: T; version: string }) => boolean
  /** A part of an answer that is being computed: it must not wait for a turn while the answer has one. */
  isPart?: boolean
  /** For what is not sent as JSON. */
  sizeOf?: (value: T) => number
}

/** Together with the objects they were made from, and their compressed copies. */
const SIZE_OF_TEXT = 3
const ENTRY_BYTES = 500
/** Statuses that depend on the clock change by the day; a copy is never older than this. */
const MAX_AGE_MS = 60_000

/**
 * Answers kept as they are sent, until something that they show has changed. Equal requests at the same time are computed
 * once. Values are frozen, because many callers get the same one.
 */
export function createKeptAnswers({ maxBytes, limits }: { maxBytes: number; limits?: QueueLimits }) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ bytes }) => bytes,
  })
  const underWay = new Map<string, Promise<object>>()
  const inTurn = createComputeQueue(limits)

  const isUsable = <T>({ value, version, madeAt }: KeptAnswer<T>, wanted: Wanted<T>): boolean => {
    const age = wanted.now.getTime() - madeAt
    if (age < 0 || age >= MAX_AGE_MS || dayOf(madeAt) !== dayOf(wanted.now.getTime())) return false
    return wanted.isCurrent?.({ value, version }) ?? version === wanted.version
  }

  const compute = async <T extends object>(wanted: Wanted<T>, make: () => Promise<T>): Promise<T> => {
    const { key, version, now, isPart, sizeOf } = wanted
    const value = await (isPart ? make() : inTurn(make))
    const bytes = ENTRY_BYTES + key.length + (sizeOf ? sizeOf(value) : SIZE_OF_TEXT * render(value))
    kept.set(key, { value: freeze(value), version, madeAt: now.getTime(), bytes })
    return value
  }

  return {
    /** Bytes that are kept now. */
    bytes: () => kept.calculatedSize,
    async get<T extends object>(wanted: Wanted<T>, make: () => Promise<T>): Promise<T> {
      const known = kept.get(wanted.key) as KeptAnswer<T> | undefined
      if (known && isUsable(known, wanted)) return known.value
      const flight = `${wanted.key} ${wanted.version}`
      const joined = underWay.get(flight)
      if (joined) return joined as Promise<T>
      const made = compute(wanted, make).finally(() => underWay.delete(flight))
      underWay.set(flight, made)
      return made
    },
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** Returns the size. */
function render(value: object): number {
  const text = renderedOf(value) ?? new TextEncoder().encode(JSON.stringify(value))
  if (Object.isExtensible(value)) Object.defineProperty(value, RENDERED, { value: text })
  return text.length
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Blob)
    return value
  for (const member of Object.values(value)) freeze(member)
  return Object.freeze(value)
}
