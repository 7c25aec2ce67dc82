import { useEffect, useState } from 'preact/hooks'
import { api } from './api.ts'
import { Refusal, useAction } from './form.tsx'
import { useLoad } from './load.ts'

/** Has the brand's own pages read again, and reports the outcome. `done`: facts may have changed. */
export function RefreshFacts({
  brandId,
  done,
  atOnce = false,
}: {
  brandId: string
  done: () => void
  /** Starts immediately. */
  atOnce?: boolean
}) {
  const action = useAction()
  const [jobId, setJobId] = useState<string | null>(null)
  const start = () =>
    action.run(async () => {
      const answer = await api('POST /v1/brands/{brandId}/ground-truth/refresh', { brandId })
      setJobId(answer.jobId)
    })
  useEffect(() => {
    if (atOnce) start()
  }, [])
  return (
    <>
      {jobId !== null && <JobState key={jobId} jobId={jobId} done={done} />}
      <button type="button" onClick={start} disabled={action.busy}>
        Read the site again
      </button>
      <Refusal action={action} />
    </>
  )
}

function JobState({ jobId, done }: { jobId: string; done: () => void }) {
  const job = useLoad(
    `job ${jobId}`,
    (signal) => api('GET /api/admin/jobs/{jobId}', { jobId }, signal),
    ({ finishedAt }) => (finishedAt === null ? 1_000 : null),
  )
  const ended = job.value?.finishedAt ?? null
  useEffect(() => {
    if (ended !== null) done()
  }, [ended])
  const { state, error } = job.value ?? { state: 'queued', error: null }
  return (
    <p class="soft" role="status">
      {state === 'done' && 'The site was read.'}
      {state === 'dead' && `The site could not be read: ${error ?? 'the reason is unknown'}`}
      {state === 'queued' && (error === null ? 'Waiting for its turn …' : `Tried again shortly: ${error}`)}
      {state === 'running' && 'The site is being read …'}
    </p>
  )
}
