import { utf8Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { DER, type DerNode } from './der.ts'

/** Milliseconds since 1970 of a UTCTime or GeneralizedTime. A fraction may have any length. */
export function derTimeMs(node: DerNode): number {
  const text = utf8Decode(node.content)
  if (node.tag === DER.generalizedTime) {
    const [, digits, fraction] = /^([0-9]{14})(?:\.([0-9]{0,30}[1-9]))?Z$/.exec(text) ?? []
    if (digits === undefined) throw new FormatError('malformed GeneralizedTime')
    return timeOf(digits) + Number((fraction ?? '0').slice(0, 3).padEnd(3, '0'))
  }
  const [, year, rest] = node.tag === DER.utcTime ? (/^([0-9]{2})([0-9]{10})Z$/.exec(text) ?? []) : []
  if (year === undefined || rest === undefined) throw new FormatError('malformed UTCTime')
  // RFC 5280: 50 to 99 belong to the last century.
  return timeOf(`${Number(year) >= 50 ? '19' : '20'}${year}${rest}`)
}

function timeOf(digits: string): number {
  const [, ...parts] = /^(....)(..)(..)(..)(..)(..)$/.exec(digits) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const ms = Date.UTC(year, month - 1, day, hour, minute, second)
  // Date.UTC accepts the 31st of February; writing it again tells.
  const written = new Date(ms).toISOString().replaceAll(/[-T:]/g, '').slice(0, 14)
  if (written !== digits) throw new FormatError('time does not exist')
  return ms
}
