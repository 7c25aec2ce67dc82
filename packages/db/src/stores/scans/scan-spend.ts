import { eq, sum } from 'drizzle-orm'
import { runs } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'

/** A sum is cached for twenty times as long as it took, so summing takes at most a twentieth of the time. */
const FRESH_FACTOR = 20

/** No sum serves more questions than this: on a busy database a whole scan would fit into that time. */
const MAX_QUESTIONS = 20

export function createScanSpend(db: Db): (scanId: string) => Promise<string> {
  const known = new Map<string, { until: number; questionsLeft: number; spent: string }>()
  return async (scanId) => {
    const last = known.get(scanId)
    const begun = performance.now()
    if (last !== undefined && begun < last.until && last.questionsLeft > 0) {
      last.questionsLeft -= 1
      return last.spent
    }
    const [row] = await db
      .select({ spent: sum(runs.costUsd) })
      .from(runs)
      .where(eq(runs.scanId, scanId))
    const spent = row?.spent ?? '0'
    // Few scans run at once, so entries of older ones are dropped all together.
    if (known.size >= MAX_KNOWN) known.clear()
    const now = performance.now()
    known.set(scanId, { until: now + FRESH_FACTOR * (now - begun), questionsLeft: MAX_QUESTIONS - 1, spent })
    return spent
  }
}

const MAX_KNOWN = 1_000
