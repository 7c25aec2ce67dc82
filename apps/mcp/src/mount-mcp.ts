import type { Booted } from '@veracite/runtime/boot'
import { openRateLimiter } from '@veracite/runtime/rate-limiters'
import type { Elysia } from 'elysia'
import { MCP_PATH } from './gate.ts'
import { createMcp } from './serve-mcp.ts'

export type McpParts = Pick<Booted, 'config' | 'secrets' | 'services' | 'logger' | 'metrics'>

/** Adds /api/mcp to whatever the process serves. Closing it gives back the limiter's connection. */
export function mountMcp(app: Elysia, parts: McpParts): { close(): Promise<void> } {
  const { config, secrets, services, logger, metrics } = parts
  const { limiter, close } = openRateLimiter(parts, 'mcp', config.mcpRateLimit)
  const mcp = createMcp({
    services,
    platformToken: secrets.platformToken,
    limiter,
    allowedOrigins: config.mcpAllowedOrigins,
    logger,
    metrics,
  })
  // The body is read there, with its limit, and by nobody before.
  app.all(MCP_PATH, ({ request }) => mcp(request), { parse: 'none' })
  return { close }
}
