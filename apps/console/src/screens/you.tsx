import { known, rich, say } from '@veracite/words/say'
import { IssueMyKey } from '../parts/accounts/account-forms.tsx'
import { KeyTable } from '../parts/accounts/key-table.tsx'
import { browserName } from '../parts/people/browser-name.ts'
import { Programs } from '../parts/people/programs.tsx'
import { roleName } from '../parts/people/role-words.tsx'
import { type Answer, api, type Loaded, useApi } from '../parts/server/api.ts'
import { addPasskey } from '../parts/server/passkeys.ts'
import { who } from '../parts/server/session.ts'
import { signOut } from '../parts/server/sign-in.ts'
import { ActButton, ConfirmButton, useAction } from '../parts/widgets/action.tsx'
import { LanguageSwitch } from '../parts/widgets/language-switch.tsx'
import { Await, AwaitTable, noted, Page, Section, Wrong } from '../parts/widgets/page.tsx'
import { Age } from '../parts/widgets/words.ts'

type Me = Answer<'GET /api/admin/me'>
type Passkey = Answer<'GET /api/admin/me/passkeys'>['items'][number]

/** Who you are here, where you are signed in, and what signs you in. */
export function You() {
  const me = useApi('GET /api/admin/me', {})
  const isPerson = who.value?.operator === false
  return (
    <Page
      title={isPerson ? (who.value?.name ?? say('people.you')) : say('people.theOperator')}
      sub={say('people.youAndWhereYou')}
      actions={<LanguageSwitch />}
    >
      <Await of={me}>{(value) => <MyAccounts me={value} />}</Await>
      <Sessions />
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

const Sessions = () => (
  <Section title={say('people.sessions')}>
    <AwaitTable
      of={useApi('GET /api/admin/me/sessions', {})}
      label={say('people.yourSessions')}
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
            act={() => api('DELETE /api/admin/me/sessions/{sessionId}', { sessionId: session.id })}
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

function Passkeys() {
  const passkeys = useApi('GET /api/admin/me/passkeys', {})
  const action = useAction()
  const add = () => addPasskey(say('people.added', { value: new Date().toISOString().slice(0, 10) }))
  return (
    <Section title={say('people.passkeys')}>
      <Wrong message={action.error?.message} />
      <Await of={passkeys}>
        {({ items }) => (
          <ul class="plain">
            {items.map((passkey) => (
              <li key={passkey.id} class="beside">
                <PasskeyLine passkey={passkey} />
                <ConfirmButton
                  name={say('common.remove')}
                  question={say('people.itNoLongerSigns')}
                  act={() => api('DELETE /api/admin/me/passkeys/{passkeyId}', { passkeyId: passkey.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </Await>
      <ActButton name={say('people.addAPasskey')} action={action} act={add} />
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

const MyKeys = ({ me }: { me: Loaded<Me> }) => (
  <Section title={say('people.yourKeys')}>
    <p class="soft">{say('people.aKeyActsFor')}</p>
    <KeyTable of={useApi('GET /api/admin/me/keys', { limit: '1000' })} mine />
    {me.value?.accounts && me.value.accounts.length > 0 && <IssueMyKey accounts={me.value.accounts} />}
  </Section>
)
