import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useJob } from '../server/load.ts'
import { ActButton, Refusal, useAction } from '../widgets/action.tsx'

/** After facts or names have changed: earlier answers keep their verdict until somebody has them judged again. */
export function JudgeAgain({ brandId, words }: { brandId: string; words: string }) {
  const [jobId, setJobId] = useState<string | null>(null)
  const action = useAction()
  const start = async () => {
    const job = await api('POST /api/admin/brands/{brandId}/reclassify', { brandId })
    setJobId(job.jobId)
  }
  return (
    <div class="note">
      <p role="status">{words} Earlier answers keep their verdict until they are judged again.</p>
      {jobId === null ? (
        <ActButton action={action} act={start}>
          Judge earlier answers again
        </ActButton>
      ) : (
        <Judging jobId={jobId} />
      )}
      <Refusal action={action} />
    </div>
  )
}

function Judging({ jobId }: { jobId: string }) {
  const job = useJob(jobId)
  const state = job.value?.state ?? 'queued'
  return (
    <p role="status">
      {state === 'done' && 'Earlier answers were judged again.'}
      {state === 'dead' && `They could not be judged again: ${job.value?.error ?? 'the reason is unknown'}`}
      {(state === 'queued' || state === 'running') && (
        <>
          <progress aria-label="Judging earlier answers" /> Earlier answers are being judged again …
        </>
      )}
    </p>
  )
}
