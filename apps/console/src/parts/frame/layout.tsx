import { signal } from '@preact/signals'
import type { Engine } from '@veracite/terms/vocabulary'
import { rich, say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, api } from '../server/api.ts'
import { hasStripe } from '../widgets/page.tsx'
import { brandHere, loadBrands } from './brand-here.ts'
import { GroupBar, PlaceStrip, Rail, Top } from './rail.tsx'

type Engines = Answer<'GET /api/admin/engines'>

/** Read once for all screens; null until then. */
export const engines = signal<Engines['items'] | null>(null)

/** Whether a language model reads answers; null until it is known. Without one, declared predicates are not checked. */
export const hasReader = signal<boolean | null>(null)

/** The engines that are configured, so that they can be asked. */
export const runnableEngines = (): Engine[] =>
  (engines.value ?? []).filter(({ runnable }) => runnable).map(({ engine }) => engine)

export function Layout({ children }: { children: ComponentChildren }) {
  const { path } = useLocation()
  useEffect(() => {
    // Screens report missing data themselves.
    loadBrands().catch(() => {})
    api('GET /api/admin/engines', {}).then(
      ({ items, reader }) => {
        engines.value = items
        hasReader.value = (reader?.model ?? null) !== null
        hasStripe.value = items.some(({ access }) => access === 'demo')
      },
      () => {},
    )
  }, [])
  const here = { path, brandId: brandHere.value?.id ?? brandIn(path) }
  return (
    <div class="shell">
      <a class="skip" href="#main">
        {say('frame.skipToContent')}
      </a>
      <Rail {...here} />
      <Top {...here} />
      <PlaceStrip {...here} />
      <div>
        {hasStripe.value && (
          <aside class="demo" aria-label={say('frame.demonstration')}>
            <span>{rich('frame.demoTheAnswersAre', { b: (words) => <strong>{words}</strong> })}</span>
          </aside>
        )}
        <main id="main" class="page" tabIndex={-1}>
          {children}
        </main>
      </div>
      <GroupBar {...here} />
    </div>
  )
}

/** Its places have their room from the start, and the screen below them does not move when its name is known. */
const brandIn = (path: string): string | null => /^\/console\/brands\/([^/]+)/.exec(path)?.[1] ?? null
