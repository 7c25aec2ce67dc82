import { rich, say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import type { ServerKey } from '../parts/proof/key-choice.ts'
import { ReportDocument, type ReportWords } from '../parts/reports/report-document.tsx'
import { Failed, Loading } from '../parts/widgets/page.tsx'
import { Time } from '../parts/widgets/words.ts'
import { CheckFrame, WithVerifier } from './check-frame.tsx'
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

const GONE = say('check.thisAddressShowsNothing')

/** One piece of evidence for a person without an account: fetched once, then verified in this page. */
export function SharedPage({ token, server }: { token: string | null; server: ServerKey | null }) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    document.title = say('check.sharedEvidenceVeracite')
    load(token).then(setLoaded, () => setLoaded({ refused: say('check.theServerDoesNot') }))
  }, [token])
  return (
    <CheckFrame home="/check">
      {loaded === null ? (
        <Loading />
      ) : 'refused' in loaded ? (
        <Failed message={loaded.refused} />
      ) : (
        <>
          <h1 class={'words' in loaded ? undefined : 'hidden'}>{loaded.shared.title}</h1>
          {'words' in loaded ? (
            <ReportDocument {...loaded.words} />
          ) : (
            <section aria-label={say('check.result')}>
              <WithVerifier>
                {(Result) => <Result what={loaded.given} server={server} isFolded count={() => {}} />}
              </WithVerifier>
            </section>
          )}
          <p class="meta">
            {rich('check.somebodySharedThisWith', {
              time: () => <Time at={loaded.shared.expiresAt} />,
              leads: 'words' in loaded ? say('check.itIsAReport') : say('check.thisPageRecomputesIts'),
            })}
          </p>
        </>
      )}
    </CheckFrame>
  )
}

async function load(token: string | null): Promise<NonNullable<Loaded>> {
  if (token === null) return { refused: GONE }
  const opened = await ask('open', token)
  if (opened.status === 404 || opened.status === 400) return { refused: GONE }
  if (!opened.ok) return { refused: say('check.theServerIsBusy') }
  const shared = (await opened.json()) as Shared
  const content = await ask('content', token)
  if (!content.ok) return { refused: say('check.theEvidenceCouldNot') }
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
