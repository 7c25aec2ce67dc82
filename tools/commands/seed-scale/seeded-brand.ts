import { createHash } from 'node:crypto'
import type { Sql } from '../../../packages/db/src/open-postgres.ts'
import { factHash } from '../../../packages/ground-truth/src/facts/fact-body.ts'
import { canonicalJson } from '../../../packages/terms/src/canonical-json.ts'
import { ENGINES, PROMPT_INTENTS, type PromptIntent } from '../../../packages/terms/src/vocabulary.ts'
import type { TypedFact } from '../../../packages/verdicts/src/predicates/all.ts'

/** An id as the application would have made it at that time. */
export const idAt = (ms: number): string => Bun.randomUUIDv7('hex', ms)

export interface SeededPrompt {
  id: string
  text: string
  intent: PromptIntent
}

export interface SeededBrand {
  id: string
  accountId: string
  name: string
  domain: string
  prompts: SeededPrompt[]
  /** The facts as a classification stores them, and the one that its contradictions refer to. */
  factsJson: string
  factRefsJson: string
  founded: { id: string; year: number }
}

const FACTS: TypedFact[] = [
  { predicate: 'founded_year', value: 2004 },
  { predicate: 'headquarters', value: 'Halden, Norway' },
  { predicate: 'ceo', value: 'Ingrid Solheim' },
  { predicate: 'employees', value: 180 },
  { predicate: 'industry', value: 'condition monitoring' },
  { predicate: 'email', value: 'post@halden-instruments.com' },
]

/** An unlimited plan and an account on it; seeding again reuses both. */
export async function seedAccount(sql: Sql, now: number): Promise<string> {
  const at = new Date(now).toISOString()
  const id = idAt(now)
  await sql`
    insert into veracite.plans (id, engines, max_scans_per_month, created_at, updated_at)
    values ('seeded', ${[...ENGINES]}::text[], 1000000, ${at}::timestamptz, ${at}::timestamptz) on conflict do nothing`
  await sql`
    insert into veracite.accounts (id, name, plan_id, created_at)
    values (${id}::uuid, 'Seeded', 'seeded', ${at}::timestamptz)`
  return id
}

export async function seedBrand(
  sql: Sql,
  { accountId, nth, prompts, now }: { accountId: string; nth: number; prompts: number; now: number },
): Promise<SeededBrand> {
  const at = new Date(now).toISOString()
  const id = idAt(now)
  const name = `Halden Instruments ${nth}`
  const domain = `halden-${nth}.example`
  await sql`
    insert into veracite.brands (id, account_id, name, domain, created_at)
    values (${id}::uuid, ${accountId}::uuid, ${name}, ${domain}, ${at}::timestamptz)`
  const facts = FACTS.map((fact) => ({ ...fact, id: idAt(now), hash: hashOf(fact) }))
  for (const fact of facts) {
    await sql`
      insert into evidence.facts (id, brand_id, predicate, value, source_kind, source_fetched_at, hash, first_seen_at)
      values (${fact.id}::uuid, ${id}::uuid, ${fact.predicate}, ${JSON.stringify(fact.value)}::jsonb,
              'operator', ${at}::timestamptz, ${fact.hash}, ${at}::timestamptz)`
    await sql`
      insert into veracite.fact_states (fact_id, brand_id, active, last_seen_at)
      values (${fact.id}::uuid, ${id}::uuid, true, ${at}::timestamptz)`
  }
  const asked = Array.from({ length: prompts }, (_, n) => {
    const intent = PROMPT_INTENTS[n % PROMPT_INTENTS.length] ?? 'BRANDED'
    const isOpen = intent === 'CATEGORY' || intent === 'COMPARATIVE'
    return {
      ...{ id: idAt(now), intent },
      text: isOpen ? `Which vibration sensors are good? (${n})` : `What should I know about ${name}? (${n})`,
    }
  })
  await sql`
    insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at)
    select id, ${id}::uuid, text, sha256(convert_to(text, 'UTF8')), intent, 'en-US', ${at}::timestamptz
    from unnest(${asked.map((prompt) => prompt.id)}::uuid[], ${asked.map((prompt) => prompt.text)}::text[],
                ${asked.map((prompt) => prompt.intent)}::text[]) as asked (id, text, intent)`
  const founded = facts[0]
  if (!founded) throw new Error('A seeded brand has facts.')
  const described = facts.map((fact) => ({
    active: true,
    hash: Buffer.from(fact.hash).toString('hex'),
    id: fact.id,
    predicate: fact.predicate,
    sourceSha256: null,
    sourceUrl: null,
  }))
  return {
    id,
    accountId,
    name,
    domain,
    prompts: asked,
    factsJson: JSON.stringify(described.map((fact, n) => ({ ...fact, value: facts[n]?.value }))),
    factRefsJson: canonicalJson(described),
    founded: { id: founded.id, year: 2004 },
  }
}

const hashOf = (fact: TypedFact): Uint8Array => factHash(fact, { sourceUrl: null, sourceSha256: null })

export const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
