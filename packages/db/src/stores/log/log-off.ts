import type { LogStore } from '@veracite/evidence/log/log-port'
import { eq } from 'drizzle-orm'
import { settings } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { findRow, insertNew } from '../rows.ts'

const LOG_OFF = 'log.off'

/** Whether the operator has declared that there is no log. */
export const offVerbs = (db: Db) =>
  ({
    async isOff() {
      return (await findRow(db, settings, { key: LOG_OFF })) !== null
    },

    async setOff(off, now) {
      if (!off) await db.delete(settings).where(eq(settings.key, LOG_OFF))
      else
        await insertNew(db, settings, { key: LOG_OFF, value: { since: now.toISOString() }, updatedAt: now })
    },
  }) satisfies Partial<LogStore>
