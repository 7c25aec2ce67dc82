import { createPublicKey, createVerify, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { base64Encode, utf8Decode, utf8Encode } from '../bytes.ts'
import { sha256 } from '../sha256.ts'
import { p256SpkiOf, signP256 } from '../test-support/sign-p256.ts'
import { derToRawSignature, rawToDerSignature, verifyP256 } from '../x509/ecdsa.ts'
import { encodeLeaf, parseLeaf } from './leaf.ts'

const secretKey = new Uint8Array(32).fill(5)
const message = utf8Encode('{"a":1}')
const spki = p256SpkiOf(secretKey)
const signature = signP256(message, secretKey)

test('our P-256 signatures verify in the platform crypto, and its signatures here', () => {
  const publicKey = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' })
  expect(createVerify('sha256').update(message).verify(publicKey, signature)).toBe(true)
  for (let i = 0; i < 20; i++) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const theirs = new Uint8Array(sign('sha256', message, pair.privateKey))
    const theirSpki = new Uint8Array(pair.publicKey.export({ format: 'der', type: 'spki' }))
    expect(verifyP256(theirs, message, theirSpki)).toBe(true)
    expect(rawToDerSignature(derToRawSignature(theirs))).toEqual(theirs)
  }
})

test('no byte of a P-256 signature, message or key can change', () => {
  expect(verifyP256(signature, message, spki)).toBe(true)
  const flips = (bytes: Uint8Array) =>
    [...bytes.keys()].map((i) => bytes.map((b, at) => (at === i ? b ^ 1 : b)))
  for (const changed of flips(signature)) expect(verifyP256(changed, message, spki)).toBe(false)
  for (const changed of flips(message)) expect(verifyP256(signature, changed, spki)).toBe(false)
  for (const changed of flips(spki)) expect(verifyP256(signature, message, changed)).toBe(false)
  expect(verifyP256(new Uint8Array(0), message, spki)).toBe(false)
})

test('a leaf is canonical JSON with exactly the members of hashedrekord 0.0.2', () => {
  const leaf = { digest: sha256(message), signature, spki }
  const bytes = encodeLeaf(leaf)
  expect(parseLeaf(bytes)).toEqual(leaf)
  expect(bytes.length).toBeLessThan(500)
  const body = JSON.parse(utf8Decode(bytes))
  expect(Object.keys(body)).toEqual(['apiVersion', 'kind', 'spec'])
  expect(body.spec.hashedRekordV002.signature.verifier.keyDetails).toBe('PKIX_ECDSA_P256_SHA_256')
})

test('no other spelling of a leaf is accepted', () => {
  const written = utf8Decode(encodeLeaf({ digest: sha256(message), signature, spki }))
  for (const other of [
    ` ${written}`,
    written.replace(':', ': '),
    written.replace('0.0.2', '0.0.1'),
    `${written}\n`,
  ]) {
    expect(() => parseLeaf(utf8Encode(other))).toThrow()
  }
  expect(() => parseLeaf(utf8Encode('{}'))).toThrow()
  const short = written.replace(base64Encode(sha256(message)), base64Encode(new Uint8Array(31)))
  expect(() => parseLeaf(utf8Encode(short))).toThrow('32 bytes')
  expect(() => encodeLeaf({ digest: new Uint8Array(31), signature, spki })).toThrow()
})
