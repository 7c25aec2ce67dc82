const PLACES = 6

/** Adds decimal amounts exactly; null if none of them is known. */
export function sumOfUsd(amounts: readonly (string | null)[]): string | null {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [micros(amount)]))
  if (known.length === 0) return null
  const sum = known.reduce((total, amount) => total + amount, 0n)
  const digits = sum.toString().padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

function micros(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole) * 10n ** BigInt(PLACES) + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'))
}
