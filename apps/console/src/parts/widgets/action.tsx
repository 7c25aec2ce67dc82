import { say } from '@veracite/words/say'
import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { ApiError, reloading } from '../server/api.ts'
import { isFor, type MemberRole } from '../server/session.ts'
import paths from './icons.json' with { type: 'json' }

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
  /** Others do not see it. */
  minRole?: MemberRole
}

interface ActButtonProps extends ActProps, ButtonLook {
  /** That of a form, which then says why it was refused. */
  action?: Action
}

/** Does something at once, and says beside itself why not. */
export function ActButton({ name, act, minRole, action, disabled = false, ...look }: ActButtonProps) {
  const own = useAction()
  const { busy, run } = action ?? own
  if (!isFor(minRole)) return null
  return (
    <>
      <Button name={name} press={() => run(() => reloading(act))} disabled={busy || disabled} {...look} />
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
export function ConfirmButton({ name, of, question, act, minRole }: ConfirmProps) {
  const [asks, setAsks] = useState(false)
  const action = useAction()
  if (!isFor(minRole)) return null
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
        onClick={() => action.run(() => reloading(act)).then(() => setAsks(false))}
      >
        {name}
      </button>
      <Button name={say('widgets.keep')} class="quiet" press={() => setAsks(false)} />
    </span>
  )
}

/** How a button looks and what else is said about it. */
export type ButtonLook = Omit<JSX.IntrinsicElements['button'], 'name' | 'type' | 'onClick' | 'children'>

interface ButtonProps extends ButtonLook {
  name: string
  press: () => unknown
  /** In the place of the name. */
  icon?: IconName | undefined
}

export const Button = ({ name, press, icon, ...look }: ButtonProps) => (
  <button
    type="button"
    onClick={() => press()}
    {...(icon && { class: 'icon-button', title: name, 'aria-label': name })}
    {...look}
  >
    {icon ? <Icon name={icon} /> : name}
  </button>
)

interface LinkProps {
  name: ComponentChildren
  href: string
  class?: string
  rel?: 'prev' | 'next'
  /** The address is a file; a text is its name. */
  download?: boolean | string
  minRole?: MemberRole
}

/** A link that looks like a button. */
export const LinkButton = ({ name, class: look = '', minRole, ...link }: LinkProps) =>
  isFor(minRole) ? (
    <a class={`button ${look}`} {...link}>
      {name}
    </a>
  ) : null

export type IconName = keyof typeof paths

/** A sign beside its words, or inside a button that has a name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

/** Values, each with the words that people read. */
export type Options = readonly (readonly [value: string, words: string])[]

export const named = <T extends string>(values: readonly T[], words: (value: T) => string): [T, string][] =>
  values.map((value) => [value, words(value)])

interface SelectProps extends Omit<JSX.IntrinsicElements['select'], 'value' | 'onChange' | 'role'> {
  value: string
  options: Options
  choose: (value: string) => void
}

export const Select = ({ value, options, choose, ...look }: SelectProps) => (
  <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)} {...look}>
    {options.map(([one, words]) => (
      <option key={one} value={one}>
        {words}
      </option>
    ))}
  </select>
)
