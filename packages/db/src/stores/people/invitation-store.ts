import type { Invitation, InvitationStore } from '@veracite/core/people/people-store'
import { type MemberRole, ROLES } from '@veracite/terms/vocabulary'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { invitations, members, openidLogins, passkeys, people } from '../../schema/people.ts'
import { accounts } from '../../schema/tenants.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { hasId, inserted, isChanged, mapPage, pageOf } from '../rows.ts'
import { endAccess, unused } from './member-store.ts'

export function createInvitationStore(pool: Pool): InvitationStore {
  const { db } = pool
  return {
    async add(invitation) {
      return toInvitation(inserted(await db.insert(invitations).values(invitation).returning()))
    },
    async list(accountId, page) {
      const rows = await pageOf(db, invitations, 'newest', hasId(invitations.accountId, accountId), page)
      return mapPage(rows, toInvitation)
    },
    revoke: (invitationId, now) =>
      isChanged(db, invitations, { revokedAt: now }, and(hasId(invitations.id, invitationId), unused)),
    async findOpen(sha256, now) {
      const [row] = await db
        .select({ invitation: invitations, account: accounts.name })
        .from(invitations)
        .innerJoin(accounts, eq(accounts.id, invitations.accountId))
        .where(and(open(sha256, now), isNull(accounts.archivedAt)))
      return row ? { ...toInvitation(row.invitation), account: row.account } : null
    },
    async accept(sha256, made, now) {
      return inTransaction(pool, async (tx) => {
        // The first of two who use it at the same moment gets in; the other finds it used.
        const [used] = await tx.db
          .update(invitations)
          .set({ usedAt: now })
          .where(open(sha256, now))
          .returning()
        if (!used) return null
        const joined =
          used.memberId === null
            ? await addMember(tx, used, made, now)
            : await letInAgain(tx, used, used.memberId, now)
        // Abandoned, so that the invitation can be used again.
        if (joined === null) return abandon(null)
        if (!(await addLogin(tx, joined.personId, made.login, now))) return abandon('taken' as const)
        return { ...joined, accountId: used.accountId }
      }).catch(abandonedOutcome<'taken' | null>)
    },
  }
}

const open = (sha256: Uint8Array, now: Date) =>
  and(eq(invitations.sha256, sha256), unused, gt(invitations.expiresAt, now))

type Made = Parameters<InvitationStore['accept']>[1]

async function addMember(
  tx: Tx,
  { accountId, role, email }: typeof invitations.$inferSelect,
  { personId, memberId, name, login }: Made,
  now: Date,
) {
  const known = login.kind === 'openid' ? await personOf(tx, login) : null
  if (known === null) await tx.db.insert(people).values({ id: personId, name, email, createdAt: now })
  const person = known ?? personId
  const [there] = await tx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.accountId, accountId), eq(members.personId, person), isNull(members.leftAt)))
  if (there) {
    // In the condition of the update, because the role may be changed at the same moment.
    const lower = ROLES.slice(0, ROLES.indexOf(role)) as MemberRole[]
    await tx.db
      .update(members)
      .set({ role })
      .where(and(eq(members.id, there.id), inArray(members.role, lower)))
    return { personId: person, memberId: there.id }
  }
  await tx.db.insert(members).values({ id: memberId, accountId, personId: person, role, addedAt: now })
  return { personId: person, memberId }
}

async function letInAgain(tx: Tx, { byOperator }: { byOperator: boolean }, memberId: string, now: Date) {
  const [member] = await tx.db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.leftAt)))
  if (!member) return null
  if (!byOperator && (await isElsewhereToo(tx, member))) return null
  // A finder of the lost device must not get in by anything on it: passkeys, sessions, keys, programs, other links.
  await tx.db.delete(passkeys).where(eq(passkeys.personId, member.personId))
  await endAccess(tx, member.personId, { accountId: null }, now)
  const memberships = tx.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.personId, member.personId))
  await tx.db
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(inArray(invitations.memberId, memberships), unused))
  return { personId: member.personId, memberId }
}

/** An owner of one account must not get into another by a link that they made themselves. */
async function isElsewhereToo(tx: Tx, { personId, id }: { personId: string; id: string }): Promise<boolean> {
  const others = await tx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.personId, personId), ne(members.id, id), isNull(members.leftAt)))
    .limit(1)
  return others.length > 0
}

/** False if this login belongs to another person. */
async function addLogin(tx: Tx, personId: string, login: Made['login'], now: Date): Promise<boolean> {
  if (login.kind === 'passkey') {
    const added = await tx.db
      .insert(passkeys)
      .values({ ...login.passkey, personId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0
  }
  const { issuer, subject } = login
  await tx.db.insert(openidLogins).values({ issuer, subject, personId, createdAt: now }).onConflictDoNothing()
  return (await personOf(tx, login)) === personId
}

async function personOf(tx: Tx, { issuer, subject }: { issuer: string; subject: string }) {
  const [row] = await tx.db
    .select({ personId: openidLogins.personId })
    .from(openidLogins)
    .where(and(eq(openidLogins.issuer, issuer), eq(openidLogins.subject, subject)))
  return row?.personId ?? null
}

const toInvitation = ({ sha256: _, ...row }: typeof invitations.$inferSelect): Invitation => row
