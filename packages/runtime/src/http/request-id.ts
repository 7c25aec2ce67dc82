/** A valid request id from the caller is kept, so that both logs can be correlated. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : Bun.randomUUIDv7()
}
