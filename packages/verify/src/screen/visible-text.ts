import MARKDOWN from './markdown.json' with { type: 'json' }

/** One spelling of visible text: composed characters, and one blank for any run of blanks. */
export const visibleText = (shown: string): string =>
  shown.normalize('NFC').replace(BLANKS, ' ').replace(/^ | $/g, '')

const BLANKS = new RegExp(MARKDOWN.blanks, 'g')
