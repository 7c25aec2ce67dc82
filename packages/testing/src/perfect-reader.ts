import type { Item } from '@veracite/core/evaluation/read-item'
import { shippedAnswers } from '@veracite/core/reader-checks/shipped-answers'
import SHIPPED from './perfect-reader.json' with { type: 'json' }

/** Of shipped answers, by their id: the wrong values that a perfect reader reads there, and those that deny a true fact. */
const STATED: Record<string, unknown> = SHIPPED.stated
const DENIALS = new Set(SHIPPED.denials)

export interface PerfectReply {
  mention: string
  substance: boolean
  claims: { predicate: string; quote: string; value: unknown; stance: string }[]
}

/** The reply of a reader that makes no mistake, by the text of a shipped answer. Throws for any other text. */
export function perfectReply(text: string): PerfectReply {
  const item = BY_TEXT.get(text.trim())
  if (item === undefined) throw new Error('This is not one of the shipped answers.')
  if (item.label === 'ABSENT') return { mention: 'namesake', substance: false, claims: [] }
  return {
    mention: 'brand',
    substance: item.label !== 'ECHO',
    claims: (item.claims ?? []).flatMap(({ predicate, quote, verdict }) => {
      if (verdict !== 'contradicted')
        return trueValues(item, predicate, quote).map((value) => ({
          predicate,
          quote,
          value,
          stance: 'asserted',
        }))
      const stance = DENIALS.has(item.id) ? 'denied' : 'asserted'
      // A discontinued product that is said to be sold is read as a product.
      const read = predicate === 'discontinued' ? 'product' : predicate
      return [{ predicate: read, quote, value: STATED[item.id], stance }]
    }),
  }
}

const BY_TEXT = new Map(shippedAnswers().map((item) => [item.answer.text.trim(), item]))

export const idOf = (text: string): string => BY_TEXT.get(text.trim())?.id ?? ''

/** The values of the fact that a supported statement repeats; of several names, those in the quote. */
function trueValues(item: Item, predicate: string, quote: string): unknown[] {
  const fact = item.facts.find((one) => one.predicate === predicate)
  if (fact === undefined) throw new Error(`${item.id} supports ${predicate} without a fact.`)
  const { value } = fact
  if (predicate === 'price') {
    const known = value as { product: string; amount: number; currency: string; period?: string }
    return [price(known.product, known.amount, known.currency, known.period ?? null)]
  }
  if (predicate === 'product') {
    const { names } = value as { names: string[] }
    return names.filter((name) => quote.includes(name))
  }
  return Array.isArray(value) ? value : [value]
}

function price(product: string, amount: number, currency: string, period: string | null) {
  return { product, amount, currency, period, kind: 'list', to: null, count: null }
}
