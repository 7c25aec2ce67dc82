/** How long something took, or how long it has been open without an end. */
export interface Duration {
  days: number
  ended: boolean
}

export interface Survival {
  count: number
  ended: number
  open: number
  /** When half had ended; null while fewer than half have. */
  median: number | null
  /** 95 %; null where there is no bound yet. */
  low: number | null
  high: number | null
}

/**
 * Kaplan and Meier (JASA 53, 1958): what is still open counts for as long as it has been open, and no longer. The
 * interval of the median is Brookmeyer and Crowley's (Biometrics 38, 1982) on the log-log scale: the times at which the
 * curve cannot be told from one half.
 */
export function timeToEnd(durations: readonly Duration[]): Survival {
  const count = durations.length
  const ended = durations.filter(({ ended: isOver }) => isOver).length
  const steps = curveOf(durations)
  return {
    count,
    ended,
    open: count - ended,
    median: medianOf(steps),
    low: steps.find(({ lower }) => lower <= HALF)?.days ?? null,
    high: steps.find(({ upper }) => upper <= HALF)?.days ?? null,
  }
}

const HALF = 0.5
/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** Sums of products rarely hit one half exactly: what is this near to it counts as one half. */
const NEAR = 1e-12

interface Step {
  days: number
  share: number
  /** The pointwise interval of the share. */
  lower: number
  upper: number
}

/** The share that is still open after each end. */
export function curveOf(durations: readonly Duration[]): Step[] {
  const sorted = durations.toSorted((a, b) => a.days - b.days)
  const steps: Step[] = []
  let share = 1
  let greenwood = 0
  for (let at = 0; at < sorted.length; ) {
    const days = sorted[at]?.days ?? 0
    const atRisk = sorted.length - at
    let ends = 0
    for (; sorted[at]?.days === days; at++) if (sorted[at]?.ended) ends += 1
    if (ends === 0) continue
    share *= 1 - ends / atRisk
    greenwood += ends / (atRisk * (atRisk - ends))
    steps.push({ days, share, ...boundsOf(share, greenwood) })
  }
  return steps
}

function boundsOf(share: number, greenwood: number): { lower: number; upper: number } {
  if (share <= 0 || share >= 1) return { lower: share, upper: share }
  const width = (Z * Math.sqrt(greenwood)) / Math.abs(Math.log(share))
  return { lower: share ** Math.exp(width), upper: share ** Math.exp(-width) }
}

/** The first time at or below one half; if the curve lies on one half for a while, the middle of that while. */
function medianOf(steps: readonly Step[]): number | null {
  const at = steps.findIndex(({ share }) => share <= HALF + NEAR)
  const step = steps[at]
  if (step === undefined) return null
  const next = steps[at + 1]
  return Math.abs(step.share - HALF) <= NEAR && next !== undefined ? (step.days + next.days) / 2 : step.days
}
