// Plain SQL: written in a transaction of the log’s own role, which has no builder.
import type { LogStore } from '@veracite/evidence/log/log-port'
import type { Sql } from '../../open-postgres.ts'
import type { AsLog } from './as-log.ts'
import { listKeys, queueAgain } from './log-rows.ts'

/** The keys that sign captures and the log, and since when. */
export const keyVerbs = (
  sql: Sql,
  asLog: AsLog,
): Pick<LogStore, 'registerKey' | 'retireKey' | 'listKeys'> => ({
  async registerKey({ role, keyId, name, publicKey, notBefore }) {
    await asLog(async (tx) => {
      const added = await tx`
        insert into evidence.keys (role, key_id, name, public_key, not_before)
        values (${role}, ${keyId}, ${name}, ${publicKey}, ${notBefore.toISOString()}::timestamptz)
        on conflict do nothing returning key_id`
      if (added.length > 0 && role === 'capture') await queueAgain(tx, publicKey)
    })
    const keys = await listKeys(sql)
    const stored = keys.find((key) => key.role === role && (role === 'log' || key.keyId === keyId))
    if (!stored) throw new Error(`The ${role} key was neither stored nor found.`)
    return stored
  },

  async retireKey(keyId, notAfter, now) {
    await asLog(
      (tx) => tx`
      insert into evidence.key_retirements (role, key_id, not_after, recorded_at)
      select role, key_id, ${notAfter.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from evidence.keys where key_id = ${keyId}
      on conflict do nothing`,
    )
    return (await listKeys(sql)).find((key) => key.keyId === keyId) ?? null
  },

  listKeys: () => listKeys(sql),
})
