import type { Delivery, Lane, Priority } from '@veracite/core/jobs/jobs'

/** The braces are a hash tag: all keys of a lane's queue live on one node of a cluster. */
export const queueName = (lane: Lane): string => `{veracite-${lane}}`

/**
 * The token makes each retry a separate delivery: BullMQ silently ignores an id that it still remembers. It
 * also refuses ids that contain a colon or consist of digits only.
 */
export const deliveryId = ({ jobId, token }: Delivery): string => `${jobId}_${token}`

export const jobIdOf = (id: string): string => id.slice(0, id.indexOf('_'))

/** In BullMQ, jobs without a priority come first, then those with the lowest number. */
export const PRIORITY_ON_WIRE: Record<Priority, { priority?: number }> = { 10: {}, 0: { priority: 1 } }
