// Run by package.test.ts with each runtime, against the packed package and a server that returns the
// document's examples.

import { createRequire } from 'node:module'
import * as esm from '@veracite/sdk'

const required = createRequire(import.meta.url)('@veracite/sdk')
const [url] = process.argv.slice(2)

for (const [kind, sdk] of [
  ['import', esm],
  ['require', required],
]) {
  const client = new sdk.Veracite({ baseUrl: url, token: 'example-token', userAgent: `consumer/${kind}` })
  const { scanId } = await client.scans.create({ brandId: 'b' })
  const scan = await client.scans.wait(scanId)
  const report = await client.confabulations.list('b')
  const html = await client.runs.bundle('r', { format: 'html' })
  const result = await new sdk.Veracite({ baseUrl: url }).scans.get('s').asResult()
  const unknown = await client.scans.get('no-such-scan').catch((error) => error)
  console.log(
    JSON.stringify({
      kind,
      exports: Object.keys(sdk)
        .filter((name) => name !== 'default' && name !== 'module.exports')
        .sort(),
      status: scan.status,
      items: report.confabulations.items.length,
      html: html.slice(0, 15),
      anonymous: result.ok ? null : [result.error.name, result.error instanceof sdk.AuthenticationError],
      unknown: [unknown.name, unknown.requestId],
    }),
  )
}
