import { say } from '@veracite/words/say'
import { AddAccount, AddKey, PutPlan } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { type Answer, api, type Loaded, reloading, together, useApi } from '../parts/server/api.ts'
import { Refusal, Select, useAction } from '../parts/widgets/action.tsx'
import { Await, Page, Section, Table } from '../parts/widgets/page.tsx'
import { Age, engineName, formatCount } from '../parts/widgets/words.ts'

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
      <Await of={together(accounts, plans)}>
        {([owners, limits]) => (
          <>
            <Owners accounts={owners} plans={limits} />
            <Keys accounts={owners} keys={keys} />
            <PlanSection plans={limits} />
          </>
        )}
      </Await>
    </Page>
  )
}

function Owners({ accounts, plans }: { accounts: AccountPage; plans: Plans }) {
  const action = useAction()
  const move = (accountId: string, plan: string) =>
    action.run(() =>
      reloading(() => api('PATCH /api/admin/accounts/{accountId}', { accountId, body: { plan } })),
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
      <AddAccount plans={plans.items} />
    </Section>
  )
}

const Keys = ({ accounts, keys }: { accounts: AccountPage; keys: Loaded<KeyPage> }) => (
  <Section title={say('accounts.apiKeys')}>
    <KeyTable
      of={keys}
      none={say('accounts.noProgramHasA')}
      hint={say('accounts.aKeyLetsA')}
      owners={new Map(accounts.items.map(({ id, name }) => [id, name]))}
    />
    {accounts.items.length > 0 && <AddKey accounts={accounts.items} />}
  </Section>
)

const PlanSection = ({ plans }: { plans: Plans }) => (
  <Section title={say('accounts.plans')}>
    <Table
      rows={plans.items}
      columns={[
        [say('accounts.plan'), ({ id }) => id],
        [say('accounts.scansInAMonth'), ({ maxScansPerMonth }) => formatCount(maxScansPerMonth)],
        [say('accounts.engines'), ({ engines }) => engines.map(engineName).join(', ')],
      ]}
    />
    <PutPlan plans={plans.items} />
  </Section>
)
