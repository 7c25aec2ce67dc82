import type { Ports } from '@veracite/core/ports'
import { refusedInDocument } from './refuse-characters.ts'

const MAX_REDIRECTS = 20
const MAX_ADDRESS_CHARS = 2_000
const MAX_NAME_CHARS = 100

/**
 * What a program may say about itself, whether it registered or publishes a document. Everything else is left out: no
 * secrets, no keys, no pictures from elsewhere. `native` has the stricter rules for redirects: https, this machine, or an
 * address that only an installed program can receive.
 */
export function programOf(given: Record<string, unknown>): Record<string, unknown> {
  const { client_id, client_name, client_uri, redirect_uris } = given
  return {
    ...(client_id !== undefined && { client_id }),
    ...(typeof client_name === 'string' && {
      client_name: client_name.slice(0, MAX_NAME_CHARS).toWellFormed(),
    }),
    ...(typeof client_uri === 'string' && { client_uri }),
    redirect_uris: Array.isArray(redirect_uris) ? redirect_uris.filter(isShort).slice(0, MAX_REDIRECTS) : [],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  }
}

const isShort = (address: unknown): boolean =>
  typeof address === 'string' && address.length <= MAX_ADDRESS_CHARS

/**
 * Reads the document that a program publishes about itself, with the fetcher for pages: no private address, bounded in
 * time and size. The document must be where the program says it is, so redirects do not count.
 */
export const createProgramFetch =
  (fetcher: Ports['fetcher']) =>
  async (asked: string | URL | Request, options?: RequestInit): Promise<Response> => {
    const address = new URL(asked instanceof Request ? asked.url : asked).href
    const outcome = await fetcher.get(address, {
      signal: options?.signal ?? AbortSignal.timeout(2_500),
      api: true,
    })
    if (outcome.kind !== 'page') throw new Error(outcome.message)
    if (new URL(outcome.finalUrl).href !== address) throw new Error('The document is somewhere else.')
    const document = JSON.parse(outcome.text) as Record<string, unknown>
    const wrong = refusedInDocument(document)
    if (wrong !== null) throw new Error(wrong)
    const cacheControl = outcome.headers['cache-control']
    return Response.json(programOf(document), {
      status: outcome.status,
      headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl },
    })
  }

/** The target of a redirect in words: a host, or the program that owns the scheme. */
export function redirectHost(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? host : `${protocol}//`
}
