import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificateFromPem } from '../x509/pem.ts'

/** A real time-stamping authority: `openssl ts -reply`, with a root, an intermediate and a signing certificate. */

export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'pipe', timeout: 5000 })
    return true
  } catch {
    console.log('skipped: openssl is not installed, so no real time-stamping authority can be made')
    return false
  }
}

export type KeyKind = 'rsa' | 'p256' | 'p384'

export function makeOpensslTsa(
  kind: KeyKind,
  options: { pss?: boolean; digest?: string; essAlg?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'veracite-tsa-'))
  const at = (name: string) => join(folder, name)
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { stdio: 'pipe', cwd: folder, timeout: 60_000 })
  const digest = options.digest ?? 'sha256'
  const signing = `-${digest}${options.pss ? ' -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest' : ''} -days 3650`
  const keyArgs =
    kind === 'rsa'
      ? '-algorithm RSA -pkeyopt rsa_keygen_bits:2048'
      : `-algorithm EC -pkeyopt ec_paramgen_curve:${kind === 'p256' ? 'P-256' : 'P-384'}`
  writeFileSync(
    at('ca.ext'),
    'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\nsubjectKeyIdentifier=hash\n',
  )
  writeFileSync(
    at('tsa.ext'),
    'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=critical,timeStamping\n',
  )
  writeFileSync(
    at('tsa.cnf'),
    `[tsa]\nserial = ${at('serial')}\ncrypto_device = builtin\ndigests = sha256, sha384, sha512\ndefault_policy = 1.2.3.4.1\n` +
      `signer_digest = ${digest}\naccuracy = secs:1, millisecs:500, microsecs:100\nordering = yes\ntsa_name = yes\n` +
      `ess_cert_id_chain = no\ness_cert_id_alg = ${options.essAlg ?? 'sha256'}\nclock_precision_digits = 3\n`,
  )
  writeFileSync(at('serial'), '01\n')
  for (const name of ['root', 'mid', 'tsa']) {
    openssl(`genpkey ${keyArgs} -out ${name}.key`)
    openssl(`req -new -key ${name}.key -subj /CN=Test-${name} -out ${name}.csr`)
  }
  const issue = (name: string, by: string, ext: string) =>
    openssl(`x509 -req -in ${name}.csr ${by} ${signing} -extfile ${ext} -out ${name}.pem`)
  issue('root', '-signkey root.key', 'ca.ext')
  issue('mid', '-CA root.pem -CAkey root.key -CAcreateserial', 'ca.ext')
  issue('tsa', '-CA mid.pem -CAkey mid.key -CAcreateserial', 'tsa.ext')
  const der = (name: string) => certificateFromPem(readFileSync(at(`${name}.pem`), 'utf8'))

  return {
    root: der('root'),
    intermediate: der('mid'),
    signer: der('tsa'),
    reply(query: Uint8Array): Uint8Array {
      writeFileSync(at('q.tsq'), query)
      const signer = '-signer tsa.pem -inkey tsa.key -chain mid.pem'
      openssl(`ts -reply -config tsa.cnf -section tsa -queryfile q.tsq ${signer} -out r.tsr`)
      return new Uint8Array(readFileSync(at('r.tsr')))
    },
    /** What OpenSSL thinks of a query: its readable form. */
    describe(query: Uint8Array): string {
      writeFileSync(at('d.tsq'), query)
      return openssl('ts -query -in d.tsq -text').toString()
    },
    /** Whether `openssl ts -verify` accepts the response for this query. */
    accepts(query: Uint8Array, response: Uint8Array): boolean {
      writeFileSync(at('v.tsq'), query)
      writeFileSync(at('v.tsr'), response)
      try {
        const roots = '-CAfile root.pem -untrusted mid.pem'
        const out = openssl(`ts -verify -queryfile v.tsq -in v.tsr ${roots}`)
        return out.toString().includes('Verification: OK')
      } catch {
        return false
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
