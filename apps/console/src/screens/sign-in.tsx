import { useEffect, useRef, useState } from 'preact/hooks'
import { isReadableOnTheWay, signIn } from '../parts/sign-in.ts'

/** Signs in with the platform token. `refusal`: why the opened address did not sign in. */
export function SignIn({ refusal }: { refusal: string | null }) {
  useEffect(() => {
    document.title = 'Sign in · Veracite'
  }, [])
  return (
    <main class="sign-in">
      <h1>Veracite</h1>
      <p class="sub">What AI answer engines say about your brand, what of it is wrong, and proof of it.</p>
      <TokenForm refusal={refusal} />
      <p class="soft">
        To check evidence you need no account: <a href="/check">check a text, a hash or a bundle</a>.
      </p>
    </main>
  )
}

/** Over the screen, which keeps what was typed. */
export function SignInAgain() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="jump"
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">Your session has ended</h2>
      <p class="sub">Sign in again to go on. What you typed is still there.</p>
      <TokenForm refusal={null} />
    </dialog>
  )
}

function TokenForm({ refusal }: { refusal: string | null }) {
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const token = new FormData(event.currentTarget as HTMLFormElement).get('token')
    setBusy(true)
    setMessage(await signIn({ token: String(token).trim() }))
    setBusy(false)
  }
  const told = message ?? refusal
  if (isReadableOnTheWay())
    return (
      <p class="failed" role="alert">
        This connection is not encrypted, so a token typed here could be read on its way. Use the https
        address, or open the console on the machine it runs on.
      </p>
    )
  return (
    <form class="card" onSubmit={submit}>
      {/* There is one operator, but password managers need a user name to store the token under. */}
      <input type="text" name="username" autocomplete="username" value="operator" readOnly hidden />
      <label for="token">Platform token</label>
      <input
        id="token"
        name="token"
        type="password"
        autocomplete="current-password"
        required
        maxLength={512}
        aria-describedby="token-hint"
        aria-invalid={told !== null}
      />
      <p id="token-hint" class="hint">
        The value of <code>VERACITE_TOKEN</code>. If none is set, the server prints one when it starts.
      </p>
      {told !== null && (
        <p class="wrong" role="alert">
          {told}
        </p>
      )}
      <button type="submit" class="primary" disabled={busy}>
        {busy ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  )
}
