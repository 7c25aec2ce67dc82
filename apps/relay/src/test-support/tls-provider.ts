import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { leafOf, MIDDLE, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { serverKey, serverKeyPem } from '@veracite/verify/test-support/server-keys'
import { certificateToPem } from '@veracite/verify/x509/pem'

/** The root that signed every certificate of these tests. */
export const TEST_ROOT_PEM = certificateToPem(WEB_ROOT)

/** Certificate chain and key for a server of these names. */
export function tlsFor(names: string[]) {
  const leaf = leafOf(serverKey('p256'), { dnsNames: names })
  return { cert: `${certificateToPem(leaf)}${certificateToPem(MIDDLE)}`, key: serverKeyPem('p256') }
}

/** A provider over TLS 1.3 that answers as it is told. */
export const startProvider = (names: string[], listener: RequestListener): Promise<LocalServer> =>
  listenLocally(
    createServer({ ...tlsFor(names), minVersion: 'TLSv1.3' }, listener).on('tlsClientError', () => {}),
  )
