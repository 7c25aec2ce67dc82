import type { TLSSocket } from 'node:tls'

export interface HttpCall {
  method: 'GET' | 'POST'
  /** May hold a key; only its redacted form is ever stored. */
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** As many as a manifest names; a chain has three or four. */
const MAX_CERTIFICATES = 16

/** The chain as it was shown, from the server's own certificate upwards. A root refers to itself. */
export function certificatesOf(socket: TLSSocket): Uint8Array[] {
  const chain: Uint8Array[] = []
  let next = socket.getPeerCertificate(true)
  const seen = new Set<string>()
  while (next?.raw !== undefined && !seen.has(next.fingerprint256) && chain.length < MAX_CERTIFICATES) {
    seen.add(next.fingerprint256)
    chain.push(new Uint8Array(next.raw))
    next = next.issuerCertificate
  }
  return chain
}
