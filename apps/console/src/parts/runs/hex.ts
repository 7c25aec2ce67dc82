const WIDTH = 16

export interface HexRow {
  offset: string
  hex: string
  /** ASCII that can be printed; a dot for everything else. */
  text: string
}

/** Rows of sixteen bytes, starting at an offset. */
export function hexRows(bytes: Uint8Array, from: number, most: number): HexRow[] {
  const rows: HexRow[] = []
  for (let at = from; at < bytes.length && rows.length < most; at += WIDTH) {
    const row = [...bytes.subarray(at, at + WIDTH)]
    rows.push({
      offset: at.toString(16).padStart(8, '0'),
      hex: row.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      text: row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join(''),
    })
  }
  return rows
}
