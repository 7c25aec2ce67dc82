import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

interface PageProps {
  title: string
  /** Tells screens with the same title apart in the window title. */
  section?: string
  sub?: ComponentChildren
  actions?: ComponentChildren
  tabs?: ComponentChildren
  children: ComponentChildren
}

/** The frame of a screen: its title, a line below it, its actions, and the content. */
export function Page({ title, section, sub, actions, tabs, children }: PageProps) {
  useEffect(() => {
    document.title = [section, title, 'Veracite'].filter(Boolean).join(' · ')
  }, [title, section])
  return (
    <>
      <div class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <p class="sub">{sub}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {tabs}
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
