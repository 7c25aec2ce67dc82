import { computed, signal } from '@preact/signals'
import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { type MemberRole, mayAnywhere, who } from '../server/session.ts'
import { signOut } from '../server/sign-in.ts'
import { Jump } from './jump.tsx'

type Engines = AnswerOf<'GET /api/admin/engines'>

/** Read once for all screens; null until then. */
export const engines = signal<Engines['items'] | null>(null)

/** At least one engine is a demo engine. */
const isDemo = computed(() => engines.value?.some(({ access }) => access === 'demo') ?? false)

interface Place {
  href: string
  name: string
  below: RegExp
  /** The least role that can use it. */
  for?: MemberRole | 'operator'
}

const PLACES: readonly Place[] = [
  {
    href: '/console',
    name: 'Brands',
    below: /^\/console(\/(brands|scans|runs|findings|corrections|cases|start)(\/|$)|\/?$)/,
  },
  { href: '/console/engines', name: 'Engines', below: /^\/console\/engines$/, for: 'operator' },
  {
    href: '/console/deliveries',
    name: 'Deliveries',
    below: /^\/console\/deliveries(\/|$)/,
    for: 'owner',
  },
  { href: '/console/accounts', name: 'Accounts', below: /^\/console\/accounts$/, for: 'operator' },
  { href: '/console/people', name: 'People', below: /^\/console\/people$/ },
  { href: '/console/log', name: 'Log', below: /^\/console\/log$/ },
]

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
          <button type="button" class="quiet wide-only" onClick={signOut}>
            Sign out
          </button>
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
    {PLACES.filter((place) => mayAnywhere(place.for ?? 'viewer')).map(({ href, name, below }) => (
      <a key={href} class="place" href={href} aria-current={below.test(path) ? 'page' : undefined}>
        {name}
      </a>
    ))}
    <a class="place" href="/check">
      Check
    </a>
  </>
)

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
        <button type="button" class="quiet" onClick={signOut}>
          Sign out
        </button>
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
