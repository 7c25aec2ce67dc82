/** The regularised incomplete beta function I_x(a, b), by its continued fraction (modified Lentz). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

/** The fraction needs about √max(a, b) steps. */
const MAX_STEPS = 100_000
const PRECISION = 1e-15
const TINY = 1e-300

function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m <= MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    value *= d * c
    if (Math.abs(d * c - 1) < PRECISION) return value
  }
  throw new Error(`I_${x}(${a}, ${b}) did not converge.`)
}

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** Log of the beta function, by Stirling's corrections for large a and b, whose logarithms nearly cancel. */
export function logBeta(a: number, b: number): number {
  const [small, large] = a < b ? [a, b] : [b, a]
  if (large < STIRLING_FROM) return logGamma(a) + logGamma(b) - logGamma(a + b)
  const tail = stirlingTail(large) - stirlingTail(large + small)
  const shared = -(large + small - 0.5) * Math.log1p(small / large)
  if (small < STIRLING_FROM) return logGamma(small) + tail + shared - small * Math.log(large) + small
  return (
    HALF_LOG_TWO_PI +
    stirlingTail(small) +
    tail +
    shared +
    (small - 0.5) * Math.log(small / large) -
    0.5 * Math.log(large)
  )
}

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)
const STIRLING_FROM = 15

/** What Stirling's formula leaves out: log Γ(x) = (x − ½) log x − x + ½ log 2π + this. */
function stirlingTail(x: number): number {
  const square = x ** -2
  return (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x
}

/** Log of the gamma function for positive numbers, shifted up to where Stirling's formula is accurate. */
function logGamma(x: number): number {
  let product = 1
  let raised = x
  for (; raised < STIRLING_FROM; raised++) product *= raised
  return (
    (raised - 0.5) * Math.log(raised) - raised + HALF_LOG_TWO_PI + stirlingTail(raised) - Math.log(product)
  )
}
