/** One page of a list, and where the next one starts. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}
