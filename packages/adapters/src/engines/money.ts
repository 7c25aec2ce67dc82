/** Money in picodollars (10⁻¹² dollars): one micro-dollar per million tokens is one unit per token. */
export type PicoUsd = bigint

const DIGITS = 12

/** `"0.0625"` → 62_500_000_000n. Null for anything that is not a plain, non-negative decimal. */
export function picoFromText(words: string): PicoUsd | null {
  const match = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(words.trim())
  if (match === null) return null
  return BigInt(match[1] ?? '0') * 10n ** BigInt(DIGITS) + BigInt((match[2] ?? '').padEnd(DIGITS, '0'))
}

export function textFromPico(pico: PicoUsd): string {
  const digits = pico.toString().padStart(DIGITS + 1, '0')
  const fraction = digits.slice(-DIGITS).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, -DIGITS) : `${digits.slice(0, -DIGITS)}.${fraction}`
}

/** A number out of JSON as the shortest decimal that means it, without an exponent. */
export function decimalFromNumber(value: number | null): string | null {
  if (value === null || !Number.isFinite(value) || value < 0 || value >= 1e9) return null
  const plain = /e/i.test(String(value)) ? value.toFixed(DIGITS) : String(value)
  const [whole = '0', fraction = ''] = plain.split('.')
  return decimalFromText(fraction === '' ? whole : `${whole}.${fraction.slice(0, DIGITS)}`)
}

export function decimalFromText(words: string): string | null {
  const pico = picoFromText(words)
  return pico === null ? null : textFromPico(pico)
}

/** xAI reports its charge in ten-billionths of a dollar. */
export function usdFromTicks(ticks: number | null): string | null {
  return ticks === null || !Number.isSafeInteger(ticks) || ticks < 0
    ? null
    : textFromPico(BigInt(ticks) * 100n)
}
