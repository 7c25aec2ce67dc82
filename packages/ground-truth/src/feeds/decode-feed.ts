/** Enough to tell encodings apart. */
export const SNIFF_BYTES = 65_536

/** The encoding of a feed by its first bytes: byte order mark, zeros of UTF-16, XML declaration, UTF-8 if it fits. */
export function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = zerosOf(head.subarray(0, 4_096))
  if (zeros.odd > zeros.pairs * 0.4 && zeros.even < zeros.pairs * 0.1) return 'utf-16le'
  if (zeros.even > zeros.pairs * 0.4 && zeros.odd < zeros.pairs * 0.1) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]{1,40})/i.exec(
    ascii(head.subarray(0, 1_024)),
  )?.[1]
  if (declared !== undefined && !/^utf-?(8|16)/i.test(declared) && isKnown(declared))
    return declared.toLowerCase()
  return fitsUtf8(head) ? 'utf-8' : 'windows-1252'
}

/** Decodes piece by piece; what does not fit becomes U+FFFD, and zeros are left out: no text holds them. */
export function createTextDecoder(encoding: string): { decode(bytes: Uint8Array): string; end(): string } {
  const decoder = new TextDecoder(encoding as ConstructorParameters<typeof TextDecoder>[0])
  const clean = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text)
  return {
    decode: (bytes) => clean(decoder.decode(bytes, { stream: true })),
    end: () => clean(decoder.decode()),
  }
}

function zerosOf(bytes: Uint8Array): { even: number; odd: number; pairs: number } {
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  return { even, odd, pairs: Math.max(1, bytes.length >> 1) }
}

function fitsUtf8(head: Uint8Array): boolean {
  try {
    // A character may be cut where the head ends.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

function isKnown(label: string): boolean {
  try {
    new TextDecoder(label as ConstructorParameters<typeof TextDecoder>[0])
    return true
  } catch {
    return false
  }
}

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
