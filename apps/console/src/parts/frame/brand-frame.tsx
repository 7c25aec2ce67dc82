import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { type MemberRole, mayAnywhere } from '../server/session.ts'
import { Page } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'
import { ArchivedNote } from './archived-note.tsx'

export type BrandBody = AnswerOf<'GET /api/admin/brands/{brandId}'>

/** The screens of one brand, by what stands behind its address. */
const TABS: readonly { name: string; at: string; for?: MemberRole }[] = [
  { name: 'Overview', at: '' },
  { name: 'Wrong statements', at: '/findings' },
  { name: 'Corrections', at: '/corrections' },
  { name: 'To review', at: '/review' },
  { name: 'Case files', at: '/cases' },
  { name: 'Reports', at: '/reports' },
  { name: 'Facts', at: '/facts' },
  { name: 'Products', at: '/products' },
  { name: 'Prompts', at: '/prompts' },
  { name: 'Schedules', at: '/schedules' },
  { name: 'Scans', at: '/scans' },
  { name: 'Settings', at: '/settings', for: 'editor' },
]

/** The frame of every screen of a brand: name and navigation. */
export function BrandFrame({
  brandId,
  section,
  actions,
  below = false,
  children,
}: {
  brandId: string
  /** Name of the screen in the title of the window. */
  section?: string
  actions?: ComponentChildren
  /** Something below its wrong statements, with an address of its own. */
  below?: boolean
  children: (brand: BrandBody) => ComponentChildren
}) {
  const { path, query } = useLocation()
  const brand = useLoad(`brand ${brandId}`, (signal) =>
    api('GET /api/admin/brands/{brandId}', { brandId }, signal),
  )
  return (
    <Await of={brand} what="the brand">
      {(value) => (
        <Page
          title={value.name}
          {...(section && { section })}
          sub={value.domain}
          actions={actions}
          tabs={
            <nav class="tabs" aria-label={`Screens of ${value.name}`}>
              {TABS.filter((tab) => mayAnywhere(tab.for ?? 'viewer')).map(({ name, at }) => {
                const href = `/console/brands/${brandId}${at}`
                return (
                  <a
                    key={at}
                    class="tab"
                    href={href}
                    aria-current={path === href || (below && at === '/findings') ? 'page' : undefined}
                  >
                    {name}
                  </a>
                )
              })}
            </nav>
          }
        >
          {query.setup !== undefined && (
            <p class="note">
              You are setting up {value.name}.{' '}
              <a href={`/console/start/${brandId}?step=${encodeURIComponent(query.setup)}`}>
                Back to step {query.setup}
              </a>
            </p>
          )}
          {value.archivedAt !== null && (
            <ArchivedNote brandId={brandId} at={value.archivedAt} restored={brand.reload} />
          )}
          {children(value)}
        </Page>
      )}
    </Await>
  )
}
