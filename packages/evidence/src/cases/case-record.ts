import type { OfOrigin } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import { searchWords } from '../trails/search-words.ts'
import type { SourceSearch, SourceTrail } from '../trails/source-trail.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import type { Completeness } from './completeness.ts'
import KNOWN from './known-failures.json' with { type: 'json' }
import MEASURED from './measured-error.json' with { type: 'json' }

/** How often readings were wrong when they were measured, for the file. */
export const MEASURED_ERROR = MEASURED

type KnownName =
  | 'takenBack'
  | 'listBelow'
  | 'notRead'
  | 'modelLeavesOut'
  | 'modelSpokenTo'
  | 'wrongFact'
  | 'answersDiffer'
  | 'pagesSilent'
  | 'searchMisses'
  | 'leadingByWords'

/** Forms in which the process is known to fail, and the day on which the list was made. */
export const knownFailures = (say: Say): NonNullable<CaseRecord['knownFailures']> => ({
  asOf: KNOWN.asOf,
  forms: KNOWN.forms.map((name) => ({
    part: say(`knownPart.${name as KnownName}`, { version: KNOWN.version }),
    form: say(`knownForm.${name as KnownName}`),
    effect: say(`knownEffect.${name as KnownName}`),
  })),
})

/** Who made the file, for whom, and what a court asks about how it came about. */
export interface CaseRecord {
  /** The one date of the file; the signed manifest has the same. */
  madeAt: string
  /** A person or a post, as the requester of the file stated it; null if not stated. */
  preparedBy: string | null
  preparedFor: string | null
  /** The purpose of the file, in the requester's words. */
  purpose: string | null
  /** The legal entities that asked and recorded, as their signed records state them. */
  entities: string[]
  /** From the first to the last answer in the file; of a case for enforcement, from when the order holds. */
  period: { from: string; to: string }
  /** Every scan of the brand in the period, also those of which nothing is in the file. */
  scans: CaseScan[]
  /** False if there are more scans than are listed. */
  scansAreAll: boolean
  classifiers: string[]
  measuredError: typeof MEASURED & { source: string }
  /** For each model whose reading decided, what its signed classifications say of its measured error. Older files lack it. */
  readers?: string[]
  limits: string[]
  /** What a model showed that searched the pages behind an exhibit, with its measured figure. Older files lack it. */
  searches?: CaseSearch[]
  /** Older files lack these three. */
  decidedByModel?: boolean
  knownFailures?: { asOf: string; forms: { part: string; form: string; effect: string }[] }
  completeness?: Completeness
}

export interface CaseSearch {
  /** The number of the exhibit. */
  place: number
  reader: string
  check: SourceSearch['check']
  results: { stated: string; words: string }[]
}

/** Of every exhibit whose pages were searched. Pure. */
export const searchesIn = (trails: readonly (Pick<StoredTrail, 'json'> | null)[], say: Say): CaseSearch[] =>
  trails.flatMap((stored, at) => {
    const trail = stored && (JSON.parse(stored.json) as SourceTrail)
    if (!trail?.search) return []
    const { reader, check } = trail.search
    const results = searchWords(trail, say).map(({ stated, words }) => ({ stated, words }))
    return { place: at + 1, reader, check, results }
  })

export interface CaseScan {
  scanId: string
  createdAt: string
  finishedAt: string | null
  status: string
  planned: number
  classified: number
  noAnswer: number
  failed: number
  /** Answers of it that are in this file. */
  included: number
  demo: boolean
  /** The origin of `classified`; other origins are counted separately. */
  origin: Origin
  apart: OfOrigin[]
}
