/** One page of a list, and where the next one starts. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** Which page is asked for: at most so many items, behind the item at which the last page ended. */
export interface AskedPage {
  limit: number
  cursor: string | null
}
