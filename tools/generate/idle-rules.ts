// `bun tools/generate/idle-rules.ts` lists the rules that decide nothing in any answer at hand (the labelled sets, and
// the real answers that may be looked at, VERACITE_CORPORA): signs of names that speak neither for nor against a brand,
// forms that read no value of a brand, rules of ownership by which none is the brand's. With how often each of the others
// does. A rule that only keeps values from a brand is listed as such: what it keeps away cannot be counted here.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judgeItem } from '../../packages/verdicts/src/evaluation/judge-item.ts'
import { type Item, readItem } from '../../packages/verdicts/src/evaluation/read-item.ts'
import { PREDICATES } from '../../packages/verdicts/src/predicates/all.ts'
import signs from '../../packages/verdicts/src/rules/2-names/signs.json' with { type: 'json' }
import { OWNERSHIP } from '../../packages/verdicts/src/rules/3-scope/ownership.ts'
import { measuredAs } from '../../packages/verdicts/src/verdict/certainty.ts'
import { itemOf } from '../real-answers/items.ts'
import { partsOf, readRealSet } from '../real-answers/labels.ts'
import { readAnswers } from '../real-answers/measure.ts'
import { answersThatName } from '../real-answers/named.ts'

const ROOT = new URL('../../', import.meta.url)
const counts = {
  sign: new Map<string, number>(),
  form: new Map<string, number>(),
  owner: new Map<string, number>(),
}
const kept = new Map<string, number>()

for (const item of [...labelledItems(), ...realItems()]) count(item)
list('Signs of names', Object.keys(signs.weights), counts.sign)
list('Forms', formsDeclared(), counts.form)
list(
  'Rules of ownership',
  OWNERSHIP.map(({ name }) => name),
  counts.owner,
)

function count(item: Item): void {
  const [reading] = judgeItem(item).readings
  for (const sign of [...(reading?.naming?.for ?? []), ...(reading?.naming?.against ?? [])])
    add(counts.sign, sign)
  for (const { about, group, owner, predicate } of reading?.claims ?? []) {
    if (about !== 'brand') add(kept, owner ?? '')
    else add(counts.owner, owner ?? '')
    if (about === 'brand') add(counts.form, measuredAs({ group, predicate }).replace(/~.*$/, ''))
  }
}

function add(to: Map<string, number>, name: string): void {
  to.set(name, (to.get(name) ?? 0) + 1)
}

function list(title: string, names: readonly string[], found: ReadonlyMap<string, number>): void {
  const unique = [...new Set(names)]
  const idle = unique.filter((name) => !found.has(name))
  process.stdout.write(`${title}: ${idle.length} of ${unique.length} decide nothing\n`)
  for (const name of idle)
    process.stdout.write(`  ${name}${kept.has(name) ? `, keeps ${kept.get(name)} away` : ''}\n`)
  if (!process.argv.includes('--all')) return
  for (const name of unique) process.stdout.write(`  ${name} ${found.get(name) ?? 0}\n`)
}

function formsDeclared(): string[] {
  return PREDICATES.flatMap(({ name, reads }) =>
    (reads?.bindings ?? []).map((binding) => `${name}:${binding.name}`),
  )
}

function labelledItems(): Item[] {
  const folder = new URL('vectors/classification/', ROOT)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.jsonl'),
  )
  const lines = files.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  // Readings and replies stand beside the answers.
  return lines.filter((line) => line.includes('"answer"') && line.includes('"facts"')).map(readItem)
}

function realItems(): Item[] {
  const set = readRealSet(fileURLToPath(new URL('vectors/real-answers/', ROOT)))
  const answers = [...readAnswers(process.env.VERACITE_CORPORA ?? '', set).values()]
  if (answers.length === 0) process.stderr.write('No corpora of real answers (VERACITE_CORPORA).\n')
  const partOfAnswer = partsOf(set)
  const learnt = answers.filter(({ sha256 }) => partOfAnswer(sha256) === 'learn')
  const named = answersThatName(learnt, [...set.brands.values()], { besides: new Set(), most: 100_000 })
  return named.map(({ answer, brand }) => itemOf(answer, brand, { id: answer.sha256 }))
}
