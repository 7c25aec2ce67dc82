import { say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { type Account, accountField } from '../accounts/account-forms.tsx'
import { enterBrand } from '../frame/brand-here.ts'
import { api, useApi } from '../server/api.ts'
import { line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { linesOf } from '../widgets/lists.ts'
import { Await } from '../widgets/page.tsx'
import { domainField } from './brand-form.tsx'

/** The account is only asked for when there is a choice. */
export function FirstBrand() {
  const { route } = useLocation()
  const accounts = useApi('GET /api/admin/accounts', { limit: '1000' })
  return (
    <Await of={accounts}>
      {({ items }) => (
        <DescribedForm
          label={say('brands.nameAndDomain')}
          isInPage
          fields={{
            name: line(say('common.name'), { hint: say('brands.asCustomersKnowIt') }),
            domain: domainField(),
            aliases: line(say('brands.otherNamesOptional'), { hint: say('brands.thatAnswersUseForIt') }),
            accountId: accountField(items, items.at(-1)?.id),
          }}
          leavesOut={() => (items.length > 1 ? [] : ['accountId'])}
          send={async ({ accountId, name, domain, aliases }) =>
            api('POST /api/admin/brands', {
              body: {
                accountId: accountId === '' ? (await firstAccount(name.trim())).id : accountId,
                name: name.trim(),
                domain: domain.trim(),
                aliases: linesOf(aliases, ','),
              },
            })
          }
          done={(brand) => {
            enterBrand(brand)
            route(`/console/start/${brand.id}?step=2`)
          }}
          button={say('brands.continueToFacts')}
        />
      )}
    </Await>
  )
}

/** There is no account yet: the first gets the name of the brand, and the plan with the most engines. */
async function firstAccount(name: string): Promise<Account> {
  const { items } = await api('GET /api/admin/plans', {})
  const [plan] = [...items].sort((a, b) => b.engines.length - a.engines.length)
  return await api('POST /api/admin/accounts', { body: { name, plan: plan?.id ?? '' } })
}
