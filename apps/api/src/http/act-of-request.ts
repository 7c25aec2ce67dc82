import { actOf } from '@veracite/contract/audit/audited'
import type { Operation } from '@veracite/contract/base/operation'
import { type Access, type AskedThings, idsAt } from '@veracite/core/access/access'
import type { Caller } from '@veracite/core/access/caller'
import { detailOf, madeBy } from '@veracite/core/audit/act-words'
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
    target: reply === null ? null : targetOf(operation, access, asked, reply),
    detail: reply === null ? null : detailOf(operation.id, asked.body),
    ...(accountId !== null && { accountId }),
    address: addressOf(),
    requestId,
  }
}

/** What was made; else the first thing that the request names, or what the path says. */
function targetOf(
  operation: Operation,
  { names }: Access,
  asked: AskedThings,
  reply: Reply,
): NewAuditEntry['target'] {
  const { id: made } = Object(reply.body) as { id?: unknown }
  const kind = madeBy(operation.id)
  if (kind !== null && typeof made === 'string') return { kind, id: made }
  for (const name of names) {
    const named = idsAt(asked, name)
    if (named?.ids[0] !== undefined) return { kind: named.kind, id: named.ids[0] }
  }
  const [inPath] = Object.values(asked.params)
  const id = inPath ?? made
  return typeof id === 'string' ? { kind: null, id } : null
}
