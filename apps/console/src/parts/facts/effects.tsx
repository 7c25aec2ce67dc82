import { say } from '@veracite/words/say'
import { api, useJob } from '../server/api.ts'
import { className, engineName } from '../widgets/words.ts'
import type { Done, Preview, PreviewBody } from './own-facts.ts'

/** The first step of a form that changes facts: it says what would follow. */
export const previewedBy = <Draft,>(
  brandId: string,
  bodyOf: (draft: Draft) => PreviewBody,
  also?: (draft: Draft) => string | undefined,
) => ({
  button: say('facts.whatWouldThisChange'),
  ask: (draft: Draft) =>
    api('POST /api/admin/brands/{brandId}/facts/preview', { brandId, body: bodyOf(draft) }),
  show: (preview: Preview, draft: Draft) => <WouldChange preview={preview} also={also?.(draft)} />,
})

/** A preview of the effects of a change of facts. */
export function WouldChange({ preview, also }: { preview: Preview; also?: string | undefined }) {
  const { runs, changed, unread, truncated, items, findings } = preview
  return (
    <div class="note" role="status">
      <p>
        {changed === 0
          ? say('facts.noneOfAnswersWould', { runs })
          : say('facts.answersOfWouldChange', { changed, runs })}{' '}
        {truncated && say('facts.notAllWereLooked')}{' '}
        {unread > 0 && say('facts.wouldHaveToBeRead', { unread })}{' '}
        {findings > 0 && say('facts.thatRestOnIt', { findings })} {also}
      </p>
      {items.length > 0 && (
        <ul class="rows">
          {items.slice(0, MAX_SHOWN).map((item) => (
            <li key={item.runId}>
              <a href={`/console/runs/${item.runId}`}>
                {engineName(item.engine)}: {item.prompt}
              </a>
              <span>
                {className(item.class)} → <strong>{className(item.wouldBe)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

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
