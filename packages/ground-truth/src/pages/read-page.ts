import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import {
  checkFact,
  type FactPredicate,
  type StatedValues,
  type TypedFact,
} from '@veracite/verdicts/predicates/all'
import type { BrandNames, ReadClaim } from '@veracite/verdicts/reading'

export type PageLine = { text: string; heading: boolean }

export type PageFact = TypedFact & { quote: string }

/** Facts on a page of the brand's own site, by the plain reader; "we" and "our" are the brand. */
export function readPage(lines: readonly PageLine[], brand: BrandNames): PageFact[] {
  const page = pageText(lines)
  const { claims } = readPlainly({
    brand: { ...brand, products: [], people: [], trades: [] },
    prompt: { text: brand.name, intent: 'BRANDED' },
    answer: { text: page.text, citations: [] },
    isBrandsOwn: true,
  })
  return claims.flatMap((claim): PageFact[] => {
    const fact = claim.group === 'address' ? null : factOf(claim)
    const { first, last } = page.at(claim.start) ?? { first: 0, last: -1 }
    const quote = lines.slice(first, last + 1).map(({ text }) => text)
    return fact === null ? [] : [{ ...fact, quote: quote.join('\n') }]
  })
}

/** The lines of the page that a stretch of the text was made from, and where the words of the first begin. */
type Stretch = { words: number; first: number; last: number }

export type PageText = { text: string; at(offset: number): Stretch | undefined }

/** Each line is a paragraph; a short line and the next are also read as label and value. */
export function pageText(lines: readonly PageLine[]): PageText {
  let text = ''
  const byCharacter: Stretch[] = []
  const add = (mark: string, words: string, first: number, last = first) => {
    const stretch = { words: text.length + mark.length, first, last }
    text += `${mark}${words}\n\n`
    while (byCharacter.length < text.length) byCharacter.push(stretch)
  }
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (line.text.length > LONGEST_LINE || text.length > LONGEST_PAGE) return
    const isSentence = /[.!?]$/.test(line.text) || line.text.length > LONGEST_LABELLED
    const isLabel = line.text.length <= LONGEST_LABEL && !isSentence && !LABELLED.test(line.text)
    if (isLabel && next !== undefined && next.text.length <= LONGEST_LABELLED && !LABEL.test(next.text))
      add('- ', `${line.text.replace(/:$/, '')}: ${next.text}`, at, at + 1)
    // As in a list, what is not a sentence does not change the topic.
    add(line.heading ? '## ' : isSentence ? '' : '- ', line.text, at)
  })
  return { text, at: (offset) => byCharacter[offset] }
}

const LONGEST_PAGE = 100_000
const LONGEST_LINE = 2000
const LONGEST_LABEL = 30
const LONGEST_LABELLED = 200
/** "Headquarters: Bologna" has its value. */
const LABELLED = /:\s/
/** "Employees:" and "Headquarters: Bologna" are not values. */
const LABEL = /:(?:\s|$)/

/** Null when the value is too vague for a fact. */
function factOf({ predicate, value, quote }: ReadClaim): TypedFact | null {
  const made = (FACTS[predicate] as ((value: unknown, quote: string) => unknown) | undefined)?.(value, quote)
  const checked = checkFact(predicate, made)
  return checked.ok ? checked.fact : null
}

const nameOf = ({ name }: { name: string | null }) => name

/** Values of facts from stated values. The predicate refuses invalid ones, such as null or a bare "$". */
const FACTS: { [P in FactPredicate]?: (stated: StatedValues[P], quote: string) => unknown } = {
  founded_year: ({ from, to }) => (from === to ? from : null),
  headquarters: ({ place }) => place,
  founder: ({ names }) => names,
  employees: ({ least, most }) => least ?? most,
  parent_company: nameOf,
  phone: (_, quote) => /[+(]?\d[\d\s()./-]*$/.exec(quote)?.[0],
  email: ({ address }) => address,
  discontinued: ({ product, sold }) => (sold ? null : product),
  ceo: nameOf,
  legal_name: nameOf,
  certification: nameOf,
  price: ({ product, amount, currency, period, most }) =>
    most === null ? { product, amount, currency, ...(period !== null && { period }) } : null,
}
