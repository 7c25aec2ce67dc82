import { createHash } from 'node:crypto'
import { type Item, readItem } from '../../../packages/core/src/evaluation/read-item.ts'
import type { RealAnswer } from './corpora.ts'
import { fittingFact } from './fitting-fact.ts'
import type { Brand, KnownFact, Label, Place, RealSet, RecordedReading, Statement } from './labels.ts'

/** A labelled answer with its text, as the classifier takes it, and a model's reply where one was recorded. */
export interface RealItem {
  label: Label
  brand: Brand
  item: Item
  reply: { output: unknown } | null
}

/** Joins labels with texts. Those whose text is not at hand, or has changed, are counted by repository. */
export function realItems(
  { labels, brands, readings }: Pick<RealSet, 'labels' | 'brands' | 'readings'>,
  answers: ReadonlyMap<string, RealAnswer>,
): { items: RealItem[]; absent: Map<string, number> } {
  const absent = new Map<string, number>()
  const items = labels.flatMap((label): RealItem[] => {
    const answer = answers.get(label.sha256)
    const brand = brands.get(label.brand)
    if (brand === undefined) throw new Error(`${label.id} names the brand ${label.brand}, which is unknown`)
    if (answer === undefined) {
      absent.set(label.repo, (absent.get(label.repo) ?? 0) + 1)
      return []
    }
    const reading = readings.get(label.id)
    const item = itemOf(answer, brand, {
      id: label.id,
      facts: label.facts,
      label: label.class,
      claims: claimsOf(label.states, answer.text),
    })
    const reply = reading === undefined ? null : { output: replyOf(reading, answer.text) }
    return [{ label, brand, item, reply }]
  })
  return { items, absent }
}

/** An answer held against the facts of a brand. Cited sources are left out: labels are about the text alone. */
function itemOf(
  { prompt, text }: Pick<RealAnswer, 'prompt' | 'text'>,
  brand: Brand,
  more: { id: string; facts: readonly KnownFact[]; label: string; claims: unknown[] },
): Item {
  const { name, aliases, domain } = brand
  // Some have no question: nobody asked for the brand then.
  const asked = prompt.trim() === '' ? '?' : prompt
  return readItem(
    JSON.stringify({
      id: more.id,
      lang: 'en',
      brand: { name, aliases, domain },
      facts: [...brand.facts, ...more.facts].map(asTaken),
      prompt: { text: asked, intent: namesOne(asked, [name, ...aliases]) ? 'BRANDED' : 'CATEGORY' },
      answer: { text },
      label: more.label,
      claims: more.claims,
    }),
  )
}

function asTaken(fact: KnownFact): KnownFact {
  const checked = fittingFact(fact.predicate, fact.value)
  return checked.ok ? { ...fact, value: checked.fact.value } : fact
}

const VERDICTS = new Map([
  [true, 'supported'],
  [false, 'contradicted'],
])

function claimsOf(states: readonly Statement[], text: string): unknown[] {
  return states
    .filter(({ place }) => place !== null)
    .map(({ predicate, fact, place }) => ({
      predicate,
      quote: quoteOf(text, place),
      verdict: fact === null ? 'unverifiable' : VERDICTS.get(fact),
    }))
}

/** The reply as the model gave it: places become quotes again. */
function replyOf({ mention, substance, claims }: RecordedReading, text: string): unknown {
  return {
    mention,
    substance,
    claims: claims.map(({ place, value, ...claim }) => ({
      ...claim,
      value: valueIn(text, value),
      quote: quoteOf(text, place),
    })),
  }
}

/** Long values are places as well. */
function valueIn(text: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('place' in value) return quoteOf(text, value.place as Place)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, valueIn(text, member)]))
}

const quoteOf = (text: string, place: Place | null): string => (place === null ? '' : text.slice(...place))

/** Whether a name stands there as a whole word, not as part of a host, an address or a compound. */
const namesOne = (prompt: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}_@./-])${RegExp.escape(name)}(?![\\p{L}\\p{N}_-])`, 'iu').test(prompt),
  )

/** The readings with a fifth of their statements left out, as a less careful model would give them; five draws. */
export const withFewerStatements = (items: readonly RealItem[]): RealItem[] =>
  [1, 2, 3, 4, 5].flatMap((draw) => items.map((one) => withoutFifth(one, draw)))

function withoutFifth(one: RealItem, draw: number): RealItem {
  const output = one.reply?.output as { claims: unknown[] } | undefined
  if (output === undefined) return one
  // By hash: every run leaves out the same ones.
  const isKept = (_: unknown, at: number) => drawn(`${one.label.id} ${at} ${draw}`, 5) !== 0
  return { ...one, reply: { output: { ...output, claims: output.claims.filter(isKept) } } }
}

/** A number below `below` that only the words decide. */
export const drawn = (words: string, below: number): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) % below
