import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso/router'
import { useApi } from '../server/load.ts'
import { mayAnywhere } from '../server/session.ts'
import { Page } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'
import { ArchivedNote } from './archived-note.tsx'
import { BRAND_PLACES } from './places.ts'

export type BrandBody = AnswerOf<'GET /api/admin/brands/{brandId}'>

interface Props {
  brandId: string
  /** Name of the screen in the title of the window. */
  section?: string
  actions?: ComponentChildren
  /** Something below its wrong statements, with an address of its own. */
  below?: boolean
  children: (brand: BrandBody) => ComponentChildren
}

/** The frame of every screen of a brand: name and navigation. */
export function BrandFrame({ brandId, section, actions, below = false, children }: Props) {
  const { path, query } = useLocation()
  const brand = useApi('GET /api/admin/brands/{brandId}', { brandId })
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
              {BRAND_PLACES.filter((tab) => tab.name && mayAnywhere(tab.for ?? 'viewer')).map(
                ({ name, href: at }) => {
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
                },
              )}
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
