import { rich, say } from '@veracite/words/say'
import { AddKey } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { InvitePerson } from '../parts/people/invite-person.tsx'
import { Programs } from '../parts/people/programs.tsx'
import { RoleHelp, roleName } from '../parts/people/role-words.tsx'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { mayAnywhere, mayIn, ROLES, who } from '../parts/server/session.ts'
import { ConfirmButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { Await, AwaitItems, Page, Section } from '../parts/widgets/page.tsx'
import { Select } from '../parts/widgets/select.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'

type Account = Answer<'GET /api/admin/accounts'>['items'][number]
type Member = Answer<'GET /api/admin/accounts/{accountId}/members'>['items'][number]
type Invitation = Answer<'GET /api/admin/accounts/{accountId}/invitations'>['items'][number]

/** Members of each account, and open invitations. */
export function People() {
  const accounts = useApi('GET /api/admin/accounts', { limit: '1000' })
  return (
    <Page
      title={say('people.people')}
      sub={say('people.whoGetsInAnd')}
      actions={mayAnywhere('owner') && <a href="/console/record">{say('people.whoDidWhat')}</a>}
    >
      <RoleHelp />
      <Await of={accounts}>
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
}

function OfAccount({ account }: { account: Account }) {
  const { id: accountId, name } = account
  const isOwner = mayIn(accountId, 'owner')
  const members = useApi('GET /api/admin/accounts/{accountId}/members', { accountId, limit: '1000' })
  return (
    <Section title={name}>
      <AwaitItems of={members} none={say('people.nobodyIsInThis')} hint={say('people.inviteSomebodyTheyGet')}>
        {({ items }) => <Members items={items} isOwner={isOwner} changed={members.reload} account={name} />}
      </AwaitItems>
      {isOwner && <ForOwners account={account} />}
    </Section>
  )
}

function Members(props: {
  items: readonly Member[]
  isOwner: boolean
  account: string
  changed: () => void
}) {
  const { items, isOwner, account, changed } = props
  const action = useAction()
  const give = (memberId: string, role: Member['role']) =>
    action.run(() =>
      api('PATCH /api/admin/members/{memberId}', { memberId, body: { role } }).finally(changed),
    )
  return (
    <>
      <Refusal action={action} />
      <Table
        label={say('people.peopleOf', { account })}
        rows={items}
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
                  choose={(role) => give(member.id, role as Member['role'])}
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
              act={() => api('DELETE /api/admin/members/{memberId}', { memberId: member.id }).then(changed)}
            />
          )
        }
      />
    </>
  )
}

function ForOwners({ account }: { account: Account }) {
  const { id: accountId } = account
  const invitations = useApi('GET /api/admin/accounts/{accountId}/invitations', { accountId, limit: '100' })
  return (
    <>
      <Await of={invitations}>
        {({ items }) => <Invitations items={items.filter(isOpen)} changed={invitations.reload} />}
      </Await>
      <Programs accountId={accountId} />
      <InvitePerson accountId={accountId} invited={invitations.reload} />
      {/* The operator sees all keys together, beside the accounts. */}
      {who.value?.operator === false && <Keys account={account} />}
    </>
  )
}

function Keys({ account }: { account: Account }) {
  const keys = useApi('GET /api/admin/keys', { accountId: account.id, limit: '1000' })
  return (
    <>
      <h3>{say('people.keys')}</h3>
      <Await of={keys}>
        {({ items }) => <KeyTable owners={new Map()} items={items} changed={keys.reload} />}
      </Await>
      <AddKey accounts={[account]} added={keys.reload} />
    </>
  )
}

const isOpen = ({ usedAt, revokedAt, expiresAt }: Invitation): boolean =>
  usedAt === null && revokedAt === null && Date.parse(expiresAt) > Date.now()

function Invitations({ items, changed }: { items: readonly Invitation[]; changed: () => void }) {
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
              act={() =>
                api('DELETE /api/admin/invitations/{invitationId}', { invitationId: id }).then(changed)
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
