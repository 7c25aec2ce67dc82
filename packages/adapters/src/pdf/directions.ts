import bidiFactory from 'bidi-js'

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms: all that our fonts may have of them. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

export interface Direction {
  /** Embedding level of the Unicode algorithm; odd levels run from right to left. */
  level: number
  /** Whether the line begins on the right. */
  fromRight: boolean
}

const LEFT: Direction = { level: 0, fromRight: false }

/** The direction of every UTF-16 unit. */
export type Directions = (index: number) => Direction

/** One paragraph is never longer for the algorithm: it takes milliseconds for as much as this. */
const MAX_PARAGRAPH = 4_000

const bidi = bidiFactory()

/** Unicode's algorithm, paragraph by paragraph. Without a letter from right to left there is nothing to do. */
export function directionsOf(text: string): Directions {
  if (!RIGHT_TO_LEFT.test(text)) return () => LEFT
  const levels = new Uint8Array(text.length)
  const right = new Uint8Array(text.length)
  let at = 0
  while (at < text.length) {
    const feed = text.indexOf('\n', at)
    const end = Math.min(feed < 0 ? text.length : feed + 1, at + MAX_PARAGRAPH)
    const paragraph = text.slice(at, end)
    if (RIGHT_TO_LEFT.test(paragraph)) {
      const found = bidi.getEmbeddingLevels(paragraph)
      levels.set(found.levels, at)
      right.fill((found.paragraphs[0]?.level ?? 0) & 1, at, end)
    }
    at = end
  }
  return (index) => ({ level: levels[index] ?? 0, fromRight: right[index] === 1 })
}

/** From the order of speech to the order of the line: every stretch of a level or higher is turned around. */
export function inVisualOrder<T extends { level: number }>(pieces: readonly T[]): T[] {
  const order = [...pieces]
  const highest = order.reduce((level, piece) => Math.max(level, piece.level), 0)
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from
      while (to < order.length && (order[to]?.level ?? 0) >= level) to++
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = to
    }
  }
  return order
}

/** How a stretch from right to left is drawn: brackets turned around, and what is not shaped, backwards. */
export function drawnFromRight(text: string): string {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.reverse()).join('')
}
