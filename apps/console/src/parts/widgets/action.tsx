import { say } from '@veracite/words/say'
import type { JSX } from 'preact'
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
        error = reason instanceof ApiError ? reason : new ApiError(0, say('widgets.thisDidNotWork'))
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
      <Button name={say('widgets.keep')} class="quiet" press={() => setAsks(false)} />
    </span>
  )
}

/** How a button looks and what else is said about it. */
export type ButtonLook = Omit<JSX.IntrinsicElements['button'], 'name' | 'type' | 'onClick' | 'children'>

export const Button = ({ name, press, ...look }: ButtonLook & { name: string; press: () => unknown }) => (
  <button type="button" onClick={() => press()} {...look}>
    {name}
  </button>
)

interface LinkProps {
  name: string
  href: string
  class?: string
  /** The address is a file; a text is its name. */
  download?: boolean | string
}

/** A link that looks like a button. */
export const LinkButton = ({ name, class: look = '', ...link }: LinkProps) => (
  <a class={`button ${look}`} {...link}>
    {name}
  </a>
)
