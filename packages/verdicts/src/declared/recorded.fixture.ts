import { readFileSync } from 'node:fs'
import { readingFromReply } from '../model/reply.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { checkFact } from '../predicates/all.ts'
import { profileOf } from '../profile.ts'
import type { Reading } from '../reading.ts'
import { verdict } from '../verdict/decide.ts'
import type { JudgedFact, Verdict } from '../verdict/verdict.ts'
import { predicatesWith } from './asked.ts'
import { checkDeclaration } from './check-declaration.ts'
import type { Declaration } from './declaration.ts'

/** An answer of `vectors/declared`, the reply that a model gave, and what must follow. */
export interface Recorded {
  id: string
  brand: string
  prompt: string
  answer: string
  reply: unknown
  /** Verdicts by predicate, in the order of the answer. */
  expect: Record<string, string[]>
  lost: number
  class?: string
}

interface DeclaredBrand {
  brand: { name: string; aliases: string[]; domain: string }
  facts: { predicate: string; value: unknown }[]
  declarations: unknown[]
  declared: Record<string, unknown>
}

const read = (name: string): string =>
  readFileSync(new URL(`../../../../vectors/declared/${name}`, import.meta.url), 'utf8')

export const recordedIn = (name: string): Recorded[] =>
  read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const BRANDS: Record<string, DeclaredBrand> = JSON.parse(read('brands.json'))

export interface Judged {
  made: Verdict
  model: Reading
  verdicts: Record<string, string[]>
  lost: number
}

export function declarationsOf(key: string): Declaration[] {
  return (BRANDS[key]?.declarations ?? []).map((given) => {
    const checked = checkDeclaration(given)
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
    return checked.declaration
  })
}

/** As the service does it: rules read, the reply is checked, and a program decides. */
export function judge(item: Recorded, extra: readonly Declaration[] = []): Judged {
  const of = BRANDS[item.brand]
  if (of === undefined) throw new Error(`no brand ${item.brand}`)
  const own = declarationsOf(item.brand)
  const declared = [...own, ...extra]
  const facts = factsOf(of, own)
  const input = {
    brand: profileOf(of.brand, facts),
    prompt: { text: item.prompt, intent: 'BRANDED' as const },
    answer: { text: item.answer, citations: [] },
  }
  const rules = readPlainly(input)
  const model = readingFromReply({ ...input, declared }, item.reply, { version: 'recorded', digest: null })
  const made = verdict([rules, model], facts, input.brand)
  const names = new Set(own.map(({ name }) => name))
  const verdicts: Record<string, string[]> = {}
  for (const { predicate, verdict: held, certainty } of made.claims) {
    if (!names.has(predicate)) continue
    const word = held === 'contradicted' && certainty === 'likely' ? `${held} (likely)` : held
    verdicts[predicate] = [...(verdicts[predicate] ?? []), word]
  }
  const lost = (model.checked?.notes ?? []).filter(({ outcome }) => outcome === 'lost').length
  return { made, model, verdicts, lost }
}

function factsOf(of: DeclaredBrand, declarations: readonly Declaration[]): JudgedFact[] {
  const predicates = predicatesWith([], declarations)
  const declared = declarations.map((declaration): JudgedFact => {
    const checked = checkFact(declaration.name, of.declared[declaration.name], predicates)
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
    return { ...checked.fact, id: declaration.name, active: true, declaration }
  })
  const common = of.facts.map(
    ({ predicate, value }, at) => ({ predicate, value, id: `common-${at}`, active: true }) as JudgedFact,
  )
  return [...declared, ...common]
}
