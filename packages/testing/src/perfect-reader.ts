import type { Item } from '@veracite/core/evaluation/read-item'
import { shippedAnswers } from '@veracite/core/reader-checks/shipped-answers'

/** What the shipped answers state wrongly, by answer: the values that a perfect reader reads there. */
const STATED: Record<string, unknown> = {
  'rc-en-01': 1981,
  'rc-en-02': price('Quillmark Studio', 29, 'USD', 'month'),
  'rc-en-03': 'Callum Reith',
  'rc-en-04': 'Pellawick Sonata Bar',
  'rc-en-05': 'B Corp',
  'rc-de-01': 'Rosenheim',
  'rc-de-02': '0561 5550999',
  'rc-de-03': 'Zeltano Gipfel 2',
  'rc-de-04': 'Lieken AG',
  'rc-de-05': 900,
  'rc-fr-01': 'Edmond Castaing',
  'rc-fr-02': price('Voltéo Sérénité', 24.9, 'EUR', 'month'),
  'rc-fr-03': null,
  'rc-fr-04': 'Brindelune Évolia',
  'rc-fr-05': 'Yannick Le Bihan',
  'rc-es-01': 'Mexico',
  'rc-es-02': 'https://segurlar.example/reclamaciones',
  'rc-es-03': 'Hilaturas Montsec S.L.',
  'rc-es-04': 2003,
  'rc-es-05': 'Mendoza',
  'rc-it-01': 'IT consulting for banks and insurers',
  'rc-it-02': 'ordini@pasta-volo-shop.example',
  'rc-it-03': 'EssilorLuxottica',
  'rc-it-04': price('Lunaria Nuvola', 990, 'EUR', null),
  'rc-it-05': 'Orsello Regina 40',
  'rc-pt-01': 'Henrique Valadão',
  'rc-pt-02': null,
  'rc-pt-03': 'INMETRO',
  'rc-pt-04': '253 555 900',
  'rc-pt-05': 'Otávio Bergamini',
  'rc-nl-01': 1958,
  'rc-nl-02': 'Belgium',
  'rc-nl-03': 'Lichtpunt Boog',
  'rc-nl-04': 4000,
  'rc-nl-05': price('Bloesemthee Maandbox', 27.5, 'EUR', 'month'),
  'rc-pl-01': 'Olsztyn',
  'rc-pl-02': 'Kaszubska Biżuteria S.A.',
  'rc-pl-03': 'Unilever',
  'rc-pl-04': 'Witold Karasek',
  'rc-pl-05': 'serwis@wodnik-polska.example',
  'rc-ja-01': 1954,
  'rc-ja-02': '西尾 健一',
  'rc-ja-03': price('ソラノート プラス', 980, 'JPY', 'month'),
  'rc-ja-04': '京都市',
  'rc-ja-05': 'ヤマネコ カーゴE',
}
/** Answers that deny a true fact. */
const DENIALS = new Set(['rc-en-05', 'rc-fr-03', 'rc-pt-02', 'rc-pt-03', 'rc-nl-02'])

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
