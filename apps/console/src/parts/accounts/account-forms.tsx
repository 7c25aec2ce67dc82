import { listed, say } from '@veracite/words/say'
import { roleName, roleWords } from '../people/role-words.tsx'
import { type Answer, api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { named } from '../widgets/action.tsx'
import { choice, line, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled } from '../widgets/lists.ts'
import { ENGINES, engineName } from '../widgets/words.ts'

export type Account = Answer<'GET /api/admin/accounts'>['items'][number]
type Plan = Answer<'GET /api/admin/plans'>['items'][number]

/** Which account something is for. */
export const accountField = (accounts: readonly Account[], usual = accounts[0]?.id ?? '') =>
  choice(
    say('accounts.account'),
    accounts.map(({ id, name }) => [id, name] as const),
    { usual },
  )

export const AddAccount = ({ plans }: { plans: readonly Plan[] }) => (
  <DescribedForm
    label={say('accounts.addAnAccount')}
    fields={{
      name: line(say('accounts.nameOfTheAccount')),
      plan: choice(
        say('accounts.itsPlan'),
        plans.map(({ id }) => [id, id] as const),
      ),
    }}
    send={({ name, plan }) => api('POST /api/admin/accounts', { body: { name: name.trim(), plan } })}
    button={say('accounts.addTheAccount')}
  />
)

export const AddKey = ({ accounts }: { accounts: readonly Account[] }) => (
  <DescribedForm
    label={say('accounts.issueAKey')}
    fields={{
      accountId: accountField(accounts),
      name: line(say('accounts.whatItIsFor')),
      scopes: ticks(say('accounts.itMay'), listed('scope'), { usual: ['read'] }),
    }}
    send={(draft) => api('POST /api/admin/keys', { body: { ...draft, name: draft.name.trim() } })}
    afterwards={{ name: '' }}
    secret={{ label: say('accounts.theKey'), of: ({ key }) => key }}
    button={say('accounts.issueTheKey')}
  />
)

/** An existing name changes that plan; any other name makes a new one. */
export const PutPlan = ({ plans }: { plans: readonly Plan[] }) => (
  <DescribedForm
    label={say('accounts.makeOrChangeA')}
    fields={{
      planId: line(say('accounts.nameOfThePlan'), {
        hint: say('accounts.anExistingNameChanges'),
        required: true,
      }),
      maxScansPerMonth: line(say('accounts.scansInAMonth'), { inputMode: 'numeric', usual: '30' }),
      engines: ticks(say('accounts.engines'), named(ENGINES as Plan['engines'], engineName), {
        isWide: true,
      }),
    }}
    also={{ planId: (planId) => settingsOf(plans.find(({ id }) => id === planId)) }}
    send={({ planId, maxScansPerMonth, engines }) =>
      api('PUT /api/admin/plans/{planId}', {
        planId: planId.trim(),
        body: { engines, maxScansPerMonth: Number(maxScansPerMonth) },
      })
    }
    button={say('accounts.saveThePlan')}
  />
)

const settingsOf = (plan: Plan | undefined) =>
  plan ? { maxScansPerMonth: String(plan.maxScansPerMonth), engines: plan.engines } : {}

/** Makes a link that works once. Nothing is sent: the person who invites gives it to the one invited. */
export const InvitePerson = ({ accountId }: { accountId: string }) => (
  <DescribedForm
    label={say('people.inviteSomebody')}
    fields={{
      name: line(say('people.theirName')),
      role: choice(
        say('people.theyMay'),
        named(ROLES, (role) => `${roleName(role)}: ${roleWords(role)}`),
        { usual: 'reviewer' },
      ),
    }}
    send={({ name, role }) =>
      api('POST /api/admin/accounts/{accountId}/invitations', {
        accountId,
        body: { name: name.trim(), role },
      })
    }
    afterwards={{ name: '' }}
    secret={{ label: say('people.theLinkItWorks'), of: ({ path }) => location.origin + path }}
    button={say('people.makeTheLink')}
  />
)

type MyAccount = NonNullable<Answer<'GET /api/admin/me'>['accounts']>[number]

const USUAL_DAYS = 90

export const IssueMyKey = ({ accounts }: { accounts: readonly MyAccount[] }) => (
  <DescribedForm
    label={say('people.issueAKey')}
    initial={{
      accountId: accounts[0]?.accountId ?? '',
      name: '',
      role: 'viewer' as MemberRole,
      signingKey: '',
    }}
    fieldsFor={({ accountId: chosen }) => ({
      name: line(say('people.whatItIsFor')),
      accountId: choice(
        say('people.account'),
        accounts.map(({ accountId, name }) => [accountId, name] as const),
      ),
      role: choice(
        say('people.itMayDoWhat'),
        rolesUpTo(accounts.find(({ accountId }) => accountId === chosen)?.role ?? 'viewer'),
        { hint: say('people.itEndsAfterDays', { usualdays: USUAL_DAYS }) },
      ),
      signingKey: line(say('apps.extensionKey'), { hint: say('apps.extensionKeyHint'), maxLength: 200 }),
    })}
    leavesOut={() => (accounts.length > 1 ? [] : ['accountId'])}
    send={({ name, signingKey, ...rest }) =>
      api('POST /api/admin/me/keys', {
        body: { ...rest, name: name.trim(), expiresInDays: USUAL_DAYS, ...filled({ signingKey }) },
      })
    }
    afterwards={{ name: '', signingKey: '' }}
    secret={{ label: say('people.theKey'), of: ({ key }) => key }}
    button={say('people.issueTheKey')}
  />
)

const rolesUpTo = (most: MemberRole) =>
  ROLES.slice(0, ROLES.indexOf(most) + 1).map((role) => [role, role] as const)
