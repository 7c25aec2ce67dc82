import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'

/**
 * Adds the public roots of this runtime to the list that verifiers know. Nothing is ever removed: a reply of last year
 * was signed under the roots of last year. Run by hand, with Bun and with Node, when either brings new roots.
 */
const path = join(import.meta.dirname, '../../packages/verify/src/relayed/web-roots.json')
const known = new Set<string>(JSON.parse(readFileSync(path, 'utf8')))
for (const pem of rootCertificates)
  known.add(createHash('sha256').update(new X509Certificate(pem).raw).digest('hex'))
writeFileSync(path, `${JSON.stringify([...known].sort(), null, 2)}\n`)
