import { parse } from 'tldts'

/** Reads a URL, a bare host or an e-mail address at text[start, chunkEnd), or nothing. */
export function readAddress(
  text: string,
  start: number,
  chunkEnd: number,
): { end: number; email: boolean } | null {
  let end = Math.min(chunkEnd, start + 2048)
  while (end > start && isTrailingSign(text.charCodeAt(end - 1))) end -= 1
  let dot = -1
  let at = -1
  let colon = -1
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 0x2e && dot === -1) dot = index
    else if (code === 0x40 && at === -1) at = index
    else if (code === 0x3a && colon === -1) colon = index
  }
  if (dot === -1 && at === -1) return null
  if (colon !== -1 && text.startsWith('://', colon)) {
    const scheme = text.slice(start, colon).toLowerCase()
    return scheme === 'http' || scheme === 'https' ? { end, email: false } : null
  }
  if (dot === -1) return null
  if (at > start) return looksLikeHost(text.slice(at + 1, end)) ? { end, email: true } : null
  const chunk = text.slice(start, end)
  const host = chunk.split(/[/:?#]/, 1)[0] ?? ''
  return looksLikeHost(host) ? { end, email: false } : null
}

function isTrailingSign(code: number): boolean {
  return (
    code === 0x2e ||
    code === 0x3a ||
    code === 0x3f ||
    code === 0x21 ||
    code === 0x27 ||
    code === 0x5f ||
    code === 0x2f
  )
}

const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.){1,8}\p{L}{2,24}$/u
/** "in 2013.It was": a full stop without its space, not a host in Italy. */
const MISSING_SPACE = /[\p{Ll}\d]\.\p{Lu}\p{Ll}*$/u

function looksLikeHost(host: string): boolean {
  if (host.length > 253 || !HOST.test(host) || MISSING_SPACE.test(host)) return false
  return parse(host, { validateHostname: false }).isIcann === true
}
