export interface Variable {
  name: string
  meaning: string
  /** The default in words; null if there is none. */
  default: string | null
  example: string
  secret: boolean
  /** Processes that need it in production with PostgreSQL and Redis. No other process gets it. */
  neededBy?: readonly Process[]
}

/** `migrate` is the step before the others, as the owner of the database. */
export const PROCESSES = ['migrate', 'api', 'mcp', 'worker'] as const
export type Process = (typeof PROCESSES)[number]

export const SERVERS: readonly Process[] = ['api', 'mcp', 'worker']

export const variable = (
  name: string,
  meaning: string,
  byDefault: string | null,
  example: string,
  secret = false,
  neededBy: readonly Process[] = [],
): Variable => ({
  name,
  meaning,
  default: byDefault,
  example,
  secret,
  ...(neededBy.length > 0 && { neededBy }),
})
