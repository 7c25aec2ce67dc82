import { base64Decode, base64Encode } from './bytes.ts'
import { FormatError } from './format-error.ts'

/** The DER inside the first certificate of a PEM text. */
export function certificateFromPem(pem: string): Uint8Array {
  if (pem.length > 65_536) throw new FormatError('PEM certificate is too large')
  const [, body] = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem) ?? []
  if (body === undefined) throw new FormatError('not a PEM certificate')
  return base64Decode(body.replaceAll(/\s/g, ''))
}

export function certificateToPem(der: Uint8Array): string {
  const lines = base64Encode(der).match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
