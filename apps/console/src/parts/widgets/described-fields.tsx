import { type ComponentChildren, Fragment, type JSX } from 'preact'
import { useId } from 'preact/hooks'
import { type Action, problemsAt, Select } from './action.tsx'
import { toggled } from './lists.ts'

interface FieldProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A labelled input that also shows the API's complaint about it; `path` is the API's name for the field. */
export function Field({
  label,
  path,
  action,
  hint,
  children,
}: {
  label: string
  path: string
  action: Action
  hint?: ComponentChildren
  children: (props: FieldProps) => JSX.Element
}) {
  const id = useId()
  const wrong = problemsAt(action.error, path)
  const described = [hint && `${id}-hint`, wrong.length > 0 && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-invalid': wrong.length > 0,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {wrong.length > 0 && (
        <p id={`${id}-wrong`} class="wrong">
          {wrong.map(({ message }) => message).join('; ')}
        </p>
      )}
    </div>
  )
}

/** What may be said of any field. */
interface More<Value> {
  hint?: ComponentChildren
  /** The API's name, where it is not the member's. */
  path?: string
  /** What it holds at first, where that is not nothing, or the first choice. */
  usual?: Value
  /** What stands above it, and below it. */
  before?: ComponentChildren
  after?: ComponentChildren
  /** What became of the form before, refused or done, is no longer shown. */
  startsAnew?: boolean
  /** Does not change what follows: a preview stays. */
  keepsPreview?: boolean
}

/** How one member of a draft is asked for. */
export interface DescribedField<Value> extends More<Value> {
  label: string
  usual: Value
  draw: Draw<Value>
}

type Draw<Value> = (value: Value, set: (value: Value) => void, form: Around) => JSX.Element

interface Around {
  /** An input below the label of its field, with its hint and the API's complaint. */
  labelled: (input: (props: FieldProps) => JSX.Element) => JSX.Element
  action: Action
  /** The API's name of it. */
  at: string
}

/** The fields of a form by member of its draft, in order; a member without one is not asked for. */
export type DescribedFields<Draft> = {
  [Name in keyof Draft]?: DescribedField<Draft[Name]>
}

const described = <Value,>(
  label: string,
  usual: Value,
  more: More<Value>,
  draw: Draw<Value>,
): DescribedField<Value> => ({ usual, ...more, label, draw })

/** What may be said of what is typed. */
interface Text {
  inputMode?: 'text' | 'url' | 'numeric' | 'decimal' | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  class?: string | undefined
  required?: boolean | undefined
}

interface Input extends FieldProps, Text {
  value: string
  onInput: (event: { currentTarget: { value: string } }) => void
}

/** What is typed is passed on as it is: the server says what is wrong with it. */
const typed = (
  label: string,
  { inputMode, placeholder, maxLength, class: look, required, ...more }: More<string> & Text,
  draw: (input: Input) => JSX.Element,
) =>
  described(label, '', more, (value, set, { labelled }) =>
    labelled((props) =>
      draw({
        ...{ ...props, inputMode, placeholder, maxLength, class: look, required, value },
        onInput: ({ currentTarget }) => set(currentTarget.value),
      }),
    ),
  )

export const line = (label: string, more: More<string> & Text = {}) =>
  typed(label, more, (input) => <input {...input} />)

export const lines = (label: string, rows: number, more: More<string> & Text = {}) =>
  typed(label, more, (input) => <textarea {...input} rows={rows} />)

export const day = (label: string, more: More<string> = {}) =>
  typed(label, more, (input) => <input {...input} type="date" />)

export const file = (label: string, { accept, ...more }: More<File | null> & { accept?: string } = {}) =>
  described<File | null>(label, null, more, (_, set, { labelled }) =>
    labelled((props) => (
      <input
        {...props}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => set(currentTarget.files?.[0] ?? null)}
      />
    )),
  )

/** Words by value; a list where the order of the values is not that of an object's members. */
type Choices<Value extends string> =
  | readonly (readonly [value: Value, words: string])[]
  | Readonly<Record<Value, string>>

const pairsOf = <Value extends string>(choices: Choices<Value>): (readonly [Value, string])[] =>
  Array.isArray(choices) ? choices : (Object.entries(choices) as [Value, string][])

const firstOf = <Value extends string>(choices: Choices<Value>) => pairsOf(choices)[0]?.[0] ?? ('' as Value)

export const choice = <Value extends string>(
  label: string,
  choices: Choices<Value>,
  more: More<NoInfer<Value>> = {},
) =>
  described<Value>(label, firstOf(choices), more, (value, set, { labelled }) =>
    labelled((props) => (
      <Select {...props} value={value} options={pairsOf(choices)} choose={(next) => set(next as Value)} />
    )),
  )

/** One box; the label stands behind it. */
export const tick = (label: string, more: More<boolean> = {}) =>
  described(label, false, more, (value, set) => (
    <Box type="checkbox" checked={value} words={label} onChange={() => set(!value)} />
  ))

/** One of several, all in sight. */
export const radio = <Value extends string>(
  label: string,
  choices: Choices<Value>,
  more: More<NoInfer<Value>> = {},
) =>
  described<Value>(label, firstOf(choices), more, (chosen, set) => (
    <Boxes {...{ label, choices, hint: more.hint }} type="radio" chosen={[chosen]} choose={set} />
  ))

/** Any of several. */
export const ticks = <Value extends string>(
  label: string,
  choices: Choices<Value>,
  { isWide = false, ...more }: More<NoInfer<Value>[]> & { isWide?: boolean } = {},
) =>
  described<Value[]>(label, [], more, (chosen, set) => (
    <Boxes
      {...{ label, choices, hint: more.hint, isWide, chosen }}
      type="checkbox"
      choose={(one) => set(toggled(chosen, one))}
    />
  ))

/** Several that make up one member; their paths continue its own. */
export const group = <Value extends object>(fields: DescribedFields<Value>, usual: Value, path: string) =>
  described<Value>('', usual, { path }, (value, set, { action, at }) => (
    <Fields {...{ fields, action, at }} draft={value} set={(name, one) => set({ ...value, [name]: one })} />
  ))

interface BoxesProps<Value extends string> {
  label: string
  hint: ComponentChildren
  choices: Choices<Value>
  type: 'checkbox' | 'radio'
  chosen: readonly Value[]
  choose: (one: Value) => void
  isWide?: boolean
}

function Boxes<Value extends string>(props: BoxesProps<Value>) {
  const { label, hint, choices, type, chosen, choose, isWide = false } = props
  const list = pairsOf(choices).map(([one, words]) => (
    <Box
      key={one}
      {...(type === 'radio' ? { type, name: label } : { type })}
      checked={chosen.includes(one)}
      words={words}
      onChange={() => choose(one)}
    />
  ))
  return (
    <fieldset>
      <legend>{label}</legend>
      {hint && <p class="hint">{hint}</p>}
      {isWide ? <div class="choices">{list}</div> : list}
    </fieldset>
  )
}

interface BoxProps {
  words: string
  type: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: () => void
}

/** A box or a round one with its words behind it. */
const Box = ({ words, ...input }: BoxProps) => (
  <label class="choice">
    <input {...input} />
    {words}
  </label>
)

const entriesOf = <Draft extends object>(fields: DescribedFields<Draft>) =>
  Object.entries(fields) as [keyof Draft & string, DescribedField<Draft[keyof Draft]>][]

/** The API's names of the fields: each shows its own complaint. */
export const pathsOf = <Draft extends object>(fields: DescribedFields<Draft>, at: string): string[] =>
  entriesOf(fields).map(([name, { path = name }]) => at + path)

/** A draft before anything was typed. */
export const draftOf = <Draft extends object>(fields: DescribedFields<Draft>): Draft =>
  Object.fromEntries(entriesOf(fields).map(([name, { usual }]) => [name, usual])) as Draft

interface FieldsProps<Draft> {
  fields: DescribedFields<Draft>
  draft: Draft
  set: (name: keyof Draft, value: Draft[keyof Draft], field: DescribedField<Draft[keyof Draft]>) => void
  action: Action
  at?: string
}

export const Fields = <Draft extends object>({ fields, draft, set, action, at = '' }: FieldsProps<Draft>) => (
  <>
    {entriesOf(fields).map(([name, field]) => {
      const { label, hint, path = name, usual } = field
      const props = { label, hint, path: at + path, action }
      return (
        <Fragment key={name}>
          {field.before}
          {field.draw(draft[name] ?? usual, (value) => set(name, value, field), {
            labelled: (input) => <Field {...props}>{input}</Field>,
            ...{ action, at: at + path },
          })}
          {field.after}
        </Fragment>
      )
    })}
  </>
)
