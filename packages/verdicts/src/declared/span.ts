/** A value, or all between two ends; null for an end that is open: "at least 2". `about`: it is said to be rounded. */
export interface Span {
  least: number | null
  most: number | null
  about?: true
}

export const isExact = ({ least, most }: Span): boolean => least !== null && least === most

/** Members as models name them: one amount, or the ends of a range. */
export function spanFrom(
  given: Record<string, unknown>,
  numberIn: (value: unknown) => number | null,
): Span | null {
  const first = (names: readonly string[]) => {
    const found = names.map((name) => given[name]).find((one) => one !== undefined && one !== null)
    return found === undefined ? null : numberIn(found)
  }
  const amount = first(AMOUNT)
  const most = first(MOST)
  const least = first(LEAST)
  if (amount !== null && most !== null && amount !== most) return ordered(amount, most)
  if (amount !== null) return { least: amount, most: amount }
  return least === null && most === null ? null : ordered(least, most)
}

const AMOUNT = ['amount', 'value', 'number', 'quantity', 'count', 'price']
const LEAST = ['from', 'least', 'min', 'minimum', 'low', 'lower']
const MOST = ['to', 'most', 'max', 'maximum', 'high', 'upper']

const ordered = (least: number | null, most: number | null): Span =>
  least !== null && most !== null && least > most ? { least: most, most: least } : { least, most }
