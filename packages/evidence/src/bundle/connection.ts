import type { CaptureManifest } from '@veracite/verify/bundle/manifest'

/** How a reply travelled, from what its signed manifest recorded. What was not recorded is said to be so. */
export function connectionInWords({ transport, source }: CaptureManifest): string {
  const { resolvedIp, tlsVersion, certificateSha256 } = transport
  const host = hostOf(source.endpoint)
  const where = [host, resolvedIp === null ? null : `address ${resolvedIp}`].filter((part) => part !== null)
  const at = where.length === 0 ? '' : ` with ${where.join(', ')}`
  const [certificate] = certificateSha256
  if (tlsVersion !== null)
    return `over a connection${at} that was encrypted (${tlsVersion})${certificate === undefined ? '' : `, where the server showed a certificate with the SHA-256 digest ${certificate}`}`
  // Manifests from before connections were recorded have no address either.
  if (resolvedIp === null) return `over a connection${at} of which nothing further was recorded`
  return `over a connection${at} that was not encrypted`
}

function hostOf(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null
  const { host } = new URL(endpoint)
  return host === '' ? null : host
}
