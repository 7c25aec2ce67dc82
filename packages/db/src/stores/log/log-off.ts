import type { LogStore } from '@veracite/evidence/log/log-port'
import { eq } from 'drizzle-orm'
import type { Db } from '../../open-postgres.ts'
import { settings } from '../../schema/tenants.ts'

const LOG_OFF = 'log.off'

/** Whether the operator has declared that there is no log. */
export const offVerbs = (db: Db): Pick<LogStore, 'isOff' | 'setOff'> => ({
  async isOff() {
    const found = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, LOG_OFF))
    return found.length > 0
  },

  async setOff(off, now) {
    if (!off) await db.delete(settings).where(eq(settings.key, LOG_OFF))
    else
      await db
        .insert(settings)
        .values({ key: LOG_OFF, value: { since: now.toISOString() }, updatedAt: now })
        .onConflictDoNothing()
  },
})
