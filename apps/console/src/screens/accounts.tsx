import { say } from '@veracite/words/say'
import { AddAccount, AddKey, PutPlan } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { type Answer, api, type Loaded, useApi } from '../parts/server/api.ts'
import { Refusal, useAction } from '../parts/widgets/action.tsx'
import { Age, formatCount } from '../parts/widgets/format.tsx'
import { Await, AwaitItems, Page, Section } from '../parts/widgets/page.tsx'
import { Select } from '../parts/widgets/select.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { engineName } from '../parts/widgets/words.ts'

type AccountPage = Answer<'GET /api/admin/accounts'>
type Plans = Answer<'GET /api/admin/plans'>
type KeyPage = Answer<'GET /api/admin/keys'>

/** Accounts, their plans, and their API keys. */
export function Accounts() {
  const accounts = useApi('GET /api/admin/accounts', { limit: '1000' })
  const plans = useApi('GET /api/admin/plans', {})
  const keys = useApi('GET /api/admin/keys', { limit: '1000' })
  return (
    <Page title={say('accounts.accountsPlansKeys')} sub={say('accounts.whoMayAskWhat')}>
      <Await of={accounts}>
        {(owners) => (
          <Await of={plans}>
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
    <Section title={say('count.accounts', { count: accounts.items.length })}>
      <Refusal action={action} />
      <Table
        rows={accounts.items}
        columns={[
          [say('common.name'), ({ name }) => name],
          [
            say('accounts.plan'),
            ({ id, name, plan }) => (
              <Select
                aria-label={say('accounts.planOf', { name })}
                value={plan}
                options={plans.items.map((one) => [one.id, one.id])}
                disabled={action.busy}
                choose={(next) => move(id, next)}
              />
            ),
          ],
          [say('common.since'), ({ createdAt }) => <Age at={createdAt} />],
        ]}
      />
      {accounts.nextCursor !== null && <p class="soft">{say('common.theFirstThousandAre')}</p>}
      <AddAccount plans={plans.items} added={changed} />
    </Section>
  )
}

function Keys({ accounts, keys }: { accounts: AccountPage; keys: Loaded<KeyPage> }) {
  return (
    <Section title={say('accounts.apiKeys')}>
      <AwaitItems of={keys} none={say('accounts.noProgramHasA')} hint={say('accounts.aKeyLetsA')}>
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
  <Section title={say('accounts.plans')}>
    <Table
      rows={plans.items}
      columns={[
        [say('accounts.plan'), ({ id }) => id],
        [say('accounts.scansInAMonth'), ({ maxScansPerMonth }) => formatCount(maxScansPerMonth)],
        [say('accounts.engines'), ({ engines }) => engines.map(engineName).join(', ')],
      ]}
    />
    <PutPlan plans={plans.items} changed={changed} />
  </Section>
)
