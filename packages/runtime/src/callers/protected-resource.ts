import { AGENT_SCOPES } from '@veracite/core/agents/roles'
import type { Config } from '../settings/config.ts'
import { MCP_PATH } from '../settings/oauth-settings.ts'

const WELL_KNOWN = '/.well-known/oauth-protected-resource'

/** Where RFC 9728 puts the metadata of a resource: its path follows the well-known one. */
export const metadataUrlOf = (resource: string): string => {
  const { origin, pathname } = new URL(resource)
  return `${origin}${WELL_KNOWN}${pathname}`
}

/** The part of an Elysia application needed to serve it. */
interface Routes {
  route(method: 'GET' | 'HEAD', path: string, handler: () => Response, options: { parse: 'none' }): unknown
}

/**
 * Tells clients who issues tokens for the tool server; public, and the same for everybody. The API serves it as well:
 * proxies send it there.
 */
export function mountProtectedResource(
  app: Routes,
  { oauth, publicUrl }: Pick<Config, 'oauth' | 'publicUrl'>,
): void {
  if (oauth === null) return
  const metadata = {
    resource: oauth.resource,
    authorization_servers: [oauth.foreign?.issuer ?? publicUrl],
    scopes_supported: AGENT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Veracite',
  }
  // Some clients know only the place without a path.
  for (const place of [`${WELL_KNOWN}${MCP_PATH}`, WELL_KNOWN])
    for (const method of ['GET', 'HEAD'] as const)
      app.route(method, place, () => Response.json(metadata, { headers: HEADERS }), { parse: 'none' })
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
