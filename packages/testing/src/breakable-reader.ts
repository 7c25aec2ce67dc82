import type { ReadAnswer } from '@veracite/core/readers/rules-reader'

/** Words in an answer that do to this reader what a mistake in the real one would do. */
export const HANGS = 'Halden hangs its reader.'
export const THROWS = 'Halden breaks its reader.'
export const EXITS = 'Halden ends its thread.'

/** A reader with mistakes that can be called by name. */
export const breakable =
  (read: ReadAnswer): ReadAnswer =>
  (input) => {
    const { text } = input.answer
    if (text.includes(HANGS)) for (;;);
    if (text.includes(THROWS)) throw new RangeError(`no way to read\n\u0000${text}`)
    if (text.includes(EXITS)) process.exit(3)
    return read(input)
  }
