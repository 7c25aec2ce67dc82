const HIDDEN = /^(script|style)\b/i
const BLOCK =
  /^\/?(address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)\b/i
const CELL = /^\/(td|th)\b/i
const ITEM = /^li\b/i
/** Marks the place of any other tag until the text is put together. */
const TAG = '\u0000'

/**
 * The text of a page fragment, in one pass from left to right: pages are untrusted, and backtracking patterns
 * could be made to take for ever.
 */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    parts.push(html.slice(at, open < 0 ? undefined : open))
    if (open < 0) break
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = html.slice(open + 1, Math.min(close, open + 20))
    parts.push(writtenAs(tag))
    const hidden = HIDDEN.exec(tag)?.[1]
    const end = hidden === undefined ? close + 1 : endOf(hidden, html, close)
    if (end === null) break
    at = end
  }
  return tidy(figuresApart(parts.join('')))
}

function writtenAs(tag: string): string {
  if (ITEM.test(tag)) return '\n- '
  if (BLOCK.test(tag)) return '\n'
  return CELL.test(tag) ? ' | ' : TAG
}

/** A price, the struck price beside it and a rating are elements of their own; their figures must not meet. */
const figuresApart = (text: string): string =>
  text.replace(/(?<=[\p{L}\d)%])\0+(?=[$€£¥(])|(?<=[\d)%])\0+(?=\d)/gu, '\n').replaceAll(TAG, '')

/** Where the closing tag starts; null if there is none, which hides the rest of the page. */
function endOf(name: string, html: string, from: number): number | null {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? null
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
}

const tidy = (text: string): string =>
  text
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_match, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.replace(/[ \t\r]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
