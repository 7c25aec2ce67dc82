import { FormatError } from './format-error.ts'

/** ASCII decimal without sign or leading zeros, within the safe integers. */
export function parseDecimal(text: string, what: string): number {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(text)) throw new FormatError(`${what} is not a plain decimal number`)
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new FormatError(`${what} is larger than 2^53 - 1`)
  return value
}
