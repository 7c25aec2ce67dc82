import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { ApiError } from '../server/api.ts'

/** An action that runs once, however often the button is pressed, and may be refused. */
export interface Action {
  busy: boolean
  error: ApiError | null
  run(act: () => Promise<unknown>): Promise<void>
  forget(): void
}

export function useAction(): Action {
  const [state, setState] = useState<{ busy: boolean; error: ApiError | null }>({ busy: false, error: null })
  // State lags a render behind: an immediate second press must see the first.
  const isBusy = useRef(false)
  return {
    ...state,
    forget: () => setState({ busy: isBusy.current, error: null }),
    async run(act) {
      if (isBusy.current) return
      isBusy.current = true
      setState({ busy: true, error: null })
      let error: ApiError | null = null
      try {
        await act()
      } catch (reason) {
        error = reason instanceof ApiError ? reason : new ApiError(0, 'This did not work.')
      }
      isBusy.current = false
      setState({ busy: false, error })
    },
  }
}

/** A form that stays on its page. */
export const Form = ({
  label,
  onSubmit,
  children,
}: {
  label: string
  onSubmit: () => void
  children: ComponentChildren
}) => (
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

/** The API's complaints about a field and its members. */
const problemsAt = (error: ApiError | null, path: string) =>
  error?.fields.filter(({ path: at }) => isAt(at, path)) ?? []
const isAt = (at: string, path: string): boolean =>
  at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)

/** Why the action was refused; fields in `beside` show their own part. */
export function Refusal({ action: { error }, beside = [] }: { action: Action; beside?: readonly string[] }) {
  if (error === null) return null
  const others = error.fields.filter(({ path }) => !beside.some((field) => isAt(path, field)))
  return (
    <div class="failed" role="alert">
      <p>{error.message}</p>
      {others.length > 0 && (
        <ul>
          {others.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {path.replace('file.line', 'line')}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const Submit = ({ action, children }: { action: Action; children: ComponentChildren }) => (
  <button type="submit" class="primary" disabled={action.busy}>
    {action.busy ? 'One moment …' : children}
  </button>
)

/** Does something at once. */
export const ActButton = ({
  action,
  act,
  children,
  ...look
}: {
  action: Action
  act: () => Promise<unknown>
  class?: string
  'aria-label'?: string
  children: ComponentChildren
}) => (
  <button type="button" onClick={() => action.run(act)} disabled={action.busy} {...look}>
    {children}
  </button>
)

export const CancelButton = ({ press }: { press: () => void }) => (
  <button type="button" onClick={press}>
    Cancel
  </button>
)

/** For actions that cannot easily be undone: asks for confirmation in place. */
export function ConfirmButton({
  name,
  question,
  action,
  act,
}: {
  name: string
  question: string
  action: Action
  act: () => Promise<unknown>
}) {
  const [asks, setAsks] = useState(false)
  if (!asks)
    return (
      <button type="button" class="quiet" onClick={() => setAsks(true)}>
        {name}
      </button>
    )
  return (
    <span class="actions">
      <span>{question}</span>
      <button
        type="button"
        disabled={action.busy}
        ref={(button) => button?.focus()}
        onClick={() => action.run(act).then(() => setAsks(false))}
      >
        {name}
      </button>
      <button type="button" class="quiet" onClick={() => setAsks(false)}>
        Keep
      </button>
    </span>
  )
}

/** Copies a text that an input shows. */
export function CopyButton({
  value,
  from,
  ...look
}: {
  value: string
  from: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  class?: string
  'aria-label'?: string
}) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    from.current?.select()
    // Without a secure connection there is no clipboard; the selected text can be copied by hand.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <button type="button" onClick={copy} {...look}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}

/** A key or secret that is never shown again. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div class="note" role="status">
      <label for={id}>{label}</label>
      <div class="beside">
        <input
          id={id}
          ref={input}
          class="mono"
          readOnly
          value={value}
          onFocus={() => input.current?.select()}
        />
        <CopyButton value={value} from={input} />
      </div>
      <p class="hint">Store it now: it will not be shown again.</p>
    </div>
  )
}
