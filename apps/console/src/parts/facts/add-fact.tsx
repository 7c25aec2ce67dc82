import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ChoiceField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { NoteField, ValueField } from './fact-fields.tsx'
import { factFromInputs } from './fact-words.ts'
import type { Done, Preview } from './own-facts.ts'
import { WouldChange } from './would-change.tsx'

type Predicates = AnswerOf<'GET /api/admin/facts/predicates'>['items']
type Predicate = Predicates[number]
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
  saved: (what: Done) => void
}) {
  const [name, setName] = useState(predicates[0]?.name ?? '')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const action = useAction()
  const predicate = predicates.find((one) => one.name === name)
  if (predicate === undefined) return null
  const changed = () => setPreview(null)
  const choose = (wanted: string) => {
    setName(wanted)
    setTyped({})
    action.forget()
    changed()
  }
  const type = (member: string, text: string) => {
    setTyped({ ...typed, [member]: text })
    changed()
  }
  const body = () => ({ facts: [enteredFact(predicate, typed, note.trim())] })
  const look = () =>
    action.run(async () => {
      setPreview(await api('POST /api/admin/brands/{brandId}/facts/preview', { brandId, body: body() }))
    })
  const save = () =>
    action.run(async () => {
      const { jobId } = await api('POST /api/admin/brands/{brandId}/facts', { brandId, body: body() })
      choose(name)
      setNote('')
      saved({ words: 'Saved. From now on, answers are checked against it.', jobId })
    })
  return (
    <Form label="Add a fact" onSubmit={preview === null ? look : save}>
      <ChoiceField
        label="About"
        path="facts.0.predicate"
        action={action}
        hint={predicate.hint}
        value={name}
        set={choose}
        choices={predicates.map((one) => [one.name, one.label] as const)}
      />
      {predicate.inputs.map((input) => (
        <ValueField
          key={`${name} ${input.member}`}
          input={input}
          action={action}
          at="facts.0.value"
          value={typed[input.member ?? ''] ?? ''}
          set={(text) => type(input.member ?? '', text)}
        />
      ))}
      <NoteField path="facts.0.note" action={action} value={note} set={setNote} />
      <Refusal action={action} beside={['facts.0']} />
      {preview && <WouldChange preview={preview} also={replaced(predicate)} />}
      <div class="actions">
        <Submit action={action}>{preview === null ? 'What would this change?' : 'Save this fact'}</Submit>
      </div>
    </Form>
  )
}

const enteredFact = (
  { name, inputs }: Predicate,
  typed: Readonly<Record<string, string>>,
  note: string,
): EnteredFact => ({
  predicate: name as EnteredFact['predicate'],
  value: factFromInputs(inputs, typed),
  ...(note !== '' && { note }),
})

const replaced = ({ single, label }: Predicate): string | undefined =>
  single ? `What was known about this before (${label}) is replaced.` : undefined
