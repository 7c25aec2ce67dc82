import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { IssueMyKey } from '../parts/people/issue-my-key.tsx'
import { Programs } from '../parts/people/programs.tsx'
import { api, type Loaded, useApi } from '../parts/server/api.ts'
import { addPasskey } from '../parts/server/passkeys.ts'
import { who } from '../parts/server/session.ts'
import { signOut } from '../parts/server/sign-in.ts'
import { ConfirmButton } from '../parts/widgets/action.tsx'
import { Button } from '../parts/widgets/button.tsx'
import { Age } from '../parts/widgets/format.tsx'
import { Await, Page, Section, Wrong } from '../parts/widgets/page.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'

type Me = AnswerOf<'GET /api/admin/me'>
type Session = AnswerOf<'GET /api/admin/me/sessions'>['items'][number]
type Passkey = AnswerOf<'GET /api/admin/me/passkeys'>['items'][number]

/** Who you are here, where you are signed in, and what signs you in. */
export function You() {
  const me = useApi('GET /api/admin/me', {})
  const sessions = useApi('GET /api/admin/me/sessions', {})
  const isPerson = who.value?.operator === false
  return (
    <Page
      title={isPerson ? (who.value?.name ?? 'You') : 'The operator'}
      sub="You, and where you are signed in"
    >
      <Await of={me} what="your accounts">
        {(value) => <MyAccounts me={value} />}
      </Await>
      <Await of={sessions} what="your sessions">
        {({ items }) => <Sessions items={items} changed={sessions.reload} />}
      </Await>
      <Programs />
      {isPerson && <Passkeys />}
      {isPerson && <MyKeys me={me} />}
    </Page>
  )
}

const MyAccounts = ({ me: { accounts } }: { me: Me }) => (
  <Section title="Accounts">
    {accounts === null ? (
      <p>
        You are signed in with the platform token and see every account. <a href="/console/people">Invite</a>{' '}
        people to give each their own name and role.
      </p>
    ) : (
      <ul class="plain">
        {accounts.map(({ accountId, name, role }) => (
          <li key={accountId}>
            {name}: {role}
          </li>
        ))}
      </ul>
    )}
  </Section>
)

function Sessions({ items, changed }: { items: readonly Session[]; changed: () => void }) {
  return (
    <Section title="Sessions">
      <Table
        label="Your sessions"
        rows={items}
        columns={[
          ['Browser', ({ browser, current }) => noted(browser, current && 'This one.')],
          ['From', (session) => session.address],
          ['Signed in', ({ createdAt, method }) => noted(<Age at={createdAt} />, `by ${method}`)],
          ['Last used', (session) => <Age at={session.seenAt} />],
        ]}
        actions={(session) =>
          !session.current && (
            <ConfirmButton
              name="Sign out"
              question="That browser is signed out at once."
              act={() =>
                api('DELETE /api/admin/me/sessions/{sessionId}', { sessionId: session.id }).then(changed)
              }
            />
          )
        }
      />
      <ConfirmButton
        name="Sign out everywhere"
        question="This browser is signed out too."
        act={() => api('DELETE /api/admin/me/sessions', {}).then(signOut)}
      />
    </Section>
  )
}

function Passkeys() {
  const passkeys = useApi('GET /api/admin/me/passkeys', {})
  const [message, setMessage] = useState<string | null>(null)
  const add = async () => {
    setMessage(await addPasskey(`Added ${new Date().toISOString().slice(0, 10)}`))
    passkeys.reload()
  }
  return (
    <Section title="Passkeys">
      <Wrong message={message} />
      <Await of={passkeys} what="your passkeys">
        {({ items }) => (
          <ul class="plain">
            {items.map((passkey) => (
              <li key={passkey.id} class="beside">
                <PasskeyLine passkey={passkey} />
                <ConfirmButton
                  name="Remove"
                  question="It no longer signs you in."
                  act={() =>
                    api('DELETE /api/admin/me/passkeys/{passkeyId}', { passkeyId: passkey.id }).then(
                      passkeys.reload,
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Await>
      <Button name="Add a passkey" press={add} />
    </Section>
  )
}

const PasskeyLine = ({ passkey: { name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) => (
  <span>
    {name}, {backedUp ? 'kept by its maker for your other devices' : 'on one device'}, since{' '}
    <Age at={createdAt} />
    {lastUsedAt && (
      <>
        , last used <Age at={lastUsedAt} />
      </>
    )}
  </span>
)

function MyKeys({ me }: { me: Loaded<Me> }) {
  const keys = useApi('GET /api/admin/me/keys', { limit: '1000' })
  return (
    <Section title="Your keys">
      <p class="soft">A key acts for you in one account, for programs of yours. It ends when you leave.</p>
      <Await of={keys} what="your keys">
        {({ items }) => <KeyTable owners={new Map()} items={items} changed={keys.reload} mine />}
      </Await>
      {me.value?.accounts && me.value.accounts.length > 0 && (
        <IssueMyKey accounts={me.value.accounts} issued={keys.reload} />
      )}
    </Section>
  )
}
