import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'
import { ENGINES, engineName } from '../widgets/words.ts'
import { type Account, AccountField } from './account-field.tsx'

type Plan = AnswerOf<'GET /api/admin/plans'>['items'][number]
type Scope = NonNullable<InputOf<'POST /api/admin/keys'>['body']['scopes']>[number]

export function AddAccount({ plans, added }: { plans: readonly Plan[]; added: () => void }) {
  const [name, setName] = useState('')
  const [plan, setPlan] = useState(plans[0]?.id ?? '')
  const action = useAction()
  const add = () =>
    action.run(async () => {
      await api('POST /api/admin/accounts', { body: { name: name.trim(), plan } })
      setName('')
      added()
    })
  return (
    <details>
      <summary>Add an account</summary>
      <Form label="Add an account" onSubmit={add}>
        <TextField label="Name of the account" path="name" action={action} value={name} set={setName} />
        <ChoiceField
          label="Its plan"
          path="plan"
          action={action}
          value={plan}
          set={setPlan}
          choices={plans.map(({ id }) => [id, id] as const)}
        />
        <Refusal action={action} beside={['name', 'plan']} />
        <div class="actions">
          <Submit action={action}>Add the account</Submit>
        </div>
      </Form>
    </details>
  )
}

const SCOPES: Record<Scope, string> = {
  read: 'read reports and evidence',
  scan: 'start scans',
  verify: 're-verify findings',
}

export function AddKey({ accounts, added }: { accounts: readonly Account[]; added: () => void }) {
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read'])
  const [key, setKey] = useState<string | null>(null)
  const action = useAction()
  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope])
  const add = () =>
    action.run(async () => {
      const body = { accountId, name: name.trim(), scopes: [...scopes] }
      setKey((await api('POST /api/admin/keys', { body })).key)
      setName('')
      added()
    })
  return (
    <details>
      <summary>Issue a key</summary>
      <Form label="Issue a key" onSubmit={add}>
        <AccountField accounts={accounts} value={accountId} onChange={setAccountId} action={action} />
        <TextField label="What it is for" path="name" action={action} value={name} set={setName} />
        <fieldset>
          <legend>It may</legend>
          {(Object.keys(SCOPES) as Scope[]).map((scope) => (
            <label key={scope} class="choice">
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
              {SCOPES[scope]}
            </label>
          ))}
        </fieldset>
        <Refusal action={action} beside={['accountId', 'name']} />
        {key !== null && <ShownOnce label="The key" value={key} />}
        <div class="actions">
          <Submit action={action}>Issue the key</Submit>
        </div>
      </Form>
    </details>
  )
}

/** An existing name changes that plan; any other name makes a new one. */
export function PutPlan({ plans, changed }: { plans: readonly Plan[]; changed: () => void }) {
  const [planId, setPlanId] = useState('')
  const [scans, setScans] = useState('30')
  const [engines, setEngines] = useState<readonly string[]>([])
  const action = useAction()
  const name = (given: string) => {
    setPlanId(given)
    const known = plans.find(({ id }) => id === given)
    if (!known) return
    setScans(String(known.maxScansPerMonth))
    setEngines(known.engines)
  }
  const put = () =>
    action.run(async () => {
      const body = { engines: engines as Plan['engines'], maxScansPerMonth: Number(scans) }
      await api('PUT /api/admin/plans/{planId}', { planId: planId.trim(), body })
      changed()
    })
  return (
    <details>
      <summary>Make or change a plan</summary>
      <Form label="Make or change a plan" onSubmit={put}>
        <Field
          label="Name of the plan"
          path="planId"
          action={action}
          hint="An existing name changes that plan."
        >
          {(props) => (
            <input
              {...props}
              required
              value={planId}
              onInput={({ currentTarget }) => name(currentTarget.value)}
            />
          )}
        </Field>
        <TextField
          label="Scans in a month"
          path="maxScansPerMonth"
          action={action}
          inputMode="numeric"
          value={scans}
          set={setScans}
        />
        <fieldset>
          <legend>Engines</legend>
          <div class="choices">
            {ENGINES.map((engine) => (
              <label key={engine} class="choice">
                <input
                  type="checkbox"
                  checked={engines.includes(engine)}
                  onChange={() =>
                    setEngines(
                      engines.includes(engine)
                        ? engines.filter((other) => other !== engine)
                        : [...engines, engine],
                    )
                  }
                />
                {engineName(engine)}
              </label>
            ))}
          </div>
        </fieldset>
        <Refusal action={action} beside={['planId', 'maxScansPerMonth']} />
        <div class="actions">
          <Submit action={action}>Save the plan</Submit>
        </div>
      </Form>
    </details>
  )
}
