/** One benchmark: what is set up, and what is measured in every round. */
interface Declaration {
  name: string
  unit: string
  /** The default `size`; 4,000 if left out. */
  size?: number
  /** Rounds that are not counted: caches and compilers are warm after them. 1 if left out. */
  warmUps?: number
  open(setup: Setup): Promise<Subject>
}

export interface Bench extends Omit<Declaration, 'open'> {
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

export interface Setup extends BenchOptions {
  /** Closes what was opened after the last round, in reverse order, also when something failed. */
  keep<T>(opening: T | Promise<T>, close: (opened: T) => unknown): Promise<T>
}

interface Subject {
  /** Taken in turns, in alternating order, so that other load on the machine affects all alike; or one call for all of them. */
  measures: Record<string, () => Promise<number>> | (() => Promise<Record<string, number>>)
  /** Further values of the round that was just measured. */
  also?: () => Record<string, number> | Promise<Record<string, number>>
  ratios: Ratio[]
}

export const bench = ({ open, ...declaration }: Declaration): Bench => ({
  ...declaration,
  async run(options) {
    const closers: (() => Promise<unknown>)[] = []
    const keep: Setup['keep'] = (opening, close) => {
      const opened = Promise.resolve(opening)
      closers.push(() => opened.then(close, () => null))
      return opened
    }
    try {
      const subject = await open({ ...options, keep })
      const measures = await measureRounds(subject, options, declaration.warmUps ?? 1)
      return { unit: declaration.unit, measures, ratios: subject.ratios }
    } finally {
      for (const close of closers.reverse()) await close()
    }
  },
})

async function measureRounds(
  { measures, also }: Subject,
  { rounds, say }: BenchOptions,
  warmUps: number,
): Promise<Record<string, number[]>> {
  const values: Record<string, number[]> = {}
  for (let round = 1 - warmUps; round <= rounds; round++) {
    const found = typeof measures === 'function' ? await measures() : await inTurns(measures, round % 2 === 0)
    const all = Object.entries({ ...found, ...(await also?.()) })
    say(
      `${round < 1 ? 'warm-up' : `round ${round}`}: ${all.map(([what, value]) => `${what} ${value < 100 ? value.toFixed(2) : Math.round(value)}`).join(', ')}`,
    )
    if (round > 0) for (const [what, value] of all) values[what] = [...(values[what] ?? []), value]
  }
  return values
}

async function inTurns(measures: Record<string, () => Promise<number>>, forwards: boolean) {
  const found: Record<string, number> = {}
  const turns = Object.entries(measures)
  for (const [what, measure] of forwards ? turns : turns.reverse()) found[what] = await measure()
  return found
}

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Calls per second, with this many under way at a time. */
export async function rate(
  calls: number,
  atOnce: number,
  work: (n: number) => Promise<unknown>,
): Promise<number> {
  let next = 0
  const workInTurn = async () => {
    while (next < calls) await work(next++)
  }
  const ms = await timed(() => Promise.all(Array.from({ length: atOnce }, workInTurn)))
  return (calls * 1000) / ms
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
