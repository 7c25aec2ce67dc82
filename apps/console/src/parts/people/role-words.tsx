import { ROLE_TABLE } from '@veracite/terms/states'
import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import type { MemberRole } from '../server/session.ts'

export const roleWords = (role: MemberRole): string => ROLE_TABLE[role].words

export const RoleHelp = () => (
  <p class="soft">
    {MEMBER_ROLES.map((role) => `${role} ${roleWords(role)}`).join('; ')}. Nobody sees another account.
  </p>
)
