import { adminDocumentText, documentText } from '@veracite/contract/document/openapi'
import type { Elysia } from 'elysia'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import type { createResponder } from '../http/respond.ts'
import { servedAt } from '../http/served-at.ts'
import { referenceFiles } from './reference-page.ts'

/** The OpenAPI document and the reference page made from it. Open to everyone, like the contract. */
export function mountDocument(
  app: Elysia,
  respond: ReturnType<typeof createResponder>,
  trustedProxies: readonly string[],
): void {
  const cache = { 'cache-control': 'public, max-age=300' }
  const document = (path: string, write: (address: string) => string) => {
    const textAt = documentAt(write)
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, async () => ({
        status: 200,
        body: textAt(servedAt(request, app.server, trustedProxies)),
        headers: {
          ...cache,
          ...VARY,
          'content-type': 'application/json; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        },
      }))
    for (const method of ['GET', 'HEAD'] as const) app.route(method, path, serve, { parse: 'none' })
  }
  document('/v1/openapi.json', documentText)
  document('/api/admin/openapi.json', adminDocumentText)
  for (const { path, answer, packed } of referenceFiles()) {
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, async () => {
        const takesPacked = packed !== undefined && acceptsGzip(request)
        const { body, headers } = answer(servedAt(request, app.server, trustedProxies))
        return {
          status: 200,
          body: takesPacked ? packed : body,
          headers: { ...cache, ...headers, ...VARY, ...(takesPacked && { 'content-encoding': 'gzip' }) },
        }
      })
    for (const method of ['GET', 'HEAD'] as const) app.route(method, path, serve, { parse: 'none' })
  }
}

const VARY = { vary: 'accept-encoding, x-forwarded-host, x-forwarded-proto' }

/** Serialised once; the address is filled in for each request. */
function documentAt(write: (address: string) => string): (address: string) => string {
  const [before = '', after = ''] = write(SOMEWHERE).split(SOMEWHERE)
  return (address) => `${before}${address}${after}`
}

const SOMEWHERE = 'https://somewhere.invalid'
