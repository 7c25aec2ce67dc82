import { known, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useId, useRef } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'
import { Section } from '../widgets/page.tsx'
import { CopyButton } from '../widgets/shown-once.tsx'
import { Age, engineName, visibleText } from '../widgets/words.ts'
import { useBy } from '../widgets/your-name.tsx'
import type { CorrectionDetail, Step } from './correction-words.ts'

/** The steps of a correction in order, with texts to copy. Nothing is sent from here. */
export const Steps = ({ correction }: { correction: CorrectionDetail }) => (
  <Section title={say('corrections.whatYouCanDo')}>
    <p class="soft">{say('corrections.copyReadAndSend')}</p>
    <ol class="stacked">
      {correction.steps.map((step) => (
        <li key={step.key}>
          <OneStep step={step} correction={correction} />
        </li>
      ))}
    </ol>
  </Section>
)

interface OneStepProps {
  step: Step
  correction: CorrectionDetail
}

/** "Tell the engine: Grok" */
export const stepName = ({ kind, engine, url }: Step): string => {
  const where = engine === null ? url : engineName(engine)
  return where === null ? say(`step.${kind}`) : `${say(`step.${kind}`)}: ${visibleText(where)}`
}

const OneStep = ({ step, correction }: OneStepProps) => (
  <div class="card">
    <h3>{stepName(step)}</h3>
    <p class="soft">{say(`stepWhy.${step.why}`)}</p>
    {step.form && (
      <p>
        <a href={step.form.url} target="_blank" rel="noopener noreferrer">
          {step.form.name}
        </a>
        : {known('reportForm', step.engine ?? step.form.name) ?? step.form.how}
      </p>
    )}
    {step.contacts.length > 0 && <Contacts step={step} />}
    {step.warning !== null && <p class="note">{toldInWords(step.warning)}</p>}
    {step.subject !== '' && step.kind !== 'wiki' && (
      <CopyText label={say('corrections.subject')} value={step.subject} rows={1} />
    )}
    {step.text !== '' && (
      <CopyText
        label={step.kind === 'own_page' ? say('corrections.whatItSaysNow') : say('corrections.text')}
        value={step.text}
      />
    )}
    {step.patches.map(({ kind, place, content }) => (
      <CopyText key={kind} label={say('corrections.for', { place: toldInWords(place) })} value={content} />
    ))}
    <Done step={step} correction={correction} />
  </div>
)

/** Addresses of others are text, never links. */
const Contacts = ({ step }: { step: Step }) => (
  <ul class="plain">
    {step.contacts.map(({ kind, address, from }) => (
      <li key={address}>
        {kind.replace('_', '.')}: <span class="mono">{visibleText(address)}</span>{' '}
        <span class="soft">{say('corrections.asSays', { from: visibleText(from) })}</span>
      </li>
    ))}
  </ul>
)

function Done({ step, correction }: OneStepProps) {
  const by = useBy()
  if (step.askedAt !== null)
    return (
      <p>
        <span class="badge good">
          {rich('corrections.done', { age: () => <Age at={step.askedAt ?? ''} /> })}
        </span>
      </p>
    )
  const done = () =>
    api('POST /api/admin/corrections/{correctionId}/moves', {
      correctionId: correction.id,
      body: { move: 'asked', step: step.key, ...by },
    })
  return (
    <div class="actions">
      <ActButton
        name={say('corrections.iHaveDoneThis')}
        act={done}
        disabled={correction.state === 'closed'}
        minRole="reviewer"
      />
    </div>
  )
}

/** A text to copy, whole, by button or by hand. */
function CopyText({ label, value, rows }: { label: string; value: string; rows?: number }) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div class="field">
      <div class="spread">
        <label for={id}>{label}</label>
        <CopyButton value={value} from={area} class="small" aria-label={say('corrections.copy', { label })} />
      </div>
      <textarea
        id={id}
        ref={area}
        class="mono draft"
        readOnly
        rows={rows ?? Math.min(16, value.split('\n').length + 1)}
        value={value}
      />
    </div>
  )
}
