import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { ApiError, api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { formatDay, formatOf, formatTime } from '../widgets/format.ts'
import { Help } from '../widgets/help.tsx'
import { Section } from '../widgets/page.tsx'
import { Time } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords } from '../widgets/words.ts'
import { ReopenFinding } from './reopen-finding.tsx'

type Detail = AnswerOf<'GET /api/admin/findings/{findingId}'>

/** How often each scan heard it, where the truth comes from, which answers say it, and a form to settle it. */
export const FindingDetail = ({ finding, changed }: { finding: Detail; changed: () => void }) => (
  <>
    <Section
      title="How often"
      help={
        <Help about="how often it is said">
          Answers that say it, of all answers to the questions that ever led to it, scan by scan, with the
          interval that so many answers allow.
        </Help>
      }
    >
      <Seen {...finding} />
    </Section>
    <Section title="Where it may come from">
      <Pages {...finding} />
    </Section>
    <Section title="Where the truth comes from">
      <Source {...finding} />
    </Section>
    <Section title="Answers that say it">
      <SaidIn {...finding} />
    </Section>
    <Section title="Settle it">
      {finding.settlement && (
        <p class="soft">
          Settled by {visibleText(finding.settlement.by)} <Time at={finding.settlement.at} />:{' '}
          {visibleText(finding.settlement.note)}
        </p>
      )}
      <OnlyFor atLeast="reviewer">
        {finding.state !== 'settled' && <Settle findingId={finding.id} onSettled={changed} />}
        {finding.state === 'settled' && finding.settledBy === 'operator' && (
          <ReopenFinding findingId={finding.id} reopened={changed} />
        )}
      </OnlyFor>
    </Section>
  </>
)

const Seen = ({ scans, notSeen }: Detail) => (
  <>
    <ul class="rows">
      {scans.slice(0, SHOWN).map(({ scanId, words, createdAt }) => (
        <li key={scanId}>
          <a href={`/console/scans/${scanId}`}>Scan of {formatTime(new Date(createdAt))}</a>
          <span>{words}</span>
        </li>
      ))}
    </ul>
    {notSeen && <p>Since then {notSeen.words}.</p>}
  </>
)

const SHOWN = 8
const PAGES: Record<string, string> = {
  same_error: 'says the same',
  truth: 'says what is true',
  neither: 'says neither',
  unread: 'could not be read',
}

/** The cited pages; those that repeat the false statement come first. */
const Pages = ({ sourceTrail }: Detail) =>
  sourceTrail.length === 0 ? (
    <p class="soft">No captured page is known to say it: the answers cite none, or none that was captured.</p>
  ) : (
    <ul class="rows">
      {sourceTrail.slice(0, SHOWN).map(({ url, says, quote, answers, fetchedAt }) => (
        <li key={url}>
          <span>
            <span class="mono">{visibleText(url)}</span>{' '}
            <strong class={says === 'same_error' ? 'accused' : undefined}>
              {PAGES[says] ?? inWords(says)}
            </strong>
            {quote && (
              <>
                : <q>{visibleText(quote)}</q>
              </>
            )}
          </span>
          <span class="soft">
            cited in {formatOf(answers, 'answer')}, captured {formatDay(new Date(fetchedAt))}
          </span>
        </li>
      ))}
    </ul>
  )

const Source = ({ fact }: Detail) =>
  fact === null ? (
    <p class="soft">No fact stands any more.</p>
  ) : (
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
          {', '}
          {fact.source.kind === 'operator'
            ? 'entered'
            : fact.source.kind === 'catalogue'
              ? 'imported'
              : 'fetched'}{' '}
          <Time at={fact.source.fetchedAt} />
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
  <ul class="rows">
    {saidIn.slice(0, SHOWN).map(({ runId, captureId, prompt, saidAt, kind }) => (
      <li key={captureId}>
        <a href={`/console/runs/${runId}`}>{visibleText(prompt)}</a>
        <span class="soft">
          {kind === 'verification' && 'asked again, '}
          <Time at={saidAt} />
        </span>
      </li>
    ))}
    {saidIn.length > SHOWN && <li class="soft">and {formatOf(saidIn.length - SHOWN, 'answer')} more</li>}
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
