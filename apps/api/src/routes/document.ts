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
  const document = (path: string, textAt: (address: string) => string) => {
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
  document('/v1/openapi.json', publicDocument)
  document('/api/admin/openapi.json', adminDocument)
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

const SOMEWHERE = 'https://somewhere.invalid'

/** Serialised when first asked for, once for the process; the address is filled in for each request. */
function documentAt(write: (address: string) => string): (address: string) => string {
  let parts: string[] | undefined
  return (address) => {
    parts ??= write(SOMEWHERE).split(SOMEWHERE)
    return parts.join(address)
  }
}
const publicDocument = documentAt(documentText)
const adminDocument = documentAt(adminDocumentText)
