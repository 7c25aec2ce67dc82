import type { LoginStore, Passkey, SignInStepStore } from '@veracite/core/people/people-store'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { openidLogins, passkeys, people, signInSteps } from '../../generated/tables.ts'
import { isUuid } from '../ids.ts'
import { findRow, hasId, insertNew, isChanged, listRows, lockRow } from '../rows.ts'

export function createLoginStore(pool: Pool): LoginStore {
  const { db } = pool
  return {
    async hasPasskeys() {
      return (await db.select({ id: passkeys.id }).from(passkeys).limit(1)).length > 0
    },
    findPasskey: (credentialId) => findRow(db, passkeys, { credentialId }),
    recordUse: (passkeyId, { before, after, now }) =>
      isChanged(db, passkeys, { counter: after, lastUsedAt: now }, { id: passkeyId, counter: before }),
    addPasskey: (personId, passkey, now) => insertNew(db, passkeys, { ...passkey, personId, createdAt: now }),
    listPasskeys: (personId): Promise<Passkey[]> =>
      listRows(db, passkeys, { personId }, { order: [asc(passkeys.id)], limit: 100 }),
    async removePasskey(personId, passkeyId) {
      if (!isUuid(passkeyId)) return null
      return inTransaction(pool, async (tx) => {
        // Two removals at the same moment must not both believe that the other passkey stays.
        await lockRow(tx, people, { id: personId }, 'update')
        const mine = await listRows(tx.db, passkeys, { personId })
        if (!mine.some(({ id }) => id === passkeyId.toLowerCase())) return null
        const elsewhere = await findRow(tx.db, openidLogins, { personId })
        if (mine.length < 2 && elsewhere === null) return 'last'
        await tx.db.delete(passkeys).where(eq(passkeys.id, passkeyId))
        return 'removed'
      })
    },
    async findPersonByOpenId(issuer, subject) {
      return (await findRow(db, openidLogins, { issuer, subject }))?.personId ?? null
    },
    async findPerson(personId) {
      const person = await findRow(db, people, hasId(people.id, personId))
      return person && { id: person.id, name: person.name }
    },
  }
}

export function createSignInStepStore({ db }: Pool): SignInStepStore {
  return {
    async put(step) {
      await db.insert(signInSteps).values(step)
    },
    async take(sha256, kind, now) {
      const [row] = await db
        .delete(signInSteps)
        .where(
          and(eq(signInSteps.sha256, sha256), eq(signInSteps.kind, kind), gt(signInSteps.expiresAt, now)),
        )
        .returning({ data: signInSteps.data })
      await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now))
      return row?.data ?? null
    },
  }
}
