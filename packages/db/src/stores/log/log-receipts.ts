// Plain SQL: what has no receipt yet is found by an anti-join, and written in a transaction of the log’s own role.
import type { LogStore, ReceiptSignature } from '@veracite/evidence/log/log-port'
import type { Sql } from '../../open-postgres.ts'
import type { AsLog } from './as-log.ts'
import { newestCheckpoint } from './log-rows.ts'

/** Signatures over roots in the form of COSE receipts. */
export const receiptVerbs = (
  sql: Sql,
  asLog: AsLog,
): Pick<LogStore, 'newestWithoutReceipt' | 'appendReceipt' | 'findReceipt'> => ({
  async newestWithoutReceipt() {
    const checkpoint = await newestCheckpoint(sql)
    if (checkpoint === null) return null
    const signed = await sql`select from evidence.log_receipts where size = ${checkpoint.size}`
    return signed.length === 0 ? checkpoint : null
  },

  async appendReceipt({ size, protectedHeader, signature }, now) {
    await asLog(
      (tx) => tx`
      insert into evidence.log_receipts (size, protected_header, signature, signed_at)
      values (${size}, ${protectedHeader}::bytea, ${signature}::bytea, ${now.toISOString()}::timestamptz)
      on conflict do nothing`,
    )
  },

  async findReceipt(index, atMost) {
    const [row] = await sql<ReceiptSignature[]>`
      select size, protected_header as "protectedHeader", signature from evidence.log_receipts
      where size > ${index} and size <= ${atMost ?? Number.MAX_SAFE_INTEGER}::bigint
      order by size limit 1`
    return row ?? null
  },
})
