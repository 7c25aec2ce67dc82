/** What a list of sessions says about where somebody signed in; a note, which proves nothing. */
export const whereFrom = (
  request: Request,
  addressOf: (request: Request) => string,
): { browser: string; address: string } => ({
  browser: (request.headers.get('user-agent') ?? 'unknown').replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200),
  address: addressOf(request),
})
