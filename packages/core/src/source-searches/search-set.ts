import type { BrandNames } from '@veracite/verdicts/reading'
import data from './search-set.json' with { type: 'json' }

/**
 * Invented pages in many languages and forms, each with one statement and whether it is there. They measure who searches
 * pages. Never fit a rule, prompt or word list to them.
 */
export const SET: readonly string[][] = data.cases

export interface PageCase {
  id: string
  html: string
  brand: BrandNames
  statement: { predicate: string; about: string; stated: string }
  says: 'says' | 'otherwise' | 'silent'
}

/** A row is the language, what the page does, the predicate, the statement, the brand and the markup of the page's body. */
export function pageCase(row: readonly string[]): PageCase {
  const [lang = '', does = '', predicate = '', stated = '', name = '', body = ''] = row
  const at = SET.indexOf(row as string[])
  const says = does === 'says' || does === 'otherwise' ? does : 'silent'
  return {
    id: `page-${at + 1}`,
    html: `<!doctype html><html lang="${lang}"><title>${name}</title><body>${body}</body></html>`,
    brand: { name, aliases: [], domain: 'brand.example' },
    statement: { predicate, about: '', stated },
    says,
  }
}
