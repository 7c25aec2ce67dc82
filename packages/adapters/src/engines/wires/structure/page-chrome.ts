import type { AnswerBlock, ListItem } from './blocks.ts'
import { linesOf, oneLine } from './lines.ts'
import chrome from './page-chrome.json' with { type: 'json' }

const LINES = new Set(chrome.lines)
const SPEAKERS = new Set(chrome.speakers)
const APART = new Set(chrome.blocksApart)

/** Blocks that are on the page but not in the answer: pictures, films, advertisements, questions to ask next. */
export function standsApart(type: string | null): boolean {
  if (type === null) return false
  const name = type.replace(/^(ai_overview|chat_gpt|gemini)_/, '').replace(/_(element|component)$/, '')
  return APART.has(name)
}

/**
 * The answer without the page around it: buttons, notices, and the chips that name a source. Only whole lines go, and
 * only from prose: a name in a heading, a list, a table or a card was written by the engine.
 */
export function withoutChrome(
  blocks: readonly AnswerBlock[],
  sourceNames: readonly (string | null)[] = [],
): AnswerBlock[] {
  const chips = new Set(sourceNames.flatMap((name) => (name === null ? [] : [fold(name)])).filter(isName))
  const kept = blocks.flatMap((block): AnswerBlock[] => {
    if (block.kind === 'list')
      return [{ ...block, items: block.items.map((item) => cleanItem(item, sourceNames)) }]
    if (block.kind !== 'paragraph') return [block]
    const text = withoutChromeLines(block.text, chips)
    return text === '' ? [] : [{ ...block, text }]
  })
  return kept.filter((block, at) => !isLoneChip(block, kept[at + 1], chips))
}

const cleanItem = (item: ListItem, sourceNames: readonly (string | null)[]): ListItem => ({
  ...item,
  inner: withoutChrome(item.inner, sourceNames),
})

const isName = (name: string): boolean => name.length > 1

function withoutChromeLines(text: string, chips: ReadonlySet<string>): string {
  const lines = linesOf(text)
  const kept = lines.filter((line, at) => {
    if (line.trim() === '') return true
    const folded = fold(line)
    if (isChrome(folded)) return false
    return !(isChip(line, folded, chips) && (at > 0 || isCount(fold(lines[at + 1] ?? ''))))
  })
  return kept.join('\n').trim()
}

/** A label comes before what it names; a name that nothing follows, or a heading, named a source. */
function isLoneChip(block: AnswerBlock, next: AnswerBlock | undefined, chips: ReadonlySet<string>): boolean {
  if (block.kind !== 'paragraph') return false
  const folded = fold(block.text)
  if (!isChip(block.text, folded, chips)) return false
  const introduces = next !== undefined && next.kind !== 'heading'
  const counted = / \+\d{1,3}$/.test(folded)
  return counted || isHost(block.text) || !introduces
}

function isChip(line: string, folded: string, chips: ReadonlySet<string>): boolean {
  if (/^\s*([-*+#>|]|\d+[.)]\s)/.test(line) || line.includes('**')) return false
  return chips.has(folded.replace(/ ?\+\d{1,3}$/, ''))
}

function isChrome(folded: string): boolean {
  if (isCount(folded)) return true
  if (SPEAKERS.has(folded.replace(/:$/, ''))) return true
  const sentences = folded
    .split(/(?<=[.!])\s+|\s+·\s+/)
    .map((sentence) => sentence.replace(/(?<![.!:…])[.!:…]+$/, ''))
  return sentences.every((sentence) => LINES.has(sentence))
}

/** How many more sources a chip stands for. */
const isCount = (folded: string): boolean => /^\+\d{1,3}( more)?$|^\d{1,3} (sites|sources)$/.test(folded)

const isHost = (line: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(line.trim())

/** At the end, a run of signs is looked at once, and not again from each of its signs. */
const fold = (text: string): string =>
  oneLine(text)
    .replace(/^[*_]+|(?<![*_])[*_]+$/g, '')
    .replaceAll('’', "'")
    .toLowerCase()
