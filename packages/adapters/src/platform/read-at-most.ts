/** The reply is larger than any legitimate one. */
export class ReplyTooLarge extends Error {}

/**
 * The body of a reply. Throws as soon as it exceeds `maxBytes`. Every wait goes through `race`: a rejection
 * there stops the reading and releases the body.
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
    // Cancelled explicitly: a signal alone did not always end a dripping body.
    reader.cancel().catch(() => undefined)
  }
}
