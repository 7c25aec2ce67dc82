import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { samplesOf } from '@veracite/contract/code-samples'
import { buildDocument } from '@veracite/contract/openapi'
import { operations } from '@veracite/contract/operations'

/** The reference for people: a renderer that is kept here, over the served document with code samples. */

const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Veracite API reference</title><link rel="icon" href="data:,"></head><body><div id="reference"></div>
<noscript>This page needs a script of this server. The description itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript>
<script src="/v1/docs/scalar.js"></script><script src="/v1/docs/start.js"></script></body></html>
`

/** Only this server is asked for anything: a token that is typed into the page cannot go anywhere else. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The renderer writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface ReferenceFile {
  path: string
  /** What is sent; `packed` where the caller takes gzip. */
  body: (address: string) => string | Uint8Array
  packed?: Uint8Array
  headers: Record<string, string>
}

export function referenceFiles(): ReferenceFile[] {
  const packed = readFileSync(new URL('../reference/scalar.js.gz', import.meta.url))
  const start = readFileSync(new URL('../reference/start.js', import.meta.url), 'utf8')
  const script = { 'content-type': 'text/javascript; charset=utf-8' }
  return [
    {
      path: '/v1/docs',
      body: () => HTML,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': CONTENT_SECURITY_POLICY,
      },
    },
    { path: '/v1/docs/scalar.js', body: () => gunzipSync(packed), packed, headers: script },
    { path: '/v1/docs/start.js', body: () => start, headers: script },
    {
      path: '/v1/docs/openapi.json',
      body: (address) => JSON.stringify(documentWithSamples(address)),
      headers: { 'content-type': 'application/json; charset=utf-8' },
    },
  ]
}

/** Samples are for this page alone: the document itself stays free of what only some tools read. */
function documentWithSamples(address: string): Record<string, unknown> {
  const document = buildDocument(address) as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  for (const operation of operations) {
    const written = document.paths[operation.path]?.[operation.method.toLowerCase()]
    if (written) written['x-codeSamples'] = samplesOf(operation, address)
  }
  return document
}
