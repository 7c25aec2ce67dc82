/** Collects the items that arrive while a batch is running, and handles them together. */
export type Batcher<Item, Result> = (item: Item) => Promise<Result>

/** The outcome of one item of a batch: errors are values here, because other items may have succeeded. */
export type Settled<Result> = { value: Result } | { error: unknown }

interface Waiting<Item, Result> {
  item: Item
  resolve(value: Result): void
  reject(error: unknown): void
}

export interface BatchOptions {
  /** The most items in a batch. */
  most: number
  /** The most batches running at once. */
  atOnce: number
  /** How many items must wait to start a batch beside a running one, or right after a large one. */
  crowd?: number
  /** If the running batch takes longer than this, waiting items go ahead. */
  patienceMs?: number
}

/**
 * Under low load, no item waits beyond its turn of the event loop: alone, it is a batch of one. If a whole
 * batch fails, its items are tried one by one, so that one bad item does not affect the others.
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
    // Items from the same turn of the event loop go together.
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
    // Under high load, more items arrive within a moment: without this wait, a batch of one would precede
    // every large one.
    else impatience ??= setTimeout(start, underWay === 0 ? Math.min(1, patienceMs) : patienceMs)
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      pump()
    })
}

/** Keys that are asked for while a statement runs are looked up together by the next one, each of them once. */
export const createLookup = <Row>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>,
): Batcher<string, Row | null> =>
  createBatcher({ most: 256, atOnce: 2, crowd: 12 }, async (keys) => {
    const found = await read([...new Set(keys)])
    return keys.map((key) => ({ value: found.get(key) ?? null }))
  })
