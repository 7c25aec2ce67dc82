import { useRef, useState } from 'preact/hooks'
import { ApiError } from '../server/api.ts'
import { Button, type ButtonLook } from './button.tsx'

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

interface ActProps {
  name: string
  act: () => Promise<unknown>
}

interface ActButtonProps extends ActProps, ButtonLook {
  /** That of a form, which then says why it was refused. */
  action?: Action
}

/** Does something at once, and says beside itself why not. */
export function ActButton({ name, act, action, disabled = false, ...look }: ActButtonProps) {
  const own = useAction()
  const { busy, run } = action ?? own
  return (
    <>
      <Button name={name} press={() => run(act)} disabled={busy || disabled} {...look} />
      <Refusal action={own} />
    </>
  )
}

interface ConfirmProps extends ActProps {
  question: string
  /** For screen readers, where several in a list have the same name. */
  of?: string
}

/** For actions that cannot easily be undone: asks for confirmation in place. */
export function ConfirmButton({ name, of, question, act }: ConfirmProps) {
  const [asks, setAsks] = useState(false)
  const action = useAction()
  if (!asks)
    return (
      <>
        <Button name={name} class="quiet" aria-label={of && `${name} ${of}`} press={() => setAsks(true)} />
        <Refusal action={action} />
      </>
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
      <Button name="Keep" class="quiet" press={() => setAsks(false)} />
    </span>
  )
}
