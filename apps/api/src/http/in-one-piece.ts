export type Content = string | Uint8Array<ArrayBuffer> | Blob

export const sizeOf = (content: Content): number => (content instanceof Blob ? content.size : content.length)

/** What Bun keeps together by itself, head included. */
const SENT_TOGETHER = 12_000
/** From here on, copying costs more than it saves. */
const WORTH_COPYING = 500_000
const encoder = new TextEncoder()

/**
 * After a wait, Bun sends each header of a larger answer as two or three packets of their own (oven-sh/bun#41341): 60 µs
 * of system calls. The head of a stream leaves together with its first piece.
 */
export async function inOnePiece(content: Content): Promise<Content | ReadableStream<Uint8Array>> {
  const size = sizeOf(content)
  if (size < SENT_TOGETHER || size > WORTH_COPYING) return content
  const piece =
    typeof content === 'string'
      ? encoder.encode(content)
      : content instanceof Blob
        ? await content.bytes()
        : content
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(piece)
      controller.close()
    },
  })
}
