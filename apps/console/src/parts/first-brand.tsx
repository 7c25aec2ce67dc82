import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type AnswerOf, api } from './api.ts'
import { Field, Form, Refusal, Submit, useAction } from './form.tsx'
import { useLoad } from './load.ts'
import { Await } from './states.tsx'

type Account = AnswerOf<'GET /api/admin/accounts'>['items'][number]

/** Who it is for is only asked where there is a choice. */
export function FirstBrand() {
  const accounts = useLoad('accounts', (signal) => api('GET /api/admin/accounts', { limit: '1000' }, signal))
  return (
    <Await of={accounts} what="the accounts">
      {({ items }) => <BrandForm accounts={items} />}
    </Await>
  )
}

function BrandForm({ accounts }: { accounts: readonly Account[] }) {
  const { route } = useLocation()
  const [name, setName] = useState('')
  const [domain, setDomain] = useState('')
  const [aliases, setAliases] = useState('')
  const [accountId, setAccountId] = useState(accounts.at(-1)?.id ?? '')
  const action = useAction()
  const add = () =>
    action.run(async () => {
      const owner = accountId === '' ? (await firstAccount(name.trim())).id : accountId
      const others = aliases.split(',').map((alias) => alias.trim())
      const body = {
        accountId: owner,
        name: name.trim(),
        domain: domain.trim(),
        aliases: others.filter((alias) => alias !== ''),
      }
      const brand = await api('POST /api/admin/brands', { body })
      route(`/console/start/${brand.id}?step=2`)
    })
  return (
    <Form label="Name and domain" onSubmit={add}>
      <Field label="Name" path="name" action={action} hint="As customers say it.">
        {(props) => (
          <input {...props} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        )}
      </Field>
      <Field label="Domain" path="domain" action={action} hint="Of its website, as in example.com.">
        {(props) => (
          <input
            {...props}
            inputMode="url"
            value={domain}
            onInput={({ currentTarget }) => setDomain(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Other names (optional)"
        path="aliases"
        action={action}
        hint="Under which answers speak of it, with commas between."
      >
        {(props) => (
          <input
            {...props}
            value={aliases}
            onInput={({ currentTarget }) => setAliases(currentTarget.value)}
          />
        )}
      </Field>
      {accounts.length > 1 && (
        <Field label="Account" path="accountId" action={action}>
          {(props) => (
            <select
              {...props}
              value={accountId}
              onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
            >
              {accounts.map((account) => (
                <option key={account.id} value={account.id}>
                  {account.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Refusal action={action} beside={['name', 'domain', 'aliases']} />
      <div class="actions">
        <Submit action={action}>Go on to facts</Submit>
      </div>
    </Form>
  )
}

/** Nobody owns a brand yet: the first account has the name of the brand, and the plan that asks most engines. */
async function firstAccount(name: string): Promise<Account> {
  const { items } = await api('GET /api/admin/plans', {})
  const [plan] = [...items].sort((a, b) => b.engines.length - a.engines.length)
  return await api('POST /api/admin/accounts', { body: { name, plan: plan?.id ?? '' } })
}
