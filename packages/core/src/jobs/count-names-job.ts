import type { NewJob } from './jobs.ts'

/** One for each brand at a time. It looks again for answers to count before it ends. */
export const countNamesJob = (id: string, brandId: string, runAt: Date): NewJob => ({
  id,
  kind: 'rivals.count',
  lane: 'classify',
  payload: { brandId },
  dedupKey: brandId,
  runAt,
})

/** Answers that are read or judged again one by one are counted together. */
export const COUNT_AFTER_MS = 60_000
