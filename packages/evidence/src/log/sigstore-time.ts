import { parseTimestampResponse } from '@veracite/verify/x509/timestamp-token'

/**
 * Whether Sigstore's verifiers can read the time in a stamp: they accept whole seconds or exactly three
 * decimals, but DER drops trailing zeros, so every tenth stamp of an authority with milliseconds has only
 * two.
 */
export function isReadBySigstore(response: Uint8Array): boolean {
  const { info, content } = parseTimestampResponse(response)
  const [, date, millis] = /^(.{14})\.?(\d{3})Z$/.exec(writtenTime(info.genTimeMs)) ?? []
  const text = millis === '000' ? `${date}Z` : `${date}.${millis}Z`
  return new TextDecoder('latin1').decode(content).includes(text)
}

const writtenTime = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-T:]/g, '')
