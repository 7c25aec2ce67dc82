import type { Heap } from '@veracite/terms/ports'

const MB = 1_048_576
/** Below this nobody is short of memory. */
const ENOUGH = 340 * MB
/** A collection that would give back less is not worth its pause. */
const WORTH_IT = 48 * MB

/**
 * Bun lets its heap grow to several times of what is in use before it collects. What makes much garbage for minutes asks
 * for it here; the process pauses for about a tenth of a second, so it is done only where it helps.
 */
export function createHeap(
  resident: () => number = () => process.memoryUsage.rss(),
  collect: () => void = () => Bun.gc(true),
): Heap {
  let kept = 0
  return {
    sweep() {
      if (resident() < Math.max(ENOUGH, kept + WORTH_IT)) return
      collect()
      kept = resident()
    },
  }
}
