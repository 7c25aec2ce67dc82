import { openAgentAccess } from '@veracite/runtime/callers/agent-access'
import { openRateLimiter } from '@veracite/runtime/http/rate-limiters'
import { MCP_PATH } from '@veracite/runtime/settings/oauth-settings'
import type { Booted } from '@veracite/runtime/start/boot'
import type { Elysia } from 'elysia'
import { createMcp } from './serve-mcp.ts'

export type McpParts = Pick<Booted, 'config' | 'secrets' | 'services' | 'logger' | 'metrics' | 'tracing'> &
  Partial<Pick<Booted, 'disk'>>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Adds /api/mcp to what the process serves. Closing it releases the limiter's connection. */
export function mountMcp(
  app: Elysia,
  parts: McpParts,
  options: { deadlineMs?: number } = {},
): { close(): Promise<void> } {
  const { config, secrets, services, logger, metrics, tracing } = parts
  const { limiter, close } = openRateLimiter(parts, 'mcp', config.mcpRateLimit)
  const agents = openAgentAccess(config, services, secrets.platformToken)
  const mcp = createMcp({
    services,
    agents,
    platformToken: secrets.platformToken,
    limiter,
    limit: config.mcpRateLimit,
    allowedOrigins: config.mcpAllowedOrigins,
    logger,
    metrics,
    tracing,
    refuseWrites: () => parts.disk?.refusal() ?? null,
    ...options,
  })
  // Only the gate reads the body, with its size limit.
  const serve = ({ request }: { request: Request }) => mcp(request)
  // Each method by name: `all` would bypass the server's own router, which alone sees the raw path.
  for (const method of METHODS) app.route(method, MCP_PATH, serve, { parse: 'none' })
  return { close }
}
