import { firstUseOfKey } from '@veracite/core/audit/audit-entry'
import type { Services } from '@veracite/core/services'
import { metadataUrlOf } from '@veracite/runtime/callers/protected-resource'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import type { Metrics } from '@veracite/runtime/telemetry/metrics'
import type { Tracing } from '@veracite/runtime/tracing/tracing'
import type { DomainError } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { type AgentAccess, createCallerGate } from './caller.ts'
import { createConfirmations } from './confirm.ts'
import { createGate } from './gate.ts'
import { callPlainly, createToolServer } from './server.ts'

export interface McpOptions {
  services: Services
  platformToken: string
  /** Null: agents do not sign in here. */
  agents?: (AgentAccess & { resource: string }) | null
  /** Null: not limited. */
  limiter: RateLimiter | null
  /** Requests per minute that `limiter` lets through, for the instructions. */
  limit?: number
  allowedOrigins: readonly string[]
  logger: Logger
  metrics: Metrics
  tracing?: Tracing
  refuseWrites?: () => DomainError | null
  deadlineMs?: number
}

/** The tool server: a request in, a response out, nothing kept in between. */
export function createMcp(options: McpOptions): (request: Request) => Promise<Response> {
  const { services, platformToken, agents = null, deadlineMs = 5_000 } = options
  const { logger, refuseWrites = () => null } = options
  const confirmations = createConfirmations(platformToken)
  const deps = { services, refuseWrites, confirmations, logger, deadlineMs, limit: options.limit ?? null }
  const identifyBearer: Services['identifyBearer'] = async (token) => {
    const found = await services.identifyBearer(token)
    if (found?.firstToday)
      await services.writeAuditEntry(firstUseOfKey(found, { address: null, requestId: 'tools' }))
    return found
  }
  return createGate({
    ...options,
    deadlineMs,
    identify: createCallerGate(platformToken, identifyBearer, agents),
    metadataUrl: agents && metadataUrlOf(agents.resource),
    serverFor: (asked) => createToolServer(deps, asked),
    callPlainly: (call, asked) => callPlainly(deps, call, asked),
  })
}
