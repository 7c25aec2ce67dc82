import type { MemberRole } from '../server/session.ts'
import { ENGINES, engineName } from '../widgets/words.ts'

export interface Place {
  kind: 'Place' | 'Command' | 'Engine'
  name: string
  href: string
  /** The least role that it is of use to. Default: everybody. */
  for?: MemberRole | 'operator'
}

const PLACES: readonly Place[] = [
  { kind: 'Place', name: 'Brands', href: '/console' },
  { kind: 'Place', name: 'Engines and cost', href: '/console/engines', for: 'operator' },
  { kind: 'Place', name: 'Deliveries', href: '/console/deliveries', for: 'owner' },
  { kind: 'Place', name: 'Accounts, plans, keys', href: '/console/accounts', for: 'operator' },
  { kind: 'Place', name: 'People and invitations', href: '/console/people' },
  { kind: 'Place', name: 'Who did what', href: '/console/record', for: 'owner' },
  { kind: 'Place', name: 'Shared with people outside', href: '/console/shares' },
  { kind: 'Place', name: 'Your sessions and keys', href: '/console/you' },
  { kind: 'Place', name: 'Log', href: '/console/log' },
  { kind: 'Command', name: 'Add a brand', href: '/console/start', for: 'editor' },
  { kind: 'Command', name: 'Check evidence', href: '/check' },
  { kind: 'Command', name: 'Read the API reference', href: '/v1/docs' },
]

/** Of the brand that is open. */
const OF_BRAND: readonly (Omit<Place, 'href'> & { at: string })[] = [
  { kind: 'Place', name: 'Overview of this brand', at: '' },
  { kind: 'Place', name: 'Wrong statements about this brand', at: '/findings' },
  { kind: 'Place', name: 'Corrections of this brand', at: '/corrections' },
  { kind: 'Place', name: 'Answers to review of this brand', at: '/review' },
  { kind: 'Place', name: 'Case files of this brand', at: '/cases' },
  { kind: 'Place', name: 'Facts of this brand', at: '/facts' },
  { kind: 'Place', name: 'Products and feeds of this brand', at: '/products' },
  { kind: 'Place', name: 'Prompts of this brand', at: '/prompts' },
  { kind: 'Place', name: 'Schedules of this brand', at: '/schedules' },
  { kind: 'Place', name: 'Scans of this brand', at: '/scans' },
  { kind: 'Place', name: 'Settings of this brand', at: '/settings', for: 'editor' },
  { kind: 'Command', name: 'Start a scan of this brand', at: '?start=scan', for: 'editor' },
  { kind: 'Command', name: 'Add a fact', at: '/facts', for: 'editor' },
]

const MOST = 6

/** Places, commands and engines whose names contain the words, without those that would be refused. Pure. */
export function placesFor(
  words: string,
  brandId: string | null,
  may: (role: MemberRole | 'operator') => boolean,
): Place[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const here = OF_BRAND.map(({ at, ...place }) => ({ ...place, href: `/console/brands/${brandId}${at}` }))
  const engines = ENGINES.map(
    (engine): Place => ({ kind: 'Engine', name: engineName(engine), href: `/console/engines#${engine}` }),
  )
  return [...(brandId === null ? [] : here), ...PLACES, ...engines]
    .filter((place) => place.name.toLowerCase().includes(wanted) && may(place.for ?? 'viewer'))
    .slice(0, MOST)
}
