import type { Invitation, InvitationStore } from '@veracite/core/people/people-store'
import { mapPage } from '@veracite/terms/page'
import { type MemberRole, ROLES } from '@veracite/terms/vocabulary'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { accounts, invitations, members, openidLogins, passkeys, people } from '../../generated/tables.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { changeRow, findRow, hasId, inserted, insertNew, isChanged, pageOf, setRows } from '../rows.ts'
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
        const used = await changeRow(tx.db, invitations, { usedAt: now }, open(sha256, now))
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
  const there = await findRow(tx.db, members, { accountId, personId: person, leftAt: null })
  if (there) {
    // In the condition of the update, because the role may be changed at the same moment.
    const lower = ROLES.slice(0, ROLES.indexOf(role)) as MemberRole[]
    await setRows(tx.db, members, { role }, { id: there.id, role: lower })
    return { personId: person, memberId: there.id }
  }
  await tx.db.insert(members).values({ id: memberId, accountId, personId: person, role, addedAt: now })
  return { personId: person, memberId }
}

async function letInAgain(tx: Tx, { byOperator }: { byOperator: boolean }, memberId: string, now: Date) {
  const member = await findRow(tx.db, members, { id: memberId, leftAt: null })
  if (!member) return null
  if (!byOperator && (await isElsewhereToo(tx, member))) return null
  // A finder of the lost device must not get in by anything on it: passkeys, sessions, keys, programs, other links.
  await tx.db.delete(passkeys).where(eq(passkeys.personId, member.personId))
  await endAccess(tx, member.personId, { accountId: null }, now)
  const memberships = tx.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.personId, member.personId))
  const theirs = and(inArray(invitations.memberId, memberships), unused)
  await setRows(tx.db, invitations, { revokedAt: now }, theirs)
  return { personId: member.personId, memberId }
}

/** An owner of one account must not get into another by a link that they made themselves. */
async function isElsewhereToo(tx: Tx, { personId, id }: { personId: string; id: string }): Promise<boolean> {
  const others = and(eq(members.personId, personId), ne(members.id, id), isNull(members.leftAt))
  return (await findRow(tx.db, members, others)) !== null
}

/** False if this login belongs to another person. */
async function addLogin(tx: Tx, personId: string, login: Made['login'], now: Date): Promise<boolean> {
  if (login.kind === 'passkey') {
    return insertNew(tx.db, passkeys, { ...login.passkey, personId, createdAt: now })
  }
  const { issuer, subject } = login
  await insertNew(tx.db, openidLogins, { issuer, subject, personId, createdAt: now })
  return (await personOf(tx, login)) === personId
}

async function personOf(tx: Tx, { issuer, subject }: { issuer: string; subject: string }) {
  return (await findRow(tx.db, openidLogins, { issuer, subject }))?.personId ?? null
}

const toInvitation = ({ sha256: _, ...row }: typeof invitations.$inferSelect): Invitation => row
