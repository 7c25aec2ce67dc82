import { once } from '../text/once.ts'
import WORDS from './taken-back.json' with { type: 'json' }

/**
 * Whether something in the answer may take a statement back. The plain reader finds forms and does not understand what stands
 * around them: what it finds wrong accuses only where the statement is a sentence of its own, and no word in the answer is one
 * for orders, hearsay, doubt, errors, play or another company.
 */
export function takenBackIn(text: string): (statement: { start: number; end: number }) => boolean {
  const hasWord = once(() => ANYWHERE.test(text.toLowerCase()))
  return ({ start, end }) => {
    const before = text.slice(Math.max(0, start - WINDOW), start)
    const behind = text.slice(end, end + WINDOW)
    const quote = text.slice(start, end)
    const opening = before.split(SENTENCE_ENDS).at(-1) ?? ''
    const [rest = ''] = behind.split(SENTENCE_ENDS, 1)
    if (rest.length === WINDOW || !(PLAIN_OPENING.test(opening) && PLAIN_REST.test(rest))) return true
    const line = `${before.split('\n').at(-1)}${quote}${behind.split('\n', 1)[0]}`
    const sentence = ` ${opening}${quote}${rest} `.toLowerCase()
    return (
      WORDS.onItsLine.some((sign) => line.includes(sign)) ||
      WORDS.inSentence.some((word) => sentence.includes(word)) ||
      hasWord()
    )
  }
}

/** In characters on either side of a statement. */
const WINDOW = 400
const SENTENCE_ENDS = /[.!\n。]/
/** Marks of a list or of bold letters, a picture, and an article. */
const PLAIN_OPENING = /^[\s\p{Cf}\p{Cs}\-*•_#\d\p{Extended_Pictographic}\p{M}]*(?:\p{L}{1,3}[ '’])?[*_]*$/u
/** Further clauses; a colon, dash, bracket or picture may begin a remark. Numbers in brackets are marks of sources. */
const PLAIN_REST = /^[\p{L}\p{M}\p{N}\p{Cf}\s,*_'’-]*(?:\[\d+\]\s*)*$/u
const { ja, zh, signs, ...spaced } = WORDS.anywhere
/** In one look: answers may be long, and have many statements. Words stand there from their beginning on. */
const ANYWHERE = new RegExp(
  `(?<!\\p{L})(?:${Object.values(spaced).flat().join('|')})|${[ja, zh, signs].flat().join('|')}`,
  'u',
)
