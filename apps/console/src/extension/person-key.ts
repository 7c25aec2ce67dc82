import { base64Encode, utf8Encode } from '@veracite/verify/bytes'

/** The person's key pair: made here, kept in this browser, and never readable, not even by this extension. */
export interface PersonKey {
  /** SPKI, base64: what is registered in the console. */
  publicKey: string
  /** Two numbers of 32 bytes each, base64. */
  sign(text: string): Promise<string>
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

export async function personKey(): Promise<PersonKey> {
  const pair = (await stored('readonly', (keys) => keys.get('person'))) ?? (await make())
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  return {
    publicKey: base64Encode(spki),
    async sign(text) {
      const bytes = new Uint8Array(utf8Encode(text))
      const how = { name: 'ECDSA', hash: 'SHA-256' }
      return base64Encode(new Uint8Array(await crypto.subtle.sign(how, pair.privateKey, bytes)))
    },
  }
}

async function make(): Promise<CryptoKeyPair> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
  await stored('readwrite', (keys) => keys.put(pair, 'person'))
  return pair
}

const stored = <T>(mode: IDBTransactionMode, act: (keys: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('recorder', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys')
    opening.onsuccess = () => {
      const asked = act(opening.result.transaction('keys', mode).objectStore('keys'))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    }
  })
