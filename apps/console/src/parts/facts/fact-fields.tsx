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
  const label = member === null ? 'Value' : inWords(member)
  return (
    <Field
      label={needed || kind === 'truth' ? label : `${label} (optional)`}
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
  ['yes', 'yes'],
  ['no', 'no'],
] as const

/** Where a person knows it from. */
export const NOTE_FIELD = {
  label: 'Note (optional)',
  hint: 'How you know, in case somebody asks.',
  maxLength: 1000,
  keepsPreview: true,
} as const

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
