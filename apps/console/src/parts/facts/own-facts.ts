import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { FACT_STATE_TABLE } from '@veracite/terms/states'
import { api } from '../server/api.ts'

type Page = AnswerOf<'GET /api/admin/brands/{brandId}/facts'>
export type OwnFact = Page['items'][number]
export type FactState = OwnFact['state']
export type Predicate = AnswerOf<'GET /api/admin/facts/predicates'>['items'][number]
export type Preview = AnswerOf<'POST /api/admin/brands/{brandId}/facts/preview'>
export type PreviewBody = InputOf<'POST /api/admin/brands/{brandId}/facts/preview'>['body']

/** A change in words, and the job that judges earlier answers again because of it. */
export interface Done {
  words: string
  jobId: string | null
}

export const previewOf = (brandId: string, body: PreviewBody): Promise<Preview> =>
  api('POST /api/admin/brands/{brandId}/facts/preview', { brandId, body })

/** The name of a fact state for people. */
export const factStateWords = (state: FactState): string => FACT_STATE_TABLE[state].words

const SOURCE_WORDS: Record<string, string> = {
  operator: 'entered by the operator',
  document: 'a document',
  gleif: 'GLEIF',
  'companies-house': 'Companies House',
  edgar: 'SEC EDGAR',
  vies: 'VIES',
}

export const sourceInWords = (kind: string): string => SOURCE_WORDS[kind] ?? kind

/** "page 3, below “Leadership”, paragraph 7" */
export function placeInWords({ source: { place } }: OwnFact): string | null {
  if (place === null) return null
  const parts = [
    place.page === null ? null : `page ${place.page}`,
    place.heading === null ? null : `below “${place.heading}”`,
    `paragraph ${place.paragraph}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
