import { DomHandler, Parser } from 'htmlparser2'
import { type Block, type FrameLook, type InlineStyle, PLAIN, type TableRow } from './blocks.ts'
import { RunCollector } from './run-collector.ts'

/** Lets requests be answered while something long is made. */
export type Pause = () => Promise<void>

interface ReadPage {
  /** The page says of itself that it is a demonstration. */
  demonstration: boolean
  title: string
  blocks: Block[]
}

/**
 * Reads a page that this service wrote. An element that is not known is text like any other, so that nothing
 * of a page is lost; links lead nowhere, and scripts, styles and what a page hides are not read.
 */
export async function readPage(source: string, pause: Pause): Promise<ReadPage> {
  const handler = new DomHandler()
  const parser = new Parser(handler, { decodeEntities: true })
  for (let at = 0; at < source.length; at += PIECE) {
    parser.write(source.slice(at, at + PIECE))
    await pause()
  }
  parser.end()
  const nodes = handler.root.children as Node[]
  const body = find(nodes, 'body')
  const title = find(nodes, 'title')
  return {
    demonstration: body !== null && classesOf(body).includes('demo'),
    title: title === null ? '' : plainText(title),
    blocks: blocksIn(body?.children ?? nodes, PLAIN),
  }
}

const PIECE = 65_536

/** The parts of a parsed document that are looked at. */
interface Node {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Node[]
}

const UNREAD = new Set(['script', 'style', 'button'])
const FRAMES: Record<string, FrameLook> = { warning: 'warning', pending: 'pending', summary: 'summary' }
const ON_A_SHEET = ['form', 'certification']
const BLOCKS = new Set('p div section header main footer details summary'.split(' '))

function blocksIn(nodes: readonly Node[], style: InlineStyle): Block[] {
  const into = new RunCollector()
  for (const node of nodes) read(node, style, into)
  into.flush()
  return into.blocks
}

function read(node: Node, outer: InlineStyle, into: RunCollector): void {
  if (node.type === 'text') into.text(node.data ?? '', outer, false, false)
  const tag = node.name ?? ''
  if (tag === '' || UNREAD.has(tag) || node.attribs?.['aria-hidden'] === 'true') return
  const classes = classesOf(node)
  const style = styleWithin(outer, tag, classes)
  if (tag === 'br') into.lineFeed(style)
  const block = blockOf(node, tag, classes, style)
  if (block !== null) {
    into.flush()
    into.blocks.push(...block)
    return
  }
  if (BLOCKS.has(tag)) into.flush()
  for (const child of node.children ?? []) {
    if (classes.includes('digest') && child.name === 'span') into.text(plainText(child), style, true, true)
    else read(child, style, into)
  }
  if (BLOCKS.has(tag)) into.flush()
}

/** Null for an element that only groups or styles. */
function blockOf(node: Node, tag: string, classes: readonly string[], style: InlineStyle): Block[] | null {
  const children = node.children ?? []
  if (/^h[1-4]$/.test(tag)) return [{ kind: 'heading', level: Number(tag[1]), runs: runsIn(children, style) }]
  if (tag === 'pre') return [preformatted(node, style, 'code')]
  if (tag === 'blockquote') return [preformatted(node, style, 'quote')]
  if (tag === 'ul' || tag === 'ol')
    return [
      {
        kind: 'list',
        ordered: tag === 'ol',
        items: named(children, 'li').map((li) => cellOf(li, style).blocks),
      },
    ]
  if (tag === 'table') return [tableOf(node, classes, style)]
  if (tag === 'svg') return drawingOf(node)
  if (tag === 'img') return pictureOf(node)
  const look = classes.map((name) => FRAMES[name]).find((found) => found !== undefined)
  if (look !== undefined) {
    // The first words of a warning are a line of their own.
    const head = look === 'warning' && children[0]?.name === 'b' ? 1 : 0
    const blocks = [...blocksIn(children.slice(0, head), style), ...blocksIn(children.slice(head), style)]
    return [{ kind: 'frame', look, blocks }]
  }
  if (tag === 'section' && ON_A_SHEET.some((name) => classes.includes(name)))
    return [{ kind: 'sheet' }, ...blocksIn(children, style)]
  return null
}

function runsIn(nodes: readonly Node[], style: InlineStyle) {
  const into = new RunCollector()
  for (const node of nodes) read(node, style, into)
  return into.takeRuns()
}

function preformatted(node: Node, style: InlineStyle, look: FrameLook): Block {
  const into = new RunCollector()
  const keep = (nodes: readonly Node[], outer: InlineStyle): void => {
    for (const child of nodes) {
      if (child.type === 'text') into.text(child.data ?? '', outer, true, false)
      else keep(child.children ?? [], styleWithin(outer, child.name ?? '', classesOf(child)))
    }
  }
  keep(node.children ?? [], style)
  const runs = into.takeRuns()
  // As in every parser of pages: a line feed directly behind the tag is no part of the text.
  if (look === 'code' && runs[0]) runs[0].text = runs[0].text.replace(/^\n/, '')
  return { kind: 'frame', look, blocks: [{ kind: 'paragraph', runs }] }
}

function tableOf(node: Node, classes: readonly string[], style: InlineStyle): Block {
  const rowsIn = (part: string): TableRow[] =>
    named(node.children ?? [], part)
      .flatMap(({ children = [] }) => named(children, 'tr'))
      .map(({ children = [] }) => named(children, 'th', 'td').map((cell) => cellOf(cell, style)))
  return { kind: 'table', name: classes[0] ?? '', head: rowsIn('thead')[0] ?? null, rows: rowsIn('tbody') }
}

const cellOf = (cell: Node, style: InlineStyle) => ({
  heads: cell.name === 'th',
  blocks: blocksIn(cell.children ?? [], styleWithin(style, cell.name ?? '', classesOf(cell))),
})

function drawingOf(node: Node): Block[] {
  const [path = '', line = ''] = named(node.children ?? [], 'path').map(({ attribs }) => attribs?.d ?? '')
  const [side = 0, height = 0] = (node.attribs?.viewbox ?? '').split(' ').slice(2).map(Number)
  const label = node.attribs?.['aria-label'] ?? ''
  // Whole numbers and straight lines only, as in our own drawings.
  if (POLYGON.test(path) && POLYGON.test(line) && side > 0 && height > 0)
    return [{ kind: 'trend', band: path, line, width: side, height, label }]
  // Only squares, as our own codes have: nothing that a reader of paths could be misled by.
  if (!/^(M\d+ \d+h1v1h-1z)+$/.test(path) || !(side > 0)) return []
  return [{ kind: 'drawing', path, side, label }]
}

const POLYGON = /^M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4}){1,100}Z?$/

function pictureOf({ attribs }: Node): Block[] {
  const base64 = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(attribs?.src ?? '')?.[1]
  return base64 === undefined ? [] : [{ kind: 'picture', bytes: Buffer.from(base64, 'base64') }]
}

const named = (nodes: readonly Node[], ...names: string[]): Node[] =>
  nodes.filter(({ name = '' }) => names.includes(name))

const classesOf = (node: Node): string[] =>
  (node.attribs?.class ?? '').split(' ').filter((name) => name !== '')

const plainText = (node: Node): string =>
  node.type === 'text' ? (node.data ?? '') : (node.children ?? []).map(plainText).join('')

function find(nodes: readonly Node[], name: string): Node | null {
  for (const node of nodes) {
    const found = node.name === name ? node : find(node.children ?? [], name)
    if (found !== null) return found
  }
  return null
}

/** What the elements and classes of our pages change about the text in them. */
const CHANGES: Record<string, Partial<InlineStyle>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  summary: { bold: true, small: true },
  code: { mono: true },
  pre: { mono: true },
  mark: { marked: true },
  s: { struck: true },
  '.mono': { mono: true },
  '.small': { small: true, tone: 'soft' },
  '.kind': { bold: true, small: true, tone: 'soft' },
  '.wrong': { bold: true, tone: 'bad' },
  '.warning': { bold: true, tone: 'bad' },
  '.pending': { bold: true },
}

function styleWithin(outer: InlineStyle, tag: string, classes: readonly string[]): InlineStyle {
  const changes = [tag, ...classes.map((name) => `.${name}`)].flatMap((name) => CHANGES[name] ?? [])
  // The same object where nothing changes: text in one style is one stretch.
  return changes.length === 0 ? outer : Object.assign({}, outer, ...changes)
}
