import { useEffect, useRef } from 'preact/hooks'
import { SignInForm } from './sign-in-form.tsx'

/** Over the screen, which stays behind it with everything that was typed. */
export function SessionEnded() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="ended"
      aria-labelledby="ended-title"
      // Nothing behind it works without a session.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="ended-title">Your session has ended</h2>
      <p>Sign in to go on where you were. What you typed is still there; nothing was sent meanwhile.</p>
      <SignInForm refusal={null} />
    </dialog>
  )
}
