// `bun tools/generate/measure-groups.ts` writes packages/verdicts/src/verdict/groups.json: how often the
// contradictions of each group of rules are right, over the labelled answers that rules may be developed on,
// and over the same answers with text added that says nothing about the brand: a contradiction found only
// then is wrong. The evaluation sets are left out, so that their figures stay unbiased. `--print` shows what
// it would write, what is wrong, and how well the choice of groups does on sets that were not used for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { disturbancesOf } from '../../apps/cli/src/classify/disturb.fixture.ts'
import { judgeItem } from '../../apps/cli/src/classify/judge-item.ts'
import { type Item, readItem } from '../../apps/cli/src/classify/read-item.ts'
import { isMarked } from '../../apps/cli/src/classify/score.ts'
import { PREDICATES } from '../../packages/verdicts/src/predicates/all.ts'
import { certaintyOf, type Measured, measuredAs } from '../../packages/verdicts/src/verdict/certainty.ts'
import { verdict } from '../../packages/verdicts/src/verdict/decide.ts'
import type { Claim } from '../../packages/verdicts/src/verdict/verdict.ts'

const VECTORS = new URL('../../vectors/classification/', import.meta.url)
const GROUPS = fileURLToPath(new URL('../../packages/verdicts/src/verdict/groups.json', import.meta.url))
const SETS =
  'realistic/business realistic/consumer realistic/local realistic/retail realistic/craft realistic/energy realistic/health realistic/money realistic/trade realistic/people realistic/prose realistic/digital realistic/companies realistic/mixed realistic/leisure realistic/services realistic/supplies realistic/voices sample holdout practice second third fourth fifth sixth seventh eighth ninth twelfth'

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
const groups = figuresOf(found)
if (process.argv.includes('--print')) print()
else writeFileSync(GROUPS, `${JSON.stringify(groups, null, 2)}\n`)

function print(): void {
  for (const [group, { right, wrong }] of Object.entries(groups))
    process.stdout.write(
      `${certaintyOf(group, groups).padEnd(8)} ${group.padEnd(40)} ${right} right, ${wrong} wrong\n`,
    )
  for (const one of found) if (!one.right) process.stdout.write(`${one.words}\n`)
  // Judges each set by groups that were measured on the others.
  const accused = found.filter(
    ({ set, group }) => certaintyOf(group, figuresOf(found.filter((one) => one.set !== set))) === 'certain',
  )
  const right = accused.filter((one) => one.right).length
  const all = found.filter((one) => one.right).length
  process.stdout.write(
    `left out one set at a time: ${right} of ${accused.length} right, of ${all} there are\n`,
  )
}

function figuresOf(contradictions: readonly Contradiction[]): Measured {
  const figures: Record<string, { right: number; wrong: number }> = {}
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
  const measured = Object.fromEntries(keys.map((key) => [key, { right: 99, wrong: 0 }]))
  const decided = verdict(readings, item.facts, item.brand, { predicates: PREDICATES, measured })
  return decided.claims.flatMap((claim) => {
    const read = claims.find(
      ({ predicate, start, end }) =>
        predicate === claim.predicate && start === claim.span.start && end === claim.span.end,
    )
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
