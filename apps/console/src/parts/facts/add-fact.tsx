import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { ValueField } from './fact-fields.tsx'
import { factFromInputs } from './fact-words.ts'
import { type Preview, WouldChange } from './would-change.tsx'

type Predicates = AnswerOf<'GET /api/admin/facts/predicates'>['items']
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
          at="facts.0.value"
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
      {preview && (
        <WouldChange
          preview={preview}
          also={
            predicate.single
              ? `What was known about this before (${predicate.label}) is replaced.`
              : undefined
          }
        />
      )}
      {done && <p role="status">Saved. From now on, answers are checked against it.</p>}
      <div class="actions">
        <Submit action={action}>{preview === null ? 'What would this change?' : 'Save this fact'}</Submit>
      </div>
    </Form>
  )
}
