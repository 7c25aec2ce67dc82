import { rich, say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, api, useApi } from '../server/api.ts'
import { ActButton } from '../widgets/action.tsx'
import { Await, type Crumb, Page } from '../widgets/page.tsx'
import { Time } from '../widgets/words.ts'
import { enterBrand } from './brand-here.ts'

export type BrandBody = Answer<'GET /api/admin/brands/{brandId}'>

type OfBrand = ComponentChildren | ((brand: BrandBody) => ComponentChildren)

interface Props {
  brandId: string
  /** Name of the screen; its overview has the name of the brand. */
  section?: string
  /** The list that this is a part of, and what stands behind the brand's address for it. */
  above?: Crumb
  sub?: ComponentChildren
  actions?: OfBrand
  children: OfBrand
}

/** The frame of every screen of a brand: the way back to it, and the name of the screen. */
export function BrandFrame({ brandId, section, above, sub, actions, children }: Props) {
  const { query } = useLocation()
  const shown = (part: OfBrand, of: BrandBody) => (typeof part === 'function' ? part(of) : part)
  const brand = useApi('GET /api/admin/brands/{brandId}', { brandId })
  useEffect(() => {
    if (brand.value) enterBrand(brand.value)
  }, [brand.value])
  return (
    <Await of={brand}>
      {(value) => (
        <Page
          title={section ?? value.name}
          crumbs={section === undefined ? [] : crumbsOf(value, above)}
          sub={section === undefined ? value.domain : sub}
          actions={shown(actions, value)}
        >
          {query.setup !== undefined && (
            <p class="note">
              {rich('frame.youAreSettingUp', {
                name: value.name,
                a: (words) => (
                  <a href={`/console/start/${brandId}?step=${encodeURIComponent(query.setup ?? '')}`}>
                    {words}
                  </a>
                ),
                setup: query.setup,
              })}
            </p>
          )}
          {value.archivedAt !== null && <ArchivedNote brandId={brandId} at={value.archivedAt} />}
          {shown(children, value)}
        </Page>
      )}
    </Await>
  )
}

const crumbsOf = ({ id, name }: BrandBody, above?: Crumb): Crumb[] => {
  const overview = `/console/brands/${id}`
  return [[name, overview], ...(above ? [[above[0], `${overview}${above[1]}`] as const] : [])]
}

/** On every screen of an archived brand. */
const ArchivedNote = ({ brandId, at }: { brandId: string; at: string }) => (
  <div class="note spread">
    <p role="status">{rich('frame.thisBrandIsArchived', { time: () => <Time at={at} /> })}</p>
    <ActButton
      name={say('common.restore')}
      act={() => api('POST /api/admin/brands/{brandId}/restore', { brandId })}
    />
  </div>
)
