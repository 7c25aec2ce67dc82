import { listed, say } from '@veracite/words/say'
import { useCallback, useState } from 'preact/hooks'
import type { ServerKey } from '../parts/proof/key-choice.ts'
import { takeFocus } from '../parts/widgets/keys.tsx'
import { CheckFrame, WithVerifier } from './check-frame.tsx'
import { Intake } from './intake.tsx'
import { type Given, whatIsText } from './what-is-it.ts'

/** The public page, where anyone with a bundle, a case file, a text or a hash can see whether it is evidence. */
export function CheckPage({ server }: { server: ServerKey | null }) {
  const [given, setGiven] = useState<{ what: Given; name: string; count: number } | null>(inAddress)
  const [requests, setRequests] = useState(0)
  const countRequest = useCallback(() => setRequests((made) => made + 1), [])
  const take = (what: Given, name: string) => {
    // A look-up can be shared by its address; opening it sends the hash behind # to nobody.
    history.replaceState(null, '', 'hashes' in what ? `#${what.hashes.at(-1)}` : location.pathname)
    setGiven((before) => ({ what, name, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <CheckFrame home="/" beside={<Requests made={requests} />}>
      <h1>{say('check.checkEvidence')}</h1>
      <p class="lead">{say('checkPage.dropABundleOr')}</p>
      <Intake onGiven={take} />
      {given !== null && (
        <section aria-label={say('check.result')} key={given.count}>
          <h2 ref={takeFocus} tabIndex={-1}>
            {given.name}
          </h2>
          <WithVerifier>
            {(Result) => <Result what={given.what} server={server} count={countRequest} />}
          </WithVerifier>
        </section>
      )}
      <section>
        <h2>{say('check.whatThisDoesNot')}</h2>
        <ul class="bullets soft">
          {listed('notProved').map(([name, limit]) => (
            <li key={name}>{limit}</li>
          ))}
        </ul>
      </section>
    </CheckFrame>
  )
}

function inAddress(): { what: Given; name: string; count: number } | null {
  const what = whatIsText(location.hash.slice(1))
  return what.kind === 'hash' ? { what, name: say('check.theHashInThe'), count: 0 } : null
}

/** People who drop a bundle see that it stays zero. */
const Requests = ({ made }: { made: number }) => (
  <p class="badge requests" role="status">
    {say('check.requestsMade', { made })}
  </p>
)
