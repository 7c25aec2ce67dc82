const HIDDEN = /^(script|style)\b/i
const BREAKS = /^(br|\/(p|div|li|h[1-6]))\b/i

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
    if (BREAKS.test(tag)) parts.push('\n')
    const hidden = HIDDEN.exec(tag)?.[1]
    const end = hidden === undefined ? close + 1 : endOf(hidden, html, close)
    if (end === null) break
    at = end
  }
  return tidy(parts.join(''))
}

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
