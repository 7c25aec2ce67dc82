import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import { EXPORT_KIND_NAMES, RATE_LEVELS } from '@veracite/core/exports/all-kinds'
import { EXPORT_FORMATS } from '@veracite/core/exports/export-format'
import { FEED_FIELDS } from '@veracite/core/feeds/feed-fields'
import { FORMATS_OF_FEEDS } from '@veracite/core/feeds/feed-formats'
import { NAMED_MEASURES } from '@veracite/core/measures/measures'
import { PRODUCT_QUESTIONS } from '@veracite/core/prompts/product-questions'
import { REPORT_SPANS } from '@veracite/core/reports/period'
import { RIVAL_KINDS } from '@veracite/core/rivals/rival'
import { REVIEW_ANSWERS } from '@veracite/core/runs/review-runs'
import { MISSED_RULES, OVERLAP_RULES } from '@veracite/core/schedules/schedule-store'
import { DIGESTS } from '@veracite/core/webhooks/webhook-store'
import { PROMPTS_FOR_LIKE_THESE } from '@veracite/statistics/questions-like-these'
import * as vocabulary from '@veracite/terms/vocabulary'
import { COMPARES, VALUE_KINDS } from '@veracite/verdicts/declared/declaration'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { CLAIM_VERDICTS } from '@veracite/verdicts/verdict/verdict'
import { LANGUAGE_CODES } from '@veracite/words/languages'

/** What `commands.json` calls by name. */
const LISTS: Readonly<Record<string, unknown>> = {
  ...vocabulary,
  ...{ EXPORT_KIND_NAMES, RATE_LEVELS, EXPORT_FORMATS, FEED_FIELDS, FORMATS_OF_FEEDS, NAMED_MEASURES },
  ...{ PRODUCT_QUESTIONS, REPORT_SPANS, RIVAL_KINDS, REVIEW_ANSWERS, MISSED_RULES, OVERLAP_RULES, DIGESTS },
  ...{ COMPARES, VALUE_KINDS, FACT_PREDICATES, CLAIM_VERDICTS, LANGUAGE_CODES },
  APPS: Object.keys(RECORD_PROFILES),
  PROMPTS_FOR_LIKE_THESE: [PROMPTS_FOR_LIKE_THESE],
}

export function listOf(given: string | readonly string[]): readonly string[] {
  const list = typeof given === 'string' ? LISTS[given] : given
  if (Array.isArray(list)) return list
  throw new Error(`commands.json names the list ${given}, which is not in lists.ts.`)
}

/** A text with lists in place of their names: `one of {ENGINES}`. */
export const withLists = (text: string): string =>
  text.replaceAll(/\{([A-Z_]+)\}/g, (_, name: string) => listOf(name).join(', '))
