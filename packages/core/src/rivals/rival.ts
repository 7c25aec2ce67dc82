import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { Subject } from '@veracite/verdicts/named/count-named'

/** Only rivals are compared with the brand; the others are declared to be told apart from them. */
export const RIVAL_KINDS = ['rival', 'shop', 'marketplace', 'media', 'other'] as const
export type RivalKind = (typeof RIVAL_KINDS)[number]

export interface RivalInput {
  name: string
  aliases: string[]
  domain: string | null
  kind: RivalKind
}

export interface Rival extends RivalInput {
  id: string
  createdAt: Date
}

/** More would make the comparison unreadable, and every answer slower to count. */
export const MOST_RIVALS = 60

/** Raised when the same readings and names would be counted differently. */
const COUNT_VERSION = 2

/** Whose names are counted: the brand's and those declared beside it. */
export const subjectsOf = (
  brand: { id: string; name: string; aliases: readonly string[]; domain: string },
  rivals: readonly Rival[],
): Subject[] => [
  { id: brand.id, name: brand.name, aliases: brand.aliases, domain: brand.domain, group: 'own' },
  ...rivals.map(
    ({ id, name, aliases, domain, kind }): Subject => ({
      ...{ id, name, aliases, domain: domain ?? '' },
      group: kind === 'rival' ? 'rival' : 'apart',
    }),
  ),
]

/** Without rivals and without a model, nothing but the brand could be counted, which rates do. */
export const isCounted = (rivals: readonly Rival[], model: object | null): boolean =>
  rivals.length > 0 || model !== null

/** Identifies the names that counts were made with. */
export const namesDigest = (subjects: readonly Subject[]): string => {
  const sorted = subjects.map((one) => ({ ...one, aliases: [...one.aliases].sort() }))
  return sha256Hex(
    canonicalJsonBytes({ version: COUNT_VERSION, names: sorted.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }),
  )
}
