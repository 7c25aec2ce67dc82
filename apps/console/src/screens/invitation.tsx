import { say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import { useLoad } from '../parts/server/api.ts'
import { joinWithPasskey, readInvitation, signInWithProvider } from '../parts/server/passkeys.ts'
import { invitation } from '../parts/server/session.ts'
import { isReadableOnTheWay } from '../parts/server/sign-in.ts'
import { Button, useAction } from '../parts/widgets/action.tsx'
import { Await, Failed, Wrong } from '../parts/widgets/page.tsx'

/** The page behind an invitation link: account, role, and how to accept. */
export function Invitation({ token }: { token: string }) {
  const asked = useLoad(`invitation ${token}`, () => readInvitation(token))
  useEffect(() => {
    document.title = say('people.invitationVeracite')
  }, [])
  return (
    <main class="sign-in">
      <h1>{say('common.veracite')}</h1>
      <Await of={asked}>
        {(open) => (
          <>
            <p class="sub">
              {open.again
                ? say('people.welcomeBackToYour', { account: open.account })
                : say('people.youAreInvitedTo', { account: open.account, role: open.role })}
            </p>
            <Accept token={token} name={open.name} again={open.again} provider={open.ways.openid} />
          </>
        )}
      </Await>
    </main>
  )
}

function Accept(props: { token: string; name: string; again: boolean; provider: string | null }) {
  const { token, again, provider } = props
  const [name, setName] = useState(props.name)
  const { error, busy, run } = useAction()
  const accept = (event: SubmitEvent) => {
    event.preventDefault()
    run(async () => {
      await joinWithPasskey(token, name.trim())
      history.replaceState(null, '', '/console')
      invitation.value = null
    })
  }
  if (isReadableOnTheWay()) return <Failed message={say('people.thisConnectionIsNot')} />
  return (
    <form class="card" onSubmit={accept}>
      <label for="name">{say('people.yourName')}</label>
      <input
        id="name"
        required
        maxLength={100}
        autocomplete="name"
        value={name}
        readOnly={again}
        aria-describedby="name-hint"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p id="name-hint" class="hint">
        {say('people.itIsWrittenUnder')}
      </p>
      <Wrong message={error?.message} />
      <button type="submit" class="primary" disabled={busy || name.trim() === ''}>
        {busy ? say('people.oneMoment') : say('people.acceptWithAPasskey')}
      </button>
      {provider !== null && (
        <Button
          name={say('people.acceptWith', { provider })}
          press={() => run(() => signInWithProvider(token))}
          disabled={busy}
        />
      )}
      <p class="hint">{say('invitation.aPasskeyIsKept')}</p>
    </form>
  )
}
