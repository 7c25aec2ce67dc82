import { say } from '@veracite/words/say'
import { useJob } from '../server/api.ts'
import { className } from '../widgets/words.ts'
import type { Done } from './own-facts.ts'

interface Outcome {
  examined?: number
  changed?: number
  moved?: { runId: string; from: string | null; to: string }[]
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
  if (state === 'dead')
    return <p role="alert">{say('facts.earlierAnswersCouldNot', { error: error ?? '' })}</p>
  if (state !== 'done')
    return (
      <p role="status">
        <progress aria-label={say('facts.judgingEarlierAnswers')} />
        {say('facts.earlierAnswersAreBeing')}
      </p>
    )
  const { examined = 0, changed = 0, moved = [] } = Object(result) as Outcome
  return (
    <>
      <p role="status">{say('facts.earlierAnswersWereJudged', { changed, examined })}</p>
      {moved.length > 0 && (
        <ul class="rows">
          {moved.slice(0, MAX_SHOWN).map(({ runId, from, to }) => (
            <li key={runId}>
              <a href={`/console/runs/${runId}`}>
                {from === null ? say('facts.noClass') : className(from)} → <strong>{className(to)}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const MAX_SHOWN = 20
