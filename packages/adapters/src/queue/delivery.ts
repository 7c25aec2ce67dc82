import type { Delivery, Lane, Priority } from '@veracite/core/jobs'

/** The braces are a hash tag: all keys of a lane's queue live on one node of a cluster. */
export const queueName = (lane: Lane): string => `{veracite-${lane}}`

/**
 * The token makes each retry a delivery of its own: BullMQ silently ignores an id it still remembers. It also
 * refuses ids with a colon or of digits only.
 */
export const deliveryId = ({ jobId, token }: Delivery): string => `${jobId}_${token}`

export const jobIdOf = (id: string): string => id.slice(0, id.indexOf('_'))

/** In BullMQ a job without a priority goes before all that have one, and of those the lowest number goes first. */
export const PRIORITY_ON_WIRE: Record<Priority, { priority?: number }> = { 10: {}, 0: { priority: 1 } }
