import type { MemberRole } from '@veracite/terms/vocabulary'
import type { MemberStore } from './people-store.ts'

/** The present role of a person in an account; null if they are not in it. For programs that act for them. */
export const roleOf =
  ({ members }: { members: Pick<MemberStore, 'findOf'> }) =>
  async (personId: string, accountId: string): Promise<MemberRole | null> =>
    (await members.findOf(accountId, personId))?.role ?? null
