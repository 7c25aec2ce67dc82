import type { AnswerOf } from '@veracite/contract/routes'
import { AddKey } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { InvitePerson } from '../parts/people/invite-person.tsx'
import { Programs } from '../parts/people/programs.tsx'
import { RoleHelp } from '../parts/people/role-words.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { mayAnywhere, mayIn, ROLES, who } from '../parts/server/session.ts'
import { ConfirmButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { Await, AwaitItems, Page, Section } from '../parts/widgets/page.tsx'
import { Select } from '../parts/widgets/select.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'

type Account = AnswerOf<'GET /api/admin/accounts'>['items'][number]
type Member = AnswerOf<'GET /api/admin/accounts/{accountId}/members'>['items'][number]
type Invitation = AnswerOf<'GET /api/admin/accounts/{accountId}/invitations'>['items'][number]

/** Members of each account, and open invitations. */
export function People() {
  const accounts = useApi('GET /api/admin/accounts', { limit: '1000' })
  return (
    <Page
      title="People"
      sub="Who gets in, and what they may do"
      actions={mayAnywhere('owner') && <a href="/console/record">Who did what</a>}
    >
      <RoleHelp />
      <Await of={accounts} what="the accounts">
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
      <AwaitItems
        of={members}
        what="the members"
        none="Nobody is in this account yet."
        hint="Invite somebody: they get in with a passkey, and see this account only."
      >
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
        label={`People of ${account}`}
        rows={items}
        columns={[
          ['Name', ({ name, email }) => noted(name, email)],
          [
            'Role',
            (member) =>
              isOwner ? (
                <Select
                  aria-label={`Role of ${member.name}`}
                  value={member.role}
                  options={ROLES.map((role) => [role, role])}
                  disabled={action.busy}
                  choose={(role) => give(member.id, role as Member['role'])}
                />
              ) : (
                member.role
              ),
          ],
          ['Since', (member) => <Age at={member.addedAt} />],
          ['Last seen', (member) => (member.lastSeenAt ? <Age at={member.lastSeenAt} /> : 'never')],
        ]}
        actions={(member) =>
          isOwner && (
            <ConfirmButton
              name="Take out"
              question={`${member.name} is signed out at once.`}
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
      <Await of={invitations} what="the invitations">
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
      <h3>Keys</h3>
      <Await of={keys} what="the keys">
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
      <h3>Invited</h3>
      <ul class="plain">
        {items.map(({ id, name, role, memberId, expiresAt }) => (
          <li key={id} class="beside">
            <span>
              {name}, {memberId === null ? `as ${role}` : 'back in'}, until <Time at={expiresAt} />
            </span>
            <ConfirmButton
              name="Take back"
              question="The link stops working."
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
