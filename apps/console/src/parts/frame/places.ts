import { known, type Listed, say } from '@veracite/words/say'
import type { MemberRole } from '../server/session.ts'
import type { IconName } from '../widgets/action.tsx'
import { ENGINES, engineName } from '../widgets/words.ts'
import type { Waiting } from './brand-here.ts'
import places from './places.json' with { type: 'json' }

export interface Place {
  /** Its address, or for a screen of a brand what stands behind the brand's address. */
  href: string
  ofBrand?: boolean
  /** Of its name, and of what a search finds it by where that is not its name. */
  id: Listed<'place'>
  /** The least role that it is of use to. Default: everybody. */
  for?: MemberRole | 'operator'
  /** Addresses of single things that belong to it. */
  below?: string
  /** What waits there. */
  counts?: keyof Waiting
}

export interface Group {
  id: Listed<'group'>
  icon: IconName
  places: readonly Place[]
}

/** Where the rail leads, what else a search finds, and what people do most. */
const { groups, others, commands } = places as { groups: Group[]; others: Place[]; commands: Place[] }
export const GROUPS: readonly Group[] = groups

export const placeName = ({ id }: Place): string => say(`place.${id}`)
export const groupName = ({ id }: Group): string => say(`group.${id}`)

/** Null for a screen of a brand while there is none. */
export const addressOf = ({ href, ofBrand }: Place, brandId: string | null): string | null =>
  ofBrand ? brandId && `/console/brands/${brandId}${href}` : href

export const isAt = (place: Place, path: string, brandId: string | null): boolean =>
  path === addressOf(place, brandId) ||
  (place.below !== undefined && new RegExp(place.below).test(path)) ||
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
  const named = (kind: string) => (place: Place) => {
    const href = addressOf(place, brandId)
    const name = known('finds', place.id) ?? placeName(place)
    return href !== null && may(place.for ?? 'viewer') ? [{ kind, name, href }] : []
  }
  const engines = ENGINES.map((engine) => ({
    kind: say('common.engine'),
    name: engineName(engine),
    href: `/console/engines#${engine}`,
  }))
  const found = commands.flatMap(named(say('frame.command')))
  if (wanted !== '')
    found.push(
      ...[...GROUPS.flatMap(({ places }) => places), ...others].flatMap(named(say('frame.place'))),
      ...engines,
    )
  return found.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST)
}
