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
