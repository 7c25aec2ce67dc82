// `bun tools/generate/measure-groups.ts` writes packages/verdicts/src/verdict/groups.json: how often each form
// is right. `invented`: contradictions in labelled answers that rules may be developed on, and in the same
// answers with text added that says nothing about the brand: a contradiction found only then is wrong.
// `people`: what rules read in sentences that people wrote about companies (WebNLG), all of them true.
// `real`: what rules read in the part of the real answers that may be looked at. Real answers are mostly
// true, so what agrees with a fact was read rightly and what contradicts one wrongly, except where a label or
// false-statements.json says that the answer is wrong. Without checkouts of the corpora (VERACITE_CORPORA) the real figures stay as
// they are. The evaluation sets are left out. `--print` shows what it would write, what is wrong, and how well
// the choice does on sets that were not used for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { disturbancesOf } from '../../packages/verdicts/src/evaluation/disturb.fixture.ts'
import { judgeItem } from '../../packages/verdicts/src/evaluation/judge-item.ts'
import { type Item, readItem } from '../../packages/verdicts/src/evaluation/read-item.ts'
import { isMarked } from '../../packages/verdicts/src/evaluation/score.ts'
import { PREDICATES } from '../../packages/verdicts/src/predicates/all.ts'
import { LITERAL } from '../../packages/verdicts/src/reading.ts'
import {
  certaintyOf,
  type Figures,
  type Measured,
  measuredAs,
  type Share,
} from '../../packages/verdicts/src/verdict/certainty.ts'
import { verdict } from '../../packages/verdicts/src/verdict/decide.ts'
import type { Claim } from '../../packages/verdicts/src/verdict/verdict.ts'
import { partOf, sha256Of } from '../real-answers/corpora.ts'
import { itemOf } from '../real-answers/items.ts'
import { falseKey, partsOf, readRealSet } from '../real-answers/labels.ts'
import { readAnswers } from '../real-answers/measure.ts'
import { answersThatName } from '../real-answers/named.ts'
import { aboutCompanies } from '../real-answers/sentences/companies.ts'
import { askedAbout } from '../real-answers/sentences/measure.ts'
import { readSentences } from '../real-answers/sentences/triples.ts'

const REAL_ANSWERS = fileURLToPath(new URL('../../vectors/real-answers/', import.meta.url))
const VECTORS = new URL('../../vectors/classification/', import.meta.url)
const GROUPS = fileURLToPath(new URL('../../packages/verdicts/src/verdict/groups.json', import.meta.url))
const SETS =
  'realistic/business realistic/consumer realistic/local realistic/retail realistic/craft realistic/energy realistic/health realistic/money realistic/trade realistic/people realistic/prose realistic/digital realistic/companies realistic/mixed realistic/leisure realistic/services realistic/supplies realistic/voices sample holdout practice learnt/author-02 learnt/author-03 learnt/author-04 learnt/author-05 learnt/author-06 learnt/author-07 learnt/author-08 learnt/author-09 learnt/unusual-wordings'

interface Contradiction {
  set: string
  group: string
  right: boolean
  words: string
}

const found = SETS.split(' ').flatMap((set) =>
  readFileSync(new URL(`${set}.jsonl`, VECTORS), 'utf8')
    .trim()
    .split('\n')
    .map(readItem)
    .flatMap((item, seed) => [...contradictionsIn(item, set), ...newlyFoundIn(item, set, seed)]),
)
const invented = figuresOf(found)
const real = realFigures()
const people = peopleFigures()
const groups = withReal(invented, real)
if (process.argv.includes('--print')) print()
else writeFileSync(GROUPS, `${JSON.stringify(groups, null, 2)}\n`)

function print(): void {
  for (const [group, { real, invented }] of Object.entries(groups))
    process.stdout.write(
      `${certaintyOf(group, groups).padEnd(8)} ${group.padEnd(40)} ${saidOf('real', real)}, ${saidOf('people', people[group])}, ${saidOf('invented', invented)}\n`,
    )
  for (const one of found) if (!one.right) process.stdout.write(`${one.words}\n`)
  // Judges each set by groups that were measured on the others.
  const accused = found.filter(({ set, group }) => {
    const others = figuresOf(found.filter((one) => one.set !== set))
    return certaintyOf(group, withReal(others, real)) === 'certain'
  })
  const right = accused.filter((one) => one.right).length
  const all = found.filter((one) => one.right).length
  process.stdout.write(
    `left out one set at a time: ${right} of ${accused.length} right, of ${all} there are\n`,
  )
}

function saidOf(where: string, { right, wrong }: Share = { right: 0, wrong: 0 }): string {
  return `${where} ${right}:${wrong}`
}

type Shares = Record<string, Share>

function withReal(invented: Shares, real: Shares): Measured {
  const forms = [...new Set([invented, real, people].flatMap((one) => Object.keys(one)))].sort()
  const none = { right: 0, wrong: 0 }
  return Object.fromEntries(
    forms.map((form): [string, Figures] => [
      form,
      {
        real: real[form] ?? none,
        invented: invented[form] ?? none,
        ...(people[form] === undefined ? {} : { people: people[form] }),
      },
    ]),
  )
}

/** From the corpora where they are at hand, else as they were measured last. */
function realFigures(): Shares {
  const set = readRealSet(REAL_ANSWERS)
  const folder = process.env.VERACITE_CORPORA ?? ''
  const answers = folder === '' ? [] : [...readAnswers(folder, set).values()]
  if (answers.length === 0) {
    process.stderr.write('No corpora of real answers (VERACITE_CORPORA): their figures stay as they are.\n')
    const known: Measured = JSON.parse(readFileSync(GROUPS, 'utf8'))
    return Object.fromEntries(Object.entries(known).map(([form, { real }]) => [form, real]))
  }
  const partOfAnswer = partsOf(set)
  const learnt = answers.filter(({ sha256 }) => partOfAnswer(sha256) === 'learn')
  const named = answersThatName(learnt, [...set.brands.values()], { besides: new Set(), most: 100_000 })
  const labels = new Map(set.labels.map((label) => [`${label.sha256} ${label.brand}`, label]))
  const shares: Shares = {}
  for (const { answer, brand } of named) {
    const label = labels.get(`${answer.sha256} ${brand.key}`)
    // Prices are known of labelled answers alone.
    const item = itemOf(answer, brand, { id: answer.sha256, facts: label?.facts ?? [] })
    const isFalse = (predicate: string) =>
      set.falseStatements.has(falseKey({ sha256: answer.sha256, brand: brand.key, predicate }))
    if (label?.class !== 'CONFABULATED') count(item, shares, isFalse)
  }
  return shares
}

/** From the checkout where it is at hand, else as they were measured last. */
function peopleFigures(): Shares {
  const folder = process.env.VERACITE_CORPORA ?? ''
  const sentences = folder === '' ? null : readSentences(folder)
  if (sentences === null) {
    process.stderr.write('No sentences that people wrote (WebNLG): their figures stay as they are.\n')
    const known: Measured = JSON.parse(readFileSync(GROUPS, 'utf8'))
    return Object.fromEntries(
      Object.entries(known).flatMap(([form, { people }]) => (people === undefined ? [] : [[form, people]])),
    )
  }
  const shares: Shares = {}
  for (const one of aboutCompanies(sentences))
    if (one.isTrue && partOf(sha256Of(one.text)) === 'learn') count(askedAbout(one), shares)
  return shares
}

/** What agrees with a fact was read rightly, what contradicts one wrongly, unless it is known to be false. */
function count(item: Item, shares: Shares, isFalse: (predicate: string) => boolean = () => false): void {
  const { verdict, readings } = judgeItem(item)
  for (const claim of verdict.claims) {
    const isRight = claim.verdict === (isFalse(claim.predicate) ? 'contradicted' : 'supported')
    const read = readings[0]?.claims.find((one) => isSameClaim(claim, one))
    if (read === undefined || read.group === LITERAL || !(isRight || claim.verdict === 'contradicted'))
      continue
    const fact = item.facts.find(({ id }) => id === claim.factId)
    const form = measuredAs(read, fact?.predicate)
    shares[form] ??= { right: 0, wrong: 0 }
    shares[form][isRight ? 'right' : 'wrong'] += 1
  }
}

function isSameClaim({ predicate, span }: Claim, read: { predicate: string; start: number; end: number }) {
  return predicate === read.predicate && span.start === read.start && span.end === read.end
}

function figuresOf(contradictions: readonly Contradiction[]): Shares {
  const figures: Shares = {}
  for (const { group, right } of contradictions.toSorted((a, b) => (a.group < b.group ? -1 : 1))) {
    figures[group] ??= { right: 0, wrong: 0 }
    figures[group][right ? 'right' : 'wrong'] += 1
  }
  return figures
}

function contradictionsIn(item: Item, set: string): Contradiction[] {
  const { readings } = judgeItem(item)
  const claims = readings.flatMap((reading) => reading.claims)
  // Every group may accuse here; contradictions that the comparison itself marks as doubtful never do, and
  // are not counted.
  const keys = claims.flatMap((claim) => PREDICATES.map(({ name }) => measuredAs(claim, name)))
  const sure: Figures = { real: { right: 99, wrong: 0 }, invented: { right: 99, wrong: 0 } }
  const measured = Object.fromEntries(keys.map((key) => [key, sure]))
  const decided = verdict(readings, item.facts, item.brand, { predicates: PREDICATES, measured })
  return decided.claims.flatMap((claim) => {
    const read = claims.find((one) => isSameClaim(claim, one))
    if (claim.verdict !== 'contradicted' || claim.certainty !== 'certain' || read === undefined) return []
    const group = measuredAs(read, item.facts.find(({ id }) => id === claim.factId)?.predicate)
    const words = `${item.id} ${group}: ${claim.stated} | ${claim.truth} | ${JSON.stringify(claim.span.quote)}`
    return [{ set, group, right: isRight(claim, item), words }]
  })
}

/** False contradictions, found only because of added text that says nothing about the brand. */
function newlyFoundIn(item: Item, set: string, seed: number): Contradiction[] {
  if (!set.startsWith('realistic/') || item.label === 'CONFABULATED') return []
  const known = new Set(contradictionsIn(item, set).map(({ group }) => group))
  return disturbancesOf(item.answer.text, item.prompt.text, item.language, seed)
    .flatMap(({ text }) => contradictionsIn({ ...item, answer: { ...item.answer, text } }, set))
    .filter(({ group }) => !known.has(group))
    .map((one) => ({ ...one, right: false }))
}

/** If no claims are marked, a contradiction counts as right when the answer is known to contain one. */
function isRight(claim: Claim, { label, claims, answer }: Item): boolean {
  if (claims === null || label === null) return label === 'CONFABULATED'
  const nothing = { class: label, claims: [], needsReview: [] }
  return isMarked(claim, { label, labelled: claims, language: '', text: answer.text, verdict: nothing })
}
