/** 14 digits, or null for what is no GTIN: wrong length, wrong check digit, nothing but zeros, or a number as a sum. */
export function readGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
  const padded = digits.padStart(14, '0')
  const sum = [...padded.slice(0, 13)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(padded[13]) ? padded : null
}
