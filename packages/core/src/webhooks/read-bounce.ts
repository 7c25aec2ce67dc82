/** A message that says that another one could not be delivered, as mail servers send it (RFC 3464). */
export interface Bounce {
  deliveryId: string
  /** `5.1.1` */
  status: string
}

const MAX_CHARACTERS = 200_000

/**
 * Which delivery came back for good; null for anything else, such as "delayed" or an absence note. Reads line by line, once.
 * Only the operator may submit it: the message itself proves nothing. Pure.
 */
export function readBounce(message: string): Bounce | null {
  let failed = false
  let status: string | null = null
  let deliveryId: string | null = null
  for (const line of message.slice(0, MAX_CHARACTERS).split(/\r?\n/)) {
    if (/^action:\s{0,9}failed\b/i.test(line)) failed = true
    status ??= /^status:\s{0,9}(5\.\d{1,3}\.\d{1,3})\b/i.exec(line)?.[1] ?? null
    deliveryId ??= /^(?:original-)?message-id:\s{0,9}<([0-9a-f-]{36})@/i.exec(line)?.[1] ?? null
  }
  return failed && status !== null && deliveryId !== null ? { deliveryId, status } : null
}
