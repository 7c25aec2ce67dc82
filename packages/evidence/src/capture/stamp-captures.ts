import { sha256 } from '@veracite/terms/digest'
import type { Clock, Ids } from '@veracite/terms/ports'
import { askForStamp } from '../log/ask-for-stamp.ts'
import type { LogStore, TimestampAuthority } from '../log/log-port.ts'
import { isReadBySigstore } from '../log/sigstore-time.ts'

/** A capture may be committed after a later one, by up to the longest possible transaction. */
const OVERLAP_MS = 60 * 60_000

/**
 * One in ten is unreadable by chance, so this many in a row mean that the authority always writes its time
 * that way.
 */
const MAX_TRIES = 5

/**
 * Has one authority stamp the signatures of captures, as Sigstore's verifiers require: oldest first, `atMost`
 * at a time. Throws at the first reply that is not a stamp; earlier stamps are kept. Returns the number of
 * stamps.
 */
export function stampCaptures(deps: {
  log: Pick<LogStore, 'unstampedCaptures' | 'appendTimestamp'>
  /** Pinned, DER. */
  roots: readonly Uint8Array[]
  clock: Clock
  ids: Ids
  atMost: number
}): (authority: TimestampAuthority, signal: AbortSignal) => Promise<number> {
  // Everything before this time is known to be stamped, so only the first round looks through all captures.
  const doneUntil = new Map<string, Date>()
  const neverReadable = new Set<string>()

  /** Asks again if Sigstore could not read the stamp; after several tries, the stamp is accepted anyway. */
  const askReadable = async (authority: TimestampAuthority, imprint: Uint8Array, signal: AbortSignal) => {
    let stamp = await askForStamp(deps)(authority, imprint, signal)
    for (let tries = 1; !isReadBySigstore(stamp.response); tries++) {
      if (tries >= MAX_TRIES) neverReadable.add(authority.name)
      if (neverReadable.has(authority.name)) return stamp
      stamp = await askForStamp(deps)(authority, imprint, signal)
    }
    return stamp
  }

  return async (authority, signal) => {
    const started = deps.clock.now()
    const since = doneUntil.get(authority.name) ?? new Date(0)
    const captures = await deps.log.unstampedCaptures(authority.name, since, deps.atMost)
    for (const { captureId, signature } of captures) {
      const stamp = await askReadable(authority, sha256(signature), signal)
      await deps.log.appendTimestamp({
        ...stamp,
        id: deps.ids.next(),
        size: null,
        captureId,
        createdAt: deps.clock.now(),
      })
    }
    if (captures.length < deps.atMost) doneUntil.set(authority.name, new Date(started.getTime() - OVERLAP_MS))
    return captures.length
  }
}
