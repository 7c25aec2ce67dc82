import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'

type MyAccount = NonNullable<AnswerOf<'GET /api/admin/me'>['accounts']>[number]

const USUAL_DAYS = 90

export const IssueMyKey = ({ accounts, issued }: { accounts: readonly MyAccount[]; issued: () => void }) => (
  <DescribedForm
    label="Issue a key"
    folded
    initial={{ accountId: accounts[0]?.accountId ?? '', name: '', role: 'viewer' as MemberRole }}
    fieldsFor={({ accountId: chosen }) => ({
      name: { label: 'What it is for' },
      accountId: accounts.length > 1 && {
        kind: 'choice',
        label: 'Account',
        choices: accounts.map(({ accountId, name }) => [accountId, name] as const),
      },
      role: {
        kind: 'choice',
        label: 'It may do what a … may',
        hint: `It ends after ${USUAL_DAYS} days.`,
        choices: rolesUpTo(accounts.find(({ accountId }) => accountId === chosen)?.role ?? 'viewer'),
      },
    })}
    send={({ name, ...rest }) =>
      api('POST /api/admin/me/keys', { body: { ...rest, name: name.trim(), expiresInDays: USUAL_DAYS } })
    }
    afterwards={{ name: '' }}
    done={issued}
    secret={{ label: 'The key', of: ({ key }) => key }}
    button="Issue the key"
  />
)

const rolesUpTo = (most: MemberRole) =>
  ROLES.slice(0, ROLES.indexOf(most) + 1).map((role) => [role, role] as const)
