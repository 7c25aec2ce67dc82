import { clipQuote } from '../facts/fact-source.ts'
import { addProp, localName, type PropValue, type Thing } from './thing.ts'

/** Builds things from microdata (`itemscope`, `itemprop`) and RDFa Lite (`typeof`, `property`) as tags go by. */
export class MarkupThings {
  readonly top: Thing[] = []
  readonly #markup: string
  readonly #frames: Frame[] = []
  readonly #scopes: Thing[] = []
  readonly #openProps: Frame[] = []

  constructor(markup: string) {
    this.#markup = markup
  }

  open(name: string, attributes: Record<string, string>, start: number, end: number): void {
    const scoped = attributes.itemscope !== undefined || attributes.typeof !== undefined
    const propNames = (attributes.itemprop ?? attributes.property ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map(localName)
    const owner = this.#scopes.at(-1) ?? null
    const frame: Frame = { scope: null, props: [], start, text: '', given: null }
    if (owner !== null && propNames.length > 0) {
      const value: PropValue = { text: '', thing: null, quote: clipQuote(this.#markup.slice(start, end)) }
      frame.given = givenValue(name, attributes)
      for (const prop of propNames) addProp(owner, prop, value)
      frame.props.push(value)
    }
    if (scoped) {
      const types = (attributes.itemtype ?? attributes.typeof ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .map(localName)
      frame.scope = { types, id: attributes.itemid ?? attributes.resource ?? null, props: new Map() }
      for (const value of frame.props) value.thing = frame.scope
      if (frame.props.length === 0) this.top.push(frame.scope)
      this.#scopes.push(frame.scope)
    }
    this.#frames.push(frame)
    // Deeply nested properties would each collect the same text; no honest page nests twenty.
    if (frame.props.length > 0 && this.#openProps.length < MAX_OPEN_PROPS) this.#openProps.push(frame)
  }

  text(text: string): void {
    for (const frame of this.#openProps) if (frame.text.length < MAX_PROP_CHARS) frame.text += text
  }

  close(end: number): void {
    const frame = this.#frames.pop()
    if (frame === undefined) return
    if (frame.scope !== null) this.#scopes.pop()
    if (this.#openProps.at(-1) === frame) this.#openProps.pop()
    const element = this.#markup.slice(frame.start, end)
    for (const value of frame.props) {
      value.text = (frame.given ?? frame.text).replace(/\s+/g, ' ').trim()
      if (element.length > 0) value.quote = clipQuote(element)
    }
  }
}

interface Frame {
  scope: Thing | null
  props: PropValue[]
  start: number
  text: string
  /** The value that an attribute states; null when the element's text is the value. */
  given: string | null
}

function givenValue(name: string, attributes: Record<string, string>): string | null {
  if (attributes.content !== undefined) return attributes.content
  if (name === 'time') return attributes.datetime ?? null
  if (name === 'data' || name === 'meter') return attributes.value ?? null
  if (name === 'a' || name === 'area' || name === 'link') return attributes.href ?? null
  if (name === 'img' || name === 'audio' || name === 'video' || name === 'source')
    return attributes.src ?? null
  return null
}

const MAX_OPEN_PROPS = 20
const MAX_PROP_CHARS = 5_000
