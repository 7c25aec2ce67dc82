import { constants, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { DER, derEncode, derEncodeOid } from '../x509/der.ts'
import type { Key } from './forged-tsa.ts'

/** The host that forged certificates are for. */
export const HOST = 'api.engine.example'

/** A key of a server, and how it signs handshakes. None of them guards anything. */
export interface ServerKey extends Key {
  scheme: number
  signHandshake: (content: Uint8Array) => Uint8Array
}

export type KeyKind = 'p256' | 'p384' | 'rsa' | 'rsa384' | 'ed25519'

export function serverKey(kind: KeyKind): ServerKey {
  const pem = kind === 'rsa384' ? KEYS.rsa : KEYS[kind]
  const privateKey = createPrivateKey(pem)
  const spki = new Uint8Array(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }))
  const digest = kind === 'p384' || kind === 'rsa384' ? 'sha384' : 'sha256'
  const signHandshake = (content: Uint8Array): Uint8Array => {
    if (kind === 'ed25519') return new Uint8Array(sign(null, content, privateKey))
    if (kind === 'p256' || kind === 'p384')
      return new Uint8Array(sign(digest, content, { key: privateKey, dsaEncoding: 'der' }))
    const padding = constants.RSA_PKCS1_PSS_PADDING
    const saltLength = digest === 'sha384' ? 48 : 32
    return new Uint8Array(sign(digest, content, { key: privateKey, padding, saltLength }))
  }
  return {
    spki,
    scheme: SCHEMES[kind],
    signHandshake,
    sign: signHandshake,
    algorithm: derEncode(DER.sequence, derEncodeOid('1.2.840.10045.4.3.2')),
  }
}

/** The private key, for servers that are real. */
export const serverKeyPem = (kind: Exclude<KeyKind, 'rsa384'>): string => KEYS[kind]

const SCHEMES = { p256: 0x0403, p384: 0x0503, rsa: 0x0804, rsa384: 0x0805, ed25519: 0x0807 } as const

const KEYS = {
  p256: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGq4DS+2Jo8tZa1Ah
Q20h89FTqAOYaX631crUf7TkceyhRANCAAQRvSZ+bc/a0D2+jl/OY62ro9t/XLkA
ngBOxzYTt5cqvU9051F20eblIrHyPG+k6nTtv4wSlBP9PGT6pAqnuBaI
-----END PRIVATE KEY-----`,
  p384: `-----BEGIN PRIVATE KEY-----
MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDB6pCnjXN/UwkWt3MHy
yOJ9+T7Veg4d35PPEUBi/D2RTPT69LAGb0xw/2RufHozrpyhZANiAAQK6gjx+0ub
g4876GdthKOxk30XOEn9xotBGwTo6yKMaShu5oswIJkC4I25fOJGi78f8XepgMHt
70XBAfqb7yS9tbZMP1DxX+HWQW/AjkOmh9aAGEuVZWJoF34Zz+Kg9L8=
-----END PRIVATE KEY-----`,
  rsa: `-----BEGIN PRIVATE KEY-----
MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCiUumlih+wh48q
Sh13xu18J2CRggTKS3ARLe5yyZK/1V5YT5apCP5ldk23oitVDdar2S4C/ijS9SWA
grhOxzb+kZbOwyJl8K9ZAXFLnUSnJhHavmWMYN0UVFi4aa3w/hlMm9AwXvvWD1zt
yrvy0sh8ru85UjllJIknng6YfW7HYns3jbAyqRTPvMhB0G4CEv3ulaT7UoVGIFXX
y2E4+kA5/bGRd5MiwMHiFnXB5AhobCo1cEBfG4dMCIX7CnW3zOF6PnKT1gNAQKK8
Bz/MaNiL5xZTpeK1hd6i0mdtaRlX68H1rGW1aY+XDKJ/4phRyfYfiMZ3dHN2cfHA
vejS4eFRAgMBAAECggEAAeyXcDLLVh9/QRY0k/hH1ahOVt86kQ7UnuGDYXk1+//q
oMOdwrZ0dI2y1WXO23Dg7fPSva6XW4vUJFo4Vte59UnSxrPttxVjsLuJhSbRuuUC
wmvuHnxB9qUa0aHQEeqjMGMq9D3WAKc5N+jmsjXRMlgtBgoNW99zYES5gdF/1A14
FGpvUhTciQwLzGhQ4Y6IQVnhhz8vaknGi7csx5EuaLdFF2fgvO2RhzdOZnLB9ghh
aR10M+80qV2B5X+FGUcn13baPO9awKCH1YdMdHZ99YjVGntkZMTQT7LIyHvJRXfw
7ngsIlaQvHdM4keXsDPv3ObLsur/fCfsJ18IOQUpOQKBgQDeGoO0TXqRlcfnLJ66
fhvX0F/ZAfQZjJFbFWW9KuTD9y3fugNeQeUTMfD4VhFH7bVa4reCefJT94daM0o0
gT6b2kUiKXLt/pmHmLjDRR4zHxQgBPFgtrahKH+WUzCDWziP9ChjJRLHU9pPwy6C
tIDhJirv3/E0JYG8Mvvo4n8OiQKBgQC7GNUumHdCDTzj5ihrrgIq5LRKt4RYX72+
lS3pVyC9AWIcLJBf8gQa1+inebGVAoffBKs1d5+3MwCHWGYjikD1eDO8+1kDDmaS
sef35Ad9a5Mcwh9wRYG77d99MO94iMK3SYYeKHkHRhvsebw1pVFMYzcrFfxMKHp3
ccTvPVPKiQKBgFi4WLH2XSa4oSDMJx+x7mdYGmFyMVLfXtT2iCx3bOiG3XFIOb42
Lk5rnalloAOOheonNEzPb6hw8UVrxZGRqzPQjdsmmX1OPX/31p5SBs0+9egQcWdD
tVJM/iJLWs6t6rs+Ob/Y+FZdPZCtE/AsMGs/ttkZKJ2++cL2zr/pcf2ZAoGAHO/C
SOqbx0N032qBZeYLv8aPe97WQTTNi+RWrXgkQBcurVzXF3++0sgB26UeqgUyLnPy
ZtqRgSwKMOSjJ2wCj/R/TAMzyR05EAcj8Vr7LZKttgzv/9VAM2ie4CXpY6MDOoXM
kG2CCnX1a6WITmO7Jy1RIwDLfJvmFQMrijTZ+MECgYAfeMg/vP5ptW9V0hptzJAI
oICJswfVyfE/bKON7pWm59i2DsOCiCu5mrp5Qk70+6E4YFKhZXMjLkpkBXZIQmqF
8M9Siq0Ac6k3rv0jNs1Fbch6aVldK6wPQ2K1KoljTb422f4v8MiVm/hrrc08YkzL
Nzi4Avi4rv4zyc+P4Ls2cw==
-----END PRIVATE KEY-----`,
  ed25519: `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIOgb6tDKJ8TagF3kQSM0uu3kwLwIetlq/K4dzQNVU6yR
-----END PRIVATE KEY-----`,
}
