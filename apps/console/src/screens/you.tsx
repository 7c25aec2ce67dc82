import { known, rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { browserName } from '../parts/people/browser-name.ts'
import { IssueMyKey } from '../parts/people/issue-my-key.tsx'
import { Programs } from '../parts/people/programs.tsx'
import { roleName } from '../parts/people/role-words.tsx'
import { type Answer, api, type Loaded, useApi } from '../parts/server/api.ts'
import { addPasskey } from '../parts/server/passkeys.ts'
import { who } from '../parts/server/session.ts'
import { signOut } from '../parts/server/sign-in.ts'
import { Button, ConfirmButton } from '../parts/widgets/action.tsx'
import { Age } from '../parts/widgets/format.tsx'
import { LanguageSwitch } from '../parts/widgets/language-switch.tsx'
import { Await, Page, Section, Wrong } from '../parts/widgets/page.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'

type Me = Answer<'GET /api/admin/me'>
type Session = Answer<'GET /api/admin/me/sessions'>['items'][number]
type Passkey = Answer<'GET /api/admin/me/passkeys'>['items'][number]

/** Who you are here, where you are signed in, and what signs you in. */
export function You() {
  const me = useApi('GET /api/admin/me', {})
  const sessions = useApi('GET /api/admin/me/sessions', {})
  const isPerson = who.value?.operator === false
  return (
    <Page
      title={isPerson ? (who.value?.name ?? say('people.you')) : say('people.theOperator')}
      sub={say('people.youAndWhereYou')}
      actions={<LanguageSwitch />}
    >
      <Await of={me}>{(value) => <MyAccounts me={value} />}</Await>
      <Await of={sessions}>{({ items }) => <Sessions items={items} changed={sessions.reload} />}</Await>
      <Programs />
      {isPerson && <Passkeys />}
      {isPerson && <MyKeys me={me} />}
    </Page>
  )
}

const MyAccounts = ({ me: { accounts } }: { me: Me }) => (
  <Section title={say('people.accounts')}>
    {accounts === null ? (
      <p>{rich('people.youAreSignedIn', { a: (words) => <a href="/console/people">{words}</a> })}</p>
    ) : (
      <ul class="plain">
        {accounts.map(({ accountId, name, role }) => (
          <li key={accountId}>
            {name}: {roleName(role)}
          </li>
        ))}
      </ul>
    )}
  </Section>
)

function Sessions({ items, changed }: { items: readonly Session[]; changed: () => void }) {
  return (
    <Section title={say('people.sessions')}>
      <Table
        label={say('people.yourSessions')}
        rows={items}
        columns={[
          [
            say('people.browser'),
            ({ browser, current }) =>
              noted(<span title={browser}>{browserName(browser)}</span>, current && say('people.thisOne')),
          ],
          [say('common.from'), (session) => session.address],
          [
            say('people.signedIn'),
            ({ createdAt, method }) => noted(<Age at={createdAt} />, known('signedInWith', method) ?? method),
          ],
          [say('people.lastUsed'), (session) => <Age at={session.seenAt} />],
        ]}
        actions={(session) =>
          !session.current && (
            <ConfirmButton
              name={say('people.signOut')}
              question={say('people.thatBrowserIsSigned')}
              act={() =>
                api('DELETE /api/admin/me/sessions/{sessionId}', { sessionId: session.id }).then(changed)
              }
            />
          )
        }
      />
      <ConfirmButton
        name={say('people.signOutEverywhere')}
        question={say('people.thisBrowserIsSigned')}
        act={() => api('DELETE /api/admin/me/sessions', {}).then(signOut)}
      />
    </Section>
  )
}

function Passkeys() {
  const passkeys = useApi('GET /api/admin/me/passkeys', {})
  const [message, setMessage] = useState<string | null>(null)
  const add = async () => {
    setMessage(await addPasskey(say('people.added', { value: new Date().toISOString().slice(0, 10) })))
    passkeys.reload()
  }
  return (
    <Section title={say('people.passkeys')}>
      <Wrong message={message} />
      <Await of={passkeys}>
        {({ items }) => (
          <ul class="plain">
            {items.map((passkey) => (
              <li key={passkey.id} class="beside">
                <PasskeyLine passkey={passkey} />
                <ConfirmButton
                  name={say('common.remove')}
                  question={say('people.itNoLongerSigns')}
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
      <Button name={say('people.addAPasskey')} press={add} />
    </Section>
  )
}

const PasskeyLine = ({ passkey: { name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) => (
  <span>
    {rich('people.passkeySince', {
      where: backedUp ? 'kept' : 'other',
      since: () => <Age at={createdAt} />,
      isUsed: lastUsedAt ? 'yes' : 'other',
      used: () => <Age at={lastUsedAt ?? ''} />,
      name,
    })}
  </span>
)

function MyKeys({ me }: { me: Loaded<Me> }) {
  const keys = useApi('GET /api/admin/me/keys', { limit: '1000' })
  return (
    <Section title={say('people.yourKeys')}>
      <p class="soft">{say('people.aKeyActsFor')}</p>
      <Await of={keys}>
        {({ items }) => <KeyTable owners={new Map()} items={items} changed={keys.reload} mine />}
      </Await>
      {me.value?.accounts && me.value.accounts.length > 0 && (
        <IssueMyKey accounts={me.value.accounts} issued={keys.reload} />
      )}
    </Section>
  )
}
