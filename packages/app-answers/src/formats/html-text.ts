import { Parser } from 'htmlparser2'

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'blockquote',
])
const LEFT_OUT = new Set(['script', 'style', 'template', 'noscript'])

/** The visible text of a piece of HTML: a line for each block, and for each line break. Nothing in it is run. */
export function textOfHtml(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (LEFT_OUT.has(name)) hidden += 1
      else if (name === 'br' || BLOCKS.has(name)) text += '\n'
      else if (name === 'td' || name === 'th') text += ' '
    },
    onclosetag(name) {
      if (LEFT_OUT.has(name)) hidden -= 1
      else if (BLOCKS.has(name)) text += '\n'
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00A0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
