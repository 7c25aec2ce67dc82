import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { createArchiveSigner } from './archive-signer.ts'
import { generateCaptureKey } from './capture-signer.ts'

test('the same capture key gives the same P-384 key, however it is written, and another gives another', () => {
  const pem = generateCaptureKey()
  const one = createArchiveSigner(pem)
  const again = createArchiveSigner(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''))
  expect(Buffer.from(again.publicKey)).toEqual(Buffer.from(one.publicKey))
  expect(createArchiveSigner(generateCaptureKey()).publicKey).not.toEqual(one.publicKey)
  const key = createPublicKey({ key: Buffer.from(one.publicKey), format: 'der', type: 'spki' })
  expect(key.asymmetricKeyDetails?.namedCurve).toBe('secp384r1')
  const message = Buffer.from('sha256:00')
  const signed = again.sign(message)
  expect(signed).toHaveLength(96)
  expect(verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signed)).toBe(true)
})
