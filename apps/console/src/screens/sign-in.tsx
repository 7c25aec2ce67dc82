import { rich, say } from '@veracite/words/say'
import { useEffect } from 'preact/hooks'
import { SignInForm } from '../parts/frame/sign-in-form.tsx'
import { LanguageSwitch } from '../parts/widgets/language-switch.tsx'

/** The screen for visitors who are not signed in. `refusal`: why the opened address did not sign in. */
export function SignIn({ refusal }: { refusal: string | null }) {
  useEffect(() => {
    document.title = say('frame.signInVeracite')
  }, [])
  return (
    <main class="sign-in">
      <h1>{say('common.veracite')}</h1>
      <p class="sub">{say('frame.whatAiAnswerEngines')}</p>
      <SignInForm refusal={refusal} />
      <p class="soft">{rich('frame.toCheckEvidenceYou', { a: (words) => <a href="/check">{words}</a> })}</p>
      <LanguageSwitch />
    </main>
  )
}
