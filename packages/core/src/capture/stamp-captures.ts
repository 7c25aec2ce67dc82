import { sha256 } from '@veracite/verify/sha256'
import { askForStamp } from '../log/ask-for-stamp.ts'
import type { LogStore, TimestampAuthority } from '../log/log-port.ts'
import { isReadBySigstore } from '../log/sigstore-time.ts'
import type { Clock, Ids } from '../ports.ts'

/** A capture may be committed later than one that was captured after it, by as long as a transaction can take. */
const OVERLAP_MS = 60 * 60_000

/** One in ten is unreadable by chance, so so many in a row mean that the authority always writes its time that way. */
const MAX_TRIES = 5

/**
 * Has captures stamped by one authority, oldest first and at most `atMost` of them: their signature, as Sigstore's
 * verifiers want it. Throws at the first reply that is not a stamp; stamps made before it stay. Returns how many.
 */
export function stampCaptures(deps: {
  log: Pick<LogStore, 'unstampedCaptures' | 'appendTimestamp'>
  /** Pinned, DER. */
  roots: readonly Uint8Array[]
  clock: Clock
  ids: Ids
  atMost: number
}): (authority: TimestampAuthority, signal: AbortSignal) => Promise<number> {
  // Up to when everything is known to be stamped, so that only the first round looks through all captures.
  const doneUntil = new Map<string, Date>()
  const neverReadable = new Set<string>()

  /** Asked for again when Sigstore could not read it; after some tries it is a good stamp all the same. */
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
