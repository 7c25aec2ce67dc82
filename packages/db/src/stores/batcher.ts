/** Collects what is asked for while the last batch is under way, and does it together. */
export type Batcher<Item, Result> = (item: Item) => Promise<Result>

/** What became of one item of a batch: errors are values here, because the others may have done well. */
export type Settled<Result> = { value: Result } | { error: unknown }

interface Waiting<Item, Result> {
  item: Item
  resolve(value: Result): void
  reject(error: unknown): void
}

export interface BatchOptions {
  /** Items in a batch. */
  most: number
  /** Batches under way. */
  atOnce: number
  /** How many must wait before a batch is begun beside one that is under way, or right after a large one. */
  crowd?: number
  /** Unless that one takes longer than this: then whoever waits goes ahead. */
  patienceMs?: number
}

/**
 * While little is asked for nobody waits beyond the turn they are in: alone, an item is a batch of one. When a batch as
 * a whole fails, its items are tried one by one, so that one bad item does not take the others with it.
 */
export function createBatcher<Item, Result>(
  { most, atOnce, crowd = 1, patienceMs = 20 }: BatchOptions,
  run: (items: Item[]) => Promise<Settled<Result>[]>,
): Batcher<Item, Result> {
  const queue: Waiting<Item, Result>[] = []
  let underWay = 0
  let impatience: ReturnType<typeof setTimeout> | undefined
  let isBusy = false

  const runBatch = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, waiting] of batch.entries()) {
        const result = results[index] ?? { error: new Error('The batch left out one of its items.') }
        if ('value' in result) waiting.resolve(result.value)
        else waiting.reject(result.error)
      }
    } catch (error) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(error)
      else for (const waiting of batch) await runBatch([waiting])
    }
  }
  const runNext = async (): Promise<void> => {
    // What is asked for in the same turn of the event loop is asked for together.
    await new Promise((turn) => setImmediate(turn))
    const batch = queue.splice(0, most)
    isBusy = batch.length > 1 && batch.length >= crowd / 2
    await runBatch(batch)
    underWay -= 1
    pump()
  }
  const start = () => {
    clearTimeout(impatience)
    impatience = undefined
    if (underWay >= atOnce || queue.length === 0) return
    underWay += 1
    void runNext()
  }
  const pump = () => {
    if (queue.length === 0) return
    const isIdle = underWay === 0 && !isBusy
    if (isIdle || queue.length >= crowd) start()
    // Where many come, a moment brings the next ones: without it a batch of one goes ahead of every large one.
    else impatience ??= setTimeout(start, underWay === 0 ? Math.min(1, patienceMs) : patienceMs)
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      pump()
    })
}
