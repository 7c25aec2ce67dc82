/** One fault test: throws when a criterion is not met, and returns what it measured. */
export interface FaultTest {
  /** As in the table of docs/fault-tests.md. */
  name: string
  title: string
  run(context: FaultContext): Promise<Record<string, number>>
}

export interface FaultContext {
  random: () => number
  /** The whole test, or the short form that runs with every `npm test`. */
  full: boolean
  say(line: string): void
}

export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Waits for `probe`; one that throws counts as "not yet", because its target may be down on purpose. */
export async function until(what: string, probe: () => Promise<boolean>, timeoutMs: number): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (await probe().catch(() => false)) return performance.now() - begun
    if (performance.now() - begun > timeoutMs)
      throw new Error(`Gave up waiting for ${what} after ${timeoutMs} ms.`)
    await Bun.sleep(50)
  }
}
