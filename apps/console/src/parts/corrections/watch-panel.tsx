import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { formatShare, Time } from '../widgets/format.tsx'
import { Section } from '../widgets/page.tsx'
import { originOf, screenSpeaker } from '../widgets/words.ts'
import { useYourName } from '../widgets/your-name.tsx'
import { type CorrectionDetail, phaseWords, type Watch } from './correction-words.ts'

type Estimate = AnswerOf<'POST /api/admin/corrections/{correctionId}/watch/estimate'>

/** Whether engines still say it: what was found, what is being asked, and what more would cost. */
export function WatchPanel({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  const { watches, id, state } = correction
  const isAsking = watches.some(({ phase }) => phase !== 'ended')
  return (
    <Section title="Do engines still say it?">
      {watches.length === 0 && (
        <p class="soft">
          Not asked again yet. The prompts that led to it can be asked again by a plan that is in the log
          before the first question, until it is clear.
        </p>
      )}
      {watches.map((watch) => (
        <OneWatch key={watch.id} watch={watch} correction={correction} />
      ))}
      <OnlyFor atLeast="editor">
        {isAsking && (
          <div class="actions">
            <ConfirmButton
              name="Stop asking"
              question="What was found stays. The stop is signed and logged; asking again later continues the same count."
              act={() =>
                api('DELETE /api/admin/corrections/{correctionId}/watch', { correctionId: id }).then(changed)
              }
            />
          </div>
        )}
        {!isAsking && state !== 'closed' && <StartWatch correctionId={id} changed={changed} />}
      </OnlyFor>
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
        <span class={`badge ${tone}`}>{phaseWords(watch.phase)}</span>
      </h3>
      <p>{watch.words}</p>
      {watch.hindered !== null && <p class="note">Not asked: {watch.hindered}</p>}
      <p class="soft">
        Round {watch.round}; {watch.questions} of at most {watch.mostQuestions} questions
        {watch.costUsd !== null && `, $${Number(watch.costUsd).toFixed(2)}`}.
        {watch.nextAt !== null && (
          <>
            {' '}
            Next: <Time at={watch.nextAt} />.
          </>
        )}
      </p>
      <details>
        <summary>Looks and plan</summary>
        <ul class="plain">
          {watch.looks.map(({ number, scanId, asked, seen, phase, startedAt }) => (
            <li key={number}>
              <a href={`/console/scans/${scanId}`}>Look {number}</a>: {seen} of {asked} said it
              {phase === 'surveillance' && ', surveillance'}{' '}
              <span class="soft">{startedAt.slice(0, 10)}</span>
            </li>
          ))}
        </ul>
        {plan && (
          <p class="soft">
            Over all watches of this statement and engine, stopped and restarted ones included, the chance of
            a wrong interval is {formatShare(watch.plan.error)}
            {watch.plan.engines > 1 && `, so that all ${watch.plan.engines} engines together have 5 %`}.
          </p>
        )}
        {plan && (
          <p class="soft">
            The plan was signed before the first question: <span class="mono">{plan.sha256}</span>
            {plan.logIndex === null ? ', on its way into the log' : `, entry ${plan.logIndex} of the log`}.
          </p>
        )}
      </details>
    </div>
  )
}

const AT_MOST = {
  '0.05': 'fewer than 5 % of answers',
  '0.1': 'fewer than 10 % of answers',
  '0.2': 'fewer than 20 % of answers',
}
/** A list: members of an object that are whole numbers come in their own order. */
const EVERY = [
  ['24', 'every day'],
  ['72', 'every three days'],
  ['168', 'every week'],
  ['0', 'one after another (answers may be alike)'],
] as const

function StartWatch({ correctionId, changed }: { correctionId: string; changed: () => void }) {
  const [name] = useYourName()
  const bodyOf = (draft: { atMost: string; everyHours: string }) => ({
    atMost: Number(draft.atMost),
    everyHours: Number(draft.everyHours),
  })
  return (
    <DescribedForm
      label="Ask again until it is clear"
      initial={{ atMost: '0.1' as keyof typeof AT_MOST, everyHours: '24' as (typeof EVERY)[number][0] }}
      fields={{
        atMost: { kind: 'choice', label: 'To be shown: made in', choices: AT_MOST },
        everyHours: { kind: 'choice', label: 'Ask', choices: EVERY },
      }}
      preview={{
        button: 'What would that cost?',
        ask: (draft) =>
          api('POST /api/admin/corrections/{correctionId}/watch/estimate', {
            correctionId,
            body: bodyOf(draft),
          }),
        show: (estimate) => <Ceiling estimate={estimate} />,
      }}
      send={(draft) =>
        api('POST /api/admin/corrections/{correctionId}/watch', {
          correctionId,
          body: { ...bodyOf(draft), ...(name !== '' && { by: name }) },
        })
      }
      done={changed}
      button="Ask again by this plan"
    />
  )
}

/** The largest number of questions of a watch, before it starts. */
const Ceiling = ({ estimate }: { estimate: Estimate }) => (
  <div class="note" role="status">
    {estimate.engines.map(
      ({ engine, questionsPerLook, roundsAhead, mostQuestions, mostUsd, surveillanceDays }) => (
        <p key={engine}>
          {engine}: {questionsPerLook} questions at a time. The first round takes about{' '}
          {roundsAhead[0]?.ifFewer ?? 0} answers if it is not said any more, {roundsAhead[0]?.most ?? 0} at
          most. Everything, with {surveillanceDays} days of watching afterwards: at most {mostQuestions}{' '}
          questions
          {mostUsd === null ? '; the price is not known' : `, $${Number(mostUsd).toFixed(2)}`}.
        </p>
      ),
    )}
  </div>
)
