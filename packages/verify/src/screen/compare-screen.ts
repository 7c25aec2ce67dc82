import { utf8Decode } from '../bytes.ts'
import { parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { SHAPES } from '../shapes.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import type { Profile } from './profiles.ts'
import { visibleText } from './visible-text.ts'

/** What stood on the screen, as the recorder read it from the page: nothing here is proven by itself. */
export type Screen = Shapes['SCREEN']

/** The most bytes of a screen. */
export const MAX_SCREEN_BYTES = 2_097_152

/** Reads a screen from its one spelling. */
export function readScreen(bytes: Uint8Array): Screen {
  if (bytes.length > MAX_SCREEN_BYTES) throw new FormatError('the text of the screen is too long')
  return SHAPES.SCREEN(parseCanonicalJson(utf8Decode(bytes)), 'screen')
}

/** Markdown as plain text: our own rendering of what the provider sent. */
export const renderedText = (markdown: string): string =>
  markdownBlocks(markdown)
    .map(visibleText)
    .filter((block) => block !== '')
    .join('\n')

/** Throws unless the page showed what the provider sent, letter by letter; says where they part. */
export function requireSameScreen(profile: Pick<Profile, 'generated'>, answer: string, screen: Screen): void {
  const sent = visibleText(markdownBlocks(answer).join(' '))
  const shown = visibleText(screen.blocks.join(' '))
  if (sent !== shown) throw new FormatError(difference(sent, shown))
  const foreign = screen.generated.find((one) => visibleText(one) !== '' && !profile.generated.includes(one))
  if (foreign !== undefined)
    throw new FormatError(`a style sheet of the page adds “${excerpt([...foreign], 0)}” to the answer`)
}

function difference(sent: string, shown: string): string {
  const [one, other] = [[...sent], [...shown]]
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return `the screen is not what the provider sent: it shows “${excerpt(other, at)}” where “${excerpt(one, at)}” was sent`
}

function excerpt(characters: readonly string[], at: number): string {
  const start = Math.max(0, at - 20)
  return characters
    .slice(start, at + 30)
    .join('')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}“”]/gu, '�')
}
