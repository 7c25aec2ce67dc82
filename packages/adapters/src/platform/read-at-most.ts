/** The other side sends more than such a reply ever has. */
export class ReplyTooLarge extends Error {}

/**
 * The body of a reply. Throws as soon as there is more of it than `maxBytes`. `race` is given every wait: whoever must
 * stop rejects there, and the body is let go of.
 */
export async function readAtMost(
  response: Response,
  maxBytes: number,
  race: <T>(work: Promise<T>) => Promise<T> = (work) => work,
): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await race(reader.read())
      if (done) return new Uint8Array(Buffer.concat(chunks))
      size += value.length
      if (size > maxBytes) throw new ReplyTooLarge(`The reply is larger than ${maxBytes} bytes.`)
      chunks.push(value)
    }
  } finally {
    // The reader is ours to the end: a signal alone was seen not to end a dripping body.
    reader.cancel().catch(() => undefined)
  }
}
