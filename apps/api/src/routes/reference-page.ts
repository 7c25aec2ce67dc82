import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { samplesOf } from '@veracite/contract/document/code-samples'
import { buildDocument } from '@veracite/contract/document/openapi'
import { operations } from '@veracite/contract/operations'

/** The reference page: a renderer bundled here, showing the served document with code samples. */

const html = (nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" content="${nonce}"><title>Veracite API reference</title><link rel="icon" href="data:,"></head><body><div id="reference"></div>
<noscript>This page needs JavaScript. The OpenAPI document itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript>
<script src="/v1/docs/styles.js" nonce="${nonce}"></script><script src="/v1/docs/mend.js"></script><script src="/v1/docs/scalar.js"></script>
<script src="/v1/docs/start.js"></script></body></html>
`

/**
 * The page may contact only this server, so a token typed into it cannot go anywhere else. The renderer
 * writes style elements into the page, with the nonce of this answer (`../reference/styles.js`).
 */
const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    // Its markup has style attributes, which affect only their own element.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export interface ReferenceFile {
  path: string
  /** The response; `packed` replaces the body if the caller accepts gzip. */
  answer: (address: string) => { body: string | Uint8Array; headers: Record<string, string> }
  packed?: Uint8Array
}

export function referenceFiles(): ReferenceFile[] {
  const packed = readFileSync(new URL('../reference/scalar.js.gz', import.meta.url))
  const scripts = ['styles.js', 'mend.js', 'start.js'].map((name) => ({
    path: `/v1/docs/${name}`,
    body: readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8'),
  }))
  const headers = { 'content-type': 'text/javascript; charset=utf-8' }
  return [
    { path: '/v1/docs', answer: thePage },
    { path: '/v1/docs/scalar.js', answer: () => ({ body: gunzipSync(packed), headers }), packed },
    ...scripts.map(({ path, body }) => ({ path, answer: () => ({ body, headers }) })),
    {
      path: '/v1/docs/openapi.json',
      answer: (address) => ({
        body: JSON.stringify(documentWithSamples(address)),
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    },
  ]
}

function thePage(): ReturnType<ReferenceFile['answer']> {
  const nonce = randomBytes(16).toString('base64url')
  return {
    body: html(nonce),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      // A cached nonce would be used twice.
      'cache-control': 'no-store',
    },
  }
}

/** Samples are only for this page: the document itself stays free of extensions that only some tools read. */
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
