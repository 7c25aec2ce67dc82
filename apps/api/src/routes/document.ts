import { documentText } from '@veracite/contract/openapi'
import type { Elysia } from 'elysia'
import type { createResponder } from '../http/respond.ts'
import { servedAt } from '../http/served-at.ts'
import { referencePage } from './reference-page.ts'

/** The machine-readable description and the page for people made from it. Open to everyone, like the contract. */
export function mountDocument(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  trustedProxies: readonly string[],
): void {
  const textAt = documentAt(documentText)
  const { html, contentSecurityPolicy } = referencePage()
  const cache = { 'cache-control': 'public, max-age=300' }
  const document = ({ request }: { request: Request }) =>
    respond(request, '/v1/openapi.json', async () => ({
      status: 200,
      body: textAt(servedAt(request, app.server, trustedProxies)),
      headers: {
        ...cache,
        vary: 'x-forwarded-host, x-forwarded-proto',
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    }))
  const page = ({ request }: { request: Request }) =>
    respond(request, '/v1/docs', async () => ({
      status: 200,
      body: html,
      headers: {
        ...cache,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
      },
    }))
  for (const method of ['GET', 'HEAD'] as const) {
    app.route(method, '/v1/openapi.json', document, { parse: 'none' })
    app.route(method, '/v1/docs', page, { parse: 'none' })
  }
}

/** Written once; the address is put in whenever somebody asks. */
function documentAt(write: (address: string) => string): (address: string) => string {
  const [before = '', after = ''] = write(SOMEWHERE).split(SOMEWHERE)
  return (address) => `${before}${address}${after}`
}

const SOMEWHERE = 'https://somewhere.invalid'
