/** One benchmark: its measures take turns, so that other load on the machine affects all of them alike. */
export interface Bench {
  name: string
  /** The default `size`; 4,000 if left out. */
  size?: number
  run(options: BenchOptions): Promise<BenchResult>
}

export interface BenchOptions {
  rounds: number
  /** How much work a round does; each benchmark documents its unit. */
  size: number
  /** An already filled database, for benchmarks that would otherwise fill their own. */
  seeded?: string | undefined
  say(line: string): void
}

export interface BenchResult {
  unit: string
  /** The measurements, one value per round. */
  measures: Record<string, number[]>
  ratios: Ratio[]
}

/** One measure divided by another, and its goal: a minimum or a maximum. */
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

/** Computed per round: the median of these ratios says more than the ratio of two medians. */
export function ratioOf(result: BenchResult, { of, to }: { of: string; to: string }): number {
  const divisors = result.measures[to] ?? []
  return summarize((result.measures[of] ?? []).map((value, round) => value / (divisors[round] ?? Number.NaN)))
    .median
}
