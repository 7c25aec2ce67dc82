import { type BrandIdentity, fold } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'
import { firstText, type Thing, values } from '../markup/thing.ts'
import { proseFacts } from './prose-facts.ts'

/** The answers of an FAQPage are the company speaking about itself, in prose. */
export function faqFacts(
  things: readonly Thing[],
  brand: BrandIdentity,
  lang: string | null,
  markup: string,
): QuotedFact[] {
  const questions = things
    .filter((thing) => thing.types.includes('FAQPage'))
    .flatMap((page) => values(page, 'mainEntity'))
  return questions.slice(0, MAX_QUESTIONS).flatMap(({ thing: question }) => {
    const answer = question === null ? undefined : values(question, 'acceptedAnswer')[0]
    const stated = answer?.thing == null ? null : firstText(answer.thing, 'text')
    if (stated === null || stated.text.length > MAX_ANSWER) return []
    return proseFacts([{ text: stated.text, heading: false }], brand, lang).flatMap((fact): QuotedFact[] => {
      // With escapes in the script, the quote may not occur literally in the markup: then the whole answer is
      // quoted.
      const quote = markup.includes(fact.quote) ? fact.quote : stated.quote
      return fold(quote) === '' ? [] : [{ ...fact, quote }]
    })
  })
}

const MAX_QUESTIONS = 50
const MAX_ANSWER = 2_000
