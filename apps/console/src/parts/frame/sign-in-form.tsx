import { rich, say } from '@veracite/words/say'
import { signInWithPasskey, signInWithProvider } from '../server/passkeys.ts'
import { ways } from '../server/session.ts'
import { isReadableOnTheWay, signIn } from '../server/sign-in.ts'
import { Button, useAction } from '../widgets/action.tsx'
import { Failed, Wrong } from '../widgets/page.tsx'

/** For people, their passkey or provider; for the operator, the platform token. `refusal`: why the opened address did not sign in. */
export function SignInForm({ refusal }: { refusal: string | null }) {
  const { error, busy, run } = useAction()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const token = new FormData(event.currentTarget as HTMLFormElement).get('token')
    run(() => signIn({ token: String(token).trim() }))
  }
  const told = error?.message ?? refusal
  if (isReadableOnTheWay()) return <Failed message={say('signInForm.thisConnectionIsNot')} />
  return (
    <form class="card" onSubmit={submit}>
      {ways.value.passkey && (
        <Button
          name={say('frame.signInWithA')}
          press={() => run(signInWithPasskey)}
          class="primary"
          disabled={busy}
        />
      )}
      {ways.value.openid !== null && (
        <Button
          name={say('frame.signInWith', { openid: ways.value.openid })}
          press={() => run(signInWithProvider)}
          disabled={busy}
        />
      )}
      {/* There is one operator, but password managers need a user name to store the token under. */}
      <input type="text" name="username" autocomplete="username" value="operator" readOnly hidden />
      <label for="token">{say('frame.platformToken')}</label>
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
        {rich('frame.theValueOfVeracite', { code: (words) => <code>{words}</code> })}
      </p>
      <Wrong message={told} />
      <button type="submit" class="primary" disabled={busy}>
        {busy ? say('frame.signingIn') : say('frame.signIn')}
      </button>
    </form>
  )
}

/** Over the screen, which stays behind it with everything that was typed. */
export const SessionEnded = () => (
  <dialog
    ref={showModal}
    class="dialog"
    aria-labelledby="ended-title"
    // Nothing behind it works without a session.
    onCancel={(event) => event.preventDefault()}
  >
    <h2 id="ended-title">{say('frame.yourSessionHasEnded')}</h2>
    <p>{say('frame.signInToGo')}</p>
    <SignInForm refusal={null} />
  </dialog>
)

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal()
