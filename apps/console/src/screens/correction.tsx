import { rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import {
  againInMs,
  type CorrectionDetail,
  moveWords,
  stateTone,
  stateWords,
} from '../parts/corrections/correction-words.ts'
import { Steps, stepName } from '../parts/corrections/steps.tsx'
import { WatchPanel } from '../parts/corrections/watch-panel.tsx'
import { WatchedPages } from '../parts/corrections/watched-pages.tsx'
import { aroundStated, Sentence, type Statement, Truth } from '../parts/findings/statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { Button } from '../parts/widgets/action.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { originOf, personName, predicateLabel, screenSpeaker, visibleText } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

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
          <Told correction={correction} reload={loaded.reload} />
        </BrandFrame>
      )}
    </Await>
  )
}

function Told({ correction, reload }: { correction: CorrectionDetail; reload: () => void }) {
  return (
    <>
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
      <Steps correction={correction} changed={reload} />
      <WatchedPages correction={correction} />
      <WatchPanel correction={correction} changed={reload} />
      <History correction={correction} changed={reload} />
    </>
  )
}

const Said = ({ sentence, of }: { sentence: string; of: Omit<Statement, 'sentence'> }) => {
  const parts = aroundStated(sentence, of.stated)
  return parts ? <Sentence of={{ ...of, sentence: parts }} /> : <>“{visibleText(sentence)}”</>
}

/** The history of a correction, with forms for notes, moves and reminders. */
function History({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  return (
    <Section title={say('corrections.whatHappened')}>
      <OnlyFor atLeast="reviewer">
        <Moves correction={correction} changed={changed} />
      </OnlyFor>
      <ol class="plain">
        {correction.events.map(({ id, move, who, note, words, at }) => (
          <li key={id}>
            <Time at={at} /> {personName(who)} {moveWords(move)}
            {move === 'asked' &&
              correction.steps.filter(({ askedAt }) => askedAt === at).map((step) => `: ${stepName(step)}`)}
            {words !== null && <>: {toldInWords(words)}</>}
            {note !== null && <>: {visibleText(note)}</>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Moves({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  const [name] = useYourName()
  const by = name === '' ? {} : { by: name }
  const correctionId = correction.id
  const isClosed = correction.state === 'closed'
  const move = (what: 'noted' | 'closed' | 'reopened', note: string) =>
    api('POST /api/admin/corrections/{correctionId}/moves', {
      correctionId,
      body: { move: what, ...(note.trim() !== '' && { note }), ...by },
    }).then(changed)
  return (
    <div class="actions">
      <DescribedForm
        label={say('corrections.noteOrDecide')}
        opens=""
        initial={{ note: '' }}
        fields={{ note: { kind: 'lines', label: say('corrections.note'), rows: 2, maxLength: 4000 } }}
        send={({ note }) => move('noted', note)}
        afterwards={{ note: '' }}
        button={say('corrections.addTheNote')}
        buttons={({ draft, put, action }) => (
          <Button
            name={isClosed ? say('corrections.reopen') : say('corrections.close')}
            press={() =>
              action.run(() =>
                move(isClosed ? 'reopened' : 'closed', draft.note).then(() => put({ note: '' })),
              )
            }
            disabled={action.busy}
          />
        )}
      />
      <DescribedForm
        label={say('corrections.deadline')}
        opens=""
        initial={{ deadline: correction.deadline?.slice(0, 10) ?? '' }}
        fields={{
          deadline: {
            kind: 'day',
            label: say('corrections.deadline'),
            hint: say('corrections.emptyForNoneDeliveries'),
          },
        }}
        send={({ deadline }) =>
          api('PUT /api/admin/corrections/{correctionId}/deadline', {
            correctionId,
            body: { deadline: deadline === '' ? null : `${deadline}T23:59:59Z`, ...by },
          })
        }
        done={changed}
        button={say('corrections.setTheDeadline')}
      />
    </div>
  )
}
