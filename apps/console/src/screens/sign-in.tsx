import { useEffect } from 'preact/hooks'
import { SignInForm } from '../parts/frame/sign-in-form.tsx'

/** The screen for visitors who are not signed in. `refusal`: why the opened address did not sign in. */
export function SignIn({ refusal }: { refusal: string | null }) {
  useEffect(() => {
    document.title = 'Sign in · Veracite'
  }, [])
  return (
    <main class="sign-in">
      <h1>Veracite</h1>
      <p class="sub">What AI answer engines say about your brand, what of it is wrong, and proof of it.</p>
      <SignInForm refusal={refusal} />
      <p class="soft">
        To check evidence you need no account: <a href="/check">check a text, a hash or a bundle</a>.
      </p>
    </main>
  )
}
