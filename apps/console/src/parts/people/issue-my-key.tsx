import { say } from '@veracite/words/say'
import { type Answer, api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'

type MyAccount = NonNullable<Answer<'GET /api/admin/me'>['accounts']>[number]

const USUAL_DAYS = 90

export const IssueMyKey = ({ accounts, issued }: { accounts: readonly MyAccount[]; issued: () => void }) => (
  <DescribedForm
    label={say('people.issueAKey')}
    opens=""
    initial={{
      accountId: accounts[0]?.accountId ?? '',
      name: '',
      role: 'viewer' as MemberRole,
      signingKey: '',
    }}
    fieldsFor={({ accountId: chosen }) => ({
      name: { label: say('people.whatItIsFor') },
      accountId: accounts.length > 1 && {
        kind: 'choice',
        label: say('people.account'),
        choices: accounts.map(({ accountId, name }) => [accountId, name] as const),
      },
      role: {
        kind: 'choice',
        label: say('people.itMayDoWhat'),
        hint: say('people.itEndsAfterDays', { usualdays: USUAL_DAYS }),
        choices: rolesUpTo(accounts.find(({ accountId }) => accountId === chosen)?.role ?? 'viewer'),
      },
      signingKey: {
        label: say('apps.extensionKey'),
        hint: say('apps.extensionKeyHint'),
        maxLength: 200,
      },
    })}
    send={({ name, signingKey, ...rest }) =>
      api('POST /api/admin/me/keys', {
        body: {
          ...{ ...rest, name: name.trim(), expiresInDays: USUAL_DAYS },
          ...(signingKey.trim() !== '' && { signingKey: signingKey.trim() }),
        },
      })
    }
    afterwards={{ name: '', signingKey: '' }}
    done={issued}
    secret={{ label: say('people.theKey'), of: ({ key }) => key }}
    button={say('people.issueTheKey')}
  />
)

const rolesUpTo = (most: MemberRole) =>
  ROLES.slice(0, ROLES.indexOf(most) + 1).map((role) => [role, role] as const)
