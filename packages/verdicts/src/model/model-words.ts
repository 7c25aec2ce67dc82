import data from './model-words.json' with { type: 'json' }

/**
 * The product as the quote has it: of "Solvane WH-200 Pro" no "WH-200" may be left, which is another product. Words
 * of a model stand directly behind the name, with nothing but a space or a hyphen between.
 */
export function withModelWords(product: string, quote: string): string {
  const plain = quote.replace(/[*_`\\]/g, '')
  const at = placeOf(product, plain)
  if (at < 0) return product
  const behind = plain.slice(at + product.length)
  const added = MODEL_WORDS.exec(behind)?.[0] ?? ''
  return `${product}${added}`
}

/** The last place: where a quote repeats a name, the longer form is mostly the second. */
function placeOf(product: string, quote: string): number {
  const wanted = product.toLowerCase()
  const text = quote.toLowerCase()
  if (text.length !== quote.length || wanted.length !== product.length) return -1
  const at = text.lastIndexOf(wanted)
  const isWhole = !/[\p{L}\p{N}]$/u.test(quote.slice(0, Math.max(0, at)))
  return isWhole ? at : -1
}

/** Letters and figures together ("S24", "2i"), or a word that names lines of products. */
const MIXED = String.raw`(?=[A-Z\d-]*\d)(?=\d*[A-Z])[A-Z\d]{2,12}`
const LINE = data.lines.join('|')
const MODEL_WORDS = new RegExp(String.raw`^(?:[ -](?:${MIXED}|${LINE})(?![\p{L}\p{N}]|\.\d))+`, 'u')
