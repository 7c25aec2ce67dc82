import type { PromptIntent } from '@veracite/terms/vocabulary'
import type { Prompt } from '../tenants/tenant-store.ts'
import data from './product-questions.json' with { type: 'json' }

/** Kinds of questions about a product. */
export const PRODUCT_QUESTIONS = ['price', 'about', 'alternatives', 'sold'] as const
export type ProductQuestion = (typeof PRODUCT_QUESTIONS)[number]

export type ProductPrompt = Pick<Prompt, 'text' | 'intent' | 'locale'>

/** The questions about one product in the language of the locale, or in English. The brand is named once. */
export function promptsAbout(
  product: string,
  brandName: string,
  questions: readonly ProductQuestion[],
  locale: string,
): ProductPrompt[] {
  const language = locale.split('-', 1)[0]?.toLowerCase() ?? ''
  const words = TEMPLATES[language] ?? data.en
  const named = product.toLowerCase().includes(brandName.toLowerCase()) ? product : `${brandName} ${product}`
  const plain = named.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).toWellFormed()
  return questions.map((question) => ({
    // A name may hold anything, "$&" as well.
    text: words[question].replace('{product}', () => plain),
    intent: data.intents[question] as PromptIntent,
    locale,
  }))
}

const LONGEST_NAME = 300
const { intents: _, ...LANGUAGES } = data
const TEMPLATES: Readonly<Record<string, Record<ProductQuestion, string>>> = LANGUAGES
