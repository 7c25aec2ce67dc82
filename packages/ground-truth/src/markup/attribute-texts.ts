import { Parser } from 'htmlparser2'

/** Words that are in a page and not among its visible lines. */
export interface AttributeTexts {
  texts: string[]
  /** Scripts could add more, or show another page. */
  hasScripts: boolean
  /** False if it holds more than was looked at. */
  isWhole: boolean
}

const SPOKEN = ['title', 'aria-label', 'aria-description', 'summary', 'placeholder', 'label']
const META = /^(?:description|keywords|author|abstract|og:.*|twitter:.*|dc\..*)$/i
/** Their text is left out of the visible lines. */
const UNSEEN = new Set(['title', 'noscript', 'template', 'textarea', 'select', 'svg', 'object'])
const NO_SCRIPT = /json|template|text\/(?:plain|html)|speculationrules/i
const MAX_TEXTS = 5_000
const MAX_DEPTH = 1_000
const CHUNK_CHARS = 2 * 1024

/** Titles, labels, descriptions, choices, drawings and what is for readers without scripts. Never throws. */
export function attributeTexts(markup: string): AttributeTexts {
  const texts: string[] = []
  let hasScripts = false
  let isWhole = true
  let depth = 0
  let unseen = 0
  let inScript = false
  const add = (text: string | undefined) => {
    if (text === undefined || !/\S/.test(text)) return
    if (texts.length < MAX_TEXTS) texts.push(text)
    else isWhole = false
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (UNSEEN.has(name)) unseen += 1
      inScript = name === 'script' || name === 'style'
      if (name === 'script' && !NO_SCRIPT.test(attributes.type ?? '')) hasScripts = true
      if (attributes.onload !== undefined || attributes.onerror !== undefined) hasScripts = true
      if (name === 'meta') {
        // Leads to another page as a script would.
        if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) hasScripts = true
        const key = attributes.property ?? attributes.name ?? ''
        if (META.test(key) || attributes.itemprop !== undefined) add(attributes.content)
      }
      for (const key of SPOKEN) add(attributes[key])
      // Visible lines have the words of pictures; those of image maps, buttons and fields are here.
      if (name === 'area' || name === 'input') add(attributes.alt)
      if (name === 'input' && attributes.type !== 'hidden') add(attributes.value)
    },
    ontext(text) {
      if (unseen > 0 && !inScript) add(text)
    },
    onclosetag(name) {
      depth -= 1
      inScript = false
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1)
    },
  })
  for (let at = 0; at < markup.length && depth < MAX_DEPTH; at += CHUNK_CHARS)
    parser.write(markup.slice(at, at + CHUNK_CHARS))
  if (depth < MAX_DEPTH) parser.end()
  return { texts, hasScripts, isWhole: isWhole && depth < MAX_DEPTH }
}
