/**
 * Bytes to text as a browser would: byte order mark, then the header's charset, then the markup's own, then UTF-8
 * when it fits, and windows-1252 otherwise, which accepts every byte.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMark(bytes)
  if (marked !== null) return decoder(marked)?.decode(bytes) ?? ''
  const declared = charsetOfHeader(contentType) ?? charsetOfMarkup(bytes)
  const named = declared === null ? null : decoder(declared)
  if (named !== null) return named.decode(bytes)
  return validUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** `text/html; charset=x` becomes `text/html`. */
export function mediaType(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function charsetOfHeader(contentType: string): string | null {
  return /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? null
}

/** Browsers look at the first 1024 bytes only; so do we. */
function charsetOfMarkup(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024))
  const found =
    /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(head)?.[1] ??
    /^<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})/i.exec(head)?.[1] ??
    null
  // Markup that could be read byte by byte cannot be UTF-16, whatever it says.
  return found !== null && /^utf-?16/i.test(found) ? 'utf-8' : found
}

function decoder(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label as ConstructorParameters<typeof TextDecoder>[0])
  } catch {
    return null
  }
}

function validUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
