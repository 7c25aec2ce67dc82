/**
 * Text from outside, made safe to look at: characters that are invisible, or that change the order or look of others,
 * are written out as escapes. Screens, exported pages and the script inside those share it, so that all of them agree.
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSEEN, (character) => `⟦${codeOf(character)}⟧`)
    .replaceAll(PILED, (marks) => `⟦${codeOf(marks)} × ${[...marks].length}⟧`)
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Marks on a letter that has sixteen already: no script needs them, and some thousands hold a browser up for a minute.
 * They are counted and not written out one by one, which would hold it up as long.
 */
const PILED = /(?<=\p{M}{16})\p{M}+/gu

/**
 * Controls except tab and line feed, bidirectional controls, invisible separators and fillers, tags, byte
 * order mark.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]|[\u{e0000}-\u{e0fff}]/gu
