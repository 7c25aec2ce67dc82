/**
 * The body of a request, of `limit` bytes at most. With a declared length the server sees to it that no more comes;
 * without one it is counted while it comes.
 */
export async function readRequest(
  request: Request,
  limit: number,
): Promise<Uint8Array | 'too large' | 'not whole'> {
  if (declaredBytes(request) > limit) return 'too large'
  try {
    // Asking for the stream is dear, and most requests say their length.
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
