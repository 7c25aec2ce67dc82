/** One page of a list, and where the next one starts. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** The same page with each item in another form. */
export const mapPage = <One, Other>(
  { items, nextCursor }: Page<One>,
  toOther: (one: One) => Other,
): Page<Other> => ({ items: items.map(toOther), nextCursor })

/** Which page is asked for: at most so many items, behind the item at which the last page ended. */
export interface AskedPage {
  limit: number
  cursor: string | null
}
