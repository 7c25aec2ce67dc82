import { actOf } from '@veracite/contract/audit/audited'
import { type Access, NAMED_KINDS } from '@veracite/contract/base/access'
import type { Operation } from '@veracite/contract/base/operation'
import type { Caller } from '@veracite/core/access/caller'
import type { NewAuditEntry } from '@veracite/core/audit/audit-entry'
import type { AccountScope } from '@veracite/terms/ports'
import type { Asked } from './admission.ts'
import type { Reply } from './respond.ts'

/** The audit entry of an answered request; null if the operation is not audited. */
export function auditEntryOf(
  operation: Operation,
  access: Access,
  done: {
    caller: Caller
    asked: Asked
    scope: AccountScope
    reply: Reply | null
    address: string
    requestId: string
  },
): NewAuditEntry | null {
  const { caller, asked, scope, reply, address, requestId } = done
  const what = reply === null ? (operation.method === 'GET' ? null : 'refused') : actOf(operation)
  if (what === null) return null
  return {
    what,
    caller,
    operation: operation.id,
    // None for a refusal: the id may belong to another account, and an audit log covers its own account only.
    target: reply === null ? null : targetOf(access, asked, reply),
    ...(scope.accountId !== null && { accountId: scope.accountId }),
    address,
    requestId,
  }
}

/** The first thing that the request names; else what the path says, or what was made. */
function targetOf({ names }: Access, asked: Asked, reply: Reply): NewAuditEntry['target'] {
  for (const name of names) {
    const [part = '', member = ''] = name.split('.')
    const value = (Object((asked as unknown as Record<string, unknown>)[part]) as Record<string, unknown>)[
      member
    ]
    const id: unknown = Array.isArray(value) ? value[0] : value
    if (typeof id === 'string') return { kind: NAMED_KINDS[name] ?? null, id }
  }
  const [inPath] = Object.values(asked.params)
  const { id: made } = Object(reply.body) as { id?: unknown }
  const id = inPath ?? made
  return typeof id === 'string' ? { kind: null, id } : null
}
