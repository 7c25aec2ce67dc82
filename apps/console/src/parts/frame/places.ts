import type { MemberRole } from '../server/session.ts'
import { ENGINES, engineName } from '../widgets/words.ts'

interface Place {
  href: string
  /** In the bar or among the tabs; without one it is only found by searching. */
  name?: string
  /** What a search finds it by, where that is not its name. */
  words?: string
  isCommand?: boolean
  /** The least role that it is of use to. Default: everybody. */
  for?: MemberRole | 'operator'
  /** Addresses below it, where they do not begin with its own. */
  below?: RegExp
}

/** Where the bar leads, and what else a search finds. */
export const PLACES: readonly Place[] = [
  {
    href: '/console',
    name: 'Brands',
    below: /^\/console(\/(brands|scans|runs|findings|corrections|cases|start)(\/|$)|\/?$)/,
  },
  { href: '/console/engines', name: 'Engines', words: 'Engines and cost', for: 'operator' },
  { href: '/console/queues', name: 'Queues', words: 'Queues and dead jobs', for: 'operator' },
  { href: '/console/deliveries', name: 'Deliveries', for: 'owner' },
  { href: '/console/accounts', name: 'Accounts', words: 'Accounts, plans, keys', for: 'operator' },
  { href: '/console/people', name: 'People', words: 'People and invitations' },
  { href: '/console/record', words: 'Who did what', for: 'owner' },
  { href: '/console/shares', words: 'Shared with people outside' },
  { href: '/console/you', words: 'Your sessions and keys' },
  { href: '/console/log', name: 'Log' },
  { href: '/console/start', words: 'Add a brand', isCommand: true, for: 'editor' },
  { href: '/check', words: 'Check evidence', isCommand: true },
  { href: '/v1/docs', words: 'Read the API reference', isCommand: true },
]

/** The screens and commands of one brand, by what stands behind its address. */
export const BRAND_PLACES: readonly Place[] = [
  { href: '', name: 'Overview', words: 'Overview of this brand' },
  { href: '/findings', name: 'Wrong statements', words: 'Wrong statements about this brand' },
  { href: '/corrections', name: 'Corrections', words: 'Corrections of this brand' },
  { href: '/review', name: 'To review', words: 'Answers to review of this brand' },
  { href: '/cases', name: 'Case files', words: 'Case files of this brand' },
  { href: '/reports', name: 'Reports', words: '' },
  { href: '/facts', name: 'Facts', words: 'Facts of this brand' },
  { href: '/products', name: 'Products', words: 'Products and feeds of this brand' },
  { href: '/prompts', name: 'Prompts', words: 'Prompts of this brand' },
  { href: '/schedules', name: 'Schedules', words: 'Schedules of this brand' },
  { href: '/scans', name: 'Scans', words: 'Scans of this brand' },
  { href: '/settings', name: 'Settings', words: 'Settings of this brand', for: 'editor' },
  { href: '?start=scan', words: 'Start a scan of this brand', isCommand: true, for: 'editor' },
  { href: '/facts', words: 'Add a fact', isCommand: true, for: 'editor' },
]

const MOST = 6

/** Places, commands and engines whose names contain the words, without those that would be refused. Pure. */
export function placesFor(
  words: string,
  brandId: string | null,
  may: (role: MemberRole | 'operator') => boolean,
): { kind: string; name: string; href: string }[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const here = brandId === null ? [] : BRAND_PLACES
  const engines = ENGINES.map((engine): Place & { kind: string } => ({
    ...{ kind: 'Engine', href: `/console/engines#${engine}`, name: engineName(engine) },
  }))
  const places = [
    ...here.map((place) => ({ ...place, href: `/console/brands/${brandId}${place.href}` })),
    ...PLACES,
  ].map((place) => ({ ...place, kind: place.isCommand ? 'Command' : 'Place' }))
  return [...places, ...engines]
    .map(({ words: found, name = '', ...place }) => ({ ...place, name: found ?? name }))
    .filter(({ name, for: role }) => name.toLowerCase().includes(wanted) && may(role ?? 'viewer'))
    .slice(0, MOST)
}
