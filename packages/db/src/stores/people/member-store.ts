import { subjectOf } from '@veracite/core/agents/people'
import type { Member, MemberStore } from '@veracite/core/people/people-store'
import { and, asc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import {
  accounts,
  apiKeys,
  invitations,
  members,
  oauthRecords,
  people,
  sessions,
} from '../../generated/tables.ts'
import { createLookup } from '../batcher.ts'
import { isUuid } from '../ids.ts'
import { findRow, hasId, lockRow, matching, pageOfQuery, setRows } from '../rows.ts'

export function createMemberStore(pool: Pool): MemberStore {
  const { db } = pool
  // For each member by index: grouping all sessions that ever were would cost more with every sign-in.
  const lastSeen = db
    .select({ at: max(sessions.seenAt).as('at') })
    .from(sessions)
    .where(eq(sessions.personId, members.personId))
    .as('last_seen')
  const select = () =>
    db
      .select({ member: members, name: people.name, email: people.email, lastSeenAt: lastSeen.at })
      .from(members)
      .innerJoin(people, eq(people.id, members.personId))
      .leftJoinLateral(lastSeen, sql`true`)
  const find = async (memberId: string): Promise<Member | null> => {
    const [row] = await select().where(present(memberId))
    return row ? toMember(row) : null
  }
  // Every request of a program that acts for a person asks for their role: those of the same moment share a statement.
  const findOf = createLookup(async (pairs) => {
    const ofAccounts = pairs.map((pair) => pair.slice(0, 36))
    const ofPeople = pairs.map((pair) => pair.slice(37))
    const rows = await db
      .select({ id: members.id, role: members.role, of: members.accountId, personId: members.personId })
      .from(members)
      .innerJoin(accounts, eq(accounts.id, members.accountId))
      .where(and(inArray(members.accountId, ofAccounts), inArray(members.personId, ofPeople), isPresent))
    return new Map(rows.map(({ of, personId, ...member }) => [`${of} ${personId}`, member]))
  })
  return {
    list(accountId, page) {
      const inAccount = and(hasId(members.accountId, accountId), isNull(members.leftAt))
      return pageOfQuery(select(), { id: members.id, order: 'oldest', where: inAccount }, page, toMember)
    },
    find,
    findOf: async (accountId, personId) =>
      isUuid(accountId) && isUuid(personId) ? findOf(`${accountId} ${personId}`.toLowerCase()) : null,
    async accountsOf(personId) {
      return db
        .select({ accountId: accounts.id, name: accounts.name, role: members.role })
        .from(members)
        .innerJoin(accounts, eq(accounts.id, members.accountId))
        .where(and(eq(members.personId, personId), isPresent))
        .orderBy(asc(accounts.name), asc(accounts.id))
        .limit(1000)
    },
    async changeRole(memberId, role, now) {
      const outcome = await inTransaction(pool, async (tx) => {
        const member = await lockMember(tx, memberId)
        if (member === null) return null
        if (role !== 'owner' && (await isLastOwner(tx, member))) return 'last_owner' as const
        await setRows(tx.db, members, { role }, { id: member.id })
        if (role !== 'owner') await revokeLinksOf(tx, member, now)
        return 'changed' as const
      })
      return outcome === 'changed' ? find(memberId) : outcome
    },
    remove: (memberId, now) =>
      inTransaction(pool, async (tx) => {
        const member = await lockMember(tx, memberId)
        if (member === null) return null
        if (await isLastOwner(tx, member)) return 'last_owner'
        await setRows(tx.db, members, { leftAt: now }, { id: member.id })
        await revokeLinksOf(tx, member, now)
        await endAccess(tx, member.personId, { accountId: member.accountId }, now)
        return 'removed'
      }),
  }
}

/**
 * Ends every session of a person, and the keys and OAuth grants that act for them in one account, or in all of them when
 * `accountId` is null. Grants are deleted and not left to the role check: a person who is invited again must not find that
 * programs of before have access again.
 */
export async function endAccess(
  tx: Tx,
  personId: string,
  { accountId }: { accountId: string | null },
  now: Date,
): Promise<void> {
  await setRows(tx.db, sessions, { endedAt: now }, { personId, endedAt: null })
  const ofAccount = accountId === null ? {} : { accountId }
  await setRows(tx.db, apiKeys, { revokedAt: now }, { personId, ...ofAccount, revokedAt: null })
  const subject = sql`${oauthRecords.payload} ->> 'accountId'`
  const grants = tx.db
    .select({ id: oauthRecords.grantId })
    .from(oauthRecords)
    .where(
      and(
        eq(oauthRecords.kind, 'Grant'),
        eq(sql`split_part(${subject}, '~', 1)`, personId),
        accountId === null ? undefined : eq(subject, subjectOf(personId, accountId)),
      ),
    )
  await tx.db.delete(oauthRecords).where(inArray(oauthRecords.grantId, grants))
}

/** Condition for members who have not left, of accounts that are not archived. */
const isPresent = and(isNull(members.leftAt), isNull(accounts.archivedAt))

type MemberRow = typeof members.$inferSelect

const present = (memberId: string) => and(hasId(members.id, memberId), isNull(members.leftAt))

/** Invitations that still let somebody in. */
export const unused = and(isNull(invitations.usedAt), isNull(invitations.revokedAt))

/** Otherwise a member about to be removed could make an invitation for themselves first. */
const revokeLinksOf = (tx: Tx, { accountId, personId }: MemberRow, now: Date) =>
  setRows(
    tx.db,
    invitations,
    { revokedAt: now },
    and(matching(invitations, { accountId, madeBy: personId }), unused),
  )

/** With the row of its account, so that two owners cannot remove each other at the same moment. */
async function lockMember(tx: Tx, memberId: string): Promise<MemberRow | null> {
  const row = await findRow(tx.db, members, hasId(members.id, memberId))
  if (row === null) return null
  await lockRow(tx, accounts, { id: row.accountId }, 'update')
  return findRow(tx.db, members, present(memberId))
}

async function isLastOwner(tx: Tx, { id, accountId, role }: MemberRow): Promise<boolean> {
  if (role !== 'owner') return false
  const others = and(matching(members, { accountId, role: 'owner', leftAt: null }), ne(members.id, id))
  return (await findRow(tx.db, members, others)) === null
}

const toMember = ({
  member: { leftAt: _, ...member },
  ...person
}: { member: MemberRow } & Pick<Member, 'name' | 'email' | 'lastSeenAt'>): Member => ({
  ...member,
  ...person,
})
