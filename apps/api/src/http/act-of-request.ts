import { actOf } from '@veracite/contract/audit/audited'
import type { Operation } from '@veracite/contract/base/operation'
import { type Access, type AskedThings, idsAt } from '@veracite/core/access/access'
import type { Caller } from '@veracite/core/access/caller'
import type { NewAuditEntry } from '@veracite/core/audit/audit-entry'
import type { Reply } from './respond.ts'

/** The audit entry of an answered request; null if the operation is not audited. */
export function auditEntryOf(
  operation: Operation,
  access: Access,
  done: {
    caller: Caller
    asked: AskedThings
    accountId: string | null
    reply: Reply | null
    /** Called only if there is an entry. */
    addressOf: () => string
    requestId: string
  },
): NewAuditEntry | null {
  const { caller, asked, accountId, reply, addressOf, requestId } = done
  const what = reply === null ? (operation.method === 'GET' ? null : 'refused') : actOf(operation)
  if (what === null) return null
  return {
    what,
    caller,
    operation: operation.id,
    // None for a refusal: the id may belong to another account, and an audit log covers its own account only.
    target: reply === null ? null : targetOf(access, asked, reply),
    ...(accountId !== null && { accountId }),
    address: addressOf(),
    requestId,
  }
}

/** The first thing that the request names; else what the path says, or what was made. */
function targetOf({ names }: Access, asked: AskedThings, reply: Reply): NewAuditEntry['target'] {
  for (const name of names) {
    const named = idsAt(asked, name)
    if (named?.ids[0] !== undefined) return { kind: named.kind, id: named.ids[0] }
  }
  const [inPath] = Object.values(asked.params)
  const { id: made } = Object(reply.body) as { id?: unknown }
  const id = inPath ?? made
  return typeof id === 'string' ? { kind: null, id } : null
}
