import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
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

/** The API's complaints about a field and its members. */
export const problemsAt = (error: ApiError | null, path: string) =>
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

interface ActButtonProps {
  action: Action
  act: () => Promise<unknown>
  class?: string
  'aria-label'?: string
  children: ComponentChildren
}

/** Does something at once. */
export const ActButton = ({ action, act, children, ...look }: ActButtonProps) => (
  <button type="button" onClick={() => action.run(act)} disabled={action.busy} {...look}>
    {children}
  </button>
)

export const CancelButton = ({ press }: { press: () => void }) => (
  <button type="button" onClick={press}>
    Cancel
  </button>
)

interface ConfirmButtonProps {
  name: string
  question: string
  action: Action
  act: () => Promise<unknown>
}

/** For actions that cannot easily be undone: asks for confirmation in place. */
export function ConfirmButton({ name, question, action, act }: ConfirmButtonProps) {
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
