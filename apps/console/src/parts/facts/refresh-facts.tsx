import type { AnswerOf } from '@veracite/contract/routes'
import { useEffect, useState } from 'preact/hooks'
import { api, useJob } from '../server/api.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Button } from '../widgets/button.tsx'
import { SiteReport } from './site-report.tsx'

interface Props {
  brandId: string
  done: () => void
  /** Starts immediately, but only once: coming back does not read the site again. */
  atOnce?: boolean
}

/** Has the brand's own pages read again, and reports the outcome. `done`: facts may have changed. */
export function RefreshFacts({ brandId, done, atOnce = false }: Props) {
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
      {jobId !== null && <JobState key={jobId} brandId={brandId} jobId={jobId} done={done} />}
      <Button name="Read the site again" press={start} disabled={action.busy} />
      <Refusal action={action} />
    </>
  )
}

/** Brands whose site was read without being asked. */
const begun = new Set<string>()

function JobState({ brandId, jobId, done }: { brandId: string; jobId: string; done: () => void }) {
  const job = useJob(jobId)
  const ended = job.value?.finishedAt ?? null
  useEffect(() => {
    if (ended !== null) done()
  }, [ended])
  const { state, result } = job.value ?? { state: 'queued', result: null }
  const read = readOf(result)
  if (state === 'done' && !read.isRead)
    return (
      <div class="failed" role="alert">
        <p>{read.message ?? 'The site could not be read.'}</p>
        <p>
          <a href={`/console/brands/${brandId}/settings?setup=2`}>Check the domain</a>, or enter what is true
          by hand.
        </p>
      </div>
    )
  return (
    <div class="stacked">
      <Reading job={job.value} message={read.message} />
      {state === 'done' && <SiteReport result={result} />}
    </div>
  )
}

type Job = AnswerOf<'GET /api/admin/jobs/{jobId}'>

/** How far it is: pages are read one after the other. */
function Reading({ job, message }: { job: Job | null; message: string | null }) {
  const { state, error, progress } = job ?? { state: 'queued', error: null, progress: null }
  const { done, planned } = (progress ?? {}) as { done?: number; planned?: number }
  return (
    <p class="soft" role="status">
      {state === 'running' && planned !== undefined && planned > 0 && (
        <progress value={done} max={planned} aria-label="Pages read" />
      )}
      {state === 'done' && (message ?? 'The site was read.')}
      {state === 'dead' && `The site could not be read: ${error ?? 'the reason is unknown'}`}
      {state === 'queued' && (error === null ? 'Waiting for its turn …' : `Tried again shortly: ${error}`)}
      {state === 'running' &&
        (planned === undefined ? 'The site is being read …' : `${done} of ${planned} pages read …`)}
    </p>
  )
}

/** The result of the job: a refresh that reached no page has ended without reading. */
function readOf(result: Record<string, unknown> | null): { isRead: boolean; message: string | null } {
  const { pagesRead, skipped, message } = result ?? {}
  const said = typeof skipped === 'string' ? skipped : typeof message === 'string' ? message : null
  return { isRead: pagesRead !== 0 && skipped === undefined, message: said }
}
