import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { ApiError, api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { formatOf } from '../widgets/format.ts'
import { Await } from '../widgets/states.tsx'
import { Time } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords } from '../widgets/words.ts'
import { ReopenFinding } from './reopen-finding.tsx'

type Detail = AnswerOf<'GET /api/admin/findings/{findingId}'>

/**
 * How often each scan heard it, where the truth comes from, which answers say it, and a form to settle it.
 */
export function FindingDetail({ findingId, onSettled }: { findingId: string; onSettled: () => void }) {
  const detail = useLoad(`finding ${findingId}`, (signal) =>
    api('GET /api/admin/findings/{findingId}', { findingId }, signal),
  )
  const changed = () => {
    detail.reload()
    onSettled()
  }
  return (
    <div class="finding-more">
      <Await of={detail} what="the finding">
        {(value) => (
          <>
            <Seen {...value} />
            <Source {...value} />
            <SaidIn {...value} />
            {value.state !== 'settled' && <Settle findingId={findingId} onSettled={changed} />}
            {value.settlement && (
              <p class="soft">
                Settled by {visibleText(value.settlement.by)} <Time at={value.settlement.at} />:{' '}
                {visibleText(value.settlement.note)}
              </p>
            )}
            {value.state === 'settled' && value.settledBy === 'operator' && (
              <ReopenFinding findingId={findingId} reopened={changed} />
            )}
          </>
        )}
      </Await>
    </div>
  )
}

const Seen = ({ scans, notSeen }: Detail) => (
  <p>
    {scans.slice(0, 5).map(({ scanId, words, createdAt }, at) => (
      <span key={scanId}>
        {at === 0 ? 'Seen ' : ', before '}
        <a href={`/console/scans/${scanId}`} title={createdAt}>
          {words}
        </a>
      </span>
    ))}
    {notSeen && `. Since then ${notSeen.words}`}
  </p>
)

const Source = ({ fact }: Detail) =>
  fact === null ? null : (
    <p>
      The truth comes from{' '}
      {fact.source.url === null ? (
        fact.source.kind === 'operator' ? (
          'the operator'
        ) : (
          inWords(fact.source.kind)
        )
      ) : (
        <span class="mono">{visibleText(fact.source.url)}</span>
      )}
      {fact.source.fetchedAt && (
        <>
          , fetched <Time at={fact.source.fetchedAt} />
        </>
      )}
      {fact.source.quote && (
        <>
          : <q>{visibleText(fact.source.quote)}</q>
        </>
      )}
      {!fact.active && ' It is no longer active.'}
    </p>
  )

const SaidIn = ({ saidIn }: Detail) => (
  <ul>
    {saidIn.slice(0, 5).map(({ runId, captureId, prompt, saidAt }) => (
      <li key={captureId}>
        <a href={`/console/runs/${runId}`}>{visibleText(prompt)}</a>{' '}
        <span class="soft">
          <Time at={saidAt} />
        </span>
      </li>
    ))}
    {saidIn.length > 5 && <li class="soft">and {formatOf(saidIn.length - 5, 'answer')} more</li>}
  </ul>
)

function Settle({ findingId, onSettled }: { findingId: string; onSettled: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const settle = async (event: SubmitEvent) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget as HTMLFormElement).get('note'))
    try {
      await api('POST /api/admin/findings/{findingId}/settle', { findingId, body: { note } })
      onSettled()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'It was not settled.')
    }
  }
  return (
    <form class="settle" onSubmit={settle}>
      <label>
        <span>Settle it with a note; if an engine says it again, it counts as returned</span>
        <input name="note" required maxLength={2000} data-action="settle" />
      </label>
      <button type="submit">Settle</button>
      {refusal && (
        <p class="wrong" role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}
