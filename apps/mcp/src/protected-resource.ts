import { AGENT_SCOPES } from '@veracite/core/agents/roles'
import { MCP_PATH } from '@veracite/runtime/oauth-settings'
import type { Elysia } from 'elysia'
import { json, withHeaders } from './http/answers.ts'

const WELL_KNOWN = '/.well-known/oauth-protected-resource'

/** Where RFC 9728 puts the metadata of a resource: its path follows the well-known one. */
export const metadataUrlOf = (resource: string): string => {
  const { origin, pathname } = new URL(resource)
  return `${origin}${WELL_KNOWN}${pathname}`
}

/** Tells clients who issues tokens for this resource. Public, and the same for everybody. */
export function mountProtectedResource(
  app: Elysia,
  { resource, issuer }: { resource: string; issuer: string },
): void {
  const metadata = {
    resource,
    authorization_servers: [issuer],
    scopes_supported: AGENT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Veracite',
  }
  const answer = () =>
    withHeaders(json(200, metadata), {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
  // Some clients know only the place without a path.
  for (const place of [`${WELL_KNOWN}${MCP_PATH}`, WELL_KNOWN])
    for (const method of ['GET', 'HEAD'] as const) app.route(method, place, answer, { parse: 'none' })
}
