import { computed, signal } from '@preact/signals'
import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { mayAnywhere, who } from '../server/session.ts'
import { signOut } from '../server/sign-in.ts'
import { Button } from '../widgets/button.tsx'
import { Jump } from './jump.tsx'
import { PLACES } from './places.ts'

type Engines = AnswerOf<'GET /api/admin/engines'>

/** Read once for all screens; null until then. */
export const engines = signal<Engines['items'] | null>(null)

/** At least one engine is a demo engine. */
const isDemo = computed(() => engines.value?.some(({ access }) => access === 'demo') ?? false)

export function Layout({ children }: { children: ComponentChildren }) {
  const { path } = useLocation()
  useEffect(() => {
    api('GET /api/admin/engines', {}).then(
      ({ items }) => {
        engines.value = items
      },
      // Screens report missing data themselves.
      () => {},
    )
  }, [])
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <header>
        <div class="bar">
          <a class="mark" href="/console">
            Veracite
          </a>
          <nav class="places wide-only" aria-label="Places">
            <Places path={path} />
          </nav>
          <Jump />
          <a class="place wide-only" href="/console/you" title="Your sessions and keys">
            {who.value?.operator === false ? who.value.name : 'You'}
          </a>
          <Button name="Sign out" press={signOut} class="quiet wide-only" />
          <Menu path={path} />
        </div>
        {isDemo.value && <DemoLabel />}
      </header>
      <main id="main" class="page" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

const Places = ({ path }: { path: string }) => (
  <>
    {PLACES.filter((place) => place.name && mayAnywhere(place.for ?? 'viewer')).map(
      ({ href, name, below }) => (
        <a key={href} class="place" href={href} aria-current={isAt(path, href, below) ? 'page' : undefined}>
          {name}
        </a>
      ),
    )}
    <a class="place" href="/check">
      Check
    </a>
  </>
)

const isAt = (path: string, href: string, below?: RegExp): boolean =>
  below?.test(path) ?? (path === href || path.startsWith(`${href}/`))

/** On a phone the places would be a strip a few pixels wide: they open as a list instead. */
function Menu({ path }: { path: string }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (box.current) box.current.open = false
  }, [path])
  return (
    <details class="menu" ref={box}>
      <summary class="button menu-mark">Menu</summary>
      <nav class="menu-list" aria-label="Menu">
        <Places path={path} />
        <a class="place" href="/console/you">
          You
        </a>
        <Button name="Sign out" press={signOut} class="quiet" />
      </nav>
    </details>
  )
}

/** Shown on every screen with answers of demo engines. */
const DemoLabel = () => (
  <p class="demo">
    <strong>DEMO</strong> The answers are invented by this software. Set an engine key to ask a real one.
  </p>
)
