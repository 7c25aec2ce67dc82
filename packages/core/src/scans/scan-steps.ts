import type { JobPayloads, Places } from '../jobs/jobs.ts'

/**
 * What happens to the answers of a scan, in this order. All workers share the parts of a step. `judge` begins while
 * questions are still asked; `rest` judges what had not arrived then. `read` waits for the model, and has no parts.
 */
export type ScanStep = PartStep | 'read'
type PartStep = JobPayloads['scan.part']['step']

/** How far a scan is with its step: positions queued as parts, and positions done. */
export interface StepState {
  step: ScanStep
  queued: number
  done: number
  /** Runs that were asked, or will not be. */
  settled: number
  total: number
  isAsking: boolean
}

/** Positions sealed at once: whole blocks. */
export const SEAL_RUNS = 1_024
/** Positions per part. A part takes seconds, so that a killed worker loses little. */
const PART_RUNS: Record<PartStep, number> = { judge: 256, rest: 256, provisional: 256, seal: SEAL_RUNS }
/** Parts of one scan that wait or run at a time, so that a small scan does not wait for all parts of a large one. */
const MOST_PARTS = 16

/** The parts to queue now. While questions are asked, a part is due when as many runs again are settled behind it. */
export function partsToQueue({ step, queued, done, settled, total, isAsking }: StepState): Places[] {
  if (step === 'read') return []
  const size = PART_RUNS[step]
  const isDue = (to: number) => !isAsking || to + size <= settled
  const parts: Places[] = []
  for (let from = queued; from < total && from - done < MOST_PARTS * size; from += size) {
    const to = Math.min(from + size, total)
    if (!isDue(to)) break
    parts.push({ from, to })
  }
  return parts
}

/** The step after this one; null after the last. Each is reached at most once, so every scan ends. */
export function nextStep(
  step: ScanStep,
  scan: {
    /** Answers without a class. */
    captured: number
    /** Those among them that were not ordered from a model. */
    unordered: number
    /** A model reads, and the scan waits for it. */
    isRead: boolean
    /** It has a plan to seal. */
    isPlanned: boolean
    total: number
  },
): ScanStep | null {
  // The job that ends the scan seals a single part itself.
  const seal = scan.isPlanned && scan.total > SEAL_RUNS ? 'seal' : null
  switch (step) {
    case 'judge':
      if (scan.unordered > 0) return 'rest'
      return scan.isRead ? 'read' : seal
    case 'rest':
      return scan.isRead ? 'read' : seal
    case 'read':
      return scan.captured > 0 ? 'provisional' : seal
    case 'provisional':
      return seal
    case 'seal':
      return null
  }
}
