import type { LoginStore, Passkey, SignInStepStore } from '@veracite/core/people/people-store'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { openidLogins, passkeys, people, signInSteps } from '../../schema/people.ts'
import { isUuid } from '../ids.ts'
import { findRow, hasId, isChanged } from '../rows.ts'

export function createLoginStore(pool: Pool): LoginStore {
  const { db } = pool
  return {
    async hasPasskeys() {
      return (await db.select({ id: passkeys.id }).from(passkeys).limit(1)).length > 0
    },
    findPasskey: (credentialId) => findRow(db, passkeys, eq(passkeys.credentialId, credentialId)),
    recordUse: (passkeyId, { before, after, now }) =>
      isChanged(
        db,
        passkeys,
        { counter: after, lastUsedAt: now },
        and(eq(passkeys.id, passkeyId), eq(passkeys.counter, before)),
      ),
    async addPasskey(personId, passkey, now) {
      const rows = await db
        .insert(passkeys)
        .values({ ...passkey, personId, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: passkeys.id })
      return rows.length > 0
    },
    async listPasskeys(personId): Promise<Passkey[]> {
      return db
        .select()
        .from(passkeys)
        .where(eq(passkeys.personId, personId))
        .orderBy(asc(passkeys.id))
        .limit(100)
    },
    async removePasskey(personId, passkeyId) {
      if (!isUuid(passkeyId)) return null
      return inTransaction(pool, async (tx) => {
        // Two removals at the same moment must not both believe that the other passkey stays.
        await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
        const mine = await tx.db
          .select({ id: passkeys.id })
          .from(passkeys)
          .where(eq(passkeys.personId, personId))
        if (!mine.some(({ id }) => id === passkeyId.toLowerCase())) return null
        const elsewhere = await tx.db
          .select({ issuer: openidLogins.issuer })
          .from(openidLogins)
          .where(eq(openidLogins.personId, personId))
          .limit(1)
        if (mine.length + elsewhere.length < 2) return 'last'
        await tx.db.delete(passkeys).where(eq(passkeys.id, passkeyId))
        return 'removed'
      })
    },
    async findPersonByOpenId(issuer, subject) {
      const [row] = await db
        .select({ personId: openidLogins.personId })
        .from(openidLogins)
        .where(and(eq(openidLogins.issuer, issuer), eq(openidLogins.subject, subject)))
      return row?.personId ?? null
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
