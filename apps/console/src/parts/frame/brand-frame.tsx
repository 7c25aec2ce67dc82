import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso/router'
import { api, useApi } from '../server/api.ts'
import { mayAnywhere } from '../server/session.ts'
import { ActButton } from '../widgets/action.tsx'
import { Time } from '../widgets/format.tsx'
import { Await, Page } from '../widgets/page.tsx'
import { BRAND_PLACES } from './places.ts'

export type BrandBody = AnswerOf<'GET /api/admin/brands/{brandId}'>

interface Props {
  brandId: string
  /** Name of the screen in the title of the window. */
  section?: string
  actions?: ComponentChildren
  /** Something below its wrong statements, with an address of its own. */
  below?: boolean
  children: ComponentChildren | ((brand: BrandBody) => ComponentChildren)
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
          {typeof children === 'function' ? children(value) : children}
        </Page>
      )}
    </Await>
  )
}

interface NoteProps {
  brandId: string
  at: string
  restored: () => void
}

/** On every screen of an archived brand. */
const ArchivedNote = ({ brandId, at, restored }: NoteProps) => (
  <div class="note spread">
    <p role="status">
      This brand is archived since <Time at={at} />: nothing is asked about it. What was found stays.
    </p>
    <ActButton
      name="Restore"
      act={() => api('POST /api/admin/brands/{brandId}/restore', { brandId }).then(restored)}
    />
  </div>
)
