import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useEffect } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { RunProof } from '../parts/proof/run-proof.tsx'
import { AnswerVerdict, ClaimsTable } from '../parts/runs/answer-verdict.tsx'
import { AskAgain } from '../parts/runs/ask-again.tsx'
import { CitedPages, SourceSearch } from '../parts/runs/cited-pages.tsx'
import { LaterAnswers } from '../parts/runs/later-answers.tsx'
import { type Evidence, MarkedAnswer } from '../parts/runs/marked-answer.tsx'
import { RawBytes } from '../parts/runs/raw-bytes.tsx'
import { RunHistory } from '../parts/runs/run-history.tsx'
import { useApi } from '../parts/server/api.ts'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { RunSearches } from '../parts/sources/searches.tsx'
import { Await, Section } from '../parts/widgets/page.tsx'
import {
  className,
  gradeInWords,
  inList,
  noAnswerWords,
  predicateName,
  runState,
  screenSpeaker,
  surfaceInWords,
  Time,
  verificationWords,
  visibleText,
} from '../parts/widgets/words.ts'

type Source = NonNullable<Evidence['snapshot']>['source']

/** One answer: its text, its bytes, and the proof of both, computed here. */
export const Run = ({ runId }: { runId: string }) => (
  <Await of={useApi('GET /v1/runs/{runId}/evidence', { runId })}>
    {(run) => (
      <BrandFrame
        brandId={run.brand.id}
        section={visibleText(run.prompt)}
        above={[say('runs.statements'), '/findings']}
        sub={<Summary {...run} />}
        actions={
          <>
            {run.status === 'CLASSIFIED' && <ShareLink what={{ runId }} />}
            {run.citationClass !== null && run.snapshot?.source.surface !== 'app' && (
              <AskAgain runId={runId} />
            )}
          </>
        }
      >
        {run.snapshot?.source.grade != null && <AppNote source={run.snapshot.source} />}
        {run.provisional && <p class="note">{say('runs.provisionalTheModelHas')}</p>}
        {run.needsReview.length > 0 && (
          <p class="note">
            {say('runs.aPersonShouldLook', {
              why: run.needsReview.map(({ message }) => visibleText(toldInWords(message))).join(' '),
            })}
          </p>
        )}
        <div class="panes">
          <div>
            <AnswerPane run={run} />
            <LaterAnswers run={run} />
            <CitedPages run={run} />
            {run.snapshot && <RunSearches runId={runId} />}
            {run.citationClass === 'CONFABULATED' && <SourceSearch runId={runId} />}
            {run.rawResponse !== null && run.rawResponseEncoding !== null && (
              <Section title={say('runs.theBytesAsThey')}>
                <RawBytes raw={run.rawResponse} encoding={run.rawResponseEncoding} />
              </Section>
            )}
            <RunHistory run={run} />
          </div>
          <RunProof runId={runId} status={run.status} />
        </div>
      </BrandFrame>
    )}
  </Await>
)

const Summary = ({ brand, engine, snapshot, citationClass, status, ...run }: Evidence) => (
  <>
    <strong class={citationClass === 'CONFABULATED' ? 'accused' : undefined}>
      {citationClass === null ? runState(status) : className(citationClass)}
    </strong>
    {run.verificationStatus &&
      run.verificationStatus !== 'active' &&
      `, ${verificationWords(run.verificationStatus)}`}{' '}
    · {screenSpeaker(engine, snapshot?.source.access)}
    {snapshot && `, ${surfaceInWords(snapshot.source)}`}
    {snapshot &&
      ` (${visibleText(snapshot.source.servedModel ?? snapshot.source.requestedModel ?? snapshot.source.provider)})`}{' '}
    ·{' '}
    {snapshot && (
      <>
        <Time at={snapshot.capturedAt} /> ·{' '}
      </>
    )}
    <a href={`/console/brands/${brand.id}`}>{brand.name}</a> ·{' '}
    {snapshot?.source.surface === 'app' ? (
      <a href={`/console/brands/${brand.id}/apps`}>{say('runs.answersFromApps')}</a>
    ) : (
      <a href={`/console/scans/${run.scanId}`}>{say('runs.itsScan')}</a>
    )}
  </>
)

/** What is proven of an answer that a person brought, what the file says of itself, and what was left out of it. */
const AppNote = ({ source: { grade, app } }: { source: Source }) => (
  <div class="note">
    <p>{gradeInWords(grade ?? 'D')}</p>
    {app && (
      <ul>
        <li>
          {app.answeredAt === null
            ? say('runs.nothingSaysWhenThe')
            : say('runs.theFileSaysThat', { answeredAt: visibleText(app.answeredAt) })}
        </li>
        {app.notes.map((note) => (
          <li key={note}>{visibleText(note)}</li>
        ))}
        {app.stripped.length > 0 && (
          <li>{say('runs.removedBeforeStoring', { stripped: visibleText(app.stripped.join(', ')) })}</li>
        )}
      </ul>
    )}
  </div>
)

function AnswerPane({ run }: { run: Evidence }) {
  const { classifications, snapshot } = run
  const classification = classifications.findLast((one) => one.captureId === snapshot?.captureId) ?? null
  // The target of a mark is below it, or out of sight on a phone.
  useEffect(() => {
    if (location.hash.startsWith('#claim-')) document.querySelector(location.hash)?.scrollIntoView()
  }, [])
  return (
    <Section title={say('runs.whatItSays')}>
      <div class="card">
        <AnswerVerdict
          which={
            run.captures.length === 0
              ? say('runs.theAnswer')
              : say('runs.answer1OfAsked', { value: run.captures.length + 1 })
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
          {say('runs.nobodyHasLookedFor', { names: inList(classification.notRead.map(predicateName)) })}
        </p>
      )}
    </Section>
  )
}

const whyNone = ({ noAnswerReason, error, status }: Evidence): string =>
  noAnswerReason !== null
    ? say('runs.theEngineRepliedWithout', { noAnswerReason: noAnswerWords(noAnswerReason) })
    : error === null
      ? say('runs.thereIsNoAnswer', { status: runState(status) })
      : toldInWords(error)
