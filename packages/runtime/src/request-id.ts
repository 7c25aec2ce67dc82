/** A caller's own id is kept when it is one, so that its log and ours can be read together. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : Bun.randomUUIDv7()
}
