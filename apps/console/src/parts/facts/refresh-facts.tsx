import { rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useEffect, useState } from 'preact/hooks'
import { api, useJob } from '../server/api.ts'
import { changed } from '../server/session.ts'
import { Button, Refusal, useAction } from '../widgets/action.tsx'
import { line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Failed, onlyFor } from '../widgets/page.tsx'
import { labelInSentence, predicateName, visibleText } from '../widgets/words.ts'
import { factInWords } from './fact-words.ts'

interface Props {
  brandId: string
  /** Starts immediately, but only once: coming back does not read the site again. */
  atOnce?: boolean
}

/** Has the brand's own pages read again, and reports the outcome. */
export const RefreshFacts = onlyFor('editor', ({ brandId, atOnce = false }: Props) => {
  const action = useAction()
  const [jobId, setJobId] = useState<string | null>(null)
  const start = () =>
    action.run(async () => {
      const answer = await api('POST /v1/brands/{brandId}/ground-truth/refresh', { brandId })
      setJobId(answer.jobId)
    })
  useEffect(() => {
    if (!atOnce || begun.has(brandId)) return
    begun.add(brandId)
    start()
  }, [])
  return (
    <>
      {jobId !== null && <JobState key={jobId} brandId={brandId} jobId={jobId} />}
      <ReadPage brandId={brandId} />
      <Button name={say('facts.readTheSiteAgain')} press={start} disabled={action.busy} />
      <Refusal action={action} />
    </>
  )
})

/** One page of the brand on its own, or those that a sitemap lists. */
export const ReadPage = ({ brandId }: { brandId: string }) => (
  <DescribedForm
    label={say('page.read')}
    minRole="editor"
    fields={{ url: line(say('page.url'), { hint: say('page.urlHint'), inputMode: 'url', startsAnew: true }) }}
    canSend={({ url }) => url.trim() !== ''}
    send={(body) => api('POST /api/admin/brands/{brandId}/facts/read-page', { brandId, body })}
    outcome={({ jobId }) => <JobState key={jobId} brandId={brandId} jobId={jobId} />}
    button={say('page.readIt')}
  />
)

/** Brands whose site was read without being asked. */
const begun = new Set<string>()

/** How far it is: pages are read one after the other. Once it is over, facts may have changed. */
function JobState({ brandId, jobId }: { brandId: string; jobId: string }) {
  const job = useJob(jobId)
  const ended = job.value?.finishedAt ?? null
  useEffect(() => {
    if (ended !== null) changed()
  }, [ended])
  const { state, error, progress, result } = job.value ?? WAITING
  const { done, planned } = (progress ?? {}) as { done?: number; planned?: number }
  const read = readOf(result)
  if (state === 'done' && !read.isRead)
    return (
      <Failed message={read.message ?? say('facts.theSiteCouldNot')}>
        <p>
          {rich('facts.checkTheDomainOr', {
            a: (words) => <a href={`/console/brands/${brandId}/settings?setup=2`}>{words}</a>,
          })}
        </p>
      </Failed>
    )
  return (
    <div class="stacked">
      <p class="soft" role="status">
        {state === 'running' && planned !== undefined && planned > 0 && (
          <progress value={done} max={planned} aria-label={say('facts.pagesRead')} />
        )}
        {state === 'done' && (read.message ?? say('facts.theSiteWasRead'))}
        {state === 'dead' &&
          say('facts.theSiteCouldNotBe', { error: error ?? say('facts.theReasonIsUnknown') })}
        {state === 'queued' &&
          (error === null ? say('facts.waitingForItsTurn') : say('facts.triedAgainShortly', { error }))}
        {state === 'running' &&
          (planned === undefined
            ? say('facts.theSiteIsBeing')
            : say('facts.pagesReadOf', { done: Number(done), planned: Number(planned) }))}
      </p>
      {state === 'done' && <SiteReport result={result} />}
    </div>
  )
}

const WAITING = { state: 'queued', error: null, progress: null, result: null } as const

/** The result of the job: a refresh that reached no page has ended without reading. */
function readOf(result: Record<string, unknown> | null): { isRead: boolean; message: string | null } {
  const { pagesRead, skipped, message } = result ?? {}
  const said = typeof skipped === 'string' ? skipped : typeof message === 'string' ? message : null
  return { isRead: pagesRead !== 0 && skipped === undefined, message: said && toldInWords(said) }
}

interface Disagreement {
  predicate: string
  values: { value: unknown; url: string | null }[]
}
interface Report {
  disagreements?: Disagreement[]
  notStated?: { predicate: string; value: unknown }[]
}

/** What a brand can repair itself: pages that contradict each other, and facts that programs do not find on them. */
function SiteReport({ result }: { result: Record<string, unknown> | null }) {
  const { disagreements = [], notStated = [] } = (result ?? {}) as Report
  return (
    <>
      {disagreements.length > 0 && (
        <section class="card" aria-label={say('facts.pagesThatDisagree')}>
          <h3>{say('facts.yourPagesDisagreeOn', { disagreements: disagreements.length })}</h3>
          <ul class="rows">
            {disagreements.map(({ predicate, values }) => (
              <li key={predicate}>
                <span class="soft">{predicateName(predicate)}</span>
                <span>
                  {values.map(({ value, url }, at) => (
                    <span key={at}>
                      {at > 0 && ' · '}
                      <strong>{visibleText(factInWords(value))}</strong>{' '}
                      <span class="meta">
                        {url === null ? say('facts.asYouEnteredIt') : visibleText(url)}
                      </span>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notStated.length > 0 && (
        <section class="card" aria-label={say('facts.factsThatWereNot')}>
          <h3>{say('facts.noProgramFoundThese')}</h3>
          <p class="soft">{say('facts.theyMayStandIn')}</p>
          <p>
            {notStated
              .map(
                ({ predicate, value }) =>
                  `${labelInSentence(predicateName(predicate))} (${visibleText(factInWords(value))})`,
              )
              .join(', ')}
          </p>
        </section>
      )}
    </>
  )
}
