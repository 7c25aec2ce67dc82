import { clean } from '../text/clean.ts'

/** A text without marks, white space, signs and references, with offsets into the original. */
export interface FoldedText {
  text: string
  /** Where the kept character at `at` begins and ends in the source. */
  startOf(at: number): number
  endOf(at: number): number
}

/**
 * Models copy words faithfully, but not what stands between them: asterisks, escapes, bars of a table, line breaks,
 * the kind of dash or quotation mark. So only letters, figures and currency signs are compared.
 */
export function foldQuote(source: string): FoldedText {
  const cleaned = clean(source)
  const places: number[] = []
  let text = ''
  for (const { 0: piece, 1: kept, index } of cleaned.text.matchAll(PIECES)) {
    if (kept === undefined) continue
    for (let unit = 0; unit < piece.length; unit += 1) places.push(index + unit)
    text += kept
  }
  return {
    text,
    startOf: (at) => cleaned.startOf(places[at] ?? cleaned.text.length),
    endOf: (at) => cleaned.endOf(places[at] ?? cleaned.text.length),
  }
}

/** Everything but the group is passed over. Each alternative is bounded, so that no text is looked through twice. */
const PIECES = new RegExp(
  [
    // "([Name][1])", "[1]", "[^1]", "【4†source】": where something is from.
    String.raw`\(\[[^[\]]{1,120}\]\[\d{1,3}\]\)`,
    String.raw`\[\^?\d{1,3}\]`,
    '【[^【】]{0,80}】',
    // The address of a link; its label is kept.
    String.raw`\]\([^()\s]{0,500}(?:\([^()\s]{0,100}\)[^()\s]{0,100})?\)`,
    String.raw`<\/?[a-z][^<>]{0,100}>`,
    // The point in a number is part of it, one between words is not.
    String.raw`((?<=\d)[.,](?=\d)|[\p{L}\p{M}\p{N}\p{Sc}])`,
    '.',
  ].join('|'),
  'gsu',
)
