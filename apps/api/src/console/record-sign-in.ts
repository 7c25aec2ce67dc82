import type { Caller } from '@veracite/core/access/caller'
import type { NewAuditEntry } from '@veracite/core/audit/audit-entry'
import { DomainError } from '@veracite/terms/errors'

export interface Recorder {
  writeAuditEntry: (act: NewAuditEntry) => Promise<void>
  addressOf: (request: Request) => string
}

interface At {
  request: Request
  requestId: string
  /** The way of signing in. */
  way: string
}

/** Once for each of their accounts, whose owners may know; of the operator once. */
export async function recordSession(
  { writeAuditEntry, addressOf }: Recorder,
  what: 'sign_in' | 'sign_out',
  caller: Caller,
  { request, requestId, way }: At,
): Promise<void> {
  const accounts = caller.memberships?.map(({ accountId }) => accountId) ?? [null]
  for (const accountId of accounts)
    await writeAuditEntry({
      what,
      caller,
      operation: way,
      target: null,
      accountId,
      address: addressOf(request),
      requestId,
    })
}

/** Passes the refusal on, after it was written down. Malformed requests are not attempts. */
export async function recordRefusal<T>(
  { writeAuditEntry, addressOf }: Recorder,
  { request, requestId, way }: At,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof DomainError && ['unauthorized', 'forbidden'].includes(error.code))
      await writeAuditEntry({
        what: 'sign_in_refused',
        caller: null,
        operation: way,
        target: null,
        accountId: null,
        address: addressOf(request),
        requestId,
      })
    throw error
  }
}
