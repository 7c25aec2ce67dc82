import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { sha256Hex } from '@veracite/terms/digest'
import type { CaptureSigner } from '@veracite/terms/ports'

/** A new P-256 key in PKCS#8 PEM. */
export function generateCaptureKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Throws if the text is not a P-256 private key; the message never quotes it. */
export function createCaptureSigner(pem: string): CaptureSigner {
  const key = readKey(pem)
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const fingerprint = sha256Hex(publicKey).slice(0, 16)
  return {
    keyId: `capture-${fingerprint}`,
    publicKey,
    sign: (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'der' }),
  }
}

function readKey(pem: string): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch {
    throw new Error('is not a private key in PEM form')
  }
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new Error('is not a P-256 key')
  }
  return key
}
