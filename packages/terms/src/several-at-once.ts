/** Results in the order of the items, with at most `most` of them being worked on at a time. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const place = next++
      try {
        results[place] = await work(items[place] as Item, place)
      } catch (error) {
        // Nobody will see what is left: it is not begun.
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return results
}
