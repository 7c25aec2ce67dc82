/** One benchmark: things measured in turns, so that whatever else the machine does hits all of them alike. */
export interface Bench {
  name: string
  /** What `size` is unless told otherwise; 4,000 where it is left out. */
  size?: number
  run(options: BenchOptions): Promise<BenchResult>
}

export interface BenchOptions {
  rounds: number
  /** How much work a round is; each benchmark says what of. */
  size: number
  /** A database that was filled before, for benchmarks that would otherwise fill one of their own. */
  seeded?: string | undefined
  say(line: string): void
}

export interface BenchResult {
  unit: string
  /** What was measured, one value for each round. */
  measures: Record<string, number[]>
  ratios: Ratio[]
}

/** One measure over another, and what we want it to be at least, or at most. */
export interface Ratio {
  of: string
  to: string
  goal: number | null
  atMost?: boolean
}

export const isReached = (value: number, goal: number, atMost = false): boolean =>
  atMost ? value <= goal : value >= goal

export interface Summary {
  median: number
  lowest: number
  highest: number
}

export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  return { median, lowest: sorted[0] ?? 0, highest: sorted.at(-1) ?? 0 }
}

/** Of the same round each: their median says more than the ratio of two medians. */
export function ratioOf(result: BenchResult, { of, to }: { of: string; to: string }): number {
  const divisors = result.measures[to] ?? []
  return summarize((result.measures[of] ?? []).map((value, round) => value / (divisors[round] ?? Number.NaN)))
    .median
}
