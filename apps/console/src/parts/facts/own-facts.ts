import { known, say } from '@veracite/words/say'
import type { Answer, Asked } from '../server/api.ts'
import { predicateLabel } from '../widgets/words.ts'

export type FactPage = Answer<'GET /api/admin/brands/{brandId}/facts'>
export type OwnFact = FactPage['items'][number]
export type FactState = OwnFact['state']
export type Predicate = Answer<'GET /api/admin/facts/predicates'>['items'][number]
export type Preview = Answer<'POST /api/admin/brands/{brandId}/facts/preview'>
export type PreviewBody = Asked<'POST /api/admin/brands/{brandId}/facts/preview'>['body']

/** A change in words, and the job that judges earlier answers again because of it. */
export interface Done {
  words: string
  jobId: string | null
}

/** Kinds of facts to choose from. */
export const kindsOf = (predicates: readonly Predicate[]) =>
  predicates.map(({ name, label }) => [name, predicateLabel({ predicate: name, label })] as const)

export const sourceInWords = (kind: string): string => known('factSource', kind) ?? kind

/** "page 3, below “Leadership”, paragraph 7" */
export function placeInWords({ source: { place } }: OwnFact): string | null {
  if (place === null) return null
  const parts = [
    place.page === null ? null : say('facts.page', { page: place.page }),
    place.heading === null ? null : say('facts.below', { heading: place.heading }),
    say('facts.paragraph', { paragraph: place.paragraph }),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
