import type { Clock, Ids } from '@veracite/terms/ports'
import type { ActKind } from '@veracite/terms/vocabulary'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../access/caller.ts'
import type { OwnedKind, OwnerStore } from '../access/owner-store.ts'
import type { AuditStore } from './audit-store.ts'

export type AuditActor = Pick<Caller, 'kind' | 'id' | 'name'>

export interface NewAuditEntry {
  what: ActKind
  /** Null: a caller who could not be identified. */
  caller: AuditActor | null
  operation: string
  /** The changed thing; its account is looked up if it is not known. */
  target: { kind: OwnedKind | null; id: string } | null
  detail?: string | null
  accountId?: string | null
  address: string | null
  requestId: string
}

/** One line for each day and key: a program that polls would bury everything else. */
export const firstUseOfKey = (
  { caller, keyId }: { caller: Caller; keyId: string },
  from: { address: string | null; requestId: string },
): NewAuditEntry => ({
  what: 'key_use',
  caller,
  operation: 'key',
  target: { kind: null, id: keyId },
  accountId: caller.memberships?.[0]?.accountId ?? null,
  ...from,
})

/** The same export by the same caller from the same address is one entry in this time. */
const SAME_EXPORT_MS = 60_000
const MOST_EXPORTS = 10_000

/** Writes down what somebody did. Never throws: what was done is done, and a record that fails is told to `onLost`. */
export const writeAuditEntry = (deps: {
  audit: Pick<AuditStore, 'append'>
  owners: OwnerStore
  clock: Clock
  ids: Ids
  onLostAuditEntry: (act: NewAuditEntry, error: unknown) => void
}) => {
  const write = async (act: NewAuditEntry): Promise<boolean> => {
    const { what, caller, operation, target, address, requestId } = act
    try {
      await deps.audit.append({
        id: deps.ids.next(),
        at: deps.clock.now(),
        what,
        whoKind: caller?.kind ?? 'nobody',
        whoId: caller?.id ?? null,
        whoName: caller?.name ?? 'nobody',
        accountId: act.accountId ?? (await accountOf(deps, target)),
        operation,
        targetId: target?.id.slice(0, 200) ?? null,
        detail: act.detail ?? null,
        address,
        requestId,
      })
      return true
    } catch (error) {
      deps.onLostAuditEntry(act, error)
      return false
    }
  }
  /** When each was written, or is being written. */
  const exported = new LRUCache<string, { at: number; written: Promise<boolean> }>({ max: MOST_EXPORTS })
  return async (act: NewAuditEntry): Promise<void> => {
    if (act.what !== 'export') return void (await write(act))
    const { caller, operation, target, detail, accountId, address } = act
    const who = [caller?.kind, caller?.id, caller?.name]
    const key = JSON.stringify([who, operation, target, detail, accountId, address])
    const at = deps.clock.now().getTime()
    const last = exported.get(key)
    // Waited for: nothing is handed out before it is on record.
    if (last && Math.abs(at - last.at) < SAME_EXPORT_MS && (await last.written)) return
    const written = write(act)
    exported.set(key, { at, written })
    await written
  }
}

async function accountOf(
  { owners }: { owners: OwnerStore },
  target: NewAuditEntry['target'],
): Promise<string | null> {
  if (target === null || target.kind === null) return null
  return (await owners.accountsOf(target.kind, [target.id]))[0] ?? null
}
