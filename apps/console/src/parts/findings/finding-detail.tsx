import type { AnswerOf } from '@veracite/contract/routes'
import { SOURCE_SAYS_TABLE } from '@veracite/terms/states'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatDay, formatOf, formatTime, Time } from '../widgets/format.tsx'
import { Help, Section } from '../widgets/page.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords } from '../widgets/words.ts'

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
              {SOURCE_SAYS_TABLE[says].words}
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

const Settle = ({ findingId, onSettled }: { findingId: string; onSettled: () => void }) => (
  <DescribedForm
    label="Settle it"
    initial={{ note: '' }}
    fields={{
      note: {
        label: 'Settle it with a note; if an engine says it again, it counts as returned',
        required: true,
        maxLength: 2000,
      },
    }}
    send={(body) => api('POST /api/admin/findings/{findingId}/settle', { findingId, body })}
    done={onSettled}
    button="Settle"
  />
)

/** Takes the settling of a finding back. */
const ReopenFinding = ({ findingId, reopened }: { findingId: string; reopened: () => void }) => (
  <div class="actions">
    <ConfirmButton
      name="Reopen"
      question="It counts again as the answers say. That it was settled, and reopened, stays on record."
      act={() => api('POST /api/admin/findings/{findingId}/reopen', { findingId, body: {} }).then(reopened)}
    />
  </div>
)
