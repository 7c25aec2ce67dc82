/** Somebody who takes nothing for this long is gone, even if the connection says otherwise. */
const STALLED_AFTER_MS = 60_000

/**
 * A body that is made as fast as it is read. When making it fails, the connection breaks: a file must not look whole. A
 * reader who stops, or stalls, ends the making.
 */
export function streamOf(
  parts: AsyncGenerator<Uint8Array | string>,
  {
    onFailure,
    stalledAfterMs = STALLED_AFTER_MS,
  }: { onFailure(error: unknown): void; stalledAfterMs?: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      controller.error(new Error('Nobody reads.'))
      void parts.return(undefined)
    }, stalledAfterMs)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer)
        try {
          const { done, value } = await parts.next()
          if (done) return controller.close()
          controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
          watch(controller)
        } catch (error) {
          onFailure(error)
          controller.error(error)
        }
      },
      async cancel() {
        clearTimeout(timer)
        await parts.return(undefined)
      },
    },
    // One part waits, no more: parts have megabytes.
    { highWaterMark: 1 },
  )
}
