import { Parser } from 'htmlparser2'

/** Words that are in a page and not among its visible lines, and whether it has scripts that could add more. */
export interface AttributeTexts {
  texts: string[]
  hasScripts: boolean
}

const SPOKEN = ['title', 'aria-label', 'aria-description', 'summary', 'placeholder']
const META = /^(?:description|keywords|author|abstract|og:.*|twitter:.*|dc\..*)$/i
/** Their text is left out of the visible lines. */
const UNSEEN = new Set(['title', 'noscript', 'template', 'textarea', 'select', 'svg'])
const NO_SCRIPT = /json|template|text\/(?:plain|html)|speculationrules/i
const MAX_TEXTS = 5_000
const MAX_DEPTH = 1_000
const CHUNK_CHARS = 2 * 1024

/** Titles, labels, descriptions, choices, drawings and what is for readers without scripts. Never throws. */
export function attributeTexts(markup: string): AttributeTexts {
  const texts: string[] = []
  let hasScripts = false
  let depth = 0
  let unseen = 0
  let inScript = false
  const add = (text: string | undefined) => {
    if (text !== undefined && texts.length < MAX_TEXTS && /\S/.test(text)) texts.push(text)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (UNSEEN.has(name)) unseen += 1
      inScript = name === 'script' || name === 'style'
      if (name === 'script' && !NO_SCRIPT.test(attributes.type ?? '')) hasScripts = true
      if (name === 'meta' && META.test(attributes.property ?? attributes.name ?? '')) add(attributes.content)
      for (const key of SPOKEN) add(attributes[key])
      // Visible lines have the words of pictures; those of image maps and buttons are here.
      if (name === 'area' || name === 'input') add(attributes.alt)
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
  return { texts, hasScripts }
}
