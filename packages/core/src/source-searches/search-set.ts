import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { SoughtOnPage } from '@veracite/verdicts/model/search-page'
import { textOfPage } from '../readers/page-text.ts'
import data from './search-set.json' with { type: 'json' }

/**
 * Invented pages in many languages and forms, each with one statement and whether it is there. They measure who searches
 * pages. Never fit a rule, prompt or word list to them. A row is the language, what the page does, the predicate, the
 * statement, the brand and the markup of the page's body.
 */
export const SET: readonly string[][] = data.cases

/** Digest of the pages, statements and labels: figures on another set are another figure. */
export const SET_SHA256 = sha256Hex(canonicalJsonBytes(SET))

/** Whether the statement is there. Rows say more: how the page says it, or what it says instead. */
export const labelIn = ([, does]: readonly string[]) =>
  does === 'says' || does === 'otherwise' ? does : 'silent'

/** The pages of the set, as they are captured: from markup to text. */
export const shippedPages = (): { id: string; page: SoughtOnPage; says: ReturnType<typeof labelIn> }[] =>
  SET.map((row, at) => {
    const [lang = '', , predicate = '', stated = '', name = '', body = ''] = row
    const html = `<!doctype html><html lang="${lang}"><title>${name}</title><body>${body}</body></html>`
    const read = textOfPage({ status: 200, contentType: 'text/html', text: html, rendered: null })
    const brand = { name, aliases: [], domain: 'brand.example' }
    const page = { brand, text: read?.text ?? '', sought: [{ predicate, about: '', stated }] }
    return { id: `page-${at + 1}`, page, says: labelIn(row) }
  })
