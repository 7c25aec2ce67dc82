/**
 * Enough for any usual batch in one statement, while unusual ones do not become huge messages: a message is put together
 * at once, and nobody is answered meanwhile.
 */
const PORTION_BYTES = 1024 * 1024

/** In their order; one that is larger than a portion stands alone. */
export function inPortions<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Item[][] {
  const portions: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = bytesOf(item)
    const last = portions.at(-1)
    if (last && size <= room) last.push(item)
    else {
      portions.push([item])
      room = PORTION_BYTES
    }
    room -= size
  }
  return portions
}
