/**
 * Rows in the binary format of PostgreSQL's COPY: nothing to escape, no hexadecimal, nothing for the server
 * to parse.
 */
export interface BinaryRows {
  row(fields: number): BinaryRows
  nothing(): BinaryRows
  uuid(value: Uint8Array): BinaryRows
  uuids(values: readonly Uint8Array[]): BinaryRows
  /** ASCII only, like everything that is seeded. */
  text(value: string): BinaryRows
  json(value: string): BinaryRows
  bytes(value: Uint8Array): BinaryRows
  bool(value: boolean): BinaryRows
  smallint(value: number): BinaryRows
  int(value: number): BinaryRows
  bigint(value: number): BinaryRows
  instant(ms: number): BinaryRows
  /** Ten-thousandths, 0 to 9,999. */
  tenThousandths(value: number): BinaryRows
  /** Includes the trailer; the writer starts empty again. */
  take(): Buffer
}

const HEADER = Buffer.from('5047434f50590aff0d0a000000000000000000', 'hex')
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1)
const UUID_OID = 2950

export function binaryRows(): BinaryRows {
  let buffer = Buffer.allocUnsafe(1 << 20)
  let at = HEADER.copy(buffer)
  const room = (bytes: number): void => {
    if (at + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }
  const int16 = (value: number): void => {
    room(2)
    at = buffer.writeInt16BE(value, at)
  }
  const int32 = (value: number): void => {
    room(4)
    at = buffer.writeInt32BE(value, at)
  }
  const int64 = (value: number): void => {
    room(8)
    at = buffer.writeInt32BE(Math.floor(value / 0x1_0000_0000), at)
    at = buffer.writeUInt32BE(value >>> 0, at)
  }
  const raw = (value: Uint8Array): void => {
    int32(value.length)
    room(value.length)
    buffer.set(value, at)
    at += value.length
  }
  const ascii = (value: string): void => {
    room(value.length)
    at += buffer.write(value, at, 'latin1')
  }
  const rows: BinaryRows = {
    row(fields) {
      int16(fields)
      return rows
    },
    nothing() {
      int32(-1)
      return rows
    },
    uuid(value) {
      raw(value)
      return rows
    },
    uuids(values) {
      const headed = values.length === 0 ? 12 : 20
      int32(headed + values.length * 20)
      int32(values.length === 0 ? 0 : 1)
      int32(0)
      int32(UUID_OID)
      if (values.length > 0) {
        int32(values.length)
        int32(1)
      }
      for (const value of values) raw(value)
      return rows
    },
    text(value) {
      int32(value.length)
      ascii(value)
      return rows
    },
    json(value) {
      int32(value.length + 1)
      ascii('\u0001')
      ascii(value)
      return rows
    },
    bytes(value) {
      raw(value)
      return rows
    },
    bool(value) {
      int32(1)
      ascii(value ? '\u0001' : '\u0000')
      return rows
    },
    smallint(value) {
      int32(2)
      int16(value)
      return rows
    },
    int(value) {
      int32(4)
      int32(value)
      return rows
    },
    bigint(value) {
      int32(8)
      int64(value)
      return rows
    },
    instant(ms) {
      int32(8)
      int64((ms - POSTGRES_EPOCH_MS) * 1000)
      return rows
    },
    tenThousandths(value) {
      int32(10)
      for (const part of [1, -1, 0, 8, value]) int16(part)
      return rows
    },
    take() {
      int16(-1)
      const taken = buffer.subarray(0, at)
      buffer = Buffer.allocUnsafe(1 << 20)
      at = HEADER.copy(buffer)
      return taken
    },
  }
  return rows
}
