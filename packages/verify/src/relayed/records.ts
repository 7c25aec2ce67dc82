import { FormatError } from '../format-error.ts'

/** One TLS record as it was on the wire. */
export interface TlsRecord {
  type: number
  /** The five bytes in front, which encryption authenticates. */
  header: Uint8Array
  fragment: Uint8Array
}

export const RECORD = { changeCipherSpec: 20, alert: 21, handshake: 22, applicationData: 23 } as const

/** Cuts one direction of a connection into its records. It must end where a record ends. */
export function splitRecords(stream: Uint8Array, whose: string): TlsRecord[] {
  if (stream.length > MAX_STREAM_BYTES) throw new FormatError(`the ${whose} stream is too long`)
  const records: TlsRecord[] = []
  for (let at = 0; at < stream.length; ) {
    const header = stream.subarray(at, at + HEADER_BYTES)
    const [type = 0, major, , high = 0, low = 0] = header
    const end = at + HEADER_BYTES + high * 256 + low
    if (header.length < HEADER_BYTES || end > stream.length)
      throw new FormatError(`the ${whose} stream ends in the middle of a record`)
    if (major !== 3 || type < RECORD.changeCipherSpec || type > RECORD.applicationData)
      throw new FormatError(`the ${whose} stream is not TLS`)
    if (high * 256 + low > MAX_FRAGMENT_BYTES) throw new FormatError(`a record of the ${whose} is too long`)
    records.push({ type, header, fragment: stream.subarray(at + HEADER_BYTES, end) })
    if (records.length > MAX_RECORDS) throw new FormatError(`the ${whose} stream has too many records`)
    at = end
  }
  return records
}

/** The dummy message that TLS 1.3 sends for the sake of old network devices; it means nothing. */
export function isChangeCipherSpec({ type, fragment }: TlsRecord): boolean {
  if (type !== RECORD.changeCipherSpec) return false
  if (fragment.length !== 1 || fragment[0] !== 1) throw new FormatError('a record is not of TLS 1.3')
  return true
}

const HEADER_BYTES = 5
/** RFC 8446, section 5.2: at most 256 bytes are added to 2^14. */
const MAX_FRAGMENT_BYTES = 16_384 + 256
/** The longest reply that is kept, coded wastefully, and its handshake. */
export const MAX_STREAM_BYTES = 48 * 1024 * 1024
/** Opening one takes a fixed time, however little is in it. A reply word by word has a few thousand. */
const MAX_RECORDS = 65_536
