import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** The frame of a screen: its title, a line below it, what can be done, and the rest. */
export function Page({
  title,
  sub,
  actions,
  children,
}: {
  title: string
  sub?: ComponentChildren
  actions?: ComponentChildren
  children: ComponentChildren
}) {
  useEffect(() => {
    document.title = `${title} · Veracite`
  }, [title])
  return (
    <>
      <header class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <p class="sub">{sub}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}

export const Section = ({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ComponentChildren
  children: ComponentChildren
}) => (
  <section>
    <div class="section-head">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
