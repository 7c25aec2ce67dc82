import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Which trace the work of now belongs to, in the form of the W3C (`00-<trace>-<span>-01`). Ambient, because it must
 * not change any function's behaviour or parameters: the start of a request or job sets it, and writing a job
 * passes it on. Nothing sets it unless traces are exported.
 */
const context = new AsyncLocalStorage<string>()

export const withTraceparent = <T>(traceparent: string, work: () => T): T => context.run(traceparent, work)

export const currentTraceparent = (): string | null => context.getStore() ?? null
