import { className } from '@veracite/verify/bundle/class-names'
import { useJob } from '../server/api.ts'
import { formatOf } from '../widgets/format.tsx'
import type { Done } from './own-facts.ts'

interface Moved {
  runId: string
  from: Parameters<typeof className>[0] | null
  to: Parameters<typeof className>[0]
}

/** A change of facts, and the progress of judging earlier answers again. */
export const Followed = ({ words, jobId }: Done) => (
  <div class="note">
    <p role="status">{words}</p>
    {jobId !== null && <Judged jobId={jobId} />}
  </div>
)

export function Judged({ jobId }: { jobId: string }) {
  const job = useJob(jobId)
  const { state, error, result } = job.value ?? { state: 'queued', error: null, result: null }
  if (state === 'dead') return <p role="alert">Earlier answers could not be judged again: {error}</p>
  if (state !== 'done')
    return (
      <p role="status">
        <progress aria-label="Judging earlier answers" /> Earlier answers are being judged again …
      </p>
    )
  const {
    examined = 0,
    changed = 0,
    moved = [],
  } = Object(result) as {
    examined?: number
    changed?: number
    moved?: Moved[]
  }
  return (
    <>
      <p role="status">
        Earlier answers were judged again: {formatOf(changed, 'answer')} of {examined} changed. Their earlier
        verdicts stay on record.
      </p>
      {moved.length > 0 && (
        <ul class="rows">
          {moved.slice(0, MAX_SHOWN).map(({ runId, from, to }) => (
            <li key={runId}>
              <a href={`/console/runs/${runId}`}>
                {from === null ? 'no class' : className(from)} → <strong>{className(to)}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const MAX_SHOWN = 20
