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
