import { setTimeout } from 'node:timers/promises'

/** False when the signal cut it short. */
export const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal }).catch(() => false)
