/** A note about the place of a sign-in, for the list of sessions; it proves nothing. */
export const whereFrom = (
  request: Request,
  addressOf: (request: Request) => string,
): { browser: string; address: string } => ({
  browser: (request.headers.get('user-agent') ?? 'unknown').replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200),
  address: addressOf(request),
})
