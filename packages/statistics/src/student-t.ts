import { incompleteBeta } from './beta.ts'

/** The two-sided tail probability of Student's t. */
export function studentTail(t: number, degrees: number): number {
  if (!Number.isFinite(t)) return 0
  return incompleteBeta(degrees / (degrees + t ** 2), degrees / 2, 0.5)
}

/** The t with this two-sided tail probability: 2.262 for 0.05 and nine degrees. */
export function studentQuantile(tail: number, degrees: number): number {
  let low = 0
  let high = 1
  while (studentTail(high, degrees) > tail) high *= 2
  for (let step = 0; step < MAX_HALVINGS && high - low > PRECISION * high; step++) {
    const middle = (low + high) / 2
    if (studentTail(middle, degrees) > tail) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const MAX_HALVINGS = 200
const PRECISION = 1e-14
