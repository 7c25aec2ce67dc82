import type { AnswerOf } from '@veracite/contract/routes'
import { className } from '@veracite/verify/bundle/class-names'
import { useEffect } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { RunProof } from '../parts/proof/run-proof.tsx'
import { AnswerVerdict } from '../parts/runs/answer-verdict.tsx'
import { AskAgain } from '../parts/runs/ask-again.tsx'
import { CitedPages } from '../parts/runs/cited-pages.tsx'
import { ClaimsTable } from '../parts/runs/claims-table.tsx'
import { LaterAnswers } from '../parts/runs/later-answers.tsx'
import { MarkedAnswer } from '../parts/runs/marked-answer.tsx'
import { RawBytes } from '../parts/runs/raw-bytes.tsx'
import { RunHistory } from '../parts/runs/run-history.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { Await, Section } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { inWords, runState, screenSpeaker } from '../parts/widgets/words.ts'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** One answer: its text, its bytes, and the proof of both, computed here. */
export function Run({ runId }: { runId: string }) {
  const evidence = useApi('GET /v1/runs/{runId}/evidence', { runId })
  return (
    <Await of={evidence} what="the run">
      {(run) => (
        <BrandFrame
          brandId={run.brand.id}
          section={visibleText(run.prompt)}
          above={['Statements', '/findings']}
          sub={<Summary {...run} />}
          actions={<Actions run={run} reload={evidence.reload} />}
        >
          {run.provisional && (
            <p class="note">
              Provisional: the model has not finished reading this answer, and its class may change.
            </p>
          )}
          {run.needsReview.length > 0 && (
            <p class="note">
              A person should look: {run.needsReview.map(({ message }) => visibleText(message)).join(' ')}
            </p>
          )}
          <div class="panes">
            <div>
              <AnswerPane run={run} />
              <LaterAnswers run={run} />
              <CitedPages run={run} />
              <BytesPane run={run} />
              <RunHistory run={run} />
            </div>
            <RunProof runId={runId} status={run.status} />
            {run.status === 'CLASSIFIED' && <ShareLink what={{ runId }} />}
          </div>
        </BrandFrame>
      )}
    </Await>
  )
}

const Summary = ({
  brand,
  scanId,
  engine,
  snapshot,
  citationClass,
  status,
  verificationStatus,
}: Evidence) => (
  <>
    <strong class={citationClass === 'CONFABULATED' ? 'accused' : undefined}>
      {citationClass === null ? runState(status) : className(citationClass)}
    </strong>
    {verificationStatus &&
      verificationStatus !== 'active' &&
      `, ${inWords(verificationStatus).toLowerCase()}`}{' '}
    · {screenSpeaker(engine, snapshot?.source.access)}
    {snapshot &&
      ` (${snapshot.source.servedModel ?? snapshot.source.requestedModel ?? snapshot.source.provider})`}{' '}
    ·{' '}
    {snapshot && (
      <>
        <Time at={snapshot.capturedAt} /> ·{' '}
      </>
    )}
    <a href={`/console/brands/${brand.id}`}>{brand.name}</a> ·{' '}
    <a href={`/console/scans/${scanId}`}>its scan</a>
  </>
)

const Actions = ({ run, reload }: { run: Evidence; reload: () => void }) =>
  run.citationClass === null ? null : (
    <OnlyFor atLeast="reviewer">
      <AskAgain runId={run.runId} onDone={reload} />
    </OnlyFor>
  )

function AnswerPane({ run }: { run: Evidence }) {
  const classification =
    run.classifications.filter(({ captureId }) => captureId === run.snapshot?.captureId).at(-1) ?? null
  // The target of a mark is below it, or out of sight on a phone.
  useEffect(() => {
    if (location.hash.startsWith('#claim-')) document.querySelector(location.hash)?.scrollIntoView()
  }, [])
  return (
    <Section title="What it says">
      <div class="card">
        <AnswerVerdict
          which={
            run.captures.length === 0 ? 'The answer' : `Answer 1 of ${run.captures.length + 1}, asked first`
          }
          capturedAt={run.snapshot?.capturedAt ?? null}
          classification={classification}
        />
        {run.answer === null ? (
          <p class="soft">{whyNone(run)}</p>
        ) : (
          <MarkedAnswer answer={run.answer} classification={classification} />
        )}
      </div>
      {classification && <ClaimsTable claims={classification.claims} brandId={run.brand.id} />}
      {classification?.notRead !== undefined && (
        <p class="soft">
          Nobody has looked for {classification.notRead.map(inWords).join(', ')}: no reader was asked about
          it.
        </p>
      )}
    </Section>
  )
}

const whyNone = ({ noAnswerReason, error, status }: Evidence): string =>
  noAnswerReason !== null
    ? `The engine replied without an answer: ${inWords(noAnswerReason).toLowerCase()}. That does not count as not being mentioned.`
    : (error ?? `${runState(status)}: there is no answer yet.`)

function BytesPane({ run }: { run: Evidence }) {
  if (run.rawResponse === null || run.rawResponseEncoding === null) return null
  return (
    <Section title="The bytes as they came">
      <RawBytes raw={run.rawResponse} encoding={run.rawResponseEncoding} />
    </Section>
  )
}
