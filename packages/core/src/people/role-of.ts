import type { MemberRole } from '@veracite/terms/vocabulary'
import type { MemberStore } from './people-store.ts'

/** What a person may do in an account at this moment; null if they are not in it. For whatever acts on their behalf. */
export const roleOf =
  ({ members }: { members: Pick<MemberStore, 'findOf'> }) =>
  async (personId: string, accountId: string): Promise<MemberRole | null> =>
    (await members.findOf(accountId, personId))?.role ?? null
