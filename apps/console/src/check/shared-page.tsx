import { useEffect, useState } from 'preact/hooks'
import type { ServerKey } from '../parts/proof/key-choice.ts'
import { ReportDocument, type ReportWords } from '../parts/reports/report-document.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { Failed, Loading } from '../parts/widgets/page.tsx'
import { type Given, whatIsFile } from './what-is-it.ts'

interface Shared {
  kind: 'finding' | 'run' | 'case' | 'report'
  title: string
  demo: boolean
  expiresAt: string
}

type Loaded =
  | { shared: Shared; given: Given }
  | { shared: Shared; words: ReportWords }
  | { refused: string }
  | null

const verifier = import('./result.tsx')
const GONE = 'This address shows nothing, or no longer does. Ask whoever gave it to you for another one.'

/** One piece of evidence for a person without an account: fetched once, then verified in this page. */
export function SharedPage({ token, server }: { token: string | null; server: ServerKey | null }) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [Result, setResult] = useState<ResultPart | null>(null)
  useEffect(() => {
    document.title = 'Shared evidence · Veracite'
    verifier.then((part) => setResult(() => part.Result))
    load(token).then(setLoaded, () => setLoaded({ refused: 'The server does not answer. Reload the page.' }))
  }, [token])
  return (
    <>
      <header>
        <div class="bar">
          <a class="mark" href="/check">
            Veracite
          </a>
        </div>
      </header>
      <main id="main" class="page check">
        {loaded === null || Result === null ? (
          <Loading what="the evidence" />
        ) : 'refused' in loaded ? (
          <Failed message={loaded.refused} />
        ) : (
          <>
            <h1 class={'words' in loaded ? undefined : 'hidden'}>{loaded.shared.title}</h1>
            {'words' in loaded ? (
              <ReportDocument {...loaded.words} />
            ) : (
              <section aria-label="Result">
                <Result what={loaded.given} server={server} isFolded count={() => {}} />
              </section>
            )}
            <p class="meta">
              Somebody shared this with you, until <Time at={loaded.shared.expiresAt} />.{' '}
              {LEADS[kindOf(loaded)]}
            </p>
          </>
        )}
      </main>
    </>
  )
}

const kindOf = (loaded: object) => ('words' in loaded ? 'report' : 'evidence')
const LEADS = {
  report: 'It is a report in words: the digests in it lead to the proof of what was answered.',
  evidence:
    'This page recomputes its proof, step by step; you need no account, and need not trust whoever sent it.',
}

type ResultPart = Awaited<typeof verifier>['Result']

async function load(token: string | null): Promise<NonNullable<Loaded>> {
  if (token === null) return { refused: GONE }
  const opened = await ask('open', token)
  if (opened.status === 404 || opened.status === 400) return { refused: GONE }
  if (!opened.ok) return { refused: 'The server is busy. Reload the page in a minute.' }
  const shared = (await opened.json()) as Shared
  const content = await ask('content', token)
  if (!content.ok) return { refused: 'The evidence could not be read. Reload the page in a minute.' }
  if (shared.kind === 'report') return { shared, words: (await content.json()) as ReportWords }
  return { shared, given: whatIsFile(new Uint8Array(await content.arrayBuffer())) }
}

const ask = (what: 'open' | 'content', token: string): Promise<Response> =>
  fetch(`/api/shared/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  })
