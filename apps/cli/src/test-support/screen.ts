/** What a terminal shows after it was sent these bytes: enough of one for what this program writes. */
export class Screen {
  #lines: string[] = ['']
  #row = 0
  #column = 0

  #unfinished = ''

  /** What stood there each time the program went back up to draw over it: whole drawings, however the bytes arrived. */
  readonly drawnOver: string[] = []

  write(chunk: string): void {
    // A sequence may arrive in two pieces.
    const text = this.#unfinished + chunk
    this.#unfinished = UNFINISHED.exec(text)?.[0] ?? ''
    for (const [part] of text.slice(0, text.length - this.#unfinished.length).matchAll(PART)) {
      if (part === '\n') this.#moveTo(this.#row + 1, 0)
      else if (part === '\r') this.#column = 0
      else if (part.startsWith('\u001b')) this.#obey(part)
      else this.#put(part)
    }
  }

  text(): string {
    return this.#lines
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd()
  }

  #put(text: string): void {
    const line = this.#lines[this.#row] ?? ''
    this.#lines[this.#row] =
      line.padEnd(this.#column).slice(0, this.#column) + text + line.slice(this.#column + text.length)
    this.#column += text.length
  }

  #obey(sequence: string): void {
    const [, count = '1', order] = /\[\??(\d*)(?:;\d+)*([A-Za-z])$/.exec(sequence) ?? []
    if (order === 'G') this.#column = Number(count || '1') - 1
    else if (order === 'F') {
      this.drawnOver.push(this.text())
      this.#moveTo(this.#row - Number(count), 0)
    } else if (order === 'K') this.#lines[this.#row] = (this.#lines[this.#row] ?? '').slice(0, this.#column)
    else if (order === 'J') {
      this.#lines[this.#row] = (this.#lines[this.#row] ?? '').slice(0, this.#column)
      this.#lines.length = this.#row + 1
    } else if (!['m', 'h', 'l'].includes(order ?? ''))
      throw new Error(`Unknown order ${JSON.stringify(sequence)}`)
  }

  #moveTo(row: number, column: number): void {
    if (row < 0) throw new Error('The cursor left the screen.')
    this.#row = row
    this.#column = column
    while (this.#lines.length <= row) this.#lines.push('')
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a terminal is sent.
const PART = /\u001b\[[\d;?]*[A-Za-z]|\u001b.|\r|\n|[^\u001b\r\n]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const UNFINISHED = /\u001b(?:\[[\d;?]*)?$/
