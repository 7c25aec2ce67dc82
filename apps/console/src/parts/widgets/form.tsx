import { say } from '@veracite/words/say'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { type Action, problemsAt } from './action.tsx'

interface FormProps {
  label: string
  onSubmit: () => void
  children: ComponentChildren
}

/** A form that stays on its page. */
export const Form = ({ label, onSubmit, children }: FormProps) => (
  <form
    class="card form"
    aria-label={label}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

export interface FieldProps {
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

export const Submit = ({ action, children }: { action: Action; children: ComponentChildren }) => (
  <button type="submit" class="primary" disabled={action.busy}>
    {action.busy ? say('widgets.oneMoment') : children}
  </button>
)
