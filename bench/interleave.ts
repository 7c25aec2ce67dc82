import type { BenchOptions } from './bench.ts'

/**
 * Measures all of them in each round, alternating the order, so that other load affects all alike. The first
 * rounds warm up caches and compilers and are not counted.
 */
export async function interleave(
  { rounds, say }: Pick<BenchOptions, 'rounds' | 'say'>,
  measures: Record<string, () => Promise<number>>,
  warmUps = 1,
): Promise<Record<string, number[]>> {
  const values: Record<string, number[]> = Object.fromEntries(Object.keys(measures).map((what) => [what, []]))
  for (let round = 1 - warmUps; round <= rounds; round++) {
    const inTurn = Object.entries(measures)
    const found: string[] = []
    for (const [what, measure] of round % 2 === 0 ? inTurn : inTurn.reverse()) {
      const value = await measure()
      if (round > 0) values[what]?.push(value)
      found.push(`${what} ${value < 100 ? value.toFixed(2) : Math.round(value)}`)
    }
    say(`${round < 1 ? 'warm-up' : `round ${round}`}: ${found.join(', ')}`)
  }
  return values
}
