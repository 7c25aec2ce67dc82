import type { ComponentChildren } from 'preact'
import { Fragment } from 'preact'
import type { Action } from './action.tsx'
import { Field, type FieldProps } from './form.tsx'
import { Select } from './select.tsx'
import { toggled } from './toggled.ts'

/** Words by value; a list where the order of the values is not that of an object's members. */
type Choices<Value> =
  | readonly (readonly [value: Value, words: string])[]
  | ([Value] extends [string] ? Readonly<Record<Value, string>> : never)

interface LineField {
  kind?: 'line'
  inputMode?: 'url' | 'numeric' | 'decimal'
  maxLength?: number
  class?: string
  required?: boolean
}

type Kind<Value> =
  | LineField
  | { kind: 'lines'; rows: number; placeholder?: string; maxLength?: number; class?: string }
  | { kind: 'day' }
  | { kind: 'choice'; choices: Choices<Value> }
  | { kind: 'file'; accept?: string }
  /** One box; the label stands behind it. */
  | { kind: 'tick' }
  /** One of several, all in sight. */
  | { kind: 'radio'; choices: Choices<Value> }
  /** Any of several. */
  | { kind: 'ticks'; choices: Choices<Value extends readonly (infer One)[] ? One : never>; isWide?: boolean }

/** How one member of a draft is asked for. Without a kind it is one line of text. */
export type DescribedField<Value, Draft> = Kind<Value> & {
  label: string
  hint?: ComponentChildren
  /** The API's name, where it is not the member's. */
  path?: string
  /** What else changes with it. */
  also?: (value: Value) => Partial<Draft>
  /** What stands above it, and below it. */
  before?: ComponentChildren
  after?: ComponentChildren
  /** What became of the form before, refused or done, is no longer shown. */
  startsAnew?: boolean
  /** Does not change what follows: a preview stays. */
  keepsPreview?: boolean
}

/** The fields of a form by member of its draft, in order; a member without one is not asked for. */
export type DescribedFields<Draft> = {
  [Name in keyof Draft]?: DescribedField<Draft[Name], Draft> | false | undefined
}

type AnyField = DescribedField<unknown, Record<string, unknown>>

const entriesOf = (fields: object): [string, AnyField][] =>
  Object.entries(fields).filter((entry): entry is [string, AnyField] => Boolean(entry[1]))

/** The API's names of the fields: each shows its own complaint. */
export const pathsOf = (fields: object, at: string): string[] =>
  entriesOf(fields).map(([name, { path = name }]) => at + path)

export const Fields = <Draft extends object>({
  fields,
  draft,
  put,
  keep = put,
  forget = () => {},
  action,
  at = '',
}: {
  fields: DescribedFields<Draft>
  draft: Draft
  put: (change: Partial<Draft>) => void
  /** Changes the draft without going back to the first step. */
  keep?: (change: Partial<Draft>) => void
  forget?: () => void
  action: Action
  at?: string
}) => (
  <>
    {entriesOf(fields).map(([name, field]) => {
      const value = (draft as Record<string, unknown>)[name]
      const set = (next: unknown) => {
        const change = { [name]: next, ...field.also?.(next) } as Partial<Draft>
        if (field.startsAnew) forget()
        if (field.keepsPreview) keep(change)
        else put(change)
      }
      const { label, hint, path = name } = field
      return (
        <Fragment key={name}>
          {field.before}
          {field.kind === 'tick' || field.kind === 'ticks' || field.kind === 'radio' ? (
            boxes(field, value, set)
          ) : (
            <Field label={label} path={at + path} action={action} hint={hint}>
              {(props) => input(field, props, value, set)}
            </Field>
          )}
          {field.after}
        </Fragment>
      )
    })}
  </>
)

const pairsOf = (choices: object): (readonly [string, string])[] =>
  Array.isArray(choices) ? choices : Object.entries(choices)

/** What is typed is passed on as it is: the server says what is wrong with it. */
function input(field: AnyField, props: FieldProps, given: unknown, set: (value: unknown) => void) {
  const value = String(given)
  if (field.kind === 'choice')
    return <Select {...props} value={value} options={pairsOf(field.choices)} choose={set} />
  if (field.kind === 'file')
    return (
      <input
        {...props}
        type="file"
        accept={field.accept}
        onChange={(event) => set(event.currentTarget.files?.[0] ?? null)}
      />
    )
  const onInput = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value)
  if (field.kind === 'lines') {
    const { rows, placeholder, maxLength, class: look } = field
    return <textarea {...props} {...{ rows, placeholder, maxLength, value, onInput }} class={look} />
  }
  if (field.kind === 'day') return <input {...props} type="date" value={value} onInput={onInput} />
  const { inputMode, maxLength, required, class: look } = field as LineField
  return <input {...props} {...{ inputMode, maxLength, required, value, onInput }} class={look} />
}

function boxes(field: AnyField, value: unknown, set: (value: unknown) => void) {
  if (field.kind === 'tick')
    return (
      <Box
        type="checkbox"
        checked={value === true}
        words={field.label}
        onChange={() => set(value !== true)}
      />
    )
  if (field.kind !== 'radio' && field.kind !== 'ticks') return null
  const list = pairsOf(field.choices).map(([choice, words]) =>
    field.kind === 'radio' ? (
      <Box
        key={choice}
        type="radio"
        name={field.label}
        checked={value === choice}
        words={words}
        onChange={() => set(choice)}
      />
    ) : (
      <Box
        key={choice}
        type="checkbox"
        checked={(value as unknown[]).includes(choice)}
        words={words}
        onChange={() => set(toggled(value as unknown[], choice))}
      />
    ),
  )
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.hint && <p class="hint">{field.hint}</p>}
      {field.kind === 'ticks' && field.isWide ? <div class="choices">{list}</div> : list}
    </fieldset>
  )
}

interface Props {
  words: ComponentChildren
  type: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: () => void
}

/** A box or a round one with its words behind it. */
export const Box = ({ words, ...input }: Props) => (
  <label class="choice">
    <input {...input} />
    {words}
  </label>
)
