import type { AnswerOf } from '@veracite/contract/routes'
import { AddAccount, AddKey, PutPlan } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { api, type Loaded, useApi } from '../parts/server/api.ts'
import { Refusal, useAction } from '../parts/widgets/action.tsx'
import { Age, formatCount, formatOf } from '../parts/widgets/format.tsx'
import { Await, AwaitItems, Page, Section } from '../parts/widgets/page.tsx'
import { Select } from '../parts/widgets/select.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { engineName } from '../parts/widgets/words.ts'

type AccountPage = AnswerOf<'GET /api/admin/accounts'>
type Plans = AnswerOf<'GET /api/admin/plans'>
type KeyPage = AnswerOf<'GET /api/admin/keys'>

/** Accounts, their plans, and their API keys. */
export function Accounts() {
  const accounts = useApi('GET /api/admin/accounts', { limit: '1000' })
  const plans = useApi('GET /api/admin/plans', {})
  const keys = useApi('GET /api/admin/keys', { limit: '1000' })
  return (
    <Page title="Accounts, plans, keys" sub="Who may ask what, and with which key">
      <Await of={accounts} what="the accounts">
        {(owners) => (
          <Await of={plans} what="the plans">
            {(limits) => (
              <>
                <Owners accounts={owners} plans={limits} changed={accounts.reload} />
                <Keys accounts={owners} keys={keys} />
                <PlanSection plans={limits} changed={plans.reload} />
              </>
            )}
          </Await>
        )}
      </Await>
    </Page>
  )
}

function Owners({ accounts, plans, changed }: { accounts: AccountPage; plans: Plans; changed: () => void }) {
  const action = useAction()
  const move = (accountId: string, plan: string) =>
    action.run(() =>
      api('PATCH /api/admin/accounts/{accountId}', { accountId, body: { plan } }).finally(changed),
    )
  return (
    <Section title={formatOf(accounts.items.length, 'account')}>
      <Refusal action={action} />
      <Table
        rows={accounts.items}
        columns={[
          ['Name', ({ name }) => name],
          [
            'Plan',
            ({ id, name, plan }) => (
              <Select
                aria-label={`Plan of ${name}`}
                value={plan}
                options={plans.items.map((one) => [one.id, one.id])}
                disabled={action.busy}
                choose={(next) => move(id, next)}
              />
            ),
          ],
          ['Since', ({ createdAt }) => <Age at={createdAt} />],
        ]}
      />
      {accounts.nextCursor !== null && <p class="soft">The first thousand are shown.</p>}
      <AddAccount plans={plans.items} added={changed} />
    </Section>
  )
}

function Keys({ accounts, keys }: { accounts: AccountPage; keys: Loaded<KeyPage> }) {
  return (
    <Section title="API keys">
      <AwaitItems
        of={keys}
        what="the keys"
        none="No program has a key."
        hint="A key lets a program of an account read, scan or verify, and nothing of any other account."
      >
        {({ items }) => (
          <KeyTable
            owners={new Map(accounts.items.map(({ id, name }) => [id, name]))}
            items={items}
            changed={keys.reload}
          />
        )}
      </AwaitItems>
      {accounts.items.length > 0 && <AddKey accounts={accounts.items} added={keys.reload} />}
    </Section>
  )
}

const PlanSection = ({ plans, changed }: { plans: Plans; changed: () => void }) => (
  <Section title="Plans">
    <Table
      rows={plans.items}
      columns={[
        ['Plan', ({ id }) => id],
        ['Scans in a month', ({ maxScansPerMonth }) => formatCount(maxScansPerMonth)],
        ['Engines', ({ engines }) => engines.map(engineName).join(', ')],
      ]}
    />
    <PutPlan plans={plans.items} changed={changed} />
  </Section>
)
