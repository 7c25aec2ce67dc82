import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { describe, expect, test } from 'vitest'
import { openServerFlight } from '../relayed/server-flight.ts'
import { readGreeting } from '../relayed/transcript.ts'
import { CONNECTIONS } from '../test-support/connection-vectors.ts'
import { WEB_ROOT } from '../test-support/forged-connection.ts'
import { HOST } from '../test-support/server-keys.ts'
import { findChain } from './certificate-chain.ts'
import { certificateToPem } from './pem.ts'
import { serverIssuerProblem } from './server-issuers.ts'
import { parseCertificate, parseTrustAnchor } from './x509.ts'

const AT = '2026-06-01T12:00:05.000Z'
const folder = useFolder()

function find(certificates: readonly Uint8Array[]) {
  const known = certificates.flatMap((der) => {
    try {
      return [parseCertificate(der)]
    } catch {
      return []
    }
  })
  const [leaf, ...others] = known
  if (leaf === undefined) throw new Error('no certificate')
  return findChain(leaf, others, [parseTrustAnchor(WEB_ROOT)], Date.parse(AT), serverIssuerProblem(HOST))
}

/** Chains whose authorities say whom they may issue for; what this verifier alone refuses is left out. */
const CHAINS = CONNECTIONS.filter(({ name }) =>
  /^(an authority|two authorities|more authorities)/.test(name),
).map(({ name, refused, connection: { client, server, secrets } }) => {
  const { certificates } = openServerFlight(readGreeting(client, server), secrets.handshake)
  return { name, refused, certificates }
})

describe('OpenSSL agrees', () => {
  const [root, leaf, others] = ['root.pem', 'leaf.pem', 'others.pem'].map((name) => join(folder, name))
  test.each(CHAINS)('$name', ({ refused, certificates }) => {
    if (refused === null) expect(find(certificates)).toHaveLength(certificates.length + 1)
    else expect(() => find(certificates)).toThrow(refused)
    const [own, ...rest] = certificates.map(certificateToPem)
    writeFileSync(root ?? '', certificateToPem(WEB_ROOT))
    writeFileSync(leaf ?? '', own ?? '')
    writeFileSync(others ?? '', rest.join(''))
    const { status, stderr } = spawnSync('openssl', [
      ...['verify', '-purpose', 'sslserver', '-verify_hostname', HOST, '-attime', `${Date.parse(AT) / 1000}`],
      ...['-CAfile', root ?? '', '-untrusted', others ?? '', leaf ?? ''],
    ])
    expect([status === 0, refused === null ? String(stderr) : '']).toEqual([refused === null, ''])
  })
})
