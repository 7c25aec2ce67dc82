import type { CaptureManifest } from '@veracite/verify/bundle/manifest'
import type { Say } from '@veracite/words/say-in'

/** How a reply travelled, from what its signed manifest recorded. What was not recorded is said to be so. */
export function connectionInWords({ transport, source }: CaptureManifest, say: Say): string {
  const { resolvedIp, tlsVersion, certificateSha256 } = transport
  const host = hostOf(source.endpoint)
  const address = resolvedIp === null ? null : say('connection.address', { ip: resolvedIp })
  const place = say.line([host, address].filter((part) => part !== null))
  const where = { where: place === '' ? 'other' : 'yes', place } as const
  const [certificate] = certificateSha256
  if (tlsVersion !== null) {
    const shown = {
      shown: certificate === undefined ? 'other' : 'yes',
      certificate: certificate ?? '',
    } as const
    return say('connection.encrypted', { ...where, tls: tlsVersion, ...shown })
  }
  // Manifests from before connections were recorded have no address either.
  return resolvedIp === null ? say('connection.unknown', where) : say('connection.open', where)
}

function hostOf(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null
  const { host } = new URL(endpoint)
  return host === '' ? null : host
}
