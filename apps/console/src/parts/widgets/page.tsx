import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Loaded } from '../server/api.ts'
import { type MemberRole, mayAnywhere } from '../server/session.ts'
import { Button } from './action.tsx'

/** A way back: its name and its address. */
export type Crumb = readonly [name: string, href: string]

interface PageProps {
  title: string
  /** What lies above this screen, the widest first. */
  crumbs?: readonly Crumb[]
  sub?: ComponentChildren
  actions?: ComponentChildren
  children: ComponentChildren
}

/** The frame of a screen: what lies above it, its title, a line below it, its actions, and the content. */
export function Page({ title, crumbs = [], sub, actions, children }: PageProps) {
  const above = crumbs.map(([name]) => name).toReversed()
  useEffect(() => {
    document.title = [title, ...above, 'Veracite'].join(' · ')
  }, [title, above.join()])
  return (
    <>
      {crumbs.length > 0 && (
        <nav class="crumb" aria-label={say('widgets.wayBack')}>
          {crumbs.map(([name, href]) => (
            <span key={href}>
              <a href={href}>{name}</a> ›
            </span>
          ))}
        </nav>
      )}
      <div class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <p class="sub">{sub}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

interface SectionProps {
  id?: string
  title: string
  /** An explanation of its figures. */
  help?: ComponentChildren
  aside?: ComponentChildren
  children: ComponentChildren
}

export const Section = ({ id, title, help, aside, children }: SectionProps) => (
  <section id={id}>
    <div class="section-head">
      <div class="titled">
        <h2>{title}</h2>
        {help}
      </div>
      {aside}
    </div>
    {children}
  </section>
)

/** Says nothing at first: most data arrives within a moment. */
export const Loading = () => (
  <p class="loading" role="status">
    {say('widgets.loading')}
  </p>
)

/** Why something was not done; nothing where nothing is wrong. */
export const Wrong = ({ message }: { message: string | null }) =>
  message === null ? null : (
    <p class="wrong" role="alert">
      {message}
    </p>
  )

interface EmptyProps {
  title: string
  hint?: string | undefined
  children?: ComponentChildren
}

export const Empty = ({ title, hint, children }: EmptyProps) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {hint && <p>{hint}</p>}
    {children}
  </div>
)

export const Failed = ({ message, retry }: { message: string; retry?: () => void }) => (
  <div class="failed" role="alert">
    <p>{message}</p>
    {retry && <Button name={say('widgets.tryAgain')} press={retry} />}
  </div>
)

/** What was loaded, or the state of loading it. While the server is gone, older data stays, with a note. */
export function Await<T>({ of, children }: { of: Loaded<T>; children: (value: T) => ComponentChildren }) {
  const { value, error, reload } = of
  if (value === null) return error ? <Failed message={error.message} retry={reload} /> : <Loading />
  return (
    <>
      {error && (
        <p class="stale" role="status">
          {say('widgets.youSeeOlderData', { message: error.message })}
        </p>
      )}
      {children(value)}
    </>
  )
}

/** The same for a list, with what stands there when it is empty: a title and a hint, or something else. */
export const AwaitItems = <T extends { items: readonly unknown[] }>({
  none,
  hint,
  children,
  ...loading
}: {
  of: Loaded<T>
  none: ComponentChildren
  hint?: string
  children: (value: T) => ComponentChildren
}) => {
  const empty = typeof none === 'string' ? <Empty title={none} hint={hint} /> : none
  return <Await {...loading}>{(value) => (value.items.length === 0 ? empty : children(value))}</Await>
}

/** A question mark that says what a figure is and how it is counted. Opens with a click or a key, closes again. */
export const Help = ({ about, children }: { about: string; children: ComponentChildren }) => (
  <details class="help">
    <summary class="help-mark" aria-label={say('widgets.whatIsThis', { about })}>
      ?
    </summary>
    <div class="help-text">{children}</div>
  </details>
)

interface TermProps {
  name: string
  /** The class of what stands beside the name. */
  look?: string | undefined
  children: ComponentChildren
}

/** A name and what it stands for, in a list of them. */
export const Term = ({ name, look, children }: TermProps) => (
  <div>
    <dt>{name}</dt>
    <dd class={look} dir="auto">
      {children}
    </dd>
  </div>
)

/** Hides controls from members without the needed role. */
export const OnlyFor = ({ atLeast, children }: { atLeast: MemberRole; children: ComponentChildren }) =>
  mayAnywhere(atLeast) ? children : null
