import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { roleName, roleWords } from './role-words.tsx'

/** Makes a link that works once. Nothing is sent: the person who invites gives it to the one invited. */
export const InvitePerson = ({ accountId, invited }: { accountId: string; invited: () => void }) => (
  <DescribedForm
    label={say('people.inviteSomebody')}
    opens=""
    initial={{ name: '', role: 'reviewer' as MemberRole }}
    fields={{
      name: { label: say('people.theirName') },
      role: {
        kind: 'choice',
        label: say('people.theyMay'),
        choices: ROLES.map((role) => [role, `${roleName(role)}: ${roleWords(role)}`] as const),
      },
    }}
    send={({ name, role }) =>
      api('POST /api/admin/accounts/{accountId}/invitations', {
        accountId,
        body: { name: name.trim(), role },
      })
    }
    afterwards={{ name: '' }}
    done={invited}
    secret={{ label: say('people.theLinkItWorks'), of: ({ path }) => location.origin + path }}
    button={say('people.makeTheLink')}
  />
)
