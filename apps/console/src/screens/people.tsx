import { rich, say } from '@veracite/words/say'
import { AddKey, InvitePerson } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { Programs } from '../parts/people/programs.tsx'
import { RoleHelp, roleName } from '../parts/people/role-words.tsx'
import { type Answer, api, reloading, useApi } from '../parts/server/api.ts'
import { type MemberRole, mayAnywhere, mayIn, ROLES, who } from '../parts/server/session.ts'
import { ConfirmButton, Refusal, Select, useAction } from '../parts/widgets/action.tsx'
import { Await, AwaitTable, noted, Page, Section } from '../parts/widgets/page.tsx'
import { Age, Time } from '../parts/widgets/words.ts'

type Account = Answer<'GET /api/admin/accounts'>['items'][number]
type Invitation = Answer<'GET /api/admin/accounts/{accountId}/invitations'>['items'][number]

/** Members of each account, and open invitations. */
export const People = () => (
  <Page
    title={say('people.people')}
    sub={say('people.whoGetsInAnd')}
    actions={mayAnywhere('owner') && <a href="/console/record">{say('people.whoDidWhat')}</a>}
  >
    <RoleHelp />
    <Await of={useApi('GET /api/admin/accounts', { limit: '1000' })}>
      {({ items }) => (
        <>
          {items.map((account) => (
            <OfAccount key={account.id} account={account} />
          ))}
        </>
      )}
    </Await>
  </Page>
)

function OfAccount({ account }: { account: Account }) {
  const { id: accountId, name } = account
  const isOwner = mayIn(accountId, 'owner')
  const action = useAction()
  const give = (memberId: string, role: MemberRole) =>
    action.run(() =>
      reloading(() => api('PATCH /api/admin/members/{memberId}', { memberId, body: { role } })),
    )
  return (
    <Section title={name}>
      <Refusal action={action} />
      <AwaitTable
        of={useApi('GET /api/admin/accounts/{accountId}/members', { accountId, limit: '1000' })}
        none={say('people.nobodyIsInThis')}
        hint={say('people.inviteSomebodyTheyGet')}
        label={say('people.peopleOf', { account: name })}
        columns={[
          [say('common.name'), ({ name, email }) => noted(name, email)],
          [
            say('people.role'),
            (member) =>
              isOwner ? (
                <Select
                  aria-label={say('people.roleOf', { name: member.name })}
                  value={member.role}
                  options={ROLES.map((role) => [role, role])}
                  disabled={action.busy}
                  choose={(role) => give(member.id, role as MemberRole)}
                />
              ) : (
                member.role
              ),
          ],
          [say('common.since'), (member) => <Age at={member.addedAt} />],
          [
            say('people.lastSeen'),
            (member) => (member.lastSeenAt ? <Age at={member.lastSeenAt} /> : say('people.never')),
          ],
        ]}
        actions={(member) =>
          isOwner && (
            <ConfirmButton
              name={say('people.takeOut')}
              question={say('people.isSignedOutAt', { name: member.name })}
              act={() => api('DELETE /api/admin/members/{memberId}', { memberId: member.id })}
            />
          )
        }
      />
      {isOwner && <ForOwners account={account} />}
    </Section>
  )
}

function ForOwners({ account }: { account: Account }) {
  const { id: accountId } = account
  const invitations = useApi('GET /api/admin/accounts/{accountId}/invitations', { accountId, limit: '100' })
  return (
    <>
      <Await of={invitations}>{({ items }) => <Invitations items={items.filter(isOpen)} />}</Await>
      <Programs accountId={accountId} />
      <InvitePerson accountId={accountId} />
      {/* The operator sees all keys together, beside the accounts. */}
      {who.value?.operator === false && <Keys account={account} />}
    </>
  )
}

const Keys = ({ account }: { account: Account }) => (
  <>
    <h3>{say('people.keys')}</h3>
    <KeyTable of={useApi('GET /api/admin/keys', { accountId: account.id, limit: '1000' })} />
    <AddKey accounts={[account]} />
  </>
)

const isOpen = ({ usedAt, revokedAt, expiresAt }: Invitation): boolean =>
  usedAt === null && revokedAt === null && Date.parse(expiresAt) > Date.now()

function Invitations({ items }: { items: readonly Invitation[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3>{say('people.invited')}</h3>
      <ul class="plain">
        {items.map(({ id, name, role, memberId, expiresAt }) => (
          <li key={id} class="beside">
            <span>
              {rich('people.invitedAs', {
                how: memberId === null ? 'new' : 'other',
                role: roleName(role),
                time: () => <Time at={expiresAt} />,
                name,
              })}
            </span>
            <ConfirmButton
              name={say('common.takeBack')}
              question={say('people.theLinkStopsWorking')}
              act={() => api('DELETE /api/admin/invitations/{invitationId}', { invitationId: id })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
