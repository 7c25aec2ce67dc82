import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Account, AccountField } from '../accounts/account-field.tsx'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { Await } from '../widgets/states.tsx'

/** The account is only asked for when there is a choice. */
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
      <TextField
        label="Name"
        path="name"
        action={action}
        hint="As customers know it."
        value={name}
        set={setName}
      />
      <TextField
        label="Domain"
        path="domain"
        action={action}
        hint="Of its website, as in example.com."
        inputMode="url"
        value={domain}
        set={setDomain}
      />
      <TextField
        label="Other names (optional)"
        path="aliases"
        action={action}
        hint="That answers use for it, separated by commas."
        value={aliases}
        set={setAliases}
      />
      {accounts.length > 1 && (
        <AccountField accounts={accounts} value={accountId} onChange={setAccountId} action={action} />
      )}
      <Refusal action={action} beside={['name', 'domain', 'aliases']} />
      <div class="actions">
        <Submit action={action}>Continue to facts</Submit>
      </div>
    </Form>
  )
}

/** There is no account yet: the first gets the name of the brand, and the plan with the most engines. */
async function firstAccount(name: string): Promise<Account> {
  const { items } = await api('GET /api/admin/plans', {})
  const [plan] = [...items].sort((a, b) => b.engines.length - a.engines.length)
  return await api('POST /api/admin/accounts', { body: { name, plan: plan?.id ?? '' } })
}
