import type { Block, InlineStyle, Run } from './blocks.ts'

/** Gathers text into runs, and runs into paragraphs, as a browser would between two block elements. */
export class RunCollector {
  readonly blocks: Block[] = []
  #runs: Run[] = []
  /** White space was seen that is one space if more text follows. */
  #space = false
  /** Nothing but the start of a line lies before: white space there is nothing. */
  #atStart = true

  text(text: string, style: InlineStyle, keepsSpace: boolean, group: boolean): void {
    const clean = text.replaceAll(CONTROLS, '')
    if (keepsSpace) {
      if (clean !== '') this.#push(clean.replaceAll('\t', '    ').replaceAll(EMPTY, '\n\n\n\n'), style, group)
      return
    }
    for (const [i, word] of clean.split(/[\t\n ]+/).entries()) {
      if (i > 0) this.#space = true
      if (word === '') continue
      const spaced = this.#space && !this.#atStart
      this.#space = false
      this.#push(spaced ? ` ${word}` : word, style, group)
    }
  }

  lineFeed(style: InlineStyle): void {
    this.#push('\n', style, false)
    this.#atStart = true
    this.#space = false
  }

  /** Ends the paragraph, if one was begun. */
  flush(): void {
    const runs = this.takeRuns()
    if (runs.length > 0) this.blocks.push({ kind: 'paragraph', runs })
  }

  takeRuns(): Run[] {
    const runs = this.#runs
    this.#runs = []
    this.#atStart = true
    this.#space = false
    return runs
  }

  #push(text: string, style: InlineStyle, group: boolean): void {
    const last = this.#runs.at(-1)
    // Joined with the run before: one run for a paragraph in one style.
    if (last && last.style === style && !group && !last.group) last.text += text
    else this.#runs.push({ text, style, group })
    this.#atStart = false
  }
}

/** Empty lines beyond three: nobody files sheets without a word on them. */
const EMPTY = /(?:\n *){5,}(?=\n)/g

/** All controls but tab and line feed. Our pages write them out as escapes; none may reach the printer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
