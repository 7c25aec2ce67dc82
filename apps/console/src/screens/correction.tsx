import { rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import {
  againInMs,
  type CorrectionDetail,
  stateTone,
  stateWords,
} from '../parts/corrections/correction-words.ts'
import { Steps, stepName } from '../parts/corrections/steps.tsx'
import { WatchPanel } from '../parts/corrections/watch-panel.tsx'
import { WatchedPages } from '../parts/corrections/watched-pages.tsx'
import { aroundStated, Sentence, type Statement, Truth } from '../parts/findings/statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { ActButton } from '../parts/widgets/action.tsx'
import { day, lines } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, OriginNote, onlyFor, Section } from '../parts/widgets/page.tsx'
import {
  originOf,
  personName,
  predicateLabel,
  screenSpeaker,
  Time,
  visibleText,
} from '../parts/widgets/words.ts'
import { useBy } from '../parts/widgets/your-name.tsx'

/** One false statement on its way to being corrected. */
export function Correction({ correctionId }: { correctionId: string }) {
  const loaded = useApi('GET /api/admin/corrections/{correctionId}', { correctionId }, (loaded) =>
    againInMs(loaded, Date.now()),
  )
  return (
    <Await of={loaded}>
      {(correction) => (
        <BrandFrame
          brandId={correction.brandId}
          section={say('corrections.correction', { label: predicateLabel(correction) })}
          above={[say('corrections.corrections'), '/corrections']}
        >
          <p>
            <span class={`badge ${stateTone(correction.state)}`}>{stateWords(correction.state)}</span>{' '}
            <span class="soft">
              {rich('corrections.since', { age: () => <Time at={correction.stateSince} /> })}
            </span>
          </p>
          <OriginNote of={correction} />
          <div class="statement-page spaced">
            {correction.said.map(({ engine, sentence, stated }) => (
              <div key={engine}>
                <p class="meta">
                  {say('corrections.says', { engine: screenSpeaker(engine, originOf(correction)) })}
                </p>
                <p class="say" dir="auto">
                  <Said sentence={sentence} of={{ ...correction, stated }} />
                </p>
              </div>
            ))}
            <p>
              <Truth of={correction} />
            </p>
          </div>
          <Steps correction={correction} />
          <WatchedPages correction={correction} />
          <WatchPanel correction={correction} />
          <History correction={correction} />
        </BrandFrame>
      )}
    </Await>
  )
}

const Said = ({ sentence, of }: { sentence: string; of: Omit<Statement, 'sentence'> }) => {
  const parts = aroundStated(sentence, of.stated)
  return parts ? <Sentence of={{ ...of, sentence: parts }} /> : <>“{visibleText(sentence)}”</>
}

/** The history of a correction, with forms for notes, moves and reminders. */
const History = ({ correction }: { correction: CorrectionDetail }) => (
  <Section title={say('corrections.whatHappened')}>
    <Moves correction={correction} />
    <ol class="plain">
      {correction.events.map(({ id, move, who, note, words, at }) => (
        <li key={id}>
          <Time at={at} /> {personName(who)} {say(`correctionMove.${move}`)}
          {move === 'asked' &&
            correction.steps.filter(({ askedAt }) => askedAt === at).map((step) => `: ${stepName(step)}`)}
          {words !== null && <>: {toldInWords(words)}</>}
          {note !== null && <>: {visibleText(note)}</>}
        </li>
      ))}
    </ol>
  </Section>
)

const Moves = onlyFor('reviewer', ({ correction }: { correction: CorrectionDetail }) => {
  const by = useBy()
  const correctionId = correction.id
  const isClosed = correction.state === 'closed'
  const move = (what: 'noted' | 'closed' | 'reopened', note: string) =>
    api('POST /api/admin/corrections/{correctionId}/moves', {
      correctionId,
      body: { move: what, ...(note.trim() !== '' && { note }), ...by },
    })
  return (
    <div class="actions">
      <DescribedForm
        label={say('corrections.noteOrDecide')}
        fields={{ note: lines(say('corrections.note'), 2, { maxLength: 4000 }) }}
        send={({ note }) => move('noted', note)}
        isQuiet
        button={say('corrections.addTheNote')}
        buttons={({ draft, put, action }) => (
          <ActButton
            name={isClosed ? say('corrections.reopen') : say('corrections.close')}
            action={action}
            act={() => move(isClosed ? 'reopened' : 'closed', draft.note).then(() => put({ note: '' }))}
          />
        )}
      />
      <DescribedForm
        label={say('corrections.deadline')}
        fields={{
          deadline: day(say('corrections.deadline'), {
            hint: say('corrections.emptyForNoneDeliveries'),
            usual: correction.deadline?.slice(0, 10) ?? '',
          }),
        }}
        send={({ deadline }) =>
          api('PUT /api/admin/corrections/{correctionId}/deadline', {
            correctionId,
            body: { deadline: deadline === '' ? null : `${deadline}T23:59:59Z`, ...by },
          })
        }
        button={say('corrections.setTheDeadline')}
      />
    </div>
  )
})
