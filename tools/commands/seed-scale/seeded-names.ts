import { namedRows } from '../../../packages/core/src/measures/named-rows.ts'
import { namesDigest, type Rival, subjectsOf } from '../../../packages/core/src/rivals/rival.ts'
import type { NamedAnswer } from '../../../packages/core/src/rivals/rival-store.ts'
import type { Sql } from '../../../packages/db/src/open-postgres.ts'
import { identityDigest, newReading } from '../../../packages/evidence/src/records/stored-reading.ts'
import type { Subject } from '../../../packages/verdicts/src/named/count-named.ts'
import type { Span } from '../../../packages/verdicts/src/reading.ts'
import { idAt, type SeededBrand, type SeededPrompt } from './seeded-brand.ts'

/** Whose names are in the answers of a brand, and the digest that counts made with them carry. */
export interface SeededNames {
  subjects: Subject[]
  digest: string
  identity: string
}

const NAMES = ['Bran', 'Cor', 'Del', 'Fen', 'Gar', 'Hol'].flatMap((head) =>
  ['vik', 'mont', 'stad', 'tec', 'wold'].map((tail) => head + tail),
)

/** Declares thirty rivals. */
export async function seedRivals(sql: Sql, brand: SeededBrand, now: number): Promise<SeededNames> {
  const createdAt = new Date(now)
  const rivals = NAMES.map((name): Rival => {
    const domain = `${name.toLowerCase()}.example`
    return { id: idAt(now), name, aliases: [], domain, kind: 'rival', createdAt }
  })
  await sql`
    insert into veracite.rivals (id, brand_id, name, aliases, domain, kind, created_at)
    select id, ${brand.id}::uuid, name, '{}', domain, kind, "createdAt"
    from json_to_recordset(${JSON.stringify(rivals)}::text::json)
      as rival (id uuid, name text, domain text, kind text, "createdAt" timestamptz)`
  const names = { name: brand.name, aliases: [], domain: brand.domain }
  const subjects = subjectsOf({ id: brand.id, ...names }, rivals)
  return { subjects, digest: namesDigest(subjects), identity: identityDigest(names) }
}

/** Five of them in a list, another five in each answer; the first is recommended. */
export const listedRivals = ({ subjects }: SeededNames, nonce: string): Subject[] =>
  Array.from(
    { length: 5 },
    (_, at) => subjects[1 + ((Number.parseInt(nonce.slice(0, 4), 16) + at * 7) % NAMES.length)],
  ).filter((one) => one !== undefined)

export const listText = (listed: readonly Subject[]): string =>
  listed.map(({ name }, at) => `\n${at + 1}. ${name}: ${at === 0 ? RECOMMENDS : 'worth a look'}.`).join('')

const RECOMMENDS = 'the one to take'
export const REMARK = 'Reviewers like how well thought out it feels.'

interface RunWithNames {
  run: string
  capture: string
  classification: string
  prompt: SeededPrompt
  answer: string
  listed: readonly Subject[]
  at: number
}

/** What a model that reads stores of the answer, and what the job that counts names stores of that. */
export function seededNamed(
  { run, capture, classification, prompt, answer, listed, at }: RunWithNames,
  brand: SeededBrand,
  { subjects, identity }: SeededNames,
) {
  const span = (quote: string): Span => {
    const start = answer.indexOf(quote)
    return { start, end: start + quote.length, quote }
  }
  const namesBrand = answer.includes(REMARK)
  const remarks = namesBrand ? [{ ...span(REMARK), topic: 'design', tone: 'praises' as const }] : []
  const entries = [...listed.map(({ name }) => name), 'Marlowick'].map((name, nth) => ({
    ...span(name),
    kind: 'company' as const,
    place: nth < listed.length ? { form: 'list' as const, list: 1, place: nth + 1, of: listed.length } : null,
    recommended: nth === 0 ? span(RECOMMENDS) : null,
  }))
  const { body, sha256 } = newReading({
    ...{ id: idAt(at), runId: run, captureId: capture, identitySha256: identity, exchange: null },
    now: new Date(at),
    reading: {
      mention: namesBrand ? 'brand' : 'none',
      mentions: namesBrand ? [span(brand.name)] : [],
      ...{
        substance: namesBrand,
        substanceRule: 'describes',
        claims: [],
        ownedCitations: [],
        language: 'en',
      },
      promptNamesBrand: prompt.text.includes(brand.name),
      read: { characters: answer.length, of: answer.length },
      doubts: [],
      reader: { kind: 'model', version: 'seed/model', digest: null },
      named: { version: 1, entries, remarks, lost: 0 },
    },
  })
  const none = { named: false, first: false, place: null, recommended: false, cited: false, mentions: 0 }
  const counted: NamedAnswer['answer'] = {
    branded: prompt.text.includes(brand.name),
    ...{ byModel: true, cites: true, remarks, others: [{ name: 'Marlowick', kind: 'company' }] },
    subjects: [
      {
        ...none,
        id: brand.id,
        named: namesBrand,
        first: namesBrand,
        cited: true,
        mentions: Number(namesBrand),
      },
      ...listed.map(({ id }, nth) => ({
        ...{ ...none, id, named: true, place: nth + 1, mentions: 1 },
        ...{ first: !namesBrand && nth === 0, recommended: nth === 0 },
      })),
    ],
  }
  return {
    reading: { id: idAt(at), body: Buffer.from(body).toString(), sha256, identity },
    named: {
      ...{ runId: run, classificationId: classification, answer: counted, namesBrand },
      rows: namedRows(counted, subjects),
    },
  }
}
