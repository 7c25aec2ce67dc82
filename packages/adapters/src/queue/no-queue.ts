import type { JobQueue } from '@veracite/core/ports'

/** A server without a queue refuses work instead of keeping it where nobody looks. */
export const noQueue: JobQueue = {
  ready: async () => false,
  kick: () => {},
}
