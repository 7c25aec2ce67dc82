import { useState } from 'preact/hooks'
import { signInWithPasskey, signInWithProvider } from './passkeys.ts'
import { ways } from './session.ts'
import { isReadableOnTheWay, signIn } from './sign-in.ts'

/** For people, their passkey or provider; for the operator, the platform token. `refusal`: why the opened address did not sign in. */
export function SignInForm({ refusal }: { refusal: string | null }) {
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const token = new FormData(event.currentTarget as HTMLFormElement).get('token')
    setBusy(true)
    setMessage(await signIn({ token: String(token).trim() }))
    setBusy(false)
  }
  const enter = (way: () => Promise<string | null>) => async () => {
    setBusy(true)
    setMessage(await way())
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
      {ways.value.passkey && (
        <button type="button" class="primary" disabled={busy} onClick={enter(signInWithPasskey)}>
          Sign in with a passkey
        </button>
      )}
      {ways.value.openid !== null && (
        <button type="button" disabled={busy} onClick={enter(() => signInWithProvider())}>
          Sign in with {ways.value.openid}
        </button>
      )}
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
