/** The checksum that ZIP and gzip ask for (ISO 3309). It finds accidents; nothing rests on it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  // By index: `for … of` over bytes takes ten times as long in Bun.
  for (let at = 0; at < bytes.length; at++) crc = (TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
