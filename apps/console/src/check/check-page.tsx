import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { ServerKey } from '../parts/proof/key-choice.ts'
import { Failed, Loading } from '../parts/widgets/page.tsx'
import { Intake } from './intake.tsx'
import { type Given, whatIsText } from './what-is-it.ts'

/**
 * The verifier is most of the page. It is fetched at once, but the first screen does not wait for it; by the
 * time a bundle is dropped it is there, and no further request is needed.
 */
const verifier = import('./result.tsx')

/** The public page, where anyone with a bundle, a case file, a text or a hash can see whether it is evidence. */
export function CheckPage({ server }: { server: ServerKey | null }) {
  const [given, setGiven] = useState<{ what: Given; name: string; count: number } | null>(inAddress)
  const [requests, setRequests] = useState(0)
  const countRequest = useCallback(() => setRequests((made) => made + 1), [])
  const [Result, setResult] = useState<ResultPart | 'failed' | null>(null)
  useEffect(() => {
    verifier.then(
      (part) => setResult(() => part.Result),
      () => setResult('failed'),
    )
  }, [])
  const take = (what: Given, name: string) => {
    // A look-up can be shared by its address; opening it sends the hash behind # to nobody.
    history.replaceState(null, '', 'hashes' in what ? `#${what.hashes.at(-1)}` : location.pathname)
    setGiven((before) => ({ what, name, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <>
      <header>
        <div class="bar">
          <a class="mark" href="/">
            Veracite
          </a>
          <span class="bar-fill" />
          <Requests made={requests} />
        </div>
      </header>
      <main id="main" class="page check">
        <h1>Check evidence</h1>
        <p class="lead">
          Drop a bundle or a case file, and this page recomputes its proof, step by step. Paste a text or a
          hash, and it is looked up. No account is needed, and no file or text leaves this page.
        </p>
        <Intake onGiven={take} />
        {given !== null && (
          <section aria-label="Result" key={given.count}>
            <ResultHead name={given.name} />
            {Result === null ? (
              <Loading what="the verifier" />
            ) : Result === 'failed' ? (
              <Failed message="The verifier could not be loaded. Reload the page." />
            ) : (
              <Result what={given.what} server={server} count={countRequest} />
            )}
          </section>
        )}
        <section>
          <h2>What this does not prove</h2>
          <ul class="bullets soft">
            {LIMITS.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}

function inAddress(): { what: Given; name: string; count: number } | null {
  const what = whatIsText(location.hash.slice(1))
  return what.kind === 'hash' ? { what, name: 'The hash in the address', count: 0 } : null
}

type ResultPart = Awaited<typeof verifier>['Result']

/** Keyboard and screen-reader users are led to the result. */
function ResultHead({ name }: { name: string }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <h2 ref={head} tabIndex={-1}>
      {name}
    </h2>
  )
}

/** People who drop a bundle see that it stays zero. */
const Requests = ({ made }: { made: number }) => (
  <p class="badge requests" role="status">
    {made === 1 ? '1 request made' : `${made} requests made`}
  </p>
)

/** Limits of every verification in this page. */
const LIMITS = [
  'That what was said is true or false. The class of an answer is a program’s reading, checked against facts that somebody entered or collected.',
  'That the engine would say it again. One capture proves that something was said once; how often takes many samples.',
  'That the collector asked honestly. It shows what was kept, when, and that it was not changed since; under a logged plan also that nothing was left out.',
  'Who runs the log, or a relay. A key is worth as much as the place where you got it.',
  'What a bundle without a seal says beside its signed parts. Such bundles are older, or from inside a case file, and get the words SIGNED PARTS ONLY.',
] as const
