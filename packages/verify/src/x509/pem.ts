import { base64Decode, base64Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'

/** The DER of every block of a PEM text that has this label, in their order. Errors never quote the text. */
export function readPem(text: string, label: 'CERTIFICATE' | 'PRIVATE KEY'): Uint8Array[] {
  const block = new RegExp(`-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----`, 'g')
  return [...text.matchAll(block)].map(([, body = '']) => base64Decode(body.replaceAll(/\s/g, '')))
}

/** The DER inside the first certificate of a PEM text. */
export function certificateFromPem(pem: string): Uint8Array {
  if (pem.length > 65_536) throw new FormatError('PEM certificate is too large')
  const [der] = readPem(pem, 'CERTIFICATE')
  if (der === undefined) throw new FormatError('not a PEM certificate')
  return der
}

export function certificateToPem(der: Uint8Array): string {
  const lines = base64Encode(der).match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
