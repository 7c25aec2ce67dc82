import { known, rich, say } from '@veracite/words/say'
import { ANSWERS_FOR_A_RATE } from '@veracite/words/story'
import { type Answer, api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Help, Section } from '../widgets/page.tsx'
import {
  formatDay,
  formatShare,
  formatTime,
  gradeName,
  inWords,
  rateInWords,
  Time,
  visibleText,
} from '../widgets/words.ts'

export type Detail = Answer<'GET /api/admin/findings/{findingId}'>

/** How often each scan heard it, where the truth comes from, which answers say it, and a form to settle it. */
export const FindingDetail = ({ finding }: { finding: Detail }) => (
  <>
    <Section
      title={say('common.howOften')}
      help={<Help about={say('findings.howOftenItIs')}>{say('findingDetail.answersThatSayIt')}</Help>}
    >
      <Seen {...finding} />
    </Section>
    <Section title={say('findings.whereItMayCome')}>
      <Pages {...finding} />
    </Section>
    <Section title={say('findings.whereTheTruthComes')}>
      <Source {...finding} />
    </Section>
    <Section title={say('findings.answersThatSayIt')}>
      <SaidIn {...finding} />
    </Section>
    <Section title={say('findings.settleIt')}>
      {finding.settlement && (
        <p class="soft">
          {rich('findings.settledBy', {
            by: visibleText(finding.settlement.by),
            time: () => <Time at={finding.settlement?.at ?? ''} />,
            note: visibleText(finding.settlement.note),
          })}
        </p>
      )}
      {finding.state !== 'settled' && (
        <DescribedForm
          label={say('findings.settleIt')}
          minRole="reviewer"
          fields={{ note: line(say('findings.settleItWithA'), { required: true, maxLength: 2000 }) }}
          send={(body) => api('POST /api/admin/findings/{findingId}/settle', { findingId: finding.id, body })}
          button={say('findings.settle')}
        />
      )}
      {finding.state === 'settled' && finding.settledBy === 'operator' && (
        <div class="actions">
          <ConfirmButton
            name={say('findings.reopen')}
            question={say('findings.itCountsAgainAs')}
            act={() =>
              api('POST /api/admin/findings/{findingId}/reopen', { findingId: finding.id, body: {} })
            }
            minRole="reviewer"
          />
        </div>
      )}
    </Section>
  </>
)

const Seen = ({ scans, notSeen, questions }: Detail) => (
  <>
    <p>
      {questions.neutral.asked === 0
        ? say('findings.noNeutralQuestion')
        : say('findings.ofNeutral', { rate: rateInWords(questions.neutral) })}
      {questions.leading.asked > 0 &&
        `; ${say('findings.ofLeading', { rate: rateInWords(questions.leading) })}`}{' '}
      <Help about={say('findings.neutralQuestions')}>
        {say('findings.aQuestionLeadsIf', { check: questions.check })}
      </Help>
    </p>
    <ul class="rows">
      {scans.slice(0, SHOWN).map(({ scanId, createdAt, ...rate }) => (
        <li key={scanId}>
          <a href={`/console/scans/${scanId}`}>
            {say('findings.scanOf', { createdAt: formatTime(new Date(createdAt)) })}
          </a>
          <span>{rateInWords(rate)}</span>
        </li>
      ))}
    </ul>
    {notSeen && notSeen.asked >= ANSWERS_FOR_A_RATE && (
      <p>{say('findings.notSeenSince', { asked: notSeen.asked, upTo: formatShare(notSeen.upTo) })}</p>
    )}
  </>
)

const SHOWN = 8

/** The cited pages; those that repeat the false statement come first. */
const Pages = ({ sourceTrail }: Detail) =>
  sourceTrail.length === 0 ? (
    <p class="soft">{say('findings.noCapturedPageIs')}</p>
  ) : (
    <ul class="rows">
      {sourceTrail.slice(0, SHOWN).map(({ url, says, quote, answers, fetchedAt }) => (
        <li key={url}>
          <span>
            <span class="mono">{visibleText(url)}</span>{' '}
            <strong class={says === 'same_error' ? 'accused' : undefined}>{say(`sourceSays.${says}`)}</strong>
            {quote && (
              <>
                : <q>{visibleText(quote)}</q>
              </>
            )}
          </span>
          <span class="soft">
            {say('findings.citedInAnswersCaptured', { answers, fetchedAt: formatDay(new Date(fetchedAt)) })}
          </span>
        </li>
      ))}
    </ul>
  )

const Source = ({ fact }: Detail) =>
  fact === null ? (
    <p class="soft">{say('findings.noFactStandsAny')}</p>
  ) : (
    <p>
      {rich('findings.theTruthComesFrom', {
        source: () =>
          fact.source.url === null ? (
            (known('truthFrom', fact.source.kind) ?? inWords(fact.source.kind))
          ) : (
            <span class="mono">{visibleText(fact.source.url)}</span>
          ),
        how: fact.source.fetchedAt === null ? 'no' : howItCame(fact.source.kind),
        time: () => <Time at={fact.source.fetchedAt ?? ''} />,
      })}{' '}
      {fact.source.quote && <q>{visibleText(fact.source.quote)}</q>}{' '}
      {!fact.active && say('findings.itIsNoLonger')}
    </p>
  )

const howItCame = (kind: string) =>
  kind === 'operator' ? 'entered' : kind === 'catalogue' ? 'imported' : 'other'

const SaidIn = ({ saidIn }: Detail) => (
  <ul class="rows">
    {saidIn.slice(0, SHOWN).map(({ runId, captureId, prompt, saidAt, kind, grade }) => (
      <li key={captureId}>
        <a href={`/console/runs/${runId}`}>{visibleText(prompt)}</a>
        <span class="soft">
          {kind === 'verification' ? (
            rich('findings.askedAgainAt', { time: () => <Time at={saidAt} /> })
          ) : (
            <Time at={saidAt} />
          )}
          {grade !== null && ` · ${gradeName(grade)}`}
        </span>
      </li>
    ))}
    {saidIn.length > SHOWN && (
      <li class="soft">{say('findings.andAnswersMore', { value: saidIn.length - SHOWN })}</li>
    )}
  </ul>
)
