import type { ComponentChildren } from 'preact'
import { type Action, Field } from './form.tsx'

/** The usual fields of a form. What is typed is passed on as it is: the server says what is wrong with it. */

interface Common {
  label: string
  /** The API's name for the field. */
  path: string
  action: Action
  hint?: ComponentChildren
}

interface Typed extends Common {
  value: string
  set: (text: string) => void
  maxLength?: number
  class?: string
}

/** One line. */
export const TextField = ({
  label,
  path,
  action,
  hint,
  set,
  ...input
}: Typed & { inputMode?: 'url' | 'numeric' | 'decimal' }) => (
  <Field label={label} path={path} action={action} hint={hint}>
    {(props) => <input {...props} {...input} onInput={(event) => set(event.currentTarget.value)} />}
  </Field>
)

/** Several lines. */
export const LongTextField = ({
  label,
  path,
  action,
  hint,
  set,
  ...area
}: Typed & { rows: number; placeholder?: string }) => (
  <Field label={label} path={path} action={action} hint={hint}>
    {(props) => <textarea {...props} {...area} onInput={(event) => set(event.currentTarget.value)} />}
  </Field>
)

/** One of several, each with the words for it. */
export const ChoiceField = <Value extends string>({
  label,
  path,
  action,
  hint,
  value,
  set,
  choices,
}: Common & {
  value: Value
  set: (value: Value) => void
  choices: readonly (readonly [value: Value, words: string])[]
}) => (
  <Field label={label} path={path} action={action} hint={hint}>
    {(props) => (
      <select {...props} value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
)
