import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { leafOf, MIDDLE, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { type KeyKind, serverKey, serverKeyPem } from '@veracite/verify/test-support/server-keys'
import { certificateToPem } from '@veracite/verify/x509/pem'

/** The root that signed every certificate of these tests. */
export const TEST_ROOT_PEM = certificateToPem(WEB_ROOT)

/** Certificate chain and key for a server of these names. */
export function tlsFor(names: string[], kind: Exclude<KeyKind, 'rsa384'> = 'p256') {
  const leaf = leafOf(serverKey(kind), { dnsNames: names })
  return { cert: `${certificateToPem(leaf)}${certificateToPem(MIDDLE)}`, key: serverKeyPem(kind) }
}

export interface Provider {
  port: number
  stop(): Promise<void>
}

/** A provider over TLS 1.3 that answers as it is told. */
export async function startProvider(names: string[], listener: RequestListener): Promise<Provider> {
  const server: Server = createServer({ ...tlsFor(names), minVersion: 'TLSv1.3' }, listener)
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
