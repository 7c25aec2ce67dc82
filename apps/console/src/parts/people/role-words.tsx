import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { say } from '@veracite/words/say'
import type { MemberRole } from '../server/session.ts'

export const roleWords = (role: MemberRole): string => say(`role.${role}`)
export const roleName = (role: MemberRole): string => say(`roleName.${role}`)

export const RoleHelp = () => (
  <p class="soft">
    {MEMBER_ROLES.map((role) => `${roleName(role)}: ${roleWords(role)}`).join('; ')}.{' '}
    {say('people.nobodySeesAnother')}
  </p>
)
