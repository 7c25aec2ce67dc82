import type { Workers } from '@veracite/core/readers/work'

/** Words in an answer that affect this reader as a bug would affect the real one. */
export const HANGS = 'Halden hangs its reader.'
export const THROWS = 'Halden breaks its reader.'
export const EXITS = 'Halden ends its thread.'

const never = new Int32Array(new SharedArrayBuffer(4))
const spin = (): never => {
  for (;;);
}
/** As deaf as one that computes without end, and leaves the processor to the rest of the test. */
export const doze = (): never => {
  for (;;) Atomics.wait(never, 0, 0, 50)
}

/** A reader with bugs that answers can trigger by name. */
export const breakable = (workers: Workers, hang: () => never = spin): Workers => ({
  ...workers,
  read(input) {
    const { text } = input.answer
    if (text.includes(HANGS)) hang()
    if (text.includes(THROWS)) throw new RangeError(`no way to read\n\u0000${text}`)
    if (text.includes(EXITS)) process.exit(3)
    return workers.read(input)
  },
})
