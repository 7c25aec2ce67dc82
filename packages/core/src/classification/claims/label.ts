import type { Vocabulary } from '../languages/vocabulary.ts'
import { type BoundSentence, type Owner, ownerAt } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'

/** "Current management: …", or a table's row head before its cell: the words of the label, and where its value begins. */
interface Label {
  words: readonly string[]
  value: number
}

export function labelOf(sentence: BoundSentence): Label | null {
  const { tokens } = sentence
  const start = startOfLabel(sentence)
  const end = endOfLabel(tokens, start)
  if (end === -1) return null
  const words: string[] = []
  for (let at = start; at < end; at += 1) {
    const { fold, kind } = tokens[at] as Token
    if (kind === WORD) words.push(fold)
  }
  return words.length === 0 ? null : { words, value: end + 1 }
}

/** In the column of the brand its name stands before the label. */
function startOfLabel({ tokens, marks }: BoundSentence): number {
  for (const { owner, from, to } of marks)
    if (owner === 'brand' && from === 0) return tokens[to]?.fold === ':' ? to + 1 : 0
  return 0
}

/** The sign that closes the label; -1 for the many sentences that have none. */
function endOfLabel(tokens: readonly Token[], start: number): number {
  const limit = Math.min(tokens.length, start + LONGEST)
  for (let at = start; at < limit; at += 1) {
    const { fold, kind } = tokens[at] as Token
    if (kind === WORD) continue
    if (fold === ':' || fold === '|') return at
    if (!INSIDE.has(fold)) return -1
  }
  return -1
}

const INSIDE = new Set('-–"&/*\''.split(''))

/** The label is made of such nouns and of words that change nothing: another noun would make it another label. */
export function isLabel({ words }: Label, nouns: ReadonlySet<string>): boolean {
  let named = false
  for (const word of words) {
    if (nouns.has(word)) named = true
    else if (!PLAIN.has(word) && word.length > 3) return false
  }
  return named
}

/** Whom the value of a label is about: a capital at the start of a line makes no rival of the label itself. */
export function ownerOfLabel(sentence: BoundSentence, label: Label, vocabulary: Vocabulary): Owner {
  const { marks, fixed, topic } = sentence
  const onlyLabel = marks.every((mark) => mark.owner === 'other' && mark.to < label.value)
  return fixed === null && onlyLabel ? topic : ownerAt(sentence, label.value, vocabulary)
}

const LONGEST = 8

const PLAIN = new Set(
  "current currently today general executive company company's firm actual actualmente actuelle actuel actuellement generale general empresa compania firma entreprise societe maison marque atual atualmente geral executiva executivo ejecutiva ejecutivo executive aktuell aktuelle heute operative unternehmen unternehmens firma marke runs brand leads auge cargo".split(
    ' ',
  ),
)
