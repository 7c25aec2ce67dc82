import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { Span } from '@veracite/verdicts/reading'
import type { Claim, Verdict } from '@veracite/verdicts/verdict/verdict'

/** One answer, with its human labels and the decision. */
export interface Scored {
  language: string
  label: Verdict['class']
  /** Every statement that people marked; null when they marked none. */
  labelled: readonly LabelledClaim[] | null
  text: string
  verdict: Pick<Verdict, 'class' | 'claims' | 'needsReview'>
}

export interface LabelledClaim {
  predicate: FactPredicate
  /** Verbatim from the answer. */
  quote: string
  verdict: Claim['verdict']
}

export interface Share {
  part: number
  of: number
}

export interface Figures {
  answers: number
  /** Answers whose class equals their label. */
  accuracy: Share
  /** Answers classified as CONFABULATED that really are. */
  accusationsRight: Share
  /** CONFABULATED answers that are classified as such. */
  accused: Share
  /** CONFABULATED answers that are classified as such, or marked for review because of a contradiction. */
  found: Share
  /** Certain contradictions that people marked as well, by overlap of quotes. */
  claimsRight: Share
  /** Contradictions that people marked and that were found, certain or for review. */
  claimsFound: Share
  /** Statements that people marked, of any outcome, and that were judged as they did. */
  claimsJudged: Share
  /** Correctly accused answers whose certain contradictions are all right. */
  cleanEvidence: Share
  /** Answers marked for review. */
  reviewed: Share
}

/** How good verdicts are. Shares keep their counts, so that several sets can be added up. */
export function score(answers: readonly Scored[]): Figures {
  const count = (list: readonly Scored[], holds: (one: Scored) => boolean): Share => ({
    part: list.filter(holds).length,
    of: list.length,
  })
  const accusedAs = answers.filter(({ verdict }) => verdict.class === ACCUSED)
  const labelledAs = answers.filter(({ label }) => label === ACCUSED)
  const marked = answers.filter(({ labelled }) => labelled !== null)
  return {
    answers: answers.length,
    accuracy: count(answers, ({ label, verdict }) => label === verdict.class),
    accusationsRight: count(accusedAs, ({ label }) => label === ACCUSED),
    accused: count(labelledAs, ({ verdict }) => verdict.class === ACCUSED),
    found: count(labelledAs, ({ verdict }) => verdict.class === ACCUSED || asksForContradiction(verdict)),
    claimsRight: claimsRight(marked),
    claimsFound: claimsFound(marked),
    claimsJudged: claimsJudged(marked),
    cleanEvidence: count(
      marked.filter(({ label, verdict }) => label === ACCUSED && verdict.class === ACCUSED),
      (one) => certain(one).every((claim) => isMarked(claim, one)),
    ),
    reviewed: count(answers, ({ verdict }) => verdict.needsReview.length > 0),
  }
}

/** The figures of each language. */
export function scoreByLanguage(answers: readonly Scored[]): Record<string, Figures> {
  const languages = [...new Set(answers.map(({ language }) => language))].sort()
  return Object.fromEntries(
    languages.map((language) => [language, score(answers.filter((one) => one.language === language))]),
  )
}

/** For each predicate, how many contradictions were right, and how many of the marked ones were found. */
export function scoreByPredicate(
  answers: readonly Scored[],
): Record<string, Pick<Figures, 'claimsRight' | 'claimsFound'>> {
  const marked = answers.filter(({ labelled }) => labelled !== null)
  const predicates = new Set(
    marked.flatMap((one) => [...certain(one), ...contradictionsOf(one)].map(({ predicate }) => predicate)),
  )
  return Object.fromEntries(
    [...predicates]
      .sort()
      .map((predicate) => [
        predicate,
        { claimsRight: claimsRight(marked, predicate), claimsFound: claimsFound(marked, predicate) },
      ]),
  )
}

/** Whether people marked the statement of a claim as contradicted: same predicate, overlapping quotes. */
export function isMarked(claim: Pick<Claim, 'predicate' | 'span'>, one: Scored): boolean {
  return contradictionsOf(one).some((mark) => meets(mark, claim, one.text))
}

/** Marked statements that a reading contains: same predicate, overlapping quotes, whatever their outcome. */
export function statementsRead(
  text: string,
  marked: readonly LabelledClaim[],
  read: readonly (Span & { predicate: string })[],
): Share {
  const found = marked.filter((mark) =>
    read.some(({ predicate, ...span }) => meets(mark, { predicate, span }, text)),
  )
  return { part: found.length, of: marked.length }
}

const ACCUSED = 'CONFABULATED'

function claimsRight(answers: readonly Scored[], predicate?: string): Share {
  const all = answers.flatMap((one) =>
    certain(one)
      .filter((claim) => predicate === undefined || claim.predicate === predicate)
      .map((claim) => isMarked(claim, one)),
  )
  return { part: all.filter(Boolean).length, of: all.length }
}

function claimsFound(answers: readonly Scored[], predicate?: string): Share {
  const all = answers.flatMap((one) => {
    const found = one.verdict.claims.filter(({ verdict }) => verdict === 'contradicted')
    return contradictionsOf(one)
      .filter((mark) => predicate === undefined || mark.predicate === predicate)
      .map((mark) => found.some((claim) => meets(mark, claim, one.text)))
  })
  return { part: all.filter(Boolean).length, of: all.length }
}

function claimsJudged(answers: readonly Scored[]): Share {
  const all = answers.flatMap(({ labelled, verdict, text }) =>
    (labelled ?? []).map((mark) =>
      verdict.claims.some((claim) => claim.verdict === mark.verdict && meets(mark, claim, text)),
    ),
  )
  return { part: all.filter(Boolean).length, of: all.length }
}

const certain = ({ verdict }: Scored): Claim[] =>
  verdict.class === ACCUSED
    ? verdict.claims.filter((claim) => claim.verdict === 'contradicted' && claim.certainty === 'certain')
    : []

const contradictionsOf = ({ labelled }: Scored): LabelledClaim[] =>
  (labelled ?? []).filter(({ verdict }) => verdict === 'contradicted')

const asksForContradiction = ({ needsReview }: Scored['verdict']): boolean =>
  needsReview.some(({ reason }) => reason === 'likely_contradiction')

/** A marked quote may occur in the text more than once: any occurrence counts. */
function meets(
  mark: LabelledClaim,
  { predicate, span }: { predicate: string; span: Span },
  text: string,
): boolean {
  if (familyOf(mark.predicate) !== familyOf(predicate)) return false
  for (let at = text.indexOf(mark.quote); at >= 0; at = text.indexOf(mark.quote, at + 1))
    if (overlaps(span, at, at + mark.quote.length)) return true
  return false
}

/** A claim that a discontinued product is sold counts as a statement about a product, and vice versa. */
const familyOf = (predicate: string): string => (predicate === 'discontinued' ? 'product' : predicate)

const overlaps = (span: Span, start: number, end: number): boolean => span.start < end && start < span.end
