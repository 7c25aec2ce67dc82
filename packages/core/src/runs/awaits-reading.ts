import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { StandingReading } from '@veracite/evidence/records/stored-reading'
import { MOST_ASKED } from '@veracite/verdicts/declared/asked'
import { MOST_CONFIRMED } from '@veracite/verdicts/model/confirm'
import { literalNames } from '@veracite/verdicts/model/literal-names'
import { LONGEST_ANSWER } from '@veracite/verdicts/model/request'
import type { Reading } from '@veracite/verdicts/reading'
import type { Claim, Verdict } from '@veracite/verdicts/verdict/verdict'
import { modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import type { CaptureToClassify } from './run-store.ts'

/**
 * Whether the model reads the answer: if it names the brand or its domain, or others are looked for as well, and is not
 * excessively long.
 */
export function awaitsReading(
  model: Pick<LanguageModelPort, 'name'> | null,
  standing: readonly StandingReading[],
  verdict: Pick<Verdict, 'notRead'>,
  { answer, brand, readsOthers }: Pick<CaptureToClassify, 'answer' | 'brand' | 'readsOthers'>,
): Extract<NewClassification['awaits'], 'first_reading' | 'reading'> | null {
  if (model === null || answer.text.length > LONGEST_ANSWER) return null
  const of = (kind: StandingReading['readerKind']) => standing.find(({ readerKind }) => readerKind === kind)
  if (of('person') !== undefined) return null
  const plain = of('rules')?.reading
  const isNamed =
    readsOthers === true ||
    plain === undefined ||
    plain.mention !== 'none' ||
    plain.ownedCitations.length > 0 ||
    literalNames(answer.text, brand).length > 0
  const read = of('model')
  if (!isNamed) return null
  if (read === undefined) return 'first_reading'
  const isCurrent =
    read.readerVersion === modelVersion(model) && wasAsked(read.reading, verdict.notRead ?? [])
  return isCurrent ? null : 'reading'
}

/** True if a request has no room for what was not read. Declarations that changed are asked for again. */
const wasAsked = ({ declared = [] }: Reading, notRead: readonly string[]): boolean =>
  notRead.length === 0 ||
  (declared.length >= MOST_ASKED && !declared.some(({ name }) => notRead.includes(name)))

/** Contradictions in a model's reading that were not confirmed yet. What exceeds one request is for review. */
export function couldAccuse(standing: readonly StandingReading[]): (claim: Claim) => boolean {
  const kinds = standing.map(({ readerKind }) => readerKind)
  if (!kinds.includes('model') || kinds.includes('person')) return () => false
  const asked = standing.map(({ reading }) => reading.confirmations ?? [])
  if (asked.some(({ length }) => length >= MOST_CONFIRMED)) return () => false
  return ({ predicate, verdict, certainty, span: { start, quote } }) =>
    verdict === 'contradicted' &&
    certainty === 'likely' &&
    !asked.flat().some((one) => one.predicate === predicate && one.start === start && one.quote === quote)
}
