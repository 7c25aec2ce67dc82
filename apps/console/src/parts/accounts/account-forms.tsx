import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { ENGINES, engineName } from '../widgets/words.ts'

export type Account = AnswerOf<'GET /api/admin/accounts'>['items'][number]
type Plan = AnswerOf<'GET /api/admin/plans'>['items'][number]
type Scope = NonNullable<InputOf<'POST /api/admin/keys'>['body']['scopes']>[number]

/** Which account something is for. */
export const accountField = (accounts: readonly Account[]) =>
  ({
    kind: 'choice',
    label: 'Account',
    choices: accounts.map(({ id, name }) => [id, name] as const),
  }) as const

export const AddAccount = ({ plans, added }: { plans: readonly Plan[]; added: () => void }) => (
  <DescribedForm
    label="Add an account"
    folded
    initial={{ name: '', plan: plans[0]?.id ?? '' }}
    fields={{
      name: { label: 'Name of the account' },
      plan: { kind: 'choice', label: 'Its plan', choices: plans.map(({ id }) => [id, id] as const) },
    }}
    send={({ name, plan }) => api('POST /api/admin/accounts', { body: { name: name.trim(), plan } })}
    afterwards={{ name: '' }}
    done={added}
    button="Add the account"
  />
)

const SCOPES: Record<Scope, string> = {
  read: 'read reports and evidence',
  scan: 'start scans',
  verify: 're-verify findings',
}

export const AddKey = ({ accounts, added }: { accounts: readonly Account[]; added: () => void }) => (
  <DescribedForm
    label="Issue a key"
    folded
    initial={{ accountId: accounts[0]?.id ?? '', name: '', scopes: ['read'] as Scope[] }}
    fields={{
      accountId: accountField(accounts),
      name: { label: 'What it is for' },
      scopes: { kind: 'ticks', label: 'It may', choices: Object.entries(SCOPES) as [Scope, string][] },
    }}
    send={(draft) => api('POST /api/admin/keys', { body: { ...draft, name: draft.name.trim() } })}
    afterwards={{ name: '' }}
    done={added}
    secret={{ label: 'The key', of: ({ key }) => key }}
    button="Issue the key"
  />
)

/** An existing name changes that plan; any other name makes a new one. */
export const PutPlan = ({ plans, changed }: { plans: readonly Plan[]; changed: () => void }) => (
  <DescribedForm
    label="Make or change a plan"
    folded
    initial={{ planId: '', maxScansPerMonth: '30', engines: [] as Plan['engines'] }}
    fields={{
      planId: {
        label: 'Name of the plan',
        hint: 'An existing name changes that plan.',
        required: true,
        also: (planId) => settingsOf(plans.find(({ id }) => id === planId)),
      },
      maxScansPerMonth: { label: 'Scans in a month', inputMode: 'numeric' },
      engines: {
        kind: 'ticks',
        label: 'Engines',
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
    button="Save the plan"
  />
)

const settingsOf = (plan: Plan | undefined) =>
  plan ? { maxScansPerMonth: String(plan.maxScansPerMonth), engines: plan.engines } : {}
