import { useEffect, useState } from 'preact/hooks'
import { useEntering } from '../parts/frame/sign-in-form.tsx'
import { useLoad } from '../parts/server/api.ts'
import { joinWithPasskey, readInvitation, signInWithProvider } from '../parts/server/passkeys.ts'
import { invitation } from '../parts/server/session.ts'
import { isReadableOnTheWay } from '../parts/server/sign-in.ts'
import { Button } from '../parts/widgets/button.tsx'
import { Await, Wrong } from '../parts/widgets/page.tsx'

/** The page behind an invitation link: account, role, and how to accept. */
export function Invitation({ token }: { token: string }) {
  const asked = useLoad(`invitation ${token}`, () => readInvitation(token))
  useEffect(() => {
    document.title = 'Invitation · Veracite'
  }, [])
  return (
    <main class="sign-in">
      <h1>Veracite</h1>
      <Await of={asked} what="the invitation">
        {(open) => (
          <>
            <p class="sub">
              {open.again
                ? `Welcome back to ${open.account}. Your earlier passkeys will no longer work.`
                : `You are invited to ${open.account} as ${open.role}.`}
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
  const { message, busy, enter } = useEntering()
  const accept = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await enter(() => joinWithPasskey(token, name.trim())))) return
    history.replaceState(null, '', '/console')
    invitation.value = null
  }
  if (isReadableOnTheWay())
    return (
      <p class="failed" role="alert">
        This connection is not encrypted, and browsers keep no passkeys for it. Open the https address.
      </p>
    )
  return (
    <form class="card" onSubmit={accept}>
      <label for="name">Your name</label>
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
        It is written under what you review, and others in the account see it.
      </p>
      <Wrong message={message} />
      <button type="submit" class="primary" disabled={busy || name.trim() === ''}>
        {busy ? 'One moment …' : 'Accept with a passkey'}
      </button>
      {provider !== null && (
        <Button
          name={`Accept with ${provider}`}
          press={() => enter(() => signInWithProvider(token))}
          disabled={busy}
        />
      )}
      <p class="hint">
        A passkey is kept by your device or password manager and unlocked like the device itself. There is no
        password.
      </p>
    </form>
  )
}
