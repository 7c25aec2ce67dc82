import type { MemberRole } from '../server/session.ts'
import type { IconName } from '../widgets/icon.tsx'
import { ENGINES, engineName } from '../widgets/words.ts'
import type { Waiting } from './brand-here.ts'

export interface Place {
  /** Its address, or for a screen of a brand what stands behind the brand's address. */
  href: string
  ofBrand?: boolean
  name: string
  /** What a search finds it by, where that is not its name. */
  words?: string
  /** The least role that it is of use to. Default: everybody. */
  for?: MemberRole | 'operator'
  /** Addresses of single things that belong to it. */
  below?: RegExp
  /** What waits there. */
  counts?: keyof Waiting
}

export interface Group {
  name: string
  icon: IconName
  places: readonly Place[]
}

const ofBrand = (href: string, name: string, more: Partial<Place> = {}): Place => ({
  ...{ href, name, ofBrand: true, words: `${name} of this brand` },
  ...more,
})

/** Where the rail leads. */
export const GROUPS: readonly Group[] = [
  {
    name: 'Watch',
    icon: 'watch',
    places: [
      ofBrand('', 'Overview'),
      ofBrand('/findings', 'Statements', { counts: 'statements', below: /^\/console\/(findings|runs)\// }),
      ofBrand('/engines', 'Engines'),
      ofBrand('/scans', 'Scans', { below: /^\/console\/scans\// }),
    ],
  },
  {
    name: 'Act',
    icon: 'act',
    places: [
      ofBrand('/review', 'Review', { counts: 'review', words: 'Answers to review of this brand' }),
      ofBrand('/corrections', 'Corrections', { counts: 'corrections', below: /^\/console\/corrections\// }),
      ofBrand('/cases', 'Cases', { words: 'Case files of this brand', below: /^\/console\/cases\// }),
      ofBrand('/reports', 'Reports', { below: /^\/console\/reports\// }),
      { href: '/console/shares', name: 'Shares', words: 'Shared with people outside' },
    ],
  },
  {
    name: 'Truth',
    icon: 'truth',
    places: [
      ofBrand('/facts', 'Facts'),
      ofBrand('/products', 'Products', { words: 'Products and feeds of this brand' }),
      ofBrand('/documents', 'Documents'),
      ofBrand('/sources', 'Sources', { words: 'Sources of facts of this brand' }),
    ],
  },
  {
    name: 'Set up',
    icon: 'setUp',
    places: [
      ofBrand('/prompts', 'Prompts'),
      { href: '/console/engines', name: 'Engine access', words: 'Engines and cost', for: 'operator' },
      ofBrand('/schedules', 'Schedules'),
      { href: '/console/deliveries', name: 'Deliveries', for: 'owner' },
      { href: '/console/people', name: 'People', words: 'People and invitations' },
      ofBrand('/settings', 'Settings', { for: 'editor' }),
      { href: '/console/accounts', name: 'Accounts', words: 'Accounts, plans, keys', for: 'operator' },
      { href: '/console/record', name: 'Who did what', for: 'owner' },
      { href: '/console/queues', name: 'Queues', words: 'Queues and dead jobs', for: 'operator' },
      { href: '/console/log', name: 'Log' },
    ],
  },
]

/** What else a search finds. */
const OTHERS: readonly Place[] = [
  { href: '/console', name: 'Home' },
  { href: '/console/you', name: 'Your sessions and keys' },
]
const COMMANDS: readonly Place[] = [
  { href: '?start=scan', ofBrand: true, name: 'Start a scan of this brand', for: 'editor' },
  { href: '/facts', ofBrand: true, name: 'Add a fact', for: 'editor' },
  { href: '/console/start', name: 'Add a brand', for: 'editor' },
  { href: '/check', name: 'Check evidence' },
  { href: '/v1/docs', name: 'Read the API reference' },
]

/** Null for a screen of a brand while there is none. */
export const addressOf = ({ href, ofBrand }: Place, brandId: string | null): string | null =>
  ofBrand ? brandId && `/console/brands/${brandId}${href}` : href

export const isAt = (place: Place, path: string, brandId: string | null): boolean =>
  path === addressOf(place, brandId) ||
  (place.below?.test(path) ?? false) ||
  (!place.ofBrand && path.startsWith(`${place.href}/`))

const MOST = 6

/**
 * Places, commands and engines whose names contain the words, without those that would be refused. Without words, what
 * people do most. Pure.
 */
export function placesFor(
  words: string,
  brandId: string | null,
  may: (role: MemberRole | 'operator') => boolean,
): { kind: string; name: string; href: string }[] {
  const wanted = words.trim().toLowerCase()
  const kindOf = (kind: string) => (place: Place) => ({ ...place, kind })
  const engines = ENGINES.map(
    (engine): Place => ({ href: `/console/engines#${engine}`, name: engineName(engine) }),
  )
  const known = [
    ...COMMANDS.map(kindOf('Command')),
    ...(wanted === ''
      ? []
      : [...GROUPS.flatMap(({ places }) => places), ...OTHERS]
          .map(kindOf('Place'))
          .concat(engines.map(kindOf('Engine')))),
  ]
  return known
    .flatMap((place) => {
      const href = addressOf(place, brandId)
      return href === null
        ? []
        : [{ kind: place.kind, name: place.words ?? place.name, href, for: place.for }]
    })
    .filter(({ name, for: role }) => name.toLowerCase().includes(wanted) && may(role ?? 'viewer'))
    .slice(0, MOST)
    .map(({ kind, name, href }) => ({ kind, name, href }))
}
