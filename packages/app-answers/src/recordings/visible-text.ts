/** What a person sees of the last answer on a page, as recordings keep it. */
export interface VisibleText {
  url: string
  title: string
  /** The text between two boundaries, as the page has it, characters and blanks included. */
  blocks: string[]
  /** What the app itself put into the answer, cut out of `blocks`. */
  added: { kind: string; text: string }[]
  /** What style sheets show before or behind text. */
  generated: string[]
}

/** Elements of an answer that are not part of it, by what they are. */
export type Additions = readonly { kind: string; select: string }[]

/**
 * Reads the last element that fits `answer`; null where there is none. It is injected into pages as text, so it uses
 * nothing from outside. Hidden text is left out.
 */
export function readVisibleText(answer: string, additions: Additions): VisibleText | null {
  const { document, location, getComputedStyle } = globalThis as unknown as Page
  const root = [...document.querySelectorAll(answer)].at(-1)
  if (root === undefined) return null
  const blocks: string[] = []
  const added: VisibleText['added'] = []
  const generated: string[] = []
  let left = 1_000_000
  let block = ''
  const end = (): void => {
    if (block.trim() !== '' && blocks.length < 20_000) blocks.push(block)
    block = ''
  }
  const isCut = (element: PageElement, style: PageStyle): boolean =>
    (style.position === 'absolute' && /^rect\((?:[01]px,? ?){4}\)$/.test(style.clip)) ||
    /^inset\((?:50|100)%/.test(style.clipPath) ||
    (/hidden|clip/.test(style.overflow) &&
      (element.clientWidth <= 1 || element.clientHeight <= 1) &&
      style.display !== 'inline')
  const walk = (element: PageElement, isAdded: boolean): void => {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.opacity === '0' || isCut(element, style)) return
    const addition = isAdded ? undefined : additions.find(({ select }) => element.matches(select))
    if (addition !== undefined) {
      const before = block
      block = ''
      walk(element, true)
      const text = block.replace(/\s+/g, ' ').trim()
      block = before
      if (text !== '' && added.length < 2_000) added.push({ kind: addition.kind, text: text.slice(0, 2_000) })
      return
    }
    const isShown = style.visibility === 'visible' && style.fontSize !== '0px'
    if (!isAdded && isShown)
      for (const place of ['::before', '::after']) {
        const { content, display } = getComputedStyle(element, place)
        const [, text = ''] = /^"([\s\S]*)"$/.exec(content) ?? []
        if (text.trim() !== '' && display !== 'none' && generated.length < 500)
          generated.push(text.slice(0, 2_000))
      }
    const isBlock = !/^(?:inline|contents|ruby)/.test(style.display) || element.tagName === 'BR'
    const part = (): void => {
      if (isAdded) block += ' '
      else end()
    }
    if (isBlock) part()
    for (const node of element.childNodes) {
      if (left <= 0) break
      if (node.nodeType === 1) walk(node as PageElement, isAdded)
      else if (node.nodeType === 3 && isShown) {
        const text = (node.nodeValue ?? '').slice(0, left)
        left -= text.length
        block += text
      }
    }
    if (isBlock) part()
  }
  walk(root, false)
  end()
  return { url: location.href, title: document.title, blocks, added, generated }
}

/** What is used of a page here, where the types of browsers are not loaded. */
interface PageNode {
  nodeType: number
  nodeValue: string | null
}
interface PageElement extends PageNode {
  tagName: string
  clientWidth: number
  clientHeight: number
  childNodes: Iterable<PageNode>
  matches(selector: string): boolean
}
type PageStyle = Record<
  | 'display'
  | 'opacity'
  | 'visibility'
  | 'fontSize'
  | 'position'
  | 'clip'
  | 'clipPath'
  | 'overflow'
  | 'content',
  string
>
interface Page {
  document: { title: string; querySelectorAll(selector: string): Iterable<PageElement> }
  location: { href: string }
  getComputedStyle(element: PageElement, place?: string): PageStyle
}
