import { className } from '@veracite/verify/class-names'
import { useState } from 'preact/hooks'
import { type AnswerOf, api, type InputOf } from './api.ts'
import { type FactInput, factFromInputs } from './fact-words.ts'
import { type Action, Field, Form, Refusal, Submit, useAction } from './form.tsx'
import { formatOf } from './format.ts'
import { engineName, inWords } from './words.ts'

type Predicates = AnswerOf<'GET /api/admin/facts/predicates'>['items']
type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/facts/preview'>
type EnteredFact = InputOf<'POST /api/admin/brands/{brandId}/facts'>['body']['facts'][number]

/**
 * In two steps: first what it would change, and only then is it saved. Changing an input goes back to the
 * first step.
 */
export function AddFact({
  brandId,
  predicates,
  saved,
}: {
  brandId: string
  predicates: Predicates
  saved: () => void
}) {
  const [name, setName] = useState(predicates[0]?.name ?? '')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [done, setDone] = useState(false)
  const action = useAction()
  const predicate = predicates.find((one) => one.name === name)
  if (predicate === undefined) return null
  const changed = () => {
    setPreview(null)
    setDone(false)
  }
  const choose = (wanted: string) => {
    setName(wanted)
    setTyped({})
    action.forget()
    changed()
  }
  const fact = (): EnteredFact => ({
    predicate: predicate.name as EnteredFact['predicate'],
    value: factFromInputs(predicate.inputs, typed),
    ...(note.trim() !== '' && { note: note.trim() }),
  })
  const look = () =>
    action.run(async () => {
      const body = { facts: [fact()] }
      setPreview(await api('POST /api/admin/brands/{brandId}/facts/preview', { brandId, body }))
    })
  const save = () =>
    action.run(async () => {
      await api('POST /api/admin/brands/{brandId}/facts', { brandId, body: { facts: [fact()] } })
      choose(name)
      setNote('')
      setDone(true)
      saved()
    })
  return (
    <Form label="Add a fact" onSubmit={preview === null ? look : save}>
      <Field label="About" path="facts.0.predicate" action={action} hint={predicate.hint}>
        {(props) => (
          <select {...props} value={name} onChange={(event) => choose(event.currentTarget.value)}>
            {predicates.map((one) => (
              <option key={one.name} value={one.name}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {predicate.inputs.map((input) => (
        <ValueField
          key={`${name} ${input.member}`}
          input={input}
          action={action}
          value={typed[input.member ?? ''] ?? ''}
          set={(text) => {
            setTyped({ ...typed, [input.member ?? '']: text })
            changed()
          }}
        />
      ))}
      <Field
        label="Note (optional)"
        path="facts.0.note"
        action={action}
        hint="How you know, in case somebody asks."
      >
        {(props) => (
          <input
            {...props}
            maxLength={1000}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
      <Refusal action={action} beside={['facts.0']} />
      {preview && <WouldChange preview={preview} single={predicate.single} label={predicate.label} />}
      {done && <p role="status">Saved. From now on, answers are checked against it.</p>}
      <div class="actions">
        <Submit action={action}>{preview === null ? 'What would this change?' : 'Save this fact'}</Submit>
      </div>
    </Form>
  )
}

/** The input that fits: a number, a list with one name per line, yes or no, or a text. */
function ValueField({
  input,
  action,
  value,
  set,
}: {
  input: FactInput
  action: Action
  value: string
  set: (text: string) => void
}) {
  const { member, kind, needed } = input
  const label = member === null ? 'Value' : inWords(member)
  return (
    <Field
      label={needed || kind === 'truth' ? label : `${label} (optional)`}
      path={member === null ? 'facts.0.value' : `facts.0.value.${member}`}
      action={action}
      hint={hintOf(input)}
    >
      {(props) => {
        const shared = { ...props, value, required: needed }
        if (kind === 'texts')
          return <textarea {...shared} rows={3} onInput={(event) => set(event.currentTarget.value)} />
        if (kind === 'truth')
          return (
            <select {...shared} value={value || 'no'} onChange={(event) => set(event.currentTarget.value)}>
              <option value="yes">yes</option>
              <option value="no">no</option>
            </select>
          )
        const mode = kind === 'whole' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'
        return <input {...shared} inputMode={mode} onInput={(event) => set(event.currentTarget.value)} />
      }}
    </Field>
  )
}

function hintOf({ member, kind, least, most }: FactInput): string | undefined {
  const hint = member === null ? undefined : HINTS[member]
  if (hint !== undefined) return hint
  if (kind === 'texts') return 'One per line.'
  if (kind === 'whole' && least !== null && most !== null) return `A whole number from ${least} to ${most}.`
  if (kind === 'number') return 'A number; 39.50 and 39,50 are the same.'
  return undefined
}

const HINTS: Readonly<Record<string, string>> = {
  amount: 'As on the price list: 39, 39.50, 39,50 or €39.50.',
  currency: 'EUR, USD, or a sign such as €.',
  kind: 'list (the price of one), from (the lowest of several), or subscription.',
  country: 'The country that it is for, for example DE.',
  validFrom: 'The first day, for example 2026-11-30.',
  validUntil: 'The last day, for example 2026-12-31.',
  tolerance: 'In percent: what is no further off counts as the same.',
  names: 'One per line.',
  formerly: 'Names that it once had, one per line.',
  also: 'A suburb or the metropolitan area, one per line.',
}

function WouldChange({ preview, single, label }: { preview: Preview; single: boolean; label: string }) {
  const { runs, changed, unread, truncated, items } = preview
  return (
    <div class="note" role="status">
      <p>
        {changed === 0
          ? `It would change no class of ${formatOf(runs, 'answer')} that were looked at.`
          : `It would change ${formatOf(changed, 'answer')} of ${formatOf(runs, 'answer')} that were looked at.`}
        {truncated && ' Not all were looked at or are listed.'}
        {unread > 0 && ` ${formatOf(unread, 'answer')} would have to be read again first.`}
        {single && ` What was known about this before (${label}) is replaced.`}
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

const MAX_SHOWN = 20
