import { readHtml } from '../markup/read-html.ts'
import { Blocks, type DocumentText } from './document-text.ts'

/** The visible text of the page; scripts are neither run nor read. */
export function readHtmlDocument(markup: string): DocumentText {
  const blocks = new Blocks()
  const { lines, lang } = readHtml(markup)
  for (const { text, heading } of lines) if (!blocks.add(text, heading, null)) break
  return { type: 'text/html', lang, pages: null, blocks: blocks.all, truncated: blocks.truncated }
}

/** Paragraphs, list items, rows of tables and headings of Markdown; what stands in code is not read. */
export function readMarkdown(text: string): DocumentText {
  const blocks = new Blocks()
  let paragraph: string[] = []
  let fence: string | null = null
  const end = (heading = false): boolean => {
    const whole = paragraph.join(' ')
    paragraph = []
    return blocks.add(plainOf(whole), heading, null)
  }
  for (const line of linesOf(text)) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null
      continue
    }
    if (mark !== undefined) {
      fence = mark
      end()
      continue
    }
    if (isUnderline(line) && paragraph.length === 1) {
      end(true)
      continue
    }
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    const isRow = /^\s*\|/.test(line)
    if (line.trim() === '' || heading !== undefined || isRow || ITEM.test(line)) if (!end()) break
    if (heading !== undefined) blocks.add(plainOf(heading), true, null)
    else if (isRow) blocks.add(rowOf(line), false, null)
    else if (line.trim() !== '') paragraph.push(line.replace(ITEM, '').trim())
  }
  end()
  return { type: 'text/markdown', lang: null, pages: null, blocks: blocks.all, truncated: blocks.truncated }
}

const ITEM = /^\s*(?:[-*+>]|\d{1,9}[.)])\s+/
const isUnderline = (line: string): boolean => /^\s{0,3}(?:=+|-{2,})\s*$/.test(line)

/** One line after another, without a list of all of them in memory. */
function* linesOf(text: string): Generator<string> {
  let from = 0
  while (from < text.length) {
    const to = text.indexOf('\n', from)
    const end = to === -1 ? text.length : to
    yield text.slice(from, end).replace(/\r$/, '')
    from = end + 1
  }
}

/** "| Founded | 2004 |" is a label and its value; the line of dashes below a head says nothing. */
function rowOf(line: string): string {
  const cells = line.split('|').map((cell) => plainOf(cell).trim())
  const said = cells.filter((cell) => cell !== '' && !/^:?-+:?$/.test(cell))
  return said.length === 2 ? `${said[0]}: ${said[1]}` : said.join(' · ')
}

const plainOf = (marked: string): string =>
  marked
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,2000}(?:\s"[^"]{0,300}")?\)/g, '$1')
    .replace(/<[^<>]{1,300}>/g, ' ')
    .replace(/(\*\*|__|[*_`~])(?=\S)|(?<=\S)(\*\*|__|[*_`~])/g, '')
