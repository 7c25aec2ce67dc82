import { known, say } from '@veracite/words/say'
import type { Action } from '../widgets/action.tsx'
import { Field } from '../widgets/form.tsx'
import { Select } from '../widgets/select.tsx'
import { inWords } from '../widgets/words.ts'
import type { FactInput } from './fact-words.ts'

interface ValueFieldsProps {
  inputs: readonly FactInput[]
  typed: Readonly<Record<string, string>>
  type: (change: Record<string, string>) => void
  action: Action
  at: string
}

/** The inputs for the value of a fact, by the member of the value that each is for. */
export const ValueFields = ({ inputs, typed, type, ...field }: ValueFieldsProps) => (
  <>
    {inputs.map((input) => (
      <ValueField
        key={input.member}
        {...field}
        input={input}
        value={typed[input.member ?? ''] ?? ''}
        set={(text) => type({ [input.member ?? '']: text })}
      />
    ))}
  </>
)

interface ValueFieldProps {
  input: FactInput
  action: Action
  /** The API's name for the value. */
  at: string
  value: string
  set: (text: string) => void
}

/** The input that fits: a number, a list with one name per line, yes or no, or a text. */
function ValueField({ input, action, at, value, set }: ValueFieldProps) {
  const { member, kind, needed } = input
  const label = member === null ? say('facts.value') : inWords(member)
  return (
    <Field
      label={needed || kind === 'truth' ? label : say('facts.optional', { label })}
      path={member === null ? at : `${at}.${member}`}
      action={action}
      hint={hintOf(input)}
    >
      {(props) => {
        const shared = { ...props, value, required: needed }
        if (kind === 'texts')
          return <textarea {...shared} rows={3} onInput={(event) => set(event.currentTarget.value)} />
        if (kind === 'truth') return <Select {...props} value={value || 'no'} options={YES_NO} choose={set} />
        const mode = kind === 'whole' ? 'numeric' : kind === 'number' ? 'decimal' : 'text'
        return <input {...shared} inputMode={mode} onInput={(event) => set(event.currentTarget.value)} />
      }}
    </Field>
  )
}

const YES_NO = [
  ['yes', say('facts.yes')],
  ['no', say('facts.no')],
] as const

/** Where a person knows it from. */
export const NOTE_FIELD = {
  label: say('facts.noteOptional'),
  hint: say('facts.howYouKnowIn'),
  maxLength: 1000,
  keepsPreview: true,
} as const

function hintOf({ member, kind, least, most }: FactInput): string | undefined {
  const hint = member === null ? undefined : known('factHint', member)
  if (hint !== undefined) return hint
  if (kind === 'texts') return say('facts.onePerLine')
  if (kind === 'whole' && least !== null && most !== null)
    // A year has no mark for thousands.
    return say('facts.aWholeNumberFrom', { least: String(least), most: String(most) })
  if (kind === 'number') return say('facts.aNumber3950')
  return undefined
}
