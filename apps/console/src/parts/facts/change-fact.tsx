import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { NoteField, ValueField } from './fact-fields.tsx'
import { factFromInputs, factInWords, inputsFromFact } from './fact-words.ts'
import {
  type Done,
  type OwnFact,
  type Predicate,
  type Preview,
  type PreviewBody,
  previewOf,
} from './own-facts.ts'
import { WouldChange } from './would-change.tsx'

interface ChangeProps {
  brandId: string
  fact: OwnFact
  close: () => void
  /** The reason, in words. */
  done: (what: Done) => void
}

/** Another value in the place of a fact: what follows is said first, and only then is it saved. */
export function EditFact({ brandId, fact, predicate, close, done }: ChangeProps & { predicate: Predicate }) {
  const [typed, setTyped] = useState(() => inputsFromFact(predicate.inputs, fact.value))
  const [because, setBecause] = useState<'mistaken' | 'changed'>('mistaken')
  const [note, setNote] = useState('')
  const [seen, setSeen] = useState<Preview | null>(null)
  const action = useAction()
  const value = () => factFromInputs(predicate.inputs, typed)
  const look = () =>
    action.run(async () => {
      const facts = [{ predicate: fact.predicate, value: value() }] as NonNullable<PreviewBody['facts']>
      setSeen(await previewOf(brandId, { facts, ...(because === 'mistaken' && { withdraw: [fact.id] }) }))
    })
  const save = () =>
    action.run(async () => {
      const body = { value: value(), because, ...(note.trim() !== '' && { note: note.trim() }) }
      const { jobId } = await api('PATCH /api/admin/facts/{factId}', { factId: fact.id, body })
      done({ words: `${predicate.label} was changed.`, jobId })
    })
  return (
    <Form label={`Change ${predicate.label}`} onSubmit={seen === null ? look : save}>
      <h3>
        {predicate.label}: instead of “{factInWords(fact.value)}”
      </h3>
      {predicate.inputs.map((input) => (
        <ValueField
          key={input.member}
          input={input}
          action={action}
          at={seen === null ? 'facts.0.value' : 'value'}
          value={typed[input.member ?? ''] ?? ''}
          set={(text) => {
            setTyped({ ...typed, [input.member ?? '']: text })
            setSeen(null)
          }}
        />
      ))}
      <Because
        value={because}
        set={(next) => {
          setBecause(next)
          setSeen(null)
        }}
      />
      <NoteField path="note" action={action} value={note} set={setNote} />
      <Refusal action={action} beside={['facts.0', 'value', 'note']} />
      {seen && <WouldChange preview={seen} also="The old value stays on record." />}
      <div class="actions">
        <Submit action={action}>{seen === null ? 'What would this change?' : 'Save the change'}</Submit>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Form>
  )
}

const Because = ({
  value,
  set,
}: {
  value: 'mistaken' | 'changed'
  set: (value: 'mistaken' | 'changed') => void
}) => (
  <fieldset>
    <legend>Why</legend>
    {(
      [
        ['mistaken', 'The old value was never true'],
        ['changed', 'It was true until now: answers that still say it are outdated, not made up'],
      ] as const
    ).map(([reason, words]) => (
      <label key={reason} class="choice">
        <input type="radio" name="because" checked={value === reason} onChange={() => set(reason)} />
        {words}
      </label>
    ))}
  </fieldset>
)

/** Withdraws or restores, once it has been seen what follows. */
export function PutFact({
  brandId,
  fact,
  close,
  done,
  to,
  label,
}: ChangeProps & { to: 'withdraw' | 'restore'; label: string }) {
  const [seen, setSeen] = useState<Preview | null>(null)
  const action = useAction()
  const look = () => action.run(async () => setSeen(await previewOf(brandId, { [to]: [fact.id] })))
  const put = () =>
    action.run(async () => {
      const factId = fact.id
      const { jobId } =
        to === 'withdraw'
          ? await api('DELETE /api/admin/facts/{factId}', { factId })
          : await api('POST /api/admin/facts/{factId}/restore', { factId })
      done({ words: to === 'withdraw' ? `${label} was withdrawn.` : `${label} is in force again.`, jobId })
    })
  const words = WORDS[to]
  return (
    <Form label={`${words.name} ${label}`} onSubmit={seen === null ? look : put}>
      <h3>
        {words.name} “{label}: {factInWords(fact.value)}”
      </h3>
      <p>{words.follows}</p>
      <Refusal action={action} />
      {seen && <WouldChange preview={seen} />}
      <div class="actions">
        <Submit action={action}>{seen === null ? 'What would this change?' : words.name}</Submit>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Form>
  )
}

const WORDS = {
  withdraw: {
    name: 'Withdraw',
    follows:
      'For a fact that should never have been there. It is kept, but nothing is judged by it any more, and reading the site again does not bring it back. You can restore it.',
  },
  restore: { name: 'Restore', follows: 'Answers are judged by it again.' },
}
