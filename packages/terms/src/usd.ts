/** `$1,234.50`, wherever an amount in US dollars is shown; amounts below ten cents keep enough decimal places not to read as nothing. */
export function formatUsd(amount: string | number | null): string {
  if (amount === null) return 'not known'
  const value = Number(amount)
  const places = value >= 0.1 ? 2 : value >= 0.001 ? 4 : 6
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: places })}`
}

/** The cost of answers before anything is asked: `about $3.20`. Nobody pays for those of a demonstration. */
export const formatEstimate = (amount: string | number, { demo }: { demo?: boolean }): string =>
  `${demo === true ? 'would cost about' : 'about'} ${formatUsd(amount)}`

/** The sum of decimal amounts; null if none of them is known. */
export function sumOfUsd(amounts: readonly (string | null)[]): string | null {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [Number(amount)]))
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0).toFixed(6)
}
