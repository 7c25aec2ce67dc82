import { useEffect, useRef, useState } from 'preact/hooks'
import type { ServerKey } from '../parts/key-choice.ts'
import { Proof } from '../parts/proof.tsx'
import { CaseProof } from './case-proof.tsx'
import { Intake } from './intake.tsx'
import { LIMITS } from './limits.ts'
import { requestsMade } from './look-up.ts'
import { LookedUp } from './looked-up.tsx'
import type { Given } from './what-is-it.ts'

/** The public page: whoever has a bundle, a case file, a text or a hash sees whether it is evidence. */
export function CheckPage({ server }: { server: ServerKey | null }) {
  const [given, setGiven] = useState<{ what: Given; name: string; count: number } | null>(null)
  const count = useRef(0)
  const take = (what: Given, name: string) => {
    count.current += 1
    setGiven({ what, name, count: count.current })
  }
  return (
    <>
      <header>
        <div class="bar">
          <a class="mark" href="/">
            Veracite
          </a>
          <span class="bar-fill" />
          <Requests />
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
            <Result what={given.what} server={server} />
          </section>
        )}
        <section>
          <h2>What this does not prove</h2>
          <ul class="limits">
            {LIMITS.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}

/** Whoever gave something by keyboard, or listens, is led to what came of it. */
function ResultHead({ name }: { name: string }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <h2 ref={head} tabIndex={-1}>
      {name}
    </h2>
  )
}

const Requests = () => (
  <p class="requests" role="status">
    {requestsMade.value === 1 ? '1 request made' : `${requestsMade.value} requests made`}
  </p>
)

function Result({ what, server }: { what: Given; server: ServerKey | null }) {
  switch (what.kind) {
    case 'bundle':
      return <Proof text={what.text} server={server} withAnswer />
    case 'case':
      return <CaseProof bytes={what.bytes} server={server} />
    case 'hash':
    case 'content':
      return <LookedUp hashes={what.hashes} isContent={what.kind === 'content'} />
    case 'nothing':
      return <p class="soft">There is nothing in it.</p>
  }
}
