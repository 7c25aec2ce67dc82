import type { Tag } from './sheet.ts'

type Element = PDFKit.PDFStructureElement

/** Writes the order of reading, for programs that read aloud or take the text out. */
export class Tagging {
  readonly #doc: PDFKit.PDFDocument
  readonly #elements = new Map<Tag, Element>()
  readonly #root: Element
  /** The block that is being written: what it holds is complete when another begins. */
  #block: Tag | null = null
  #section: Tag | null = null

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /** Content that belongs to the document. */
  content(tag: Tag, draw: () => void): void {
    this.#enter(tag)
    const element = this.#elementOf(tag)
    const content = this.#doc.markStructureContent(tag.type)
    draw()
    this.#doc.endMarkedContent()
    element.add(content)
  }

  /** Content that is only there for the sheet: the foot, lines and grounds. */
  artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    this.#doc.endMarkedContent()
  }

  end(): void {
    this.#endBlock()
    this.#endSection()
    this.#root.end()
  }

  #enter(tag: Tag): void {
    const [section, block] = outermost(tag)
    if (block !== this.#block) this.#endBlock()
    if (section !== this.#section) this.#endSection()
    this.#block = block
    this.#section = section
  }

  /** Everything in it is written at once and let go: a document has many thousands of them. */
  #endBlock(): void {
    if (this.#block === null) return
    const ended = this.#block
    this.#elements.get(ended)?.end()
    for (const tag of this.#elements.keys()) if (tag !== this.#section) this.#elements.delete(tag)
    this.#block = null
  }

  #endSection(): void {
    if (this.#section === null) return
    this.#elements.get(this.#section)?.end()
    this.#elements.delete(this.#section)
    this.#section = null
  }

  #elementOf(tag: Tag): Element {
    const known = this.#elements.get(tag)
    if (known) return known
    const element = this.#doc.struct(tag.type, tag.alt === undefined ? {} : { alt: tag.alt })
    const parent = tag.within === null ? this.#root : this.#elementOf(tag.within)
    parent.add(element)
    this.#elements.set(tag, element)
    return element
  }
}

/** The section that a tag is in, and the block of that section. */
function outermost(tag: Tag): [Tag, Tag] {
  let block = tag
  let section = tag
  while (section.within !== null) {
    block = section
    section = section.within
  }
  return [section, block]
}
