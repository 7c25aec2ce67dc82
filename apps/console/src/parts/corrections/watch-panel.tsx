import { listed, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { type Answer, api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { choice } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Section } from '../widgets/page.tsx'
import {
  engineName,
  formatCost,
  formatDay,
  formatShare,
  originOf,
  rateInWords,
  screenSpeaker,
  Time,
} from '../widgets/words.ts'
import { useBy } from '../widgets/your-name.tsx'
import type { CorrectionDetail, Watch } from './correction-words.ts'

type Estimate = Answer<'POST /api/admin/corrections/{correctionId}/watch/estimate'>

/** Whether engines still say it: what was found, what is being asked, and what more would cost. */
export function WatchPanel({ correction }: { correction: CorrectionDetail }) {
  const { watches, id, state } = correction
  const isAsking = watches.some(({ phase }) => phase !== 'ended')
  return (
    <Section title={say('corrections.doEnginesStillSay')}>
      {watches.length === 0 && <p class="soft">{say('watchPanel.notAskedAgainYet')}</p>}
      {watches.map((watch) => (
        <OneWatch key={watch.id} watch={watch} correction={correction} />
      ))}
      {isAsking && (
        <div class="actions">
          <ConfirmButton
            name={say('corrections.stopAsking')}
            question={say('corrections.whatWasFoundStays')}
            act={() => api('DELETE /api/admin/corrections/{correctionId}/watch', { correctionId: id })}
            minRole="editor"
          />
        </div>
      )}
      {!isAsking && state !== 'closed' && <StartWatch correction={correction} />}
    </Section>
  )
}

function OneWatch({ watch, correction }: { watch: Watch; correction: CorrectionDetail }) {
  const tone = watch.result === 'fewer' ? 'good' : watch.result === 'back' ? 'bad' : ''
  const [plan] = watch.manifests
  return (
    <div class="card">
      <h3>
        {screenSpeaker(watch.engine, originOf(correction))}{' '}
        <span class={`badge ${tone}`}>{say(`watchPhase.${watch.phase}`)}</span>
      </h3>
      <p>{watchInWords(watch)}</p>
      {watch.hindered !== null && (
        <p class="note">{say('corrections.notAsked', { hindered: toldInWords(watch.hindered) })}</p>
      )}
      <p class="soft">
        {say('corrections.round', watch)}
        {watch.costUsd !== null &&
          ` ${say('corrections.costs', { cost: formatCost(watch.costUsd, correction) })}`}{' '}
        {watch.nextAt !== null && rich('watch.waitsUntil', { time: () => <Time at={watch.nextAt ?? ''} /> })}
      </p>
      <details>
        <summary>{say('corrections.looksAndPlan')}</summary>
        <ul class="plain">
          {watch.looks.map(({ number, scanId, asked, seen, phase, startedAt }) => (
            <li key={number}>
              {rich('corrections.look', {
                a: (words) => <a href={`/console/scans/${scanId}`}>{words}</a>,
                phase: phase === 'surveillance' ? phase : 'other',
                ...{ number, seen, asked },
              })}{' '}
              <span class="soft">{formatDay(new Date(startedAt))}</span>
            </li>
          ))}
        </ul>
        {plan && (
          <p class="soft">
            {say('corrections.chanceOfAWrongInterval', {
              error: formatShare(watch.plan.error),
              engines: watch.plan.engines,
            })}
          </p>
        )}
        {plan && (
          <p class="soft">
            {rich('corrections.planWasSigned', {
              digest: () => <span class="mono">{plan.sha256}</span>,
              isLogged: plan.logIndex === null ? 'no' : 'other',
              entry: plan.logIndex ?? 0,
            })}
          </p>
        )}
      </details>
    </div>
  )
}

/** The result in words that claim no more than the figures. */
function watchInWords(watch: Watch): string {
  const { result, phase, plan, looks } = watch
  const atMost = formatShare(plan.atMost)
  const rate = rateInWords(watch)
  if (result === 'back') {
    const after = looks.filter((look) => look.phase === 'surveillance')
    const [seen, asked] = [sum(after.map((look) => look.seen)), sum(after.map((look) => look.asked))]
    return say('watchResult.back', { atMost, seen, asked })
  }
  if (result === 'fewer')
    return say('watchResult.fewer', { atMost, rate, phase: phase === 'surveillance' ? phase : 'other' })
  // In a later round, the result is still that of the round before.
  if (result === 'still_said' && phase !== 'asking') return say('watchResult.still_said', { rate })
  if (result === 'stopped' || result === 'undecided') return say(`watchResult.${result}`, { rate })
  return watch.asked === 0 ? say('corrections.nothingWasAsked') : say('corrections.notClearYet', { rate })
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

function StartWatch({ correction }: { correction: CorrectionDetail }) {
  const { id: correctionId } = correction
  const by = useBy()
  const bodyOf = (draft: { atMost: string; everyHours: string }) => ({
    atMost: Number(draft.atMost),
    everyHours: Number(draft.everyHours),
  })
  return (
    <DescribedForm
      label={say('corrections.askAgainUntilIt')}
      minRole="editor"
      fields={{
        atMost: choice(say('corrections.toBeShownMade'), listed('watchAtMost'), { usual: '0.1' }),
        everyHours: choice(say('corrections.ask'), listed('watchEvery'), { usual: '24' }),
      }}
      preview={{
        button: say('corrections.whatWouldThatCost'),
        ask: (draft) =>
          api('POST /api/admin/corrections/{correctionId}/watch/estimate', {
            correctionId,
            body: bodyOf(draft),
          }),
        show: (estimate) => <Ceiling estimate={estimate} demo={originOf(correction) === 'demo'} />,
      }}
      send={(draft) =>
        api('POST /api/admin/corrections/{correctionId}/watch', {
          correctionId,
          body: { ...bodyOf(draft), ...by },
        })
      }
      button={say('corrections.askAgainByThis')}
    />
  )
}

/** The largest number of questions of a watch, before it starts. */
const Ceiling = ({ estimate, demo }: { estimate: Estimate; demo: boolean }) => (
  <div class="note" role="status">
    {estimate.engines.map(
      ({ engine, questionsPerLook, roundsAhead, mostQuestions, mostUsd, surveillanceDays }) => (
        <p key={engine}>
          {say('corrections.ceiling', {
            ifFewer: roundsAhead[0]?.ifFewer ?? 0,
            most: roundsAhead[0]?.most ?? 0,
            ...{ engine: engineName(engine), questionsPerLook, surveillanceDays, mostQuestions },
          })}{' '}
          {mostUsd === null
            ? say('corrections.thePriceIsNot')
            : say('corrections.costsAtMost', { cost: formatCost(mostUsd, { demo }) })}
        </p>
      ),
    )}
  </div>
)
