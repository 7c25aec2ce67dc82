import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LanguageSwitch } from '../parts/widgets/language-switch.tsx'
import { Failed, Loading } from '../parts/widgets/page.tsx'

/**
 * The verifier is most of a public page. It is fetched at once, but the first screen does not wait for it; by the
 * time a bundle is dropped it is there, and no further request is needed.
 */
const verifier = import('./result.tsx')
type ResultPart = Awaited<typeof verifier>['Result']

/** Shows what takes the part that shows results, once it is there. */
export function WithVerifier({ children }: { children: (Result: ResultPart) => ComponentChildren }) {
  const [part, setPart] = useState<ResultPart | 'failed' | null>(null)
  useEffect(() => {
    verifier.then(
      ({ Result }) => setPart(() => Result),
      () => setPart('failed'),
    )
  }, [])
  if (part === null) return <Loading />
  return part === 'failed' ? <Failed message={say('check.theVerifierCouldNot')} /> : children(part)
}

interface FrameProps {
  /** Where the name of the product leads. */
  home: string
  beside?: ComponentChildren
  children: ComponentChildren
}

/** The frame of a page that anyone can open. */
export const CheckFrame = ({ home, beside, children }: FrameProps) => (
  <>
    <header>
      <div class="bar">
        <a class="mark" href={home}>
          {say('common.veracite')}
        </a>
        <span class="bar-fill" />
        {beside}
        <LanguageSwitch />
      </div>
    </header>
    <main id="main" class="page check">
      {children}
    </main>
  </>
)
