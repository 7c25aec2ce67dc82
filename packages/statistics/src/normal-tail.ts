/** The two-sided tail probability of the standard normal distribution: erfc(z / √2). */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  return x < SERIES_UP_TO ? 1 - erfBySeries(x) : erfcByFraction(x)
}

/** Below this the series is accurate; above it the continued fraction needs few steps. */
const SERIES_UP_TO = 2

function erfBySeries(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; Math.abs(term) > 1e-17 * sum; n++) {
    term *= (2 * x ** 2) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-(x ** 2)) * sum
}

/** From the inside out, with more steps than any x from here on needs. */
function erfcByFraction(x: number): number {
  let value = x
  for (let n = 60; n > 0; n--) value = x + n / 2 / value
  return Math.exp(-(x ** 2)) / (Math.sqrt(Math.PI) * value)
}
