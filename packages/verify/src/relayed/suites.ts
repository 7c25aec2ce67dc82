import { gcm } from '@noble/ciphers/aes.js'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { sha256, sha384 } from '@noble/hashes/sha2.js'

/** A cipher suite of TLS 1.3. */
export interface Suite {
  name: string
  hash: typeof sha256 | typeof sha384
  hashBytes: number
  keyBytes: number
  /** Opening throws when the authentication tag does not fit. */
  cipher: typeof gcm | typeof chacha20poly1305
}

export const SUITES: ReadonlyMap<number, Suite> = new Map([
  [0x1301, { name: 'TLS_AES_128_GCM_SHA256', hash: sha256, hashBytes: 32, keyBytes: 16, cipher: gcm }],
  [0x1302, { name: 'TLS_AES_256_GCM_SHA384', hash: sha384, hashBytes: 48, keyBytes: 32, cipher: gcm }],
  [
    0x1303,
    {
      name: 'TLS_CHACHA20_POLY1305_SHA256',
      hash: sha256,
      hashBytes: 32,
      keyBytes: 32,
      cipher: chacha20poly1305,
    },
  ],
])
