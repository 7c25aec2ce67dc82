/**
 * The body of a request, of `limit` bytes at most. The server enforces a declared length; without one, bytes
 * are counted as they arrive.
 */
export async function readRequest(
  request: Request,
  limit: number,
): Promise<Uint8Array | 'too large' | 'not whole'> {
  if (declaredBytes(request) > limit) return 'too large'
  try {
    // Opening the stream is expensive, and most requests declare their length.
    if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer())
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > limit) return 'too large'
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (request.signal.aborted) return 'not whole'
    throw error
  }
}

export const declaredBytes = (request: Request): number => Number(request.headers.get('content-length') ?? 0)

const MOST_MS = 5_000

/**
 * Reads what is left of a body that nobody looked at, if the connection ends with this answer. Otherwise Bun's server
 * closes it while the other side still sends, which resets it: nginx, which asks for this by default, then says 502
 * instead of passing the refusal on. The server itself bounds how much that can be.
 */
export async function readUnreadBody(request: Request): Promise<void> {
  if (!endsConnection(request) || request.body === null || request.bodyUsed || request.body.locked) return
  const reader = request.body.getReader()
  const enough = setTimeout(() => void reader.cancel().catch(() => {}), MOST_MS)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The other side has gone: nobody is left to be answered.
  } finally {
    clearTimeout(enough)
  }
}

const endsConnection = (request: Request): boolean =>
  /(^|,)\s*close\s*(,|$)/i.test(request.headers.get('connection') ?? '')
