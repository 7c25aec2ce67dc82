import { listed, say } from '@veracite/words/say'
import { type Answer, type Asked, api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { ENGINES, engineName } from '../widgets/words.ts'

export type Account = Answer<'GET /api/admin/accounts'>['items'][number]
type Plan = Answer<'GET /api/admin/plans'>['items'][number]
type Scope = NonNullable<Asked<'POST /api/admin/keys'>['body']['scopes']>[number]

/** Which account something is for. */
export const accountField = (accounts: readonly Account[]) =>
  ({
    kind: 'choice',
    label: say('accounts.account'),
    choices: accounts.map(({ id, name }) => [id, name] as const),
  }) as const

export const AddAccount = ({ plans, added }: { plans: readonly Plan[]; added: () => void }) => (
  <DescribedForm
    label={say('accounts.addAnAccount')}
    opens=""
    initial={{ name: '', plan: plans[0]?.id ?? '' }}
    fields={{
      name: { label: say('accounts.nameOfTheAccount') },
      plan: {
        kind: 'choice',
        label: say('accounts.itsPlan'),
        choices: plans.map(({ id }) => [id, id] as const),
      },
    }}
    send={({ name, plan }) => api('POST /api/admin/accounts', { body: { name: name.trim(), plan } })}
    afterwards={{ name: '' }}
    done={added}
    button={say('accounts.addTheAccount')}
  />
)

export const AddKey = ({ accounts, added }: { accounts: readonly Account[]; added: () => void }) => (
  <DescribedForm
    label={say('accounts.issueAKey')}
    opens=""
    initial={{ accountId: accounts[0]?.id ?? '', name: '', scopes: ['read'] as Scope[] }}
    fields={{
      accountId: accountField(accounts),
      name: { label: say('accounts.whatItIsFor') },
      scopes: { kind: 'ticks', label: say('accounts.itMay'), choices: listed('scope') },
    }}
    send={(draft) => api('POST /api/admin/keys', { body: { ...draft, name: draft.name.trim() } })}
    afterwards={{ name: '' }}
    done={added}
    secret={{ label: say('accounts.theKey'), of: ({ key }) => key }}
    button={say('accounts.issueTheKey')}
  />
)

/** An existing name changes that plan; any other name makes a new one. */
export const PutPlan = ({ plans, changed }: { plans: readonly Plan[]; changed: () => void }) => (
  <DescribedForm
    label={say('accounts.makeOrChangeA')}
    opens=""
    initial={{ planId: '', maxScansPerMonth: '30', engines: [] as Plan['engines'] }}
    fields={{
      planId: {
        label: say('accounts.nameOfThePlan'),
        hint: say('accounts.anExistingNameChanges'),
        required: true,
        also: (planId) => settingsOf(plans.find(({ id }) => id === planId)),
      },
      maxScansPerMonth: { label: say('accounts.scansInAMonth'), inputMode: 'numeric' },
      engines: {
        kind: 'ticks',
        label: say('accounts.engines'),
        isWide: true,
        choices: (ENGINES as Plan['engines']).map((engine) => [engine, engineName(engine)] as const),
      },
    }}
    send={({ planId, maxScansPerMonth, engines }) =>
      api('PUT /api/admin/plans/{planId}', {
        planId: planId.trim(),
        body: { engines, maxScansPerMonth: Number(maxScansPerMonth) },
      })
    }
    done={changed}
    button={say('accounts.saveThePlan')}
  />
)

const settingsOf = (plan: Plan | undefined) =>
  plan ? { maxScansPerMonth: String(plan.maxScansPerMonth), engines: plan.engines } : {}
